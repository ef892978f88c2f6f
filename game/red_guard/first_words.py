"""The words of Red Guard in the order in which a newcomer needs them, and what of a state shows each."""

from __future__ import annotations

from collections.abc import Callable

from engine.red_guard.components import ATTACK, CIVIL_SUPPORT, FACTIONS, NOWHERE, ON_PILE, PILE, POOL, TILES, Units
from engine.red_guard.state import State
from game.table.asking.first_sight import Word


def _lying(places: dict[str, str]) -> Callable[[State], tuple[Units, ...]]:
    """What lies in the place of each faction; nothing if all are empty."""
    return lambda state: tuple(units for place in places.values() if (units := state.units[place]))


def _defence(state: State) -> tuple[Units, ...]:
    return tuple(units for tile in TILES if (units := state.units[tile]))


def _leaders(state: State) -> tuple[str, ...]:
    return tuple(place for place in state.leader.values() if place not in (NOWHERE, ON_PILE))


def _non_players(state: State) -> tuple[str, ...]:
    """2.3: those that a seat has come to control."""
    return tuple(faction for faction in FACTIONS if state.controller[faction])


WORDS = (
    Word("slip", lambda state: state.units[POOL]),
    Word("chairman", lambda state: state.seated),
    Word("neutralized", _lying(PILE)),
    Word("civil_support", lambda state: state.units[CIVIL_SUPPORT]),
    Word("event", lambda state: state.event),
    Word("defence", _defence),
    Word("attack", _lying(ATTACK)),
    Word("chaos", lambda state: state.chaos),
    Word("leader", _leaders),
    Word("bowl", lambda state: state.units[POOL]),
    Word("controlled", _non_players),
)
