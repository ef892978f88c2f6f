"""A card that is played: the page of the weekly is turned."""

from __future__ import annotations

from game.filipinas.panels.card_page import CardPage
from game.table.animation.card_turn import CardTurn


class PageTurn(CardTurn):
    def begin(self) -> None:
        """Its engraving is decoded while the page before it goes."""
        super().begin()
        if isinstance(self.stage.clipping, CardPage):
            self.stage.clipping.expect(self.moments[-1].effect.card)
