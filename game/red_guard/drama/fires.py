"""Chaos that passes a mark: the fire is no longer in its column, it runs along the foot of the whole wall."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from engine.red_guard import effects as told
from game.red_guard import art
from game.red_guard.drama.placard import Placard
from game.red_guard.palette import CREAM, VERMILION
from game.shell.colours import Colour
from game.shell.text import tr
from game.table.animation.darkness import darken, veil
from game.table.animation.drama import Drama
from game.table.animation.headline import ThrownHeadline

FRAMES = 14
"""Of the fire, while it burns."""
FLAME = (150, 240)
"""As in the design; they stand close together."""
CLOSE = 0.62
ROOTS = 0.26
"""Of a flame: what is not seen of it."""
ASH: Colour = (8, 6, 6)
THICK = 235 / 255
"""How much of it is seen where it lies thickest."""


class Fire(Drama):
    """8.1: as high as `level` is."""

    level = 0
    sound = "fire"
    afterwards = True
    brush = "火烧"

    def prepare(self) -> Iterator[None]:
        headline = ThrownHeadline(self.kicker(), tr(f"drama.chaos.{self.level}"), VERMILION, CREAM)
        width = round(self.stage.view.rect.width * 0.8)
        self._placard = Placard(headline, width, self.stage.look, self.brush)
        yield from self._placard.prepare()

    def kicker(self) -> str:
        effect: told.ChaosMoved = self.moments[-1].effect
        return tr("drama.chaos", chaos=effect.after)

    def draw_on(self, surface: Surface, board: Rect) -> None:
        darken(surface, board, 0.75 * self.swell)
        self._draw_flames(surface, board, self.swell)
        middle = board.centerx, board.y + round(board.height * 0.3)
        self._placard.draw(surface, middle, (self.share - 0.2) / 0.1, self.between(0.86, 1.0))

    def _draw_flames(self, surface: Surface, board: Rect, burning: float) -> None:
        tall = round(board.height * (0.3 + 0.6 * self.level / 100))
        frames = art.flames((round(tall * FLAME[0] / FLAME[1]), tall))
        step = round(frames[0].get_width() * CLOSE)
        # Their rounded feet are under the edge of the board.
        foot = board.bottom + round(tall * (ROOTS + (1 - ROOTS) * (1 - burning)))
        for number, x in enumerate(range(board.x - step // 2, board.right + step, step)):
            flame = frames[(number * 3 + int(self.share * FRAMES)) % len(frames)]
            surface.blit(flame, flame.get_rect(midbottom=(x, foot + (number * 7 % 3) * tall // 9)))


class Fire50(Fire):
    level = 50


class Fire75(Fire):
    level = 75


class Fire90(Fire):
    level = 90


FIRES: tuple[type[Fire], ...] = (Fire90, Fire75, Fire50)
"""The worst is first."""


class CivilWar(Fire):
    """8.1: everything burns, then nothing is left to burn."""

    level = 100
    brush = ""

    def kicker(self) -> str:
        return tr("wall.civil_war")

    def draw_on(self, surface: Surface, board: Rect) -> None:
        darken(surface, board, self.between(0.0, 0.2))
        self._draw_flames(surface, board, self.between(0.0, 0.35))
        veil(surface, board, ASH, THICK * self.between(0.3, 0.6) * (1 - self.between(0.9, 1.0)))
        self._placard.draw(surface, board.center, (self.share - 0.5) / 0.12, self.between(0.88, 1.0))
