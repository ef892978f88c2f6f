"""The next card is turned over."""

from __future__ import annotations

from game.shell.easing import ease
from game.table.animation.animation import Turnover


class CardTurn(Turnover):
    """It is turned over."""

    seconds = 0.4
    sound = "card"

    def begin(self) -> None:
        self._turn(0.0)

    def at(self, share: float) -> None:
        super().at(share)
        self._turn(ease(share))

    def end(self) -> None:
        super().end()
        self._turn(1.0)

    def _turn(self, progress: float) -> None:
        if self.stage.clipping is not None:
            self.stage.clipping.turn(progress)
