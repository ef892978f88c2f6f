"""Towns, bases and their names: what a map shows when one comes nearer."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface, Vector2

from game.shell.fonts import font
from game.table.kit.palette import MapPalette
from game.table.map.frame import Frame
from game.table.map.geometry import Geometry, Point
from game.table.map.plate_style import Translate

AROUND = 170
"""Pixels around a frame from which a name may still reach into it, at unit size."""
ROW, TAG = 46, (190, 34)
"""The height of a row of pieces and the size of a tag, at unit size: no name is printed under them."""


def draw_places(
    target: Surface, frame: Frame, geometry: Geometry, palette: MapPalette, level: int, unit: float, tr: Translate
) -> None:
    """A name stands beside its place, on the side where there is room; where there is none, both are left out."""
    size = max(12, round(14 * unit))
    taken = _taken(frame, geometry, unit)
    near = Rect((0, 0), frame.size).inflate(2 * AROUND * unit, 2 * AROUND * unit)
    places = [(at, tr(key), True) for key, at in geometry.bases.items()]
    places += [(town.at, town.name, False) for town in geometry.towns if town.from_level <= level]
    for at, name, is_base in places:
        place = Vector2(frame.pixels([at])[0])
        label = font("news", size, italic=is_base).render(name, True, palette.ink)
        spot = _spot(label, place, 7 * unit, taken)
        if spot is None:
            continue
        taken.append(spot)
        if near.collidepoint(place):
            _draw_sign(target, place, 4 * unit, palette, is_base)
            light = font("news", size, italic=is_base).render(name, True, palette.cream)
            light.set_alpha(150)
            for aside in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                target.blit(light, spot.move(aside))
            target.blit(label, spot)


def _taken(frame: Frame, geometry: Geometry, unit: float) -> list[Rect]:
    """Where pieces, tags and the names of spaces stand, in pixels of the frame."""
    taken = []
    for space in geometry.spaces.values():
        for left, middle, width in space.rows:
            x, y = frame.pixels([(left, middle)])[0]
            taken.append(Rect(x, y - ROW * unit / 2, width * frame.scale, ROW * unit))
        x, y = frame.pixels([space.tag])[0]
        taken.append(Rect(x - TAG[0] * unit / 2, y - TAG[1] * unit / 2, TAG[0] * unit, TAG[1] * unit))
        for line in space.lettering:
            (left, top), (right, bottom) = frame.pixels([line[0], line[-1]])
            high = space.letters * unit * 1.6
            taken.append(Rect(left, min(top, bottom) - high, right - left, abs(bottom - top) + 1.6 * high))
        if space.disc:
            x, y = frame.pixels([space.disc[:2]])[0]
            radius = space.disc[2] * frame.scale
            taken.append(Rect(x - radius, y - radius, 2 * radius, 2 * radius))
    return taken


def _spot(label: Surface, place: Vector2, gap: float, taken: Sequence[Rect]) -> Rect | None:
    x, y = place
    beside = (
        label.get_rect(midleft=(x + gap, y)),
        label.get_rect(midright=(x - gap, y)),
        label.get_rect(midtop=(x, y + gap * 0.6)),
        label.get_rect(midbottom=(x, y - gap * 0.6)),
    )
    return next((spot for spot in beside if spot.collidelist(taken) < 0), None)


def _draw_sign(target: Surface, place: Point | Vector2, radius: float, palette: MapPalette, is_base: bool) -> None:
    if is_base:
        box = Rect(0, 0, round(3 * radius), round(2.2 * radius))
        box.center = round(place[0]), round(place[1])
        pygame.draw.rect(target, palette.cream, box.inflate(2, 2), border_radius=2)
        pygame.draw.rect(target, palette.ink, box, border_radius=2)
        pygame.draw.line(target, palette.cream, box.midleft, box.midright, max(1, round(radius * 0.4)))
    else:
        pygame.draw.aacircle(target, palette.ink, place, radius)
        pygame.draw.aacircle(target, palette.cream, place, radius * 0.6)
