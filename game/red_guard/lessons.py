"""What a lesson of Red Guard may ask of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.red_guard import State, summary
from engine.red_guard.components import AGAINST, ATTACK, BLUE, CIVIL_SUPPORT, FACTIONS, TILES
from engine.red_guard.victory import all_power_points


def facts(state: State) -> Mapping[str, Any]:
    """The table; blue's points and the best of the others'; guards at each tile; blue's soldiers and cadres."""
    points = all_power_points(state)
    leading = max((faction for faction in FACTIONS if faction != BLUE), key=lambda faction: points[faction])
    return {
        **summary(state),
        "you": points[BLUE],
        "best": points[leading],
        "leading": leading,
        "guards": {tile: len(state.units[tile]) for tile in TILES},
        "soldiers": state.units[ATTACK[BLUE]].count("blue.pla"),
        "army": state.units[CIVIL_SUPPORT].count("blue.pla"),
        "cadres": state.units[ATTACK[BLUE]].count("blue.cadre"),
        "sent": {tile: state.units[AGAINST[tile]].count("blue.cadre") for tile in TILES},
    }
