"""The table on which the boxes stand has dark planks in the light of one lamp. It is painted once for each size of
window."""

import math
from random import Random

import pygame

from game.shell.colours import Colour, mix

_WOOD: Colour = (104, 70, 46)
_GRAIN: Colour = (60, 38, 26)
_PLANKS = 6
_STREAKS = 180
_LAMP: Colour = (146, 102, 66)
_SMALL = 3
"""Painted so much smaller, then stretched: the grain comes out soft, and in a fraction of the time."""
_SEED = 12
_BENT = tuple((step / 8, math.sin(step / 8 * math.pi)) for step in range(9))
"""A line that is hardly bent, from 0 to 1 along and aside."""


def tabletop(size: tuple[int, int], light: tuple[float, float]) -> pygame.Surface:
    """`light` is where the lamp hangs, in shares of width and height."""
    width, height = size[0] // _SMALL, size[1] // _SMALL
    chance = Random(_SEED)
    wood = pygame.Surface((width, height))
    plank = height / _PLANKS
    for number in range(_PLANKS + 1):
        tone = mix(_WOOD, _GRAIN, chance.uniform(0.0, 0.3))
        board = pygame.Rect(0, round(number * plank), width, math.ceil(plank))
        wood.fill(tone, board)
        for _ in range(_STREAKS // _PLANKS):
            _streak(wood, board, mix(tone, chance.choice((_GRAIN, _LAMP)), chance.uniform(0.08, 0.3)), chance)
        wood.fill(mix(_GRAIN, (0, 0, 0), 0.3), (0, board.y, width, 1))
    wood.blit(_shade((width, height), light), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(wood, size)


def _streak(wood: pygame.Surface, board: pygame.Rect, colour: Colour, chance: Random) -> None:
    """It is a line of the grain, hardly bent."""
    x, y = chance.uniform(-0.2, 0.9) * board.width, chance.uniform(board.top + 2, board.bottom - 2)
    length, bend = chance.uniform(0.08, 0.5) * board.width, chance.uniform(-3, 3)
    points = [(x + length * along, y + bend * aside) for along, aside in _BENT]
    pygame.draw.aalines(wood, colour, False, points)


def _shade(size: tuple[int, int], light: tuple[float, float]) -> pygame.Surface:
    """It is full light under the lamp, and dusk in the corners."""
    small = pygame.Surface((32, 18))
    for y in range(18):
        for x in range(32):
            away = math.hypot((x / 31 - light[0]) * 1.25, (y / 17 - light[1]) * 1.05)
            near = max(0.0, 1 - away / 0.86) ** 1.3
            small.set_at((x, y), (round(44 + 208 * near), round(42 + 200 * near), round(46 + 184 * near)))
    return pygame.transform.smoothscale(small, size)
