"""6.3: stacking units that share a place, and unstacking them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_counter, ask_stack
from engine.filipinas.board import MAP, Place
from engine.filipinas.counters import ADMIRALS, Counter, Stack, Stacks, fleets_of, units_of
from engine.filipinas.leaders import magdiwan_apart, may_form_stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, find, is_pinned, stacks_at
from engine.filipinas.verbs import join, mark, split


def partners(state: State, place: Place, stack: Stack, side: str) -> list[Stack]:
    """4.2.1, 4.2.2: the stacks beside it that it may join; Baler lets nobody in or out."""
    return [other for other in stacks_at(state, place, side) if may_join(stack, other, magdiwan_apart(state))]


@lru_cache(maxsize=50_000)
def may_join(stack: Stack, other: Stack, apart: bool) -> bool:
    """4.2.1, 4.2.2, 6.3: two stacks of one place join, if at least one has units."""
    if stack == other or is_pinned(stack) or is_pinned(other) or not (units_of(stack) or units_of(other)):
        return False
    return may_form_stack((*stack, *other), apart)


@lru_cache(maxsize=50_000)
def with_partners(own: Stacks, apart: bool) -> Stacks:
    """The stacks of one side and place that may join another."""
    joined = [pair for pair in combinations(own, 2) if may_join(*pair, apart)]
    return tuple([stack for stack in own if any(stack in pair for pair in joined)])


def unstack(state: State, unit: Counter) -> None:
    """6.3: one unit leaves its stack, a fleet with its admiral; a guerrilla that does is a target."""
    place, stack = find(state, unit)
    last_fleet = fleets_of(stack) == (unit,)
    crew = tuple(counter for counter in stack if last_fleet and counter in ADMIRALS)
    alone, _ = split(state, place, stack, (unit, *crew))
    mark(state, place, alone)


def _stackable(play: Play) -> list[Stack]:
    stacks, side, apart = play.state.stacks, play.side, magdiwan_apart(play.state)
    found: list[Stack] = []
    for place in MAP:
        neighbours = stacks[place].neighbours[side]
        if neighbours:
            found += with_partners(neighbours, apart)
    return found


def _unstackable(play: Play) -> list[Stack]:
    stacks, side = play.state.stacks, play.side
    found: list[Stack] = []
    for place in MAP:
        divisible = stacks[place].divisible[side]
        if divisible:
            found += divisible
    return found


def _perform_stack(play: Play) -> Steps[None]:
    """6.3: 1 point joins any number of units of one place."""
    state, side = play.state, play.side
    stack = yield from ask_stack(side, questions.STACK_FIRST, _stackable(play))
    place, _ = find(state, stack[0])
    play.begin("stack")
    first = True
    while others := partners(state, place, stack, side):
        other = yield from ask_stack(side, questions.STACK_WITH, others, may_stop=not first, context={"stack": stack})
        if not other:
            return
        stack = join(state, place, stack, other)
        first = False


def _perform_unstack(play: Play) -> Steps[None]:
    """6.3: a point for each unit that leaves the stack."""
    state, side = play.state, play.side
    stack = yield from ask_stack(side, questions.UNSTACK_STACK, _unstackable(play))
    first = True
    while len(units_of(stack)) > 1 and play.points:
        unit = yield from ask_counter(side, questions.UNSTACK_UNIT, units_of(stack), not first, {"stack": stack})
        if not unit:
            return
        if first:
            play.begin("unstack", 0)
        play.pay(1)
        stay = next(other for other in units_of(stack) if other != unit)
        unstack(state, unit)
        _, stack = find(state, stay)
        first = False


STACK_UNITS = Action("stack", "6.3", lambda play: "" if _stackable(play) else "nothing_to_stack", _perform_stack)
UNSTACK_UNITS = Action(
    "unstack", "6.3", lambda play: "" if _unstackable(play) else "nothing_to_unstack", _perform_unstack
)
