"""A die as one sees it from above."""

import pygame

from game.shell import colours
from game.shell.cache import MEGABYTE, kept

_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}
SMOOTHING = 3


@kept(4 * MEGABYTE)
def die(face: int, side: int) -> pygame.Surface:
    """Paint a die of cream bone with that face up, and its shadow."""
    large = pygame.Surface((side * SMOOTHING, side * SMOOTHING), pygame.SRCALPHA)
    whole = side * SMOOTHING
    box = pygame.Rect(0, 0, round(whole * 0.9), round(whole * 0.9))
    radius = round(whole * 0.16)
    pygame.draw.rect(large, (0, 0, 0, 110), box.move(whole // 12, whole // 10), border_radius=radius)
    pygame.draw.rect(large, colours.PAPER_EDGE, box, border_radius=radius)
    pygame.draw.rect(large, colours.CREAM, box.inflate(-whole // 14, -whole // 14), border_radius=radius)
    for x, y in PIPS.get(face, ()):
        pygame.draw.circle(large, colours.INK, (box.width * x, box.height * y), whole * 0.085)
    return pygame.transform.smoothscale(large, (side, side))
