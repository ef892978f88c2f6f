"""6.5: Spain builds fortified lines."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_counter, ask_place
from engine.filipinas.board import LINE_BORDERS, LINES, SPAIN, Place
from engine.filipinas.counters import Counter, units_of
from engine.filipinas.play import Play
from engine.filipinas.state import PROTECTING, State, brigades_in, find
from engine.filipinas.verbs import build_line, move, split


def line_garrisons(state: State, line: Place) -> list[Counter]:
    """6.5: the brigades of Cavite and of the other neighbour that can man the line."""
    return [
        brigade
        for province in LINE_BORDERS[line]
        for brigade in brigades_in(state, province)
        if state.posture[brigade] != PROTECTING
    ]


def man_line(state: State, line: Place, brigade: Counter) -> None:
    """6.5, 6.3: a brigade moves into the line: out of a stack by itself, else with those who are stacked with it."""
    place, stack = find(state, brigade)
    if len(units_of(stack)) > 1:
        stack, _ = split(state, place, stack, (brigade,))
    move(state, place, stack, line)


def build(state: State, line: Place) -> Steps[None]:
    """6.5: the marker, and one brigade into it if that is wanted."""
    build_line(state, line)
    brigade = yield from ask_counter(SPAIN, questions.LINE_BRIGADE, line_garrisons(state, line), True, {"line": line})
    if brigade:
        man_line(state, line, brigade)


def unbuilt(state: State) -> list[Place]:
    return [line for line in LINES if line not in state.lines]


def _why_not(play: Play) -> str:
    return "" if len(play.state.lines) < len(LINES) else "lines_built"


def _perform(play: Play) -> Steps[None]:
    line = yield from ask_place(SPAIN, questions.LINE_WHICH, unbuilt(play.state))
    play.begin("line")
    yield from build(play.state, line)


BUILD_LINE = Action("line", "6.5", _why_not, _perform, (SPAIN,))
