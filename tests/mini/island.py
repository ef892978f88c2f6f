"""The seats of Tricks as lands of a map, for whoever wants one without sea, hills, compass or print."""

from pygame import Rect

from game.shell.look import Look
from game.shell.text import tr
from game.table.board.tableau import Tile
from game.table.kit.palette import MapPalette, Palette
from game.table.kit.showing import Showing
from game.table.map.geometry import geometry_of
from game.table.map.map_view import MapView
from game.table.map.tile_legend import TileLegend
from game.table.telling.snapshots import State
from tests.mini import SEATS
from tests.mini.window import COLOURS, CREAM, GLOW, INK

COLOURED = MapPalette("plain", INK, CREAM, GLOW, COLOURS, dict.fromkeys(SEATS, CREAM))
ACROSS, SIDE = 3, 300
CORNERS = {seat: (number % ACROSS * SIDE, number // ACROSS * SIDE) for number, seat in enumerate(SEATS)}
ISLAND = geometry_of(
    {
        "size": (ACROSS * SIDE, len(SEATS) // ACROSS * SIDE),
        "spaces": {
            seat: {"rings": [[(x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)]]}
            for seat, (x, y) in CORNERS.items()
        },
    }
)
NEXT_TO = {
    seat: [other for other in SEATS if abs(CORNERS[other][0] - x) + abs(CORNERS[other][1] - y) == SIDE]
    for seat, (x, y) in CORNERS.items()
}


class IslandShowing(Showing):
    def view(self, rect: Rect, state: State, look: Look, palette: Palette) -> MapView:
        return MapView(rect, state, TileLegend(ISLAND, COLOURED, tr, tile, NEXT_TO), look.text_scale)


def tile(state: State, seat: str) -> Tile:
    return Tile(seat, seat, pieces=(("trick", state.tricks[seat]),), colour=COLOURS[seat])
