"""A photograph of a crowd is printed."""

from __future__ import annotations

from random import Random

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.table.kit.icons import icon
from game.table.press.halftone import frame, halftone, shade

SMOOTHING = 2
"""Painted so much larger, then made smaller: edges come out smooth."""
BRIGHT = 420
"""The sum of red, green and blue from which a colour needs a darker sign on its own ground."""


@kept(8 * MEGABYTE)
def crowd_picture(size: tuple[int, int], colour: Colour, symbol: str = "") -> pygame.Surface:
    """The crowd stands under the sign of a faction, or under an empty sky."""
    picture = halftone(size, colour)
    width, height = size
    if symbol:
        sign = icon(symbol, round(height * 0.5), shade(colour, 0.2 if sum(colour) < BRIGHT else 0.62))
        picture.blit(sign, sign.get_rect(midtop=(width // 2, round(height * 0.08))))
    large = pygame.Surface((width * SMOOTHING, height * SMOOTHING), pygame.SRCALPHA)
    chance = Random(1986)
    for row in range(3):
        _draw_row(large, row, shade(colour, 0.62 + 0.13 * row), chance)
    picture.blit(pygame.transform.smoothscale(large, size), (0, 0))
    frame(picture)
    return picture


def _draw_row(large: pygame.Surface, row: int, ink: Colour, chance: Random) -> None:
    """The nearer a row is, the lower, larger and darker are its people."""
    width, height = large.get_size()
    head = height * (0.045 + 0.018 * row)
    x = -head * chance.random()
    while x < width + head:
        y = height * (0.62 + 0.13 * row) + chance.uniform(-0.4, 0.4) * head
        _draw_onlooker(large, x, y, head, ink, raises_fist=chance.random() < 0.25)
        x += head * chance.uniform(2.0, 2.6)


def _draw_onlooker(large: pygame.Surface, x: float, y: float, head: float, ink: Colour, *, raises_fist: bool) -> None:
    """Head and shoulders are seen from behind."""
    pygame.draw.ellipse(large, ink, (x - head * 0.55, y - head * 0.7, head * 1.1, head * 1.4))
    body = pygame.Rect(round(x - head * 1.15), round(y + head * 0.55), round(head * 2.3), large.get_height())
    pygame.draw.rect(large, ink, body, border_top_left_radius=round(head), border_top_right_radius=round(head))
    if raises_fist:
        elbow, fist = (x + head * 1.2, y + head * 0.3), (x + head * 1.1, y - head * 1.3)
        thick = max(2, round(head * 0.42))
        pygame.draw.line(large, ink, (x + head * 0.8, y + head), elbow, thick)
        pygame.draw.line(large, ink, elbow, fist, thick)
        pygame.draw.circle(large, ink, fist, head * 0.34)
