"""The paper of the sheets beside the board: it has a fibre and is worn at its edges, as the land of a map is."""

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.shell import colours
from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.table.map.fibre import lay_fibre

BLANK: Colour = (251, 243, 222)
"""Before its fibre, which darkens it to the colour of all other paper."""
WORN: Colour = (243, 236, 221)
"""What is left of white at the very edge."""


def draw_paper(surface: Surface, rect: Rect, look: Look, radius: int) -> None:
    """An empty sheet; `radius` is that of its corners, as in the design."""
    surface.blit(_sheet(rect.size, look.px(radius), look.px(12)), rect)


@lru_cache(maxsize=16)
def _sheet(size: tuple[int, int], radius: int, reach: int) -> Surface:
    paper = Surface(size, pygame.SRCALPHA, 32)
    draw_plate(paper, paper.get_rect(), BLANK, radius, colours.PAPER_EDGE)
    lay_fibre(paper)
    paper.blit(_worn_edge(size, reach), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return paper


def _worn_edge(size: tuple[int, int], reach: int) -> Surface:
    """Soft, so that it may be blurred small."""
    small = Surface((max(1, size[0] // 4), max(1, size[1] // 4)), depth=32)
    small.fill(WORN)
    around = max(1, reach // 4)
    pygame.draw.rect(small, (255, 255, 255), Rect((0, 0), small.get_size()).inflate(-2 * around, -2 * around))
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, around), size)
