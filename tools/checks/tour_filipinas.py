"""The tour goes through the screens of Filipinas."""

from __future__ import annotations

from typing import Any

from game.filipinas.scenes.card import CardScene
from game.shell.scenes.dialog import DialogScene
from game.table.scene.table_scene import TableScene
from tools.checks.guide import LONGEST_GAME, Guide
from tools.checks.visitor import RIGHT

ACTIVE_TURNS = 2
"""So many turns are played with all that the rules offer; then mostly passes."""
STAYING = ("pass", "done", "action:reinforce", "action:repatriate", "trade")
"""What would end the game or a play before there is much to see."""


class Tour(Guide):
    seat, looked_at, luck = "spain", "spain", 1898

    def enough(self, board: TableScene) -> bool:
        return board.session.state.turn >= ACTIVE_TURNS and bool(board.option_rects())

    def around_the_board(self, board: TableScene) -> None:
        cavite = board.table.view.anchor("cavite")
        self.point(cavite)
        self.snap("hover_place")
        self.click(cavite, RIGHT)
        self.snap("inspect_place")
        if self.app.top is not board:
            self.leave()
        hand = board.table.furniture.hand
        if hand and hand.faces:
            spot = hand.spot(hand.faces[0].key)
            assert spot
            self.point((spot.centerx, spot.y + 8))
            self.snap("hover_card")
            self.click((spot.centerx, spot.y + 8), RIGHT)
            if self.app.top is not board:
                self.snap("inspect_card")
                self.leave()

    def seat_people(self, setup: Any) -> None:
        self.choose(setup.groups["spain"], "human")
        self.choose(setup.groups["scenario"], "short")

    def choice(self, board: TableScene, keys: list[str]) -> str:
        state = board.session.state
        if state.turn > ACTIVE_TURNS or len(board.session.history) > LONGEST_GAME // 10:
            for quiet in ("pass", "done"):
                if quiet in keys:
                    return quiet
            return self._luck.choice(keys)
        wanted = [key for key in keys if key not in STAYING]
        return self.newest(wanted if wanted and self._luck.random() < 0.9 else keys)

    def pass_by(self) -> None:
        if isinstance(self.app.top, DialogScene):
            self.snap_once("spies")
            self.press(next(button for button in self._buttons() if button.shortcut == "1"))
        else:
            super().pass_by()

    def own_screens(self) -> None:
        """It shows a card of each deck."""
        for card in ("S09", "F04", "SU1", "FU4"):
            self.app.push(CardScene(self.app, card))
            self.snap(f"card_{card}")
            self.leave()
