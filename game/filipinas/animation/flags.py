"""Flags at their poles: one comes down and another goes up."""

from __future__ import annotations

import math

import pygame

from engine.filipinas.board import FILIPINOS, SPAIN, USA
from game.filipinas import art
from game.filipinas.palette import INK
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.table.animation.animation import Point

RED: Colour = (164, 32, 40)
YELLOW: Colour = (228, 176, 58)
BLUE: Colour = (40, 62, 122)
WHITE: Colour = (244, 236, 216)
STRIPES = 13
CANTON = 0.42
"""The blue field with the stars is so wide, as a share of the flag."""
WAVES = 1.3
"""There are so many waves of cloth along a flag."""


def draw_pole(surface: pygame.Surface, foot: Point, tall: int) -> None:
    thick = max(3, tall // 44)
    pygame.draw.rect(surface, INK, (foot[0] - thick // 2, foot[1] - tall, thick, tall))
    pygame.draw.aacircle(surface, INK, (foot[0], foot[1] - tall), thick)


def draw_flag(surface: pygame.Surface, nation: str, foot: Point, tall: int, height: float, time: float) -> None:
    """On its pole, hoisted from 0 to 1, in a light wind; near the ground it is folded away."""
    if height <= 0.02:
        return
    size = round(tall * 0.62), round(tall * 0.38)
    flag = _flag(nation, size)
    top = foot[1] - round((tall - size[1]) * height) - size[1]
    shown = min(1.0, 4 * height)
    for x in range(0, size[0], 2):
        far = x / size[0]
        sway = math.sin(2 * math.pi * (WAVES * far - time)) * size[1] * 0.05 * far
        strip = flag.subsurface((x, 0, min(2, size[0] - x), size[1]))
        strip.set_alpha(round(255 * shown))
        surface.blit(strip, (foot[0] + 3 + x, top + round(sway)))


@kept(2 * MEGABYTE)
def _flag(nation: str, size: tuple[int, int]) -> pygame.Surface:
    flag = pygame.Surface(size)
    {SPAIN: _spanish, FILIPINOS: _filipino, USA: _american}[nation](flag)
    pygame.draw.rect(flag, INK, flag.get_rect(), 1)
    return flag


def _spanish(flag: pygame.Surface) -> None:
    width, height = flag.get_size()
    flag.fill(RED)
    flag.fill(YELLOW, (0, height // 4, width, height // 2))
    crown = art.icon("crown", round(height * 0.34), RED)
    flag.blit(crown, crown.get_rect(center=(width // 3, height // 2)))


def _filipino(flag: pygame.Surface) -> None:
    """As it was first hoisted at Cavite in May 1898."""
    width, height = flag.get_size()
    flag.fill(BLUE, (0, 0, width, height // 2))
    flag.fill(RED, (0, height // 2, width, height))
    pygame.draw.polygon(flag, WHITE, [(0, 0), (round(height * 0.86), height // 2), (0, height)])
    sun = art.icon("sun", round(height * 0.4), YELLOW)
    flag.blit(sun, sun.get_rect(center=(round(height * 0.3), height // 2)))


def _american(flag: pygame.Surface) -> None:
    width, height = flag.get_size()
    for number in range(STRIPES):
        top = round(height * number / STRIPES)
        flag.fill(WHITE if number % 2 else RED, (0, top, width, height))
    canton = pygame.Rect(0, 0, round(width * CANTON), round(height * 7 / STRIPES))
    flag.fill(BLUE, canton)
    for row in range(4):
        for column in range(5):
            at = canton.width * (column + 0.5) / 5, canton.height * (row + 0.5) / 4
            pygame.draw.circle(flag, WHITE, at, max(1, height // 44))
