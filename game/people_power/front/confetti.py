"""Yellow paper that office workers threw from their windows on the marches of 1983 to 1986."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import pygame

from game.shell.colours import Colour, mix

_PAPER: Colour = (248, 208, 74)
_SHADE: Colour = (170, 112, 40)
_PIECES = 90
_SEED = 1983


class _Piece(NamedTuple):
    """Lengths and speeds are shares of the poster's height."""

    x: float
    y: float
    size: float
    speed: float
    drift: float
    phase: float
    spin: float


class Confetti:
    """Each piece falls, sways and turns; what leaves at the foot comes again at the top."""

    def __init__(self) -> None:
        chance = Random(_SEED)
        self._pieces = [_piece(chance) for _ in range(_PIECES)]
        self._time = 0.0

    def update(self, dt: float) -> None:
        self._time += dt

    def draw(self, surface: pygame.Surface, floor: int) -> None:
        """Down to the height `floor`, where it is lost in the crowd."""
        width, height = surface.get_size()
        for piece in self._pieces:
            fallen = (piece.y + self._time * piece.speed) % 1.0
            turn = self._time * piece.spin + piece.phase
            x = (piece.x * width + math.sin(turn * 0.7) * piece.drift * height) % width
            half = max(1.0, piece.size * height)
            lean, flat = math.sin(turn), abs(math.cos(turn * 1.3)) * 0.8 + 0.2
            across = (half * math.cos(lean), half * math.sin(lean))
            along = (-across[1] * flat * 0.6, across[0] * flat * 0.6)
            y = fallen * floor
            pygame.draw.polygon(
                surface,
                mix(_SHADE, _PAPER, flat),
                [
                    (x + sign_a * across[0] + sign_b * along[0], y + sign_a * across[1] + sign_b * along[1])
                    for sign_a, sign_b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                ],
            )


def _piece(chance: Random) -> _Piece:
    near = chance.random()
    return _Piece(
        x=chance.random(),
        y=chance.random(),
        size=0.0022 + 0.0048 * near * near,
        speed=0.012 + 0.022 * near,
        drift=chance.uniform(0.005, 0.02),
        phase=chance.uniform(0, 6.3),
        spin=chance.uniform(0.5, 1.4),
    )
