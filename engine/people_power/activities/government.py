"""4.2 Government Special Activities."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.asking import ask_piece, ask_space
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    ADJACENT,
    GOVERNMENT,
    MANILA,
    NEUTRAL,
    POPULATION,
    SUPPORT,
    TERROR,
    UNDERGROUND,
    Piece,
    Space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.momentum import rules
from engine.people_power.state import State, government_controls
from engine.people_power.turn import SPECIALS, Special, Turn, somewhere
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

REPRISAL_SPACES = 2
CHARM_AID = 3
CRONY_COST = 3


# 4.2.1 Enrich


def can_enrich(state: State, space: Space) -> bool:
    """4.2.1: Government Control and Support, never Manila."""
    return space != MANILA and state.alignment[space] == SUPPORT and government_controls(state, space)


def enrich_in(state: State, space: Space) -> None:
    """4.2.1: Patronage for Support."""
    state.report(SpaceSelected(GOVERNMENT, "enrich", space))
    change_patronage(state, rules(state).enrich_per_population * POPULATION[space])
    set_alignment(state, space, NEUTRAL)
    change_aid(state, -1)


def play_enrich(turn: Turn) -> Steps[None]:
    """4.2.1"""
    space = yield from turn.pick_special_space(can_enrich)
    enrich_in(turn.state, space)


# 4.2.2 Reprisal


def can_reprisal(state: State, space: Space) -> bool:
    """4.2.2: Government Control."""
    return government_controls(state, space)


def reprisal_in(state: State, space: Space) -> None:
    """4.2.2: Neutral and Terror."""
    state.report(SpaceSelected(GOVERNMENT, "reprisal", space))
    set_alignment(state, space, NEUTRAL)
    put_marker(state, space, TERROR)


def reprisal_targets(state: State, space: Space) -> list[Piece]:
    """4.2.2: a Guerrilla or an Activist."""
    return [piece for piece in (UNDERGROUND, ACTIVE, ACTIVIST) if state.pieces[piece][space]]


def play_reprisal(turn: Turn) -> Steps[None]:
    """4.2.2"""
    state = turn.state
    while space := (yield from turn.pick_special_space(can_reprisal, REPRISAL_SPACES)):
        reprisal_in(state, space)
        yield from _reprisal_strikes(state, space)
    if rules(state).reprisal_removes and len(turn.special_spaces) == 1:
        space = turn.special_spaces[0]
        victim = yield from ask_piece(
            GOVERNMENT, "reprisal.second", reprisal_targets(state, space), True, {"space": space}
        )
        if victim:
            remove(state, space, victim)


def _reprisal_strikes(state: State, space: Space) -> Steps[None]:
    victim = yield from ask_piece(
        GOVERNMENT, "reprisal.piece", reprisal_targets(state, space), context={"space": space}
    )
    if not victim:
        return
    if rules(state).reprisal_removes:
        remove(state, space, victim)
        return
    context = {"origin": space, "piece": victim}
    refuge = yield from ask_space(GOVERNMENT, "reprisal.to", ADJACENT[space], context=context)
    move(state, space, refuge, victim)


# 4.2.3 Charm


def can_charm(state: State, space: Space) -> bool:
    """4.2.3: Government Control, and Patronage to pay with."""
    return state.patronage > 0 and government_controls(state, space)


def charm_in(state: State, space: Space) -> None:
    """4.2.3: Support and Aid for Patronage."""
    state.report(SpaceSelected(GOVERNMENT, "charm", space))
    change_patronage(state, -1)
    shift(state, space, SUPPORT)
    change_aid(state, CHARM_AID)


def play_charm(turn: Turn) -> Steps[None]:
    """4.2.3"""
    yield from charm_up_to(turn, rules(turn.state).charm_spaces)


def charm_up_to(turn: Turn, limit: int, may_decline: bool = False) -> Steps[None]:
    """4.2.3: Charm in so many spaces or fewer."""
    while space := (yield from turn.pick_special_space(can_charm, limit, may_decline)):
        charm_in(turn.state, space)
    if turn.special_spaces:
        change_resources(turn.state, GOVERNMENT, rules(turn.state).charm_resources)


# The Special Activity that a Personality adds


def can_crony(state: State) -> bool:
    """A crony's deal costs Resources, except a Non-player (8.6.1)."""
    if not rules(state).crony_patronage:
        return False
    return not state.is_player(GOVERNMENT) or state.resources[GOVERNMENT] >= CRONY_COST


def crony_deal(state: State) -> None:
    change_resources(state, GOVERNMENT, -CRONY_COST)
    change_patronage(state, rules(state).crony_patronage)


def play_crony(turn: Turn) -> Steps[None]:
    crony_deal(turn.state)
    yield from ()


for _special in (
    Special("enrich", GOVERNMENT, "4.2.1", somewhere(can_enrich), play_enrich),
    Special("reprisal", GOVERNMENT, "4.2.2", somewhere(can_reprisal), play_reprisal),
    Special("charm", GOVERNMENT, "4.2.3", somewhere(can_charm), play_charm),
    Special("crony", GOVERNMENT, "5.3", lambda turn: can_crony(turn.state), play_crony),
):
    SPECIALS[_special.key] = _special
