"""4.2: the Government has three Special Activities: Enrich, Reprisal and Charm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.prompts import Refusal, Steps
from engine.core.questions import Ask
from engine.people_power import questions
from engine.people_power.actions import Special, nowhere, unless_stranding, would_pay
from engine.people_power.asking import ask_piece, ask_space, piece_option, refused_spaces
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    ADJACENT,
    GOVERNMENT,
    MANILA,
    NEUTRAL,
    POPULATION,
    SPACES,
    SUPPORT,
    TERROR,
    UNDERGROUND,
    Piece,
    Space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.in_force import rules
from engine.people_power.state import State, government_controls
from engine.people_power.verbs import (
    change_aid,
    change_patronage,
    change_resources,
    move,
    put_marker,
    remove,
    set_alignment,
    shift,
)

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

REPRISAL_SPACES = 2
CHARM_AID = 3
CRONY_COST = 3


# 4.2.1 Enrich


def no_enrich(state: State, space: Space) -> str:
    """4.2.1: Enrich needs Government Control and Support, and is never done in Manila."""
    if space == MANILA:
        return "manila"
    if state.alignment[space] != SUPPORT:
        return "not_support"
    return "" if government_controls(state, space) else "government_control"


def can_enrich(state: State, space: Space) -> bool:
    return not no_enrich(state, space)


def enrich_in(state: State, space: Space) -> None:
    """4.2.1: Patronage is gained, and Support is lost."""
    state.report(SpaceSelected(GOVERNMENT, "enrich", space))
    change_patronage(state, rules(state).enrich_per_population * POPULATION[space])
    set_alignment(state, space, NEUTRAL)
    change_aid(state, -1)


refuses_enrich = unless_stranding(no_enrich)


def play_enrich(turn: Turn) -> Steps[None]:
    """4.2.1"""
    space = yield from turn.pick_special_space(lambda space: refuses_enrich(turn, space))
    enrich_in(turn.state, space)


# 4.2.2 Reprisal


def no_reprisal(state: State, space: Space) -> str:
    """4.2.2: Reprisal needs Government Control."""
    return "" if government_controls(state, space) else "government_control"


def can_reprisal(state: State, space: Space) -> bool:
    return not no_reprisal(state, space)


def reprisal_in(state: State, space: Space) -> None:
    """4.2.2: the space becomes Neutral and gets Terror."""
    state.report(SpaceSelected(GOVERNMENT, "reprisal", space))
    set_alignment(state, space, NEUTRAL)
    put_marker(state, space, TERROR)


def reprisal_targets(state: State, space: Space) -> list[Piece]:
    """4.2.2: a Guerrilla or an Activist is the victim."""
    return [piece for piece in (UNDERGROUND, ACTIVE, ACTIVIST) if state.pieces[piece][space]]


def refuses_reprisal(turn: Turn, space: Space) -> str:
    """4.1, 4.2.2: whoever it falls on, and wherever they go, the Operation must keep a space."""
    reason = no_reprisal(turn.state, space)
    if reason:
        return reason

    def strands(victim: Piece, refuge: Space) -> bool:
        def act(state: State) -> None:
            reprisal_in(state, space)
            _strike(state, space, victim, refuge)

        return turn.strands(act, space)

    return "strands" if all(strands(*blow) for blow in _blows(turn.state, space)) else ""


def reprisal_drives_into_reach(turn: Turn) -> bool:
    """4.1: from where no cubes are, an Active Guerrilla can be driven to where an Assault finds it."""
    state = turn.state
    if turn.operation != "assault" or rules(state).reprisal_removes:
        return False
    return any(state.active[space] and government_controls(state, space) for space in SPACES)


def play_reprisal(turn: Turn) -> Steps[None]:
    """4.2.2"""
    state = turn.state
    while space := (yield from turn.pick_special_space(lambda s: refuses_reprisal(turn, s), REPRISAL_SPACES)):
        reprisal_in(state, space)
        if victim := (yield from _pick_victim(turn, space, questions.REPRISAL_PIECE, may_stop=False)):
            refuge: Space = "" if rules(state).reprisal_removes else (yield from _pick_refuge(turn, space, victim))
            _strike(state, space, victim, refuge)
    if rules(state).reprisal_removes and len(turn.special_spaces) == 1:
        space = turn.special_spaces[0]
        if victim := (yield from _pick_victim(turn, space, questions.REPRISAL_SECOND, may_stop=True)):
            _strike(state, space, victim, "")


def _pick_victim(turn: Turn, space: Space, question: Ask, may_stop: bool) -> Steps[Piece]:
    targets = reprisal_targets(turn.state, space)
    blows = list(_blows(turn.state, space))
    spared = [
        target
        for target in targets
        if all(_strands(turn, space, victim, refuge) for victim, refuge in blows if victim == target)
    ]

    def refused() -> list[Refusal]:
        return [Refusal(piece_option(victim), "strands", "4.1") for victim in spared]

    victims = [victim for victim in targets if victim not in spared]
    return (yield from ask_piece(GOVERNMENT, question, victims, may_stop, {"space": space}, refused))


def _pick_refuge(turn: Turn, space: Space, victim: Piece) -> Steps[Space]:
    def forbids(refuge: Space) -> str:
        if refuge not in ADJACENT[space]:
            return "not_adjacent"
        return "strands" if _strands(turn, space, victim, refuge) else ""

    refuges = [refuge for refuge in ADJACENT[space] if not forbids(refuge)]
    context = {"origin": space, "piece": victim}
    return (
        yield from ask_space(
            GOVERNMENT, questions.REPRISAL_TO, refuges, False, context, lambda: refused_spaces(forbids, "4.2.2")
        )
    )


def _strands(turn: Turn, space: Space, victim: Piece, refuge: Space) -> bool:
    return turn.strands(lambda state: _strike(state, space, victim, refuge), space)


def _blows(state: State, space: Space) -> Iterator[tuple[Piece, Space]]:
    """4.2.2: on whom it can fall, and where each can go; on nobody if nobody is there."""
    nobody: list[Piece] = [""]
    removed: tuple[Space, ...] = ("",)
    for victim in reprisal_targets(state, space) or nobody:
        for refuge in removed if rules(state).reprisal_removes else ADJACENT[space]:
            yield victim, refuge


def _strike(state: State, space: Space, victim: Piece, refuge: Space) -> None:
    """4.2.2: one piece is driven to an adjacent space, or removed where there is no refuge."""
    if not victim:
        return
    if refuge:
        move(state, space, refuge, victim)
    else:
        remove(state, space, victim)


# 4.2.3 Charm


def no_charm(state: State, space: Space) -> str:
    """4.2.3: Charm needs Government Control, and Patronage to pay with."""
    if not state.patronage:
        return "patronage"
    return "" if government_controls(state, space) else "government_control"


def can_charm(state: State, space: Space) -> bool:
    return not no_charm(state, space)


def charm_in(state: State, space: Space) -> None:
    """4.2.3: Patronage buys Support and Aid."""
    state.report(SpaceSelected(GOVERNMENT, "charm", space))
    change_patronage(state, -1)
    shift(state, space, SUPPORT)
    change_aid(state, CHARM_AID)


def refuses_charm(turn: Turn, space: Space) -> str:
    """4.1, 4.2.3: the Resources that a Personality brings with it may pay for the Operation."""
    reason = no_charm(turn.state, space)
    return reason or ("strands" if turn.strands() and turn.strands(_charm_earns) else "")


def why_no_charm(turn: Turn) -> str:
    """4.2.3: without Patronage no space matters."""
    return nowhere(refuses_charm)(turn) if turn.state.patronage else "patronage"


def _charm_earns(state: State) -> None:
    change_resources(state, GOVERNMENT, rules(state).charm_resources)


def play_charm(turn: Turn) -> Steps[None]:
    """4.2.3"""
    yield from charm_up_to(turn, rules(turn.state).charm_spaces)


def charm_pays(turn: Turn) -> bool:
    """4.1: whether it can pay for an Operation that lacks nothing else."""
    return rules(turn.state).charm_resources > 0 and would_pay(turn)


def charm_up_to(turn: Turn, limit: int, may_decline: bool = False) -> Steps[None]:
    """4.2.3: Charm is done in so many spaces or fewer."""
    while space := (yield from turn.pick_special_space(lambda s: refuses_charm(turn, s), limit, may_decline)):
        charm_in(turn.state, space)
    if turn.special_spaces:
        _charm_earns(turn.state)


# The Special Activity that a Personality adds


def has_cronies(state: State) -> bool:
    """5.3: only Personalities bring it into a game."""
    return state.use_personalities or rules(state).crony_patronage > 0


def can_crony(state: State) -> bool:
    """A crony's deal costs Resources, except a Non-player (8.6.1)."""
    if not rules(state).crony_patronage:
        return False
    return not state.is_player(GOVERNMENT) or state.resources[GOVERNMENT] >= CRONY_COST


def crony_deal(state: State) -> None:
    change_resources(state, GOVERNMENT, -CRONY_COST)
    change_patronage(state, rules(state).crony_patronage)


def why_no_crony(turn: Turn) -> str:
    """4.1: a crony's deal must leave the Resources that the Operation needs."""
    state = turn.state
    if not rules(state).crony_patronage:
        return "crony_absent"
    if not can_crony(state):
        return "crony_cost"
    return "strands" if turn.strands(crony_deal) else ""


def play_crony(turn: Turn) -> Steps[None]:
    crony_deal(turn.state)
    yield from ()


SPECIALS: tuple[Special, ...] = (
    Special("enrich", GOVERNMENT, "4.2.1", nowhere(refuses_enrich), play_enrich),
    Special("reprisal", GOVERNMENT, "4.2.2", nowhere(refuses_reprisal), play_reprisal, reprisal_drives_into_reach),
    Special("charm", GOVERNMENT, "4.2.3", why_no_charm, play_charm, charm_pays),
    Special("crony", GOVERNMENT, "5.3", why_no_crony, play_crony, exists=has_cronies),
)
