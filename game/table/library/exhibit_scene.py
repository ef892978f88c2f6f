"""One card by itself, over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import sound
from game.shell.app import App
from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row, row_width
from game.table.kit.kit import Kit
from game.table.library.exhibit import Exhibit
from game.table.library.room import draw_paper
from game.table.press import Column

WIDEST = 780


class ExhibitScene(Scene):
    translucent = True

    def __init__(
        self, app: App, kit: Kit, exhibit: Exhibit, top: Callable[[], int], to_gallery: Callable[[], None]
    ) -> None:
        """`top` says where the doors of the library end."""
        super().__init__(app)
        self.kit = kit
        self.exhibit = exhibit
        self._top = top
        self._to_gallery = to_gallery
        self._page = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        self.card = Column(self.exhibit.blocks(self.kit.palette(self.app)))
        self.gallery = Button.of("timeline.gallery", self._leave, style="paper", shortcut="G")
        self.close = Button.of("button.back", self.back, shortcut="Esc")
        self.add(self.card, self.gallery, self.close)

    def enter(self) -> None:
        sound.play("press")

    def layout(self, size: tuple[int, int]) -> None:
        """As high as the card needs, if there is so much room under the doors."""
        look = self.look
        pad, gap, tall = look.px(36), look.px(16), round(look.text(22) * 1.9)
        buttons = row_width([self.gallery, self.close], look, least=130)
        width = min(size[0] - look.px(60), max(look.wide(WIDEST), buttons + 2 * pad))
        inner = width - 2 * pad
        needed = self.card.natural_height(inner, look) + tall + gap + 2 * pad
        room = pygame.Rect(0, self._top(), size[0], size[1] - look.px(24) - self._top())
        self._page = pygame.Rect(0, 0, width, min(room.height, needed))
        self._page.center = room.center
        foot = pygame.Rect(self._page.x + pad, self._page.bottom - pad - tall, inner, tall)
        self.card.place(pygame.Rect(foot.x, self._page.y + pad, inner, foot.y - gap - self._page.y - pad), look)
        place_row([self.gallery, self.close], foot, look, least=130, right=True)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface)
        draw_paper(surface, self._page, self.kit, self.look)
        super().draw(surface)

    def _leave(self) -> None:
        self.app.pop()
        self._to_gallery()
