"""The sheets of the weekly are printing paper with a toned edge, rules and ornaments."""

from __future__ import annotations

import pygame

from game.filipinas import art
from game.filipinas.palette import INK, SEPIA
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.lettering import width_of

EDGE = 10
FRAME = 14
"""How far the lines around a page are from its edges, both sides together."""
MOST_LINES = 3


@kept(24 * MEGABYTE)
def sheet(size: tuple[int, int]) -> pygame.Surface:
    """An empty sheet; the tiles are mirrored at every seam, so that none is seen."""
    tile = art.picture("paper/sheet.webp")
    paper = pygame.Surface(size, depth=32)
    for column, x in enumerate(range(0, size[0], tile.get_width())):
        for row, y in enumerate(range(0, size[1], tile.get_height())):
            paper.blit(pygame.transform.flip(tile, column % 2 == 1, row % 2 == 1), (x, y))
    paper.blit(_toned(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return paper


@kept(24 * MEGABYTE)
def framed_sheet(size: tuple[int, int]) -> pygame.Surface:
    """A page of the weekly before anything is printed on it."""
    paper = sheet(size).copy()
    frame(paper, paper.get_rect().inflate(-FRAME, -FRAME))
    return paper


def _toned(size: tuple[int, int]) -> pygame.Surface:
    """Browner towards the edge; soft, so it is blurred small."""
    small = pygame.Surface((max(2, size[0] // 4), max(2, size[1] // 4)), depth=32)
    small.fill((226, 210, 180))
    inner = small.get_rect().inflate(-EDGE // 2, -EDGE // 2)
    pygame.draw.rect(small, (255, 255, 255), inner)
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, max(1, EDGE // 4)), size)


def double_rule(surface: pygame.Surface, x: int, y: int, width: int, colour: Colour = INK) -> None:
    """It is a thick line and a thin one."""
    surface.fill(colour, (x, y, width, 2))
    surface.fill(SEPIA, (x, y + 4, width, 1))


def ornament(surface: pygame.Surface, x: int, y: int, width: int) -> None:
    """It is a thin line with a lozenge in its middle."""
    middle = x + width // 2
    pygame.draw.aaline(surface, INK, (x, y), (middle - 8, y))
    pygame.draw.aaline(surface, INK, (middle + 8, y), (x + width, y))
    pygame.draw.polygon(surface, INK, [(middle - 5, y), (middle, y - 3), (middle + 5, y), (middle, y + 3)])


def frame(surface: pygame.Surface, rect: pygame.Rect, colour: Colour = INK) -> None:
    """It is two lines around a page."""
    pygame.draw.rect(surface, colour, rect, 2)
    pygame.draw.rect(surface, colour, rect.inflate(-8, -8), 1)


def in_lines(words: str, font: pygame.font.Font, width: int) -> list[str]:
    """Into lines of this width; what a few of them do not hold is left out."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(font, longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines[:MOST_LINES]
