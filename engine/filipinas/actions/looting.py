"""6.11: looting, and 6.15: hiding: what guerrillas do."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import FILIPINOS, LAND, Place
from engine.filipinas.counters import BALER, Stack
from engine.filipinas.play import Play
from engine.filipinas.state import (
    State,
    find,
    is_guerrilla,
    is_hidden,
    is_marked,
    is_protected,
)
from engine.filipinas.tables import LOOT
from engine.filipinas.verbs import change_morale, change_points, loot, mark, unmark

LOOTS_PER_POINT = 2


def may_loot(state: State, place: Place, stack: Stack) -> bool:
    """6.11: a guerrilla, where nobody has looted this turn and no brigade protects the fields."""
    return (
        place not in state.looted
        and is_guerrilla(state, place, stack)
        and BALER not in stack
        and not is_protected(state, place)
    )


def plunder(state: State, place: Place, stack: Stack) -> None:
    """4.2.3.1, 6.11: the marker is laid, Morale falls, and every second province looted in the turn costs a point."""
    loot(state, place)
    change_morale(state, -LOOT)
    mark(state, place, stack)
    if len(state.looted) % LOOTS_PER_POINT == 0:
        change_points(state, FILIPINOS, 1)


def looters(state: State) -> Iterator[tuple[Place, Stack]]:
    for place in LAND:
        stacks = state.stacks[place]
        if stacks.bands and place not in state.looted:
            for stack in stacks.bands:
                if may_loot(state, place, stack):
                    yield place, stack


def exposed(state: State) -> Iterator[Stack]:
    """6.15: guerrillas and lone leaders with a Target marker can hide."""
    for place in LAND if state.targets else ():
        for stack in state.stacks[place].bands:
            if is_marked(state, stack) and is_hidden(state, place, stack):
                yield stack


def hide(state: State, stack: Stack) -> None:
    """6.15: the Target marker is taken off."""
    unmark(state, stack[0])
    state.hid |= {stack[0]}


def _nothing_to_loot(play: Play) -> str:
    """6.11, 6.14: whoever is entrenched is no guerrilla, and that is said where nothing else forbids it."""
    state = play.state
    for _ in looters(state):
        return ""
    if state.trenches:
        without = state.copy()
        without.trenches = frozenset()
        for _ in looters(without):
            return "entrenched"
    return "nothing_to_loot"


def _nobody_to_hide(play: Play) -> str:
    for _ in exposed(play.state):
        return ""
    return "nobody_to_hide"


def _perform_loot(play: Play) -> Steps[None]:
    stack = yield from ask_stack(FILIPINOS, questions.LOOT_STACK, [stack for _, stack in looters(play.state)])
    play.begin("loot")
    plunder(play.state, find(play.state, stack[0])[0], stack)


def _perform_hide(play: Play) -> Steps[None]:
    stack = yield from ask_stack(FILIPINOS, questions.HIDE_STACK, exposed(play.state))
    play.begin("hide")
    hide(play.state, stack)


LOOT_PROVINCE = Action("loot", "6.11", _nothing_to_loot, _perform_loot, (FILIPINOS,))
HIDE = Action("hide", "6.15", _nobody_to_hide, _perform_hide, (FILIPINOS,))
