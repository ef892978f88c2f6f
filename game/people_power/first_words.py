"""The words of People Power in the order in which a newcomer needs them, and what of a state shows each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.people_power import State
from engine.people_power.board import (
    FACTIONS,
    OPPOSITION,
    PROTEST,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    Alignment,
    Marker,
    Space,
)
from engine.people_power.state import bases, control
from game.table.asking.first_sight import Word

Spots = tuple[str, ...]


def _marked(marker: Marker) -> Callable[[State], Spots]:
    return lambda state: tuple(space for space in SPACES if state.marker[space] == marker)


def _aligned(alignment: Alignment) -> Callable[[State], Spots]:
    return lambda state: tuple(space for space in SPACES if state.alignment[space] == alignment)


def _filled(column: Mapping[Space, int]) -> tuple[tuple[str, int], ...]:
    return tuple((space, count) for space, count in column.items() if count)


def _bases(state: State) -> tuple[tuple[str, int], ...]:
    return _filled({space: bases(state, space) for space in SPACES})


def _controlled(state: State) -> tuple[tuple[str, str], ...]:
    return tuple((space, whose) for space in SPACES if (whose := control(state, space)))


def _sits_out(state: State) -> Spots:
    return tuple(faction for faction in FACTIONS if faction in state.ineligible)


WORDS = (
    Word("terror", _marked(TERROR)),
    Word("protest", _marked(PROTEST)),
    Word("strike", _marked(STRIKE)),
    Word("ineligible", _sits_out),
    Word("opposition", _aligned(OPPOSITION)),
    Word("support", _aligned(SUPPORT)),
    Word("resistance", _aligned(RESISTANCE)),
    Word("control", _controlled),
    Word("base", _bases),
    Word("underground", lambda state: _filled(state.underground)),
    Word("active", lambda state: _filled(state.active)),
    Word("patronage", lambda state: state.patronage),
    Word("aid", lambda state: state.aid),
    Word("personality", lambda state: tuple(state.personalities.values())),
    Word("momentum", lambda state: state.election),
)
