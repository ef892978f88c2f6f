"""3.3: the Reformers have four Operations: Recruit, Assemble, Persuade and Protest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.core.questions import Ask
from engine.people_power import questions
from engine.people_power.actions import Operation, anywhere
from engine.people_power.asking import SPACE, ask, ask_count, move_option, move_options, moved_by, refused_spaces
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
    as_space,
)
from engine.people_power.in_force import rules
from engine.people_power.placing import can_place, place_one, place_up_to
from engine.people_power.state import State, bases, guerrillas, reformer_pieces, unmoved
from engine.people_power.verbs import move, put_marker, remove, set_alignment, shift, take_marker, turn_marker

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

ACTIVISTS_PER_BASE = 2
ACTIVISTS_PER_GUERRILLA = 3


# 3.3.1 Recruit


def no_recruit(state: State, space: Space) -> str:
    """3.3.1: the Reformers may Recruit in any space without Support."""
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
    # "Up to" is said of the sum beside a Base, not of a new Activist nor of one more (45).
    at_least = 1 if state.ref_bases[space] else limit
    if can_recruit_base(state, space):
        ways = [Option("recruit:activists"), Option("recruit:base")]
        chosen = yield from ask(REFORMERS, questions.RECRUIT_WAY, ways, {"space": space})
        if chosen.value == "base":
            yield from recruit_base(state, space)
            limit = _city_extra(state, space)
    if limit:
        yield from place_up_to(state, REFORMERS, space, ACTIVIST, limit, questions.RECRUIT_COUNT, at_least)


# 3.3.2 Assemble


def play_assemble(turn: Turn) -> Steps[None]:
    """3.3.2: Activists move, then Terror is lifted in the destinations, then Protests anywhere."""
    yield from turn.select_spaces(lambda space: _assemble_into(turn, space))
    yield from _lift(turn, questions.ASSEMBLE_TERROR, lambda space: _no_terror_to_lift(turn, space))
    yield from _lift(turn, questions.ASSEMBLE_PROTEST, lambda space: _no_protest_to_lift(turn, space))
    yield from turn.finish()


def no_assemble(state: State, origin: Space, space: Space) -> str:
    """3.1.2, 3.3.2: why no Activist can move from one space to the other."""
    if origin == space:
        return "same_space"
    if not state.activists[origin]:
        return "activists"
    if origin not in ADJACENT[space]:
        return "not_adjacent"
    return "" if unmoved(state, origin, ACTIVIST) else "moved"


def _assemble_into(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state

    def refused() -> list[Refusal]:
        reasons = [(origin, no_assemble(state, origin, space)) for origin in SPACES]
        return [Refusal(move_option(origin, ACTIVIST), reason, "3.3.2") for origin, reason in reasons if reason]

    while True:
        moves = move_options({(origin, ACTIVIST): unmoved(state, origin, ACTIVIST) for origin in ADJACENT[space]})
        chosen = yield from ask(REFORMERS, questions.ASSEMBLE_MOVE, [*moves, DONE], {"space": space}, refused)
        if chosen is DONE:
            return
        origin, _, count = moved_by(chosen)
        move(state, origin, space, ACTIVIST, count)


def _no_terror_to_lift(turn: Turn, space: Space) -> str:
    state = turn.state
    if space not in turn.selected:
        return "no_destination"
    if state.marker[space] != TERROR:
        return "no_terror"
    return "" if reformer_pieces(state, space) else "reformer_pieces"


def _no_protest_to_lift(turn: Turn, space: Space) -> str:
    return "" if turn.state.marker[space] == PROTEST else "no_protest"


def _lift(turn: Turn, question: Ask, forbids: Callable[[Space], str]) -> Steps[None]:
    def options() -> list[Option]:
        return [*(SPACE[space] for space in SPACES if not forbids(space)), DONE]

    if not turn.selected:
        return
    while True:
        chosen = yield from turn.choose(question, options, refused=lambda: refused_spaces(forbids, "3.3.2"))
        if chosen is DONE:
            return
        take_marker(turn.state, as_space(chosen.value))


# 3.3.3 Persuade


def no_persuade(state: State, space: Space) -> str:
    """3.3.3: Persuade needs Activists and Guerrillas."""
    if not state.activists[space]:
        return "activists"
    return "" if guerrillas(state, space) else "guerrillas"


def persuaded(state: State, space: Space) -> int:
    """3.3.3: every three Activists persuade one Guerrilla."""
    return min(state.activists[space] // ACTIVISTS_PER_GUERRILLA, guerrillas(state, space))


def persuade_in(state: State, space: Space, underground: int) -> None:
    """3.3.3: in one space, `underground` of the Guerrillas that are removed are Underground."""
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
        underground = yield from ask_count(REFORMERS, questions.PERSUADE_UNDERGROUND, low, high, {"space": space})
        persuade_in(state, space, underground)

    yield from turn.select_spaces(in_each)
    yield from turn.finish()


# 3.3.4 Protest


def no_protest(state: State, space: Space) -> str:
    """3.3.4: Protest needs Activists, and neither Terror nor Strike."""
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


OPERATIONS: tuple[Operation, ...] = (
    Operation("recruit", REFORMERS, "3.3.1", 1, ("appeal", "convert"), no_recruit, play_recruit),
    Operation("assemble", REFORMERS, "3.3.2", 1, ("appeal", "canvass"), anywhere, play_assemble),
    Operation("persuade", REFORMERS, "3.3.3", 1, ("appeal", "convert", "canvass"), no_persuade, play_persuade),
    Operation("protest", REFORMERS, "3.3.4", 1, ("appeal", "convert"), no_protest, play_protest),
)
