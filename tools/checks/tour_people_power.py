"""The tour goes through the screens of People Power."""

from __future__ import annotations

from typing import Any

from game.people_power.scenes.card import CardScene
from game.people_power.scenes.choose_card import ChooseCardScene
from game.people_power.scenes.election import ElectionScene
from game.table.scene.table_scene import TableScene
from tools.checks.guide import Guide
from tools.checks.visitor import RIGHT

ACTIVE_CARDS = 5
"""So many cards are played with all that the rules offer; then mostly passes, so that the tour comes to its end."""


class Tour(Guide):
    seat, looked_at, luck = "npa", "government", 1986

    def enough(self, board: TableScene) -> bool:
        return len(board.session.state.played) >= ACTIVE_CARDS - 1

    def around_the_board(self, board: TableScene) -> None:
        manila = board.table.pane.spot("manila")
        assert manila
        self.point(manila.center)
        self.snap("hover_space")
        self.click(manila.center, RIGHT)
        self.snap("inspect_space")
        self.leave()
        self.inspect_clipping(board)

    def seat_people(self, setup: Any) -> None:
        for faction in ("government", "npa"):
            self.choose(setup.groups[faction], "human")
        for switch in ("personalities", "desperation", "hidden_acts"):
            self.choose(setup.groups[switch], "on")

    def choice(self, board: TableScene, keys: list[str]) -> str:
        active = len(board.session.state.played) <= ACTIVE_CARDS
        if not active and "action:pass" in keys:
            return "action:pass"
        if not active and "done" in keys and self._luck.random() < 0.7:
            return "done"
        wanted = [key for key in keys if key != "action:pass" and not key.startswith(("give:", "ask:"))]
        return self.newest(wanted or keys)

    def pass_by(self) -> None:
        top = self.app.top
        if isinstance(top, ElectionScene):
            self.snap_once(f"election_{top.news.name}")
        elif isinstance(top, ChooseCardScene):
            self.snap_once("choose_personality" if top.prompt.ask == "personality.choose" else "choose_act")
        super().pass_by()

    def own_screens(self) -> None:
        """A game shows Events only, where one can point at a card."""
        for name, card in (("election", 38), ("personality", 45), ("act", 57)):
            self.app.push(CardScene(self.app, card))
            self.snap(f"card_{name}")
            self.leave()
