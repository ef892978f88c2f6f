"""The words of Filipinas in the order in which a newcomer needs them, and what of a state shows each."""

from __future__ import annotations

from collections.abc import Callable

from engine.filipinas.board import MAP
from engine.filipinas.state import PROTECTING, SEARCHING, State, hidden_in
from game.table.asking.first_sight import Word


def _dispersed(posture: str) -> Callable[[State], tuple[str, ...]]:
    return lambda state: tuple(brigade for brigade, taken in state.posture.items() if taken == posture)


def _guerrillas(state: State) -> tuple[str, ...]:
    return tuple(place for place in MAP if hidden_in(state, place))


WORDS = (
    Word("target", lambda state: state.targets),
    Word("looted", lambda state: state.looted),
    Word("columns", _dispersed(SEARCHING)),
    Word("protecting", _dispersed(PROTECTING)),
    Word("trenches", lambda state: state.trenches),
    Word("lines", lambda state: state.lines),
    Word("reconcentration", lambda state: state.reconcentration),
    Word("war", lambda state: state.at_war),
    Word("wet", lambda state: state.wet),
    Word("points", lambda state: tuple(state.points.values())),
    Word("morale", lambda state: state.morale),
    Word("guerrilla", _guerrillas),
    Word("intervention", lambda state: state.us),
    Word("government", lambda state: state.government),
)
