"""Head and shoulders of a person in one dark shape, told apart by hair and headwear alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.shell.colours import Colour

SMOOTHING = 3
"""Painted so much larger, then made smaller: edges come out smooth."""
TALL = 8.1
"""Heads are measured in units, of which a bust has so many and its picture ten."""


@dataclass(frozen=True, slots=True)
class Bust:
    """Where a shape is drawn: lengths are in units, across from the middle and down from the top of the head."""

    large: pygame.Surface
    ink: Colour
    unit: float
    middle: float
    top: float

    def ellipse(self, left: float, top: float, width: float, height: float) -> None:
        unit = self.unit
        place = (self.middle + left * unit, self.top + top * unit, width * unit, height * unit)
        pygame.draw.ellipse(self.large, self.ink, place)

    def plate(self, left: float, top: float, width: float, height: float, radius: float) -> None:
        """A rectangle with round corners."""
        unit = self.unit
        place = (self.middle + left * unit, self.top + top * unit, width * unit, height * unit)
        pygame.draw.rect(self.large, self.ink, place, border_radius=round(radius * unit))

    def polygon(self, right_half: list[tuple[float, float]]) -> None:
        """A shape that is the same at the left and at the right."""
        outline = [*right_half, *((-x, y) for x, y in reversed(right_half))]
        points = [(self.middle + x * self.unit, self.top + y * self.unit) for x, y in outline]
        pygame.draw.polygon(self.large, self.ink, points)


Headwear = Callable[[Bust], None]


def draw_bust(picture: pygame.Surface, headwear: Headwear, ink: Colour) -> None:
    width, height = picture.get_width() * SMOOTHING, picture.get_height() * SMOOTHING
    large = pygame.Surface((width, height), pygame.SRCALPHA)
    unit = min(width, height) / 10
    bust = Bust(large, ink, unit, width / 2, height - unit * (TALL - 1))
    bust.ellipse(-1.25, 0, 2.5, 3.1)
    bust.polygon([(0.75, 2.3), (0.8, 3.2), (1.2, 3.65), (2.2, 4.15), (2.2, 5)])
    bust.polygon(_shoulders())
    headwear(bust)
    picture.blit(pygame.transform.smoothscale(large, picture.get_size()), (0, 0))


def _shoulders() -> list[tuple[float, float]]:
    """The right one, round as in nature, down to the foot of the picture."""
    turns = [math.pi / 2 * step / 12 for step in range(13)]
    return [(3.35 * math.sin(turn) ** 0.8, 6.2 - 2.5 * math.cos(turn) ** 0.8) for turn in turns] + [(3.5, TALL)]


# Hair and headwear


def short_hair(bust: Bust) -> None:
    bust.ellipse(-1.3, -0.22, 2.6, 2.1)


def wavy_hair(bust: Bust) -> None:
    bust.ellipse(-1.5, -0.5, 3, 2.8)
    bust.plate(-1.5, 0.5, 3, 1.9, radius=0.75)


def high_hair(bust: Bust) -> None:
    """With the wide sleeves of a terno."""
    bust.ellipse(-1.6, -1.2, 3.2, 3.2)
    for side in (-1, 1):
        bust.ellipse(side * 2.45 - 1, 3.25, 2, 2.6)


def long_hair(bust: Bust) -> None:
    bust.ellipse(-1.5, -0.4, 3, 3)
    bust.plate(-1.5, 1, 3, 3.1, radius=0.6)


def officers_cap(bust: Bust) -> None:
    bust.polygon([(0, -0.75), (1.2, -0.65), (1.75, 0.1), (1.3, 0.75)])
    bust.ellipse(-1.5, 0.45, 3, 0.6)


def beret(bust: Bust) -> None:
    bust.ellipse(-1.9, -0.35, 3.3, 1.3)


def straw_hat(bust: Bust) -> None:
    bust.ellipse(-2.5, 0.35, 5, 0.8)
    bust.plate(-1.2, -0.7, 2.4, 1.5, radius=0.6)


def skullcap(bust: Bust) -> None:
    """A bishop's."""
    bust.ellipse(-1.15, -0.35, 2.3, 1.3)
    bust.ellipse(-0.18, -0.6, 0.36, 0.36)
