"""The wooden pieces are cubes, cylinders and discs, each drawn once per size.

Proportions are in parts of the sprite's side. Light falls from the upper left; the shadow lies to the lower right.
"""

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.people_power.icons import icon
from game.people_power.palette import PALETTES, Colour, Palette
from game.shell.cache import MEGABYTE, kept

SMOOTHING = 4
LARGE = 50
"""Pixels from which a piece needs less smoothing."""
LARGEST_SHADOW = 256
ACTIVE_ACTIVISTS = "active_activists"
"""How Activists look beside a Protest; for the rest of the board they are just `activists`."""

_SYMBOLS = {
    "troops": "helmet",
    "police": "shield",
    "gov_bases": "fort",
    ACTIVE_ACTIVISTS: "megaphone",
    "ref_bases": "church",
    "active": "star",
    "npa_bases": "camp",
}
Outline = list[tuple[float, float]]


def piece_sprite(piece: str, size: int, palette: Palette) -> Surface:
    """Return a piece with its shadow on a transparent square."""
    return _piece_sprite("underground" if piece == "guerrillas" else piece, size, palette.name)


@kept(8 * MEGABYTE)
def _piece_sprite(piece: str, size: int, palette_name: str) -> Surface:
    palette = PALETTES[palette_name]
    column = "activists" if piece == ACTIVE_ACTIVISTS else piece
    canvas = _Canvas(
        size * (SMOOTHING if size < LARGE else 2),
        palette.piece[column],
        palette.on_piece[column],
        _SYMBOLS.get(piece),
        palette.ink,
    )
    _SHAPES[column](canvas)
    return pygame.transform.smoothscale(canvas.surface, (size, size))


class _Canvas:
    """It holds a large sprite in the making."""

    def __init__(self, side: int, colour: Colour, on_colour: Colour, symbol: str | None, ink: Colour) -> None:
        self.surface = Surface((side, side), pygame.SRCALPHA, 32)
        self.surface.fill((*ink, 0))
        self.side = side
        self.colour = colour
        self.on_colour = on_colour
        self.symbol = symbol
        self.ink = ink

    def fill(self, outline: Outline, colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [(x * self.side, y * self.side) for x, y in outline])

    def edge(self, outline: Outline, colour: Colour, width: float, closed: bool = True) -> None:
        points = [(x * self.side, y * self.side) for x, y in outline]
        thick = max(1, round(width * self.side))
        pygame.draw.lines(self.surface, colour, closed, points, thick)
        for point in points:
            pygame.draw.circle(self.surface, colour, point, thick / 2)

    def shadow(self, outline: Outline) -> None:
        """Soft, so that of a large one it is painted small."""
        side = min(self.side, LARGEST_SHADOW)
        cast = Surface((side, side), pygame.SRCALPHA, 32)
        cast.fill((0, 0, 0, 0))
        points = [((x + 0.035) * side, (y + 0.05) * side) for x, y in outline]
        pygame.draw.polygon(cast, (0, 0, 0, 125), points)
        blurred = pygame.transform.box_blur(cast, max(1, round(side * 0.025)))
        self.surface.blit(pygame.transform.smoothscale(blurred, self.surface.get_size()), (0, 0))

    def stamp(self, centre: tuple[float, float], width: float, flatten: float = 1.0) -> None:
        """The symbol, as one sees it on a face that leans back by `flatten`."""
        if self.symbol is None:
            return
        across = round(width * self.side)
        symbol = icon(self.symbol, across, self.on_colour)
        if flatten != 1.0:
            symbol = pygame.transform.smoothscale(symbol, (across, round(across * flatten)))
        self.surface.blit(symbol, symbol.get_rect(center=(centre[0] * self.side, centre[1] * self.side)))


def _draw_cube(canvas: _Canvas) -> None:
    left, right, far = 0.07, 0.73, 0.90
    top, front, bottom, back_bottom = 0.08, 0.24, 0.90, 0.74
    face = [(left, front), (right, front), (right, bottom), (left, bottom)]
    lid = [(left, front), (left + 0.17, top), (far, top), (right, front)]
    flank = [(right, front), (far, top), (far, back_bottom), (right, bottom)]
    silhouette = [(left, front), (left + 0.17, top), (far, top), (far, back_bottom), (right, bottom), (left, bottom)]
    canvas.shadow(silhouette)
    canvas.fill(silhouette, canvas.colour)
    canvas.fill(lid, lighter(canvas.colour, 0.34))
    canvas.fill(flank, darker(canvas.colour, 0.34))
    canvas.fill(face, canvas.colour)
    canvas.edge([(left, front), (right, front), (far, top)], lighter(canvas.colour, 0.5), 0.014, closed=False)
    canvas.edge([(right, front), (right, bottom)], darker(canvas.colour, 0.15), 0.012, closed=False)
    canvas.edge(silhouette, darker(canvas.ink, 0.1), 0.04)
    canvas.stamp((0.40, 0.575), 0.54)


def _draw_octagon(canvas: _Canvas) -> None:
    _draw_cylinder(canvas, corners=8, radius=0.43, height=0.20, flatten=0.84, symbol=0.70)


def _draw_round(canvas: _Canvas) -> None:
    _draw_cylinder(canvas, corners=48, radius=0.41, height=0.21, flatten=0.84, symbol=0.68)


def _draw_disc(canvas: _Canvas) -> None:
    _draw_cylinder(canvas, corners=64, radius=0.455, height=0.09, flatten=0.87, symbol=0.64)


def _draw_cylinder(canvas: _Canvas, corners: int, radius: float, height: float, flatten: float, symbol: float) -> None:
    middle = 0.475
    top = 0.93 - height - radius * flatten
    turn = math.pi / corners
    angles = [turn + 2 * math.pi * corner / corners for corner in range(corners)]
    lid = [(middle + radius * math.cos(angle), top + radius * flatten * math.sin(angle)) for angle in angles]
    foot = [(x, y + height) for x, y in lid]
    silhouette = [point for point in lid if point[1] <= top]
    silhouette = sorted(silhouette) + sorted((point for point in foot if point[1] > top + height), reverse=True)
    canvas.shadow(silhouette)
    canvas.fill(silhouette, darker(canvas.colour, 0.35))
    for here, there in zip(range(corners), [*range(1, corners), 0], strict=True):
        if math.sin(angles[here]) > -0.01 or math.sin(angles[there]) > -0.01:
            # Each side of the wall takes as much light as it faces the upper left.
            facing = math.cos((angles[here] + angles[there]) / 2 - math.pi)
            shade = darker(canvas.colour, 0.30 - 0.22 * facing)
            canvas.fill([lid[here], lid[there], foot[there], foot[here]], shade)
    canvas.fill(lid, canvas.colour)
    inner = [(middle + (x - middle) * 0.88, top + (y - top) * 0.88) for x, y in lid]
    canvas.edge(silhouette, darker(canvas.ink, 0.1), 0.04)
    canvas.edge(lid, lighter(canvas.colour, 0.38), 0.026)
    if canvas.symbol is None:
        # The plain end of the piece has turned rings in the wood.
        canvas.edge(inner, darker(canvas.colour, 0.14), 0.02)
        core = [(middle + (x - middle) * 0.5, top + (y - top) * 0.5) for x, y in lid]
        canvas.edge(core, darker(canvas.colour, 0.14), 0.02)
    canvas.stamp((middle, top), symbol, flatten * 1.06)


_SHAPES: dict[str, Callable[[_Canvas], None]] = {
    "troops": _draw_cube,
    "police": _draw_cube,
    "gov_bases": _draw_disc,
    "activists": _draw_round,
    "ref_bases": _draw_disc,
    "underground": _draw_octagon,
    "active": _draw_octagon,
    "npa_bases": _draw_disc,
}


def lighter(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part + (255 - part) * share) for part in colour)
    return red, green, blue


def darker(colour: Colour, share: float) -> Colour:
    red, green, blue = (max(0, round(part * (1 - share))) for part in colour)
    return red, green, blue
