"""A stroke of a wide brush that runs dry: bristles side by side, each with a little of the ink."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Surface

from game.red_guard.palette import INK
from game.table.animation.animation import Point

BRISTLES = 26
STEPS = 24
BEND = 0.05
"""It says how far a stroke is bent, as a share of its length."""
DRY = 0.72
"""The share of a stroke from which bristles begin to run dry."""


def draw_stroke(surface: Surface, start: Point, end: Point, wide: int, share: float, seed: int) -> None:
    """As far as it has been drawn, from 0 to 1."""
    chance = Random(seed)
    along = pygame.Vector2(end) - pygame.Vector2(start)
    if not along.length() or share <= 0:
        return
    across = along.rotate(90).normalize()
    for number in range(BRISTLES):
        offset = (number / (BRISTLES - 1) - 0.5) * wide
        first, last = chance.uniform(0.0, 0.04), chance.uniform(DRY, 1.0)
        thick = max(1, round(wide / BRISTLES * chance.uniform(0.7, 1.9)))
        points = [
            pygame.Vector2(start)
            + along * at
            + across * (offset * _pressed(at) + along.length() * BEND * at * (1 - at) * 4)
            for at in (step / STEPS for step in range(STEPS + 1))
            if first <= at <= min(last, share)
        ]
        if len(points) > 1:
            pygame.draw.lines(surface, INK, False, points, thick)


def _pressed(at: float) -> float:
    """How wide the brush is there: it comes down, and is lifted at the end."""
    return min(1.0, 0.55 + 4 * at, 0.6 + 2.2 * (1 - at))
