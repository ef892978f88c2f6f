"""Something that breaks: a crack runs through it, and its pieces fall."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import pygame

from game.shell.colours import Colour
from game.table.animation.animation import Point

PIECES = 8
CRACK: Colour = (12, 12, 16)


class Shard(NamedTuple):
    picture: pygame.Surface
    middle: tuple[float, float]
    """Before it falls, from the middle of the whole."""
    drift: float
    spin: float


class Breaking:
    """A picture is broken from a point a little beside its middle."""

    def __init__(self, picture: pygame.Surface, seed: int = 1986) -> None:
        self._picture = picture
        chance, side = Random(seed), picture.get_width()
        self._hit = side * 0.46, side * 0.42
        turns = [2 * math.pi * (number + chance.uniform(-0.3, 0.3)) / PIECES for number in range(PIECES)]
        self._rim = [(side / 2 + side * math.cos(turn), side / 2 + side * math.sin(turn)) for turn in turns]
        self._jags = [self._jagged(end, chance) for end in self._rim]
        self._shards = [self._shard(number, chance) for number in range(PIECES)]

    def draw_cracked(self, surface: pygame.Surface, middle: Point, share: float) -> None:
        """The cracks have run so far, from 0 to 1."""
        picture = self._picture.copy()
        thick = max(2, picture.get_width() // 40)
        for jag in self._jags:
            run = jag[: 2 + round((len(jag) - 2) * share)]
            pygame.draw.lines(picture, CRACK, False, run, thick)
        # Cracks end where the picture does.
        picture.blit(self._picture, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        surface.blit(picture, picture.get_rect(center=middle))

    def draw_falling(self, surface: pygame.Surface, middle: Point, share: float) -> None:
        """The pieces have fallen so far, from 0 to 1."""
        side = self._picture.get_width()
        for shard in self._shards:
            turned = pygame.transform.rotate(shard.picture, shard.spin * share)
            turned.set_alpha(round(255 * min(1.0, 2.2 * (1 - share))))
            x = middle[0] + shard.middle[0] * (1 + 0.9 * share) + shard.drift * side * share
            y = middle[1] + shard.middle[1] * (1 + 0.5 * share) + side * (2.3 * share * share - 0.35 * share)
            surface.blit(turned, turned.get_rect(center=(round(x), round(y))))

    def _jagged(self, end: tuple[float, float], chance: Random) -> list[tuple[float, float]]:
        """A line from where it was hit to its rim."""
        steps, side = 6, self._picture.get_width()
        line = []
        for step in range(steps + 1):
            share = step / steps
            shaken = chance.uniform(-0.035, 0.035) * side if 0 < step < steps else 0.0
            line.append(
                (
                    self._hit[0] + (end[0] - self._hit[0]) * share + shaken,
                    self._hit[1] + (end[1] - self._hit[1]) * share - shaken,
                )
            )
        return line

    def _shard(self, number: int, chance: Random) -> Shard:
        outline = [*self._jags[number], *reversed(self._jags[(number + 1) % PIECES])]
        cut = pygame.Surface(self._picture.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(cut, (255, 255, 255, 255), outline)
        cut.blit(self._picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        box = cut.get_bounding_rect()
        middle = box.centerx - cut.get_width() / 2, box.centery - cut.get_height() / 2
        picture = cut.subsurface(box).copy()
        return Shard(picture, middle, chance.uniform(-0.25, 0.25), chance.uniform(-140, 140))
