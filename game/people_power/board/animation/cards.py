"""The next card."""

from __future__ import annotations

from engine.people_power import effects as told
from game.people_power.board.animation.animation import Turnover
from game.shell.easing import ease


class CardTurn(Turnover[told.CardRevealed | told.ElectionBegan]):
    """It is turned over."""

    seconds = 0.4
    sound = "card"

    def begin(self) -> None:
        self.table.clipping.turn(0.0)

    def at(self, share: float) -> None:
        super().at(share)
        self.table.clipping.turn(ease(share))

    def end(self) -> None:
        super().end()
        self.table.clipping.turn(1.0)
