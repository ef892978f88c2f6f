"""Before a secret choice at a shared screen: nothing of the game is seen until the right person sits there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_fitted
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.kit.icons import icon
from game.table.kit.kit import Kit


class HandOverScene(Scene):
    """It is opaque. `who` is the person who is waited for; `then` is called when they say that they are there."""

    def __init__(self, app: App, kit: Kit, faction: str, who: str, then: Callable[[], None]) -> None:
        super().__init__(app)
        self.kit = kit
        self.faction = faction
        self.who = who
        self._then = then

    def build(self) -> None:
        self.ready = Button(tr("hand_over.ready"), self._go_on, style="gold", shortcut="Enter", size=26)
        self.add(self.ready)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        box = pygame.Rect(0, 0, max(look.px(320), self.ready.natural_width(look)), round(look.text(26) * 2.1))
        box.midtop = (size[0] // 2, round(size[1] * 0.72))
        self.ready.place(box, look)

    def back(self) -> None:
        """There is no way round it."""

    def draw(self, surface: pygame.Surface) -> None:
        look, palette = self.look, self.kit.palette(self.app)
        width, height = surface.get_size()
        surface.fill(colours.INK_SOFT)
        band = pygame.Rect(0, round(height * 0.2), width, round(height * 0.44))
        surface.fill(palette.factions[self.faction], band)
        ink = palette.on_faction[self.faction]
        symbol = icon(self.kit.symbols[self.faction], round(band.height * 0.46), ink)
        surface.blit(symbol, symbol.get_rect(midtop=(width // 2, band.y + look.px(24))))
        words = tr("hand_over.to", who=self.who)
        line = pygame.Rect(look.px(40), 0, width - look.px(80), round(band.height * 0.18))
        line.y = round(band.y + band.height * 0.58)
        draw_fitted(surface, words, line, "news", look.text(48), ink, "center")
        text = tr("hand_over.text")
        line = line.move(0, round(band.height * 0.2))
        draw_fitted(surface, text, line, "text", look.text(24), ink, "center", bold=False)
        super().draw(surface)

    def _go_on(self) -> None:
        self.app.pop()
        self._then()
