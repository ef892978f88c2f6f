"""The picture of every card is printed as in a newspaper: ink broken into dots, and at most one spot colour under
it."""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import NamedTuple

import pygame

from game.people_power.palette import DEFAULT, Palette
from game.people_power.screen import screened
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import INK, PAPER, Colour
from game.shell.decoding import made, make_ahead
from game.shell.folders import ASSETS
from game.table.press.halftone import frame

FOLDER = ASSETS / "people_power" / "pictures"
SHAPE = (500, 300)
"""In which all are drawn; another shape shows the middle of it."""
HELD = 0.2
"""Of what is cut from a picture that is too tall, so much is cut above: there are the heads."""
HELD_LOWER = {"38": 1.0, "39": 0.75}
"""Likewise where they are not: of the dead man on the tarmac, and of a small crowd under a large hall."""
_SPOTS = {"#f0be28": "reformers", "#be262c": "npa", "#2654a0": "government"}
"""Which faction's colour stands in a file."""


Spots = tuple[tuple[str, Colour], ...]


def picture(card: int | str, size: tuple[int, int], palette: Palette = DEFAULT) -> pygame.Surface:
    """It is that of an Event, an Election, a Personality or an Act of Desperation; or of a phase, by its name."""
    return _printed(str(card), size, _spots(palette))


def draw_ahead(card: int | str, size: tuple[int, int], palette: Palette) -> None:
    """Beside the loop: what takes long about a picture is drawing it."""
    if _printed.kept.get((str(card), size, _spots(palette))) is None:
        make_ahead((FOLDER, str(card), size), partial(_plates, str(card), size))


def _spots(palette: Palette) -> Spots:
    return tuple((spot, palette.factions[faction]) for spot, faction in _SPOTS.items())


@kept(24 * MEGABYTE)
def _printed(name: str, size: tuple[int, int], spots: Spots) -> pygame.Surface:
    plates = made((FOLDER, name, size), partial(_plates, name, size))
    paper = pygame.Surface(size)
    paper.fill(PAPER)
    if plates.spotted is not None:
        _lay(paper, plates.spotted, dict(spots)[plates.spot])
    printed = _inked(plates.light, paper)
    frame(printed)
    return printed


class _Plates(NamedTuple):
    """What a picture is printed with."""

    light: pygame.Surface
    """White where there is no ink."""
    spotted: pygame.Surface | None
    """White where its spot colour is."""
    spot: str


def _plates(name: str, size: tuple[int, int]) -> _Plates:
    drawing = (FOLDER / f"{name}.svg").read_text("utf-8")
    spot = next((spot for spot in _SPOTS if spot in drawing), "")
    held = HELD_LOWER.get(name, HELD)
    if not spot:
        return _Plates(screened(_drawn(drawing, size, held)), None, spot)
    plain = _drawn(drawing.replace(spot, "#ffffff"), size, held)
    # What is white in one and black in the other is where the spot colour shows.
    spotted = plain.copy()
    spotted.blit(_drawn(drawing.replace(spot, "#000000"), size, held), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return _Plates(screened(plain), spotted, spot)


def _drawn(drawing: str, size: tuple[int, int], held: float) -> pygame.Surface:
    """The drawing made so large that it covers the size; of what is too tall, what is held."""
    scale = max(size[0] / SHAPE[0], size[1] / SHAPE[1])
    whole = (max(size[0], round(SHAPE[0] * scale)), max(size[1], round(SHAPE[1] * scale)))
    surface = pygame.Surface(size)
    surface.fill((255, 255, 255))
    left, top = (size[0] - whole[0]) // 2, round((size[1] - whole[1]) * held)
    surface.blit(pygame.image.load_sized_svg(BytesIO(drawing.encode()), whole), (left, top))
    return surface


def _lay(paper: pygame.Surface, spotted: pygame.Surface, colour: Colour) -> None:
    """Paper takes the colour there."""
    difference = spotted.copy()
    red, green, blue = (max(0, a - b) for a, b in zip(PAPER, colour, strict=True))
    difference.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    paper.blit(difference, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _inked(light: pygame.Surface, paper: pygame.Surface) -> pygame.Surface:
    """Paper where it is light, ink where it is dark."""
    paper.fill(INK, special_flags=pygame.BLEND_RGB_SUB)
    paper.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    paper.fill(INK, special_flags=pygame.BLEND_RGB_ADD)
    return paper
