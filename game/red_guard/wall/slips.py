"""Units are stamped slips of paper in the faction's colour: a symbol, Subversion on white, Purge on black."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.red_guard.components import COLOUR, FACTORS, PURGE, SUBVERSION, TYPE, Unit
from game.red_guard.art import picture, symbol
from game.red_guard.faces import face
from game.red_guard.palette import INK, PALETTES, VERMILION
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour, mix
from game.shell.lettering import rendered

WHITE: Colour = (238, 230, 210)
FADED: Colour = (128, 120, 108)
LEGIBLE = 13
"""Pixels of type: a slip that has room for smaller figures only says of what type it is, and nothing in figures."""


@kept(12 * MEGABYTE)
def slip(unit: Unit, size: tuple[int, int], palette: str, struck: bool = False) -> Surface:
    """Upright, or lying where it is wider than high; the neutralized are crossed out with a red brush.

    One that is too small for figures shows its symbol alone.
    """
    colours = PALETTES[palette]
    faction, kind = COLOUR[unit], TYPE[unit]
    ground, ink = colours.factions[faction], colours.on_faction[faction]
    if struck:
        ground, ink = mix(ground, FADED, 0.5), mix(ink, ground, 0.35)
    made = pygame.transform.smoothscale(picture("slip.webp"), size)
    made.fill((*ground, 255), special_flags=pygame.BLEND_RGBA_MULT)
    width, height = size
    subversion, purge, room = _boxes(width, height)
    factors = FACTORS[kind] if _type_in(subversion) >= LEGIBLE else {}
    if not factors:
        room = made.get_rect().inflate(-2, -2)
    side = min(room.width, room.height)
    mark = symbol(kind, max(6, side), ink)
    made.blit(mark, mark.get_rect(center=room.center))
    if factors:
        _stamp(made, subversion, str(factors[SUBVERSION]), WHITE, INK)
        _stamp(made, purge, str(factors[PURGE]), INK, WHITE)
    pygame.draw.rect(made, mix(ground, (10, 6, 4), 0.72), made.get_rect(), 1)
    if struck:
        _cross(made)
    return made


def _boxes(width: int, height: int) -> tuple[Rect, Rect, Rect]:
    """They are for Subversion, for Purge, and for the symbol."""
    if width > height:
        side = round(height * 0.78)
        first = Rect(width - 2 * side - 1, 1, side, height - 2)
        return first, Rect(first.right, 1, width - 1 - first.right, height - 2), Rect(1, 2, first.x - 2, height - 4)
    tall = round(height * 0.40)
    first = Rect(1, height - tall, width // 2 - 1, tall - 1)
    second = Rect(first.right, first.y, width - 1 - first.right, tall - 1)
    return first, second, Rect(2, 2, width - 4, first.y - 3)


def _stamp(made: Surface, box: Rect, figure: str, ground: Colour, ink: Colour) -> None:
    made.fill(ground, box)
    image = rendered(face("figures", _type_in(box)), figure, ink)
    image = image.subsurface(image.get_bounding_rect())
    made.blit(image, image.get_rect(center=box.center))


def _type_in(box: Rect) -> int:
    """As large as a figure may be there."""
    return round(min(box.height * 1.06, box.width * 1.5))


def _cross(made: Surface) -> None:
    width, height = made.get_size()
    thick = max(2, width // 9)
    pygame.draw.line(made, VERMILION, (2, 3), (width - 4, height - 3), thick)
    pygame.draw.line(made, VERMILION, (width - 3, 2), (3, height - 4), thick)
