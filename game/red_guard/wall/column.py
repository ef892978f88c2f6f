"""The papers at the left of the wall are chaos, Civil Support and the rice bowl."""

from __future__ import annotations

from pygame import Surface

from engine.red_guard.components import CIVIL_SUPPORT, POOL
from engine.red_guard.state import State
from game.red_guard.wall.arrangement import Places
from game.red_guard.wall.chaos import Chaos, paint_bowl, paint_support
from game.red_guard.wall.paper_wall import WallPaper
from game.red_guard.wall.spots import Spots
from game.table.kit.palette import Palette


def column_papers(places: Places, state: State, palette: Palette) -> dict[str, WallPaper]:
    def chaos(picture: Surface, is_seen: bool) -> Spots:
        if is_seen:
            Chaos(places).paint(picture, state)
        return Spots()

    def support(picture: Surface, is_seen: bool) -> Spots:
        return Spots({CIVIL_SUPPORT: places.support}, paint_support(picture, places, state, palette))

    def bowl(picture: Surface, is_seen: bool) -> Spots:
        if is_seen:
            paint_bowl(picture, places, state)
        return Spots()

    return {
        "chaos": WallPaper(state.chaos, places.chaos, chaos),
        "support": WallPaper(state.units[CIVIL_SUPPORT], places.support, support),
        "bowl": WallPaper((len(state.units[POOL]), state.markers, state.alive), places.bowl, bowl),
    }
