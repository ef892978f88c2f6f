"""6.14: units dig trenches."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import LAND, Place, Side
from engine.filipinas.counters import Stack, has_americans
from engine.filipinas.play import Play
from engine.filipinas.state import State, find
from engine.filipinas.verbs import entrench


def may_entrench(state: State, stack: Stack) -> bool:
    """6.14: Spaniards and Filipinos entrench, Americans do not."""
    return state.trenches.isdisjoint(stack) and not has_americans(stack)


def diggers(state: State, side: Side) -> Iterator[tuple[Place, Stack]]:
    """6.14: one digs in the open country, not in a city or a line."""
    for place in LAND:
        for stack in state.stacks[place].armies[side]:
            if may_entrench(state, stack):
                yield place, stack


def _why_not(play: Play) -> str:
    for _ in diggers(play.state, play.side):
        return ""
    return "nobody_to_entrench"


def _perform(play: Play) -> Steps[None]:
    stack = yield from ask_stack(
        play.side, questions.ENTRENCH_STACK, [stack for _, stack in diggers(play.state, play.side)]
    )
    play.begin("entrench")
    entrench(play.state, find(play.state, stack[0])[0], stack)


ENTRENCH = Action("entrench", "6.14", _why_not, _perform)
