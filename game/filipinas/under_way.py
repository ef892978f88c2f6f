"""What a play has pointed at so far: the card that lies open."""

from __future__ import annotations

from engine.core.effects import Effect
from engine.filipinas import effects as told
from game.table.telling import shown


class UnderWay(shown.UnderWay):
    def __init__(self) -> None:
        super().__init__()
        self.card = ""

    def follow(self, effect: Effect) -> None:
        if isinstance(effect, told.CardPlayed):
            self.card = effect.card
        elif isinstance(effect, told.GameTurnBegan):
            self.card = ""
        if isinstance(effect, told.ActionBegan | told.PlayBegan):
            self.selected = []
