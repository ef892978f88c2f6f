"""The tour through the screens of Red Guard."""

from __future__ import annotations

from typing import Any

from guide import Guide
from visitor import RIGHT

from game.red_guard.wall.view import WallView
from game.table.table_scene import TableScene

ACTIVE_TURNS = 3
"""So many turns are played with all that the rules offer; then mostly what is quickly done."""
QUICK = ("preset:suited", "preset:spread", "preset:hold", "preset:best", "answer:no", "done", "contact")


class Tour(Guide):
    seat, looked_at, luck = "blue", "red", 1971

    def enough(self, board: TableScene) -> bool:
        return board.session.state.turn >= ACTIVE_TURNS and bool(board.option_rects())

    def around_the_board(self, board: TableScene) -> None:
        view = board.table.view
        assert isinstance(view, WallView)
        self.point(view.anchor("beijing"))
        self.snap("hover_tile")
        self.click(view.anchor("beijing"), RIGHT)
        self.snap("inspect_tile")
        self.leave()
        for name, key in (("hover_faction", "faction.red"), ("hover_support", "civil_support"), ("hover_bowl", "pool")):
            self.point(view.anchor(key))
            self.snap(name)
        self.inspect_clipping(board)

    def seat_people(self, setup: Any) -> None:
        for seat in ("red", "green"):
            self.choose(setup.groups[seat], "human")
        for seat in ("yellow", "orange"):
            self.choose(setup.groups[seat], "non_player")
        self.choose(setup.levels["pink"], "strong")
        for switch in ("chits", "seizure", "clients"):
            self.choose(setup.groups[switch], "on")

    def choice(self, board: TableScene, keys: list[str]) -> str:
        quick = [key for key in QUICK if key in keys]
        late = board.session.state.turn > ACTIVE_TURNS
        if quick and self._luck.random() < (0.8 if late else 0.6):
            return quick[0]
        wanted = [key for key in keys if key not in ("done", "answer:yes")]
        return self.newest(wanted or keys)
