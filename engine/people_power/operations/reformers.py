"""3.3 Reformer Operations."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import DONE, Option, Steps
from engine.people_power.asking import SPACE, ask, ask_count
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    ADJACENT,
    IS_CITY,
    MAX_BASES,
    OPPOSITION,
    POPULATION,
    PROTEST,
    REF_BASE,
    REFORMERS,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    UNDERGROUND,
    Space,
)
from engine.people_power.momentum import rules
from engine.people_power.placing import can_place, place_one, place_up_to
from engine.people_power.state import State, bases, guerrillas, reformer_pieces
from engine.people_power.turn import OPERATIONS, Operation, Turn, anywhere
from engine.people_power.verbs import move, put_marker, remove, set_alignment, shift, take_marker, turn_marker

ACTIVISTS_PER_BASE = 2
ACTIVISTS_PER_GUERRILLA = 3


# 3.3.1 Recruit


def no_recruit(state: State, space: Space) -> str:
    """3.3.1: any space without Support."""
    return "support" if state.alignment[space] == SUPPORT else ""


def can_recruit_base(state: State, space: Space) -> bool:
    """3.3.1: two Activists give way to a Base where there is none yet."""
    return (
        not state.ref_bases[space]
        and state.activists[space] >= ACTIVISTS_PER_BASE
        and bases(state, space) < MAX_BASES
        and can_place(state, REF_BASE, space)
    )


def recruits(state: State, space: Space) -> int:
    """3.3.1: one Activist, or Population plus Bases where there is a Base."""
    there = state.ref_bases[space]
    return (POPULATION[space] + there if there else 1) + _city_extra(state, space)


def _city_extra(state: State, space: Space) -> int:
    return rules(state).recruit_city_extra if IS_CITY[space] else 0


def recruit_base(state: State, space: Space) -> Steps[None]:
    """3.3.1: replace two Activists with a Base."""
    yield from place_one(state, REFORMERS, space, REF_BASE)
    remove(state, space, ACTIVIST, ACTIVISTS_PER_BASE)


def play_recruit(turn: Turn) -> Steps[None]:
    """3.3.1"""
    yield from turn.select_spaces(lambda space: _recruit_in(turn, space))
    yield from turn.finish()


def _recruit_in(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state
    limit = recruits(state, space)
    if can_recruit_base(state, space):
        ways = [Option("recruit:activists"), Option("recruit:base")]
        chosen = yield from ask(REFORMERS, "recruit.way", ways, {"space": space})
        if chosen.value == "base":
            yield from recruit_base(state, space)
            limit = _city_extra(state, space)
    if limit:
        yield from place_up_to(turn.state, REFORMERS, space, ACTIVIST, limit, "recruit.count")


# 3.3.2 Assemble


def play_assemble(turn: Turn) -> Steps[None]:
    """3.3.2: move, then lift Terror in the destinations, then Protests anywhere."""
    yield from turn.select_spaces(lambda space: _assemble_into(turn, space))
    yield from _lift(turn, "assemble.terror", lambda: _terror_to_lift(turn))
    yield from _lift(turn, "assemble.protest", lambda: [s for s in SPACES if turn.state.marker[s] == PROTEST])
    yield from turn.finish()


def _assemble_into(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state
    while True:
        moves = [
            Option(f"move:{origin}:{ACTIVIST}")
            for origin in ADJACENT[space]
            if state.activists[origin] > turn.arrived[origin, ACTIVIST]
        ]
        chosen = yield from ask(REFORMERS, "assemble.move", [*moves, DONE], {"space": space})
        if chosen is DONE:
            return
        move(state, chosen.value.partition(":")[0], space, ACTIVIST)
        turn.arrived[space, ACTIVIST] += 1


def _terror_to_lift(turn: Turn) -> list[Space]:
    state = turn.state
    return [space for space in turn.selected if state.marker[space] == TERROR and reformer_pieces(state, space)]


def _lift(turn: Turn, question: str, spaces: Callable[[], list[Space]]) -> Steps[None]:
    if not turn.selected:
        return
    while True:
        chosen = yield from turn.choose(question, lambda: [*(SPACE[space] for space in spaces()), DONE])
        if chosen is DONE:
            return
        take_marker(turn.state, chosen.value)


# 3.3.3 Persuade


def no_persuade(state: State, space: Space) -> str:
    """3.3.3: Activists and Guerrillas."""
    if not state.activists[space]:
        return "activists"
    return "" if guerrillas(state, space) else "guerrillas"


def persuaded(state: State, space: Space) -> int:
    """3.3.3: one Guerrilla per three Activists."""
    return min(state.activists[space] // ACTIVISTS_PER_GUERRILLA, guerrillas(state, space))


def persuade_in(state: State, space: Space, underground: int) -> None:
    """3.3.3 in one space, with that many Underground among the Guerrillas removed."""
    count = persuaded(state, space)
    remove(state, space, UNDERGROUND, underground)
    remove(state, space, ACTIVE, count - underground)
    if state.marker[space] == STRIKE:
        turn_marker(state, space, PROTEST)


def play_persuade(turn: Turn) -> Steps[None]:
    """3.3.3"""
    state = turn.state

    def in_each(space: Space) -> Steps[None]:
        count = persuaded(state, space)
        low, high = max(0, count - state.active[space]), min(count, state.underground[space])
        underground = yield from ask_count(REFORMERS, "persuade.underground", low, high, {"space": space})
        persuade_in(state, space, underground)

    yield from turn.select_spaces(in_each)
    yield from turn.finish()


# 3.3.4 Protest


def no_protest(state: State, space: Space) -> str:
    """3.3.4: Activists, and neither Terror nor Strike."""
    if not state.activists[space]:
        return "activists"
    marker = state.marker[space]
    return marker if marker in (TERROR, STRIKE) else ""


def protest_in(state: State, space: Space) -> None:
    """3.3.4 in one space: a Protest, and where there is one a shift towards Opposition."""
    put_marker(state, space, PROTEST)
    if state.marker[space] == PROTEST:
        if rules(state).protest_sets:
            set_alignment(state, space, OPPOSITION)
        else:
            shift(state, space, OPPOSITION)


def play_protest(turn: Turn) -> Steps[None]:
    """3.3.4"""

    def in_each(space: Space) -> Steps[None]:
        protest_in(turn.state, space)
        yield from ()

    yield from turn.select_spaces(in_each)
    yield from turn.finish()


for _operation in (
    Operation("recruit", REFORMERS, "3.3.1", 1, ("appeal", "convert"), no_recruit, play_recruit),
    Operation("assemble", REFORMERS, "3.3.2", 1, ("appeal", "canvass"), anywhere, play_assemble),
    Operation("persuade", REFORMERS, "3.3.3", 1, ("appeal", "convert", "canvass"), no_persuade, play_persuade),
    Operation("protest", REFORMERS, "3.3.4", 1, ("appeal", "convert"), no_protest, play_protest),
):
    OPERATIONS[_operation.key] = _operation
