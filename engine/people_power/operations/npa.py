"""3.4: the NPA has four Operations: Rally, March, Attack and Terror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.people_power import questions
from engine.people_power.actions import Operation
from engine.people_power.asking import SPACE, ask, ask_count, ask_piece, piece_option, refused_spaces
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    ADJACENT,
    CEBU,
    CUBES,
    GOV_BASE,
    IS_CITY,
    MAX_BASES,
    NPA,
    NPA_BASE,
    POLICE,
    POPULATION,
    RESISTANCE,
    SUPPORT,
    TERROR,
    UNDERGROUND,
    VISAYAS,
    Piece,
    Space,
    as_space,
)
from engine.people_power.in_force import rules
from engine.people_power.placing import can_place, place_one, place_up_to
from engine.people_power.state import State, bases, cubes, government_pieces, guerrillas, unmoved
from engine.people_power.verbs import activate, change_patronage, hide, move, put_marker, remove, roll, shift

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

GROUP_UNSEEN = 3
GUERRILLAS_PER_BASE = 2
ATTACK_REMOVES = 2
PATRONAGE_PER_GOV_BASE = 2


# 3.4.1 Rally


def no_rally(state: State, space: Space) -> str:
    """3.4.1: the NPA may Rally in any space without Support."""
    return "support" if state.alignment[space] == SUPPORT else ""


def guerrillas_per_base(state: State, space: Space) -> int:
    """3.4.1: two Guerrillas give way to a Base."""
    return GUERRILLAS_PER_BASE if IS_CITY[space] else rules(state).rally_countryside_base_guerrillas


def no_rally_base(state: State, space: Space) -> str:
    """3.4.1: where there is no NPA Base yet and room for one."""
    if state.npa_bases[space]:
        return "base_there"
    if guerrillas(state, space) < guerrillas_per_base(state, space):
        return "too_few_guerrillas"
    if bases(state, space) >= MAX_BASES:
        return "two_bases"
    return "" if can_place(state, NPA_BASE, space) else "no_base_left"


def can_rally_base(state: State, space: Space) -> bool:
    return not no_rally_base(state, space)


def no_rally_underground(state: State, space: Space) -> str:
    """3.4.1: where there is an NPA Base, all Guerrillas may hide instead."""
    if not state.npa_bases[space]:
        return "no_base_there"
    return "" if state.active[space] else "none_active"


def rallies(state: State, space: Space) -> int:
    """3.4.1: one Guerrilla, or Population plus Bases where there is a Base."""
    there = state.npa_bases[space]
    return POPULATION[space] + there if there else 1


def rally_base(state: State, space: Space, underground: int) -> Steps[None]:
    """3.4.1: a Base takes the place of Guerrillas, `underground` of which are Underground."""
    count = guerrillas_per_base(state, space)
    yield from place_one(state, NPA, space, NPA_BASE)
    remove(state, space, UNDERGROUND, underground)
    remove(state, space, ACTIVE, count - underground)


def play_rally(turn: Turn) -> Steps[None]:
    """3.4.1"""
    yield from turn.select_spaces(lambda space: _rally_in(turn, space))
    yield from turn.finish()


def _rally_in(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state
    reasons = {
        Option("rally:guerrillas"): "",
        Option("rally:underground"): no_rally_underground(state, space),
        Option("rally:base"): no_rally_base(state, space),
    }
    ways = [way for way, reason in reasons.items() if not reason]

    def refused() -> list[Refusal]:
        return [Refusal(way, reason, "3.4.1") for way, reason in reasons.items() if reason]

    chosen = yield from ask(NPA, questions.RALLY_WAY, ways, {"space": space}, refused)
    if chosen.value == "underground":
        hide(state, space)
    elif chosen.value == "base":
        count = guerrillas_per_base(state, space)
        low, high = max(0, count - state.active[space]), min(count, state.underground[space])
        underground = yield from ask_count(NPA, questions.RALLY_BASE, low, high, {"space": space, "piece": UNDERGROUND})
        yield from rally_base(state, space, underground)
    else:
        yield from place_up_to(turn.state, NPA, space, UNDERGROUND, rallies(state, space), questions.RALLY_COUNT)


# 3.4.2 March


def march_limit(space: Space) -> int | None:
    """3.4.2: no more than one Guerrilla from each origin may enter Visayas or Cebu."""
    return 1 if space in (VISAYAS, CEBU) else None


def march_is_seen(state: State, space: Space, group: int) -> bool:
    """3.4.2: only into Support, and only if group and cubes together exceed three."""
    return state.alignment[space] == SUPPORT and group + cubes(state, space) > GROUP_UNSEEN


def march_group(turn: Turn, origin: Space, space: Space, underground: int, active: int) -> None:
    """3.4.2: a group moves from one space to another."""
    state = turn.state
    seen = march_is_seen(state, space, underground + active)
    move(state, origin, space, UNDERGROUND, underground)
    move(state, origin, space, ACTIVE, active)
    if seen:
        activate(state, space, underground)


def can_march(turn: Turn, space: Space) -> tuple[int, int]:
    """3.1.2: the Underground and Active Guerrillas that have not marched yet."""
    return unmoved(turn.state, space, UNDERGROUND), unmoved(turn.state, space, ACTIVE)


def no_march(state: State, space: Space) -> str:
    """3.4.2: an origin has Guerrillas."""
    return "" if guerrillas(state, space) else "guerrillas"


def no_march_left(turn: Turn, space: Space) -> str:
    """3.1.2: no Guerrilla marches twice."""
    return "" if any(can_march(turn, space)) else "moved"


def play_march(turn: Turn) -> Steps[None]:
    """3.4.2"""
    yield from turn.select_spaces(lambda space: _march_from(turn, space))
    yield from turn.finish()


def _march_from(turn: Turn, origin: Space) -> Steps[None]:
    reached: list[Space] = []

    def forbids(space: Space) -> str:
        if space in reached:
            return "reached"
        return "" if space in ADJACENT[origin] else "not_adjacent"

    while any(can_march(turn, origin)):
        ways = [SPACE[space] for space in ADJACENT[origin] if not forbids(space)]
        if reached:
            ways.append(DONE)
        context = {"space": origin}
        chosen = yield from ask(NPA, questions.MARCH_TO, ways, context, lambda: refused_spaces(forbids, "3.4.2"))
        if chosen is DONE:
            return
        space = as_space(chosen.value)
        yield from _march_to(turn, origin, space)
        reached.append(space)


def _march_to(turn: Turn, origin: Space, space: Space) -> Steps[None]:
    hidden, seen = can_march(turn, origin)
    limit = march_limit(space) or hidden + seen
    context = {"origin": origin, "space": space}
    underground = yield from ask_count(NPA, questions.MARCH_UNDERGROUND, 0 if seen else 1, min(hidden, limit), context)
    active = yield from ask_count(
        NPA, questions.MARCH_ACTIVE, 0 if underground else 1, min(seen, limit - underground), context
    )
    march_group(turn, origin, space, underground, active)


# 3.4.3 Attack


def no_attack(state: State, space: Space) -> str:
    """3.4.3: Attack needs Guerrillas and Government pieces."""
    if not guerrillas(state, space):
        return "guerrillas"
    return "" if government_pieces(state, space) else "government_pieces"


def attack_roll(state: State, space: Space) -> tuple[bool, bool]:
    """3.4.3: all are Activated, then the die decides; returns whether it hit, and whether it was a 1."""
    activate(state, space, state.underground[space])
    rolled = roll(state, "attack")
    return rolled <= guerrillas(state, space), rolled == 1


def attack_targets(state: State, space: Space) -> list[Piece]:
    """3.4.3, 1.5.4: cubes go first, Bases last."""
    there = [cube for cube in CUBES if state.pieces[cube][space]]
    return there or ([GOV_BASE] if state.gov_bases[space] else [])


def attack_removes(state: State, space: Space, piece: Piece) -> None:
    """3.4.3: one Government piece; a Base costs two Patronage."""
    remove(state, space, piece)
    if piece == GOV_BASE:
        change_patronage(state, -PATRONAGE_PER_GOV_BASE)


def attack_losses(state: State, space: Space) -> Steps[None]:
    """3.4.3, 4.4.3: the NPA chooses two Government pieces."""

    def refused() -> list[Refusal]:
        shielded = state.gov_bases[space] and cubes(state, space)
        return [Refusal(piece_option(GOV_BASE), "cubes_there", "1.5.4")] if shielded else []

    for left in range(ATTACK_REMOVES, 0, -1):
        context = {"space": space, "left": left, "of": ATTACK_REMOVES}
        piece = yield from ask_piece(
            NPA, questions.ATTACK_REMOVE, attack_targets(state, space), False, context, refused
        )
        if piece:
            attack_removes(state, space, piece)


def play_attack(turn: Turn) -> Steps[None]:
    """3.4.3"""
    yield from turn.select_spaces(lambda space: _attack_in(turn, space))
    yield from turn.finish()


def _attack_in(turn: Turn, space: Space) -> Steps[None]:
    hit, capture = attack_roll(turn.state, space)
    if hit:
        yield from attack_losses(turn.state, space)
    if capture:
        yield from place_up_to(turn.state, NPA, space, UNDERGROUND, 1, questions.RALLY_COUNT)


# 3.4.4 Terror


def no_terror(state: State, space: Space) -> str:
    """3.4.4: Terror needs an Underground Guerrilla."""
    return "" if state.underground[space] else "underground"


def terror_in(state: State, space: Space) -> None:
    """3.4.4: this is what Terror does in one space."""
    activate(state, space)
    put_marker(state, space, TERROR)
    shift(state, space, RESISTANCE)


def terror_victims(state: State, space: Space) -> list[Piece]:
    """Whom a Terror that removes a piece can strike."""
    return [piece for piece in (POLICE, ACTIVIST) if state.pieces[piece][space]]


def play_terror(turn: Turn) -> Steps[None]:
    """3.4.4"""
    state = turn.state

    def in_each(space: Space) -> Steps[None]:
        terror_in(state, space)
        if rules(state).terror_removes and not turn.removed:
            elsewhere = any(terror_victims(state, other) for other in turn.selected if other != space)
            yield from _terror_removes(turn, space, may_spare=elsewhere or bool(turn.open_spaces()))

    yield from turn.select_spaces(in_each)
    if rules(state).terror_removes and not turn.removed:
        yield from _terror_must_remove(turn)
    yield from turn.finish()


def _terror_removes(turn: Turn, space: Space, may_spare: bool) -> Steps[None]:
    """One Activist or Police, if there is any and the player does not spare them here."""
    victims = terror_victims(turn.state, space)
    victim = yield from ask_piece(NPA, questions.TERROR_REMOVE, victims, may_spare, {"space": space})
    if victim:
        turn.removed += remove(turn.state, space, victim)


def _terror_must_remove(turn: Turn) -> Steps[None]:
    """Those who were spared everywhere: one of the spaces loses a piece all the same, the last that is asked about."""
    spared = [space for space in turn.selected if terror_victims(turn.state, space)]
    for space in spared:
        yield from _terror_removes(turn, space, may_spare=space != spared[-1])
        if turn.removed:
            return


OPERATIONS: tuple[Operation, ...] = (
    Operation("rally", NPA, "3.4.1", 1, ("extort",), no_rally, play_rally),
    Operation("march", NPA, "3.4.2", 1, ("extort", "strike", "ambush"), no_march, play_march, no_march_left),
    Operation("attack", NPA, "3.4.3", 1, ("ambush",), no_attack, play_attack),
    Operation("terror", NPA, "3.4.4", 1, ("extort",), no_terror, play_terror),
)
