"""Dice are thrown into a tray over the board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.plates import draw_plate, draw_shadow
from game.table.animation.animation import Animation
from game.table.animation.die import die
from game.table.telling.snapshots import Snapshot

TUMBLE = 0.45
REST = 0.45
FELT: Colour = (28, 64, 52)


class Dice(Animation, ABC):
    """They tumble and lie still long enough to be read."""

    seconds = TUMBLE + REST
    sound = "dice"
    read_meanwhile = True
    tells_at = TUMBLE

    @abstractmethod
    def faces(self, moment: Snapshot) -> Sequence[int]: ...

    def draw(self, surface: pygame.Surface) -> None:
        faces, look = self.faces(self.moments[0]), self.stage.look
        side, gap = look.px(76), look.px(16)
        row = pygame.Rect(0, 0, len(faces) * (side + gap) - gap, side)
        row.center = self.stage.view.rect.center
        tray = row.inflate(look.px(50), look.px(46))
        shadow = draw_shadow(surface, tray, look.px(12), spread=look.px(16), strength=130)
        self._drawn = [shadow.union(tray)]
        draw_plate(surface, tray, FELT, look.px(12), colours.GOLD, 2)
        for index, face in enumerate(faces):
            box = pygame.Rect(row.x + index * (side + gap), row.y, side, side)
            self._drawn.append(self._draw_die(surface, index, face, box))

    @property
    def extent(self) -> Sequence[pygame.Rect]:
        return self._drawn

    def _draw_die(self, surface: pygame.Surface, index: int, face: int, box: pygame.Rect) -> pygame.Rect:
        """Returns where."""
        moment = self.share * self.seconds
        if moment >= TUMBLE:
            return surface.blit(die(face, box.width), box)
        left = 1 - moment / TUMBLE
        shown = 1 + (face + index + int(moment * 22)) % 6
        turned = pygame.transform.rotate(die(shown, box.width), 560 * left * left * (1 if index % 2 else -1))
        away = round(self.stage.look.px(120) * left * left)
        return surface.blit(turned, turned.get_rect(center=(box.centerx + away, box.centery)))
