"""How far something has come, with a mark where it has to come to."""

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.easing import Eased
from game.shell.plates import draw_plate
from game.shell.widgets.widget import Widget


class ProgressBar(Widget):
    """`share` and `mark` are between 0 and 1; the bar glides to a new share."""

    def __init__(self, colour: Colour = colours.GOLD, *, mark: float | None = None) -> None:
        super().__init__()
        self.colour = colour
        self.mark = mark
        self._share = Eased(0.0, 0.25)

    def set(self, share: float, *, at_once: bool = False) -> None:
        share = min(1.0, max(0.0, share))
        if at_once:
            self._share.jump(share)
            self.dirty = True
        else:
            self._share.go(share)

    def update(self, dt: float) -> bool:
        moved = self._share.update(dt)
        return super().update(dt) or moved

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.rect.height // 2
        draw_plate(surface, self.rect, colours.PAPER_DARK, radius)
        width = round(self.rect.width * self._share.value)
        if width >= 2:
            draw_plate(surface, pygame.Rect(self.rect.x, self.rect.y, width, self.rect.height), self.colour, radius)
        if self.mark is not None:
            x = self.rect.x + round(self.rect.width * self.mark)
            surface.fill(
                colours.INK,
                (x - 1, self.rect.y - self.look.px(4), max(2, self.look.px(3)), self.rect.height + 2 * self.look.px(4)),
            )
