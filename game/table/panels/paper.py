"""The paper of the sheets beside the board: it has a fibre and is worn at its edges, as the land of a map is."""

import pygame
from pygame import Rect, Surface

from game.shell import colours
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.table.map.fibre import TILE, lay_fibre

BLANK: Colour = (251, 243, 222)
"""Before its fibre, which darkens it to the colour of all other paper."""
WORN: Colour = (243, 236, 221)
"""What is left of white at the very edge."""
REACH = 12
"""How far a sheet is worn, as in the design."""
SMALL = 4
"""Wear is soft, so it is blurred so much smaller."""


def draw_paper(surface: Surface, rect: Rect, look: Look, radius: int) -> None:
    """An empty sheet; `radius` is that of its corners, as in the design."""
    reach = look.px(REACH)
    edges = _edges(rect.size, look.px(radius), reach)
    surface.fblits([(edge, (rect.x + x, rect.y + y)) for edge, (x, y) in edges])
    clip = surface.get_clip()
    surface.set_clip(_middle(rect.size, reach).move(rect.topleft).clip(clip))
    tiles = [(x, y) for x in range(rect.x, rect.right, TILE) for y in range(rect.y, rect.bottom, TILE)]
    surface.fblits([(_blank(), place) for place in tiles])
    surface.set_clip(clip)


def cut_ahead(size: tuple[int, int], look: Look, radius: int) -> None:
    """What takes longest about a sheet of this size is its edges."""
    _edges(size, look.px(radius), look.px(REACH))


@kept(MEGABYTE)
def _blank() -> Surface:
    """A tile of what is between the edges."""
    tile = Surface((TILE, TILE), depth=32)
    tile.fill(BLANK)
    lay_fibre(tile)
    return tile


@kept(16 * MEGABYTE)
def _edges(size: tuple[int, int], radius: int, reach: int) -> tuple[tuple[Surface, tuple[int, int]], ...]:
    """What lies around the middle of a sheet, and where."""
    wear = _wear(size, reach)
    middle = _middle(size, reach)
    whole = Rect((0, 0), size)
    around = [
        Rect(0, 0, whole.width, middle.top),
        Rect(0, middle.bottom, whole.width, whole.bottom - middle.bottom),
        Rect(0, middle.top, middle.left, middle.height),
        Rect(middle.right, middle.top, whole.right - middle.right, middle.height),
    ]
    return tuple((_part(whole, part, radius, wear), part.topleft) for part in around if part.width and part.height)


def _part(whole: Rect, part: Rect, radius: int, wear: Surface) -> Surface:
    """As the whole sheet would look there."""
    paper = Surface(part.size, pygame.SRCALPHA, 32)
    draw_plate(paper, whole.move(-part.x, -part.y), BLANK, radius, colours.PAPER_EDGE)
    lay_fibre(paper, part.topleft)
    small = Rect(part.x // SMALL, part.y // SMALL, -(-part.width // SMALL) + 1, -(-part.height // SMALL) + 1)
    small.clamp_ip(wear.get_rect())
    small = small.clip(wear.get_rect())
    worn = pygame.transform.smoothscale(wear.subsurface(small), (small.width * SMALL, small.height * SMALL))
    place = (small.x * SMALL - part.x, small.y * SMALL - part.y)
    paper.blit(worn, place, special_flags=pygame.BLEND_RGB_MULT)
    return paper


def _wear(size: tuple[int, int], reach: int) -> Surface:
    """It is white in the middle, and smaller than the sheet."""
    small = Surface((-(-size[0] // SMALL), -(-size[1] // SMALL)), depth=32)
    small.fill(WORN)
    around = _around(reach)
    pygame.draw.rect(small, (255, 255, 255), small.get_rect().inflate(-2 * around, -2 * around))
    return pygame.transform.box_blur(small, around)


def _middle(size: tuple[int, int], reach: int) -> Rect:
    """Where nothing is worn; nothing at the foot of a sheet that is too small for that."""
    band = SMALL * (2 * _around(reach) + 2)
    middle = Rect((0, 0), size).inflate(-2 * band, -2 * band)
    return middle if min(middle.size) > 0 else Rect(0, size[1], 0, 0)


def _around(reach: int) -> int:
    return max(1, reach // SMALL)
