"""How a game of Red Guard and its lessons begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.red_guard import State, summary
from engine.red_guard.components import AGAINST, ATTACK, BLUE, FACTIONS, TILES
from engine.red_guard.game import FEWEST_SEATS
from engine.red_guard.temperaments import NON_PLAYER
from engine.red_guard.victory import all_power_points
from game.shell.text import tr
from game.table.kit.set_up import SetUp
from game.table.lessons.mentor_panel import MentorStyle

LEAFLET, LEAFLET_HEAD = (240, 214, 201), (158, 27, 32)
"""Cheap pink paper, on which a lesson is printed."""


class RedGuardSetUp(SetUp):
    lessons = ("the_first_posters",)
    mentor = MentorStyle(head=LEAFLET_HEAD, paper=LEAFLET, face="text")

    def objection(self, humans: set[str], chosen: Mapping[str, Any]) -> str:
        """2.2: two to six players can play."""
        seated = [seat for seat in FACTIONS if seat in humans or chosen.get(seat) != NON_PLAYER]
        return tr("setup.too_few") if len(seated) < FEWEST_SEATS else ""

    def facts(self, state: State) -> Mapping[str, Any]:
        """They are the table; blue's points and the best of the others'; guards at each tile; blue's cadres."""
        points = all_power_points(state)
        leading = max((faction for faction in FACTIONS if faction != BLUE), key=lambda faction: points[faction])
        return {
            **summary(state),
            "you": points[BLUE],
            "best": points[leading],
            "leading": leading,
            "guards": {tile: len(state.units[tile]) for tile in TILES},
            "cadres": state.units[ATTACK[BLUE]].count("blue.cadre"),
            "sent": {tile: state.units[AGAINST[tile]].count("blue.cadre") for tile in TILES},
        }
