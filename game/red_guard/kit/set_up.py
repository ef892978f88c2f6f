"""How a game of Red Guard and its lessons begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.session import Session
from engine.red_guard import State, from_summary, play_from, summary
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    FACTIONS,
    PLA,
    TILES,
    TYPES,
    UNIT,
    Place,
    Type,
    Unit,
)
from engine.red_guard.game import FEWEST_SEATS
from engine.red_guard.temperaments import NON_PLAYER
from engine.red_guard.victory import all_power_points
from game.shell.text import tr
from game.table.kit.set_up import SetUp
from game.table.lessons.mentor_panel import MentorStyle

LEAFLET, LEAFLET_HEAD = (240, 214, 201), (158, 27, 32)
"""Cheap pink paper, on which a lesson is printed."""


class RedGuardSetUp(SetUp):
    lessons = ("the_first_posters", "the_last_turn")
    mentor = MentorStyle(head=LEAFLET_HEAD, paper=LEAFLET, face="text")

    def objection(self, humans: set[str], chosen: Mapping[str, Any]) -> str:
        """2.2: two to six players can play."""
        seated = [seat for seat in FACTIONS if seat in humans or chosen.get(seat) != NON_PLAYER]
        return tr("setup.too_few") if len(seated) < FEWEST_SEATS else ""

    def laid_out(self, start: Mapping[str, Any]) -> Session[Any]:
        """As `summary` tells of a table."""
        return play_from(from_summary(start["board"], start["humans"], Chance(start["seed"])))

    def facts(self, state: State) -> Mapping[str, Any]:
        """The table; the player's points and the best of the others'; guards at each tile; where the player's are."""
        player = next(faction for faction in FACTIONS if faction in state.humans)
        points = all_power_points(state)
        leading = max((faction for faction in FACTIONS if faction != player), key=lambda faction: points[faction])
        own = {kind: UNIT[player][kind] for kind in TYPES}
        return {
            **summary(state),
            "you": points[player],
            "best": points[leading],
            "leading": leading,
            "guards": {tile: len(state.units[tile]) for tile in TILES},
            "attack": _counted(state, ATTACK[player], own),
            "sent": {tile: _counted(state, AGAINST[tile], own) for tile in TILES},
            "army": state.units[CIVIL_SUPPORT].count(own[PLA]),
        }


def _counted(state: State, place: Place, own: Mapping[Type, Unit]) -> dict[Type, int]:
    """How many of the player's units of each type are there."""
    return {kind: state.units[place].count(unit) for kind, unit in own.items()}
