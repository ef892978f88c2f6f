"""The poster on the box shows the country at dusk, a crowd under banners, yellow paper in the air, and the name."""

from __future__ import annotations

import math
from contextlib import suppress

import pygame

from game.people_power.front.confetti import Confetti
from game.people_power.front.crowd import Crowd
from game.shell import colours
from game.shell.assets import AssetDamaged, read_asset
from game.shell.lettering import draw_line, fitting, width_of
from game.shell.text import tr

_DUSK = ((10, 16, 30), (16, 30, 50), (30, 54, 78), (92, 82, 92), (190, 122, 78), (236, 172, 92))
_LAND = (255, 226, 170, 56)
_SHORE = (255, 236, 200, 130)
_FINEST = 3
"""Points of an outline that are nearer to each other than this, in pixels, are drawn as one."""
_FOOT = 0.085
"""The strip of newsprint is so high, as a share of the poster."""
_TITLE_TOP = 0.03
_LEADING = 0.78
"""From line to line, of the height of the face: capitals need no room below."""


class Poster:
    """Sky, islands and letters are painted once for each size; crowd and paper move."""

    def __init__(self) -> None:
        self._crowd = Crowd()
        self._confetti = Confetti()
        self._sky = pygame.Surface((1, 1))
        self._print = pygame.Surface((1, 1))

    def layout(self, size: tuple[int, int]) -> None:
        self._crowd.layout(size)
        self._sky = _sky(size)
        self._print = _print(size)

    def update(self, dt: float) -> bool:
        self._crowd.update(dt)
        self._confetti.update(dt)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._sky, (0, 0))
        self._confetti.draw(surface, round(surface.get_height() * 0.8))
        self._crowd.draw(surface)
        surface.blit(self._print, (0, 0))


def _sky(size: tuple[int, int]) -> pygame.Surface:
    """It goes from night above to the last light, painted small and stretched smoothly."""
    width, height = size
    strip = pygame.Surface((1, len(_DUSK)))
    for y, colour in enumerate(_DUSK):
        strip.set_at((0, y), colour)
    tall = pygame.transform.smoothscale(strip, (2, 256))
    sky = pygame.transform.smoothscale(tall, (width, round(height * 0.84)))
    whole = pygame.Surface(size)
    whole.blit(sky, (0, 0))
    glow = _glow(round(width * 1.3))
    whole.blit(
        glow,
        (round(width * 0.56 - width * 0.65), round(height * 0.74 - width * 0.65)),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    # The poster does without its islands; the board will say what is missing.
    with suppress(AssetDamaged, LookupError, TypeError, ValueError):
        whole.blit(_islands(size), (0, 0))
    return whole


def _glow(side: int) -> pygame.Surface:
    """The light of a sun that has just gone down behind the crowd."""
    small = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            near = max(0.0, 1 - math.hypot(x - 11.5, y - 11.5) / 11.5) ** 1.8
            small.set_at((x, y), (round(110 * near), round(70 * near), round(24 * near)))
    return pygame.transform.smoothscale(small, (side, side))


def _islands(size: tuple[int, int]) -> pygame.Surface:
    """The archipelago is pale, in the middle of the sky."""
    # By itself and not with the map, which takes long to load and which the shelf does not need.
    drawing = read_asset("people_power/map/country.json")
    picture = pygame.Surface(size, pygame.SRCALPHA)
    width, height = drawing["size"]
    scale = size[1] * 0.62 / height
    left, top = size[0] * 0.5 - width * scale / 2, size[1] * 0.24
    for ring in drawing["rings"]:
        points = _coarse([(left + x * scale, top + y * scale) for x, y in ring])
        if len(points) > 2:
            pygame.draw.polygon(picture, _LAND, points)
            pygame.draw.aalines(picture, _SHORE, True, points)
    return picture


def _coarse(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept = points[:1]
    for x, y in points[1:]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= _FINEST:
            kept.append((x, y))
    return kept


def _print(size: tuple[int, int]) -> pygame.Surface:
    """What is printed over the picture: the name above, a strip of newsprint below."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    column = pygame.Rect(0, 0, round(width * 0.82), height)
    column.centerx = width // 2
    bottom = _name(picture, column)
    rule = max(2, round(height * 0.005))
    picture.fill(colours.GOLD, (column.x, bottom, column.width, rule))
    subtitle = tr("game.subtitle")
    face = fitting("display", round(height * 0.032), subtitle, column.width)
    line = pygame.Rect(column.x, bottom + 2 * rule, column.width, face.get_height())
    draw_line(picture, subtitle, line, face, colours.GOLD_SOFT, "center")
    strip = round(height * _FOOT)
    _newsprint(picture, pygame.Rect(0, height - strip, width, strip))
    return picture


def _name(picture: pygame.Surface, column: pygame.Rect) -> int:
    """Word under word, in the size in which the widest fills the column; returns where the last one ends."""
    lines = tr("game.title").upper().split(" ")
    faces = [fitting("display", round(column.height * 0.155), line, column.width) for line in lines]
    face = min(faces, key=lambda each: each.get_height())
    step = round(face.get_height() * _LEADING)
    y = round(column.height * _TITLE_TOP)
    for line in lines:
        box = pygame.Rect(column.x, y, column.width, step)
        shade = face.render(line, True, colours.INK)
        shade.set_alpha(150)
        picture.blit(shade, shade.get_rect(center=box.move(0, max(2, column.height // 200)).center))
        draw_line(picture, line, box, face, colours.CREAM, "center")
        y += step
    return y + round(column.height * 0.012)


def _newsprint(picture: pygame.Surface, strip: pygame.Rect) -> None:
    """A line of a newspaper between its rules; the line is left out where it could not be read."""
    picture.fill(colours.PAPER, strip)
    inner = strip.inflate(-round(strip.width * 0.1), -round(strip.height * 0.3))
    for y in (inner.top, inner.bottom - 1):
        picture.fill(colours.INK, (inner.x, y, inner.width, max(1, strip.height // 40)))
    words = tr("game.facts")
    face = fitting("news", round(inner.height * 0.52), words, inner.width - inner.width // 12)
    if width_of(face, words) <= inner.width:
        draw_line(picture, words, inner, face, colours.INK, "center")
