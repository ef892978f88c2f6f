"""Counters, markers and leaders as they lie on the chart."""

from __future__ import annotations

from functools import partial

import pygame

from engine.filipinas.counters import (
    ARTILLERY,
    ASIA_FLEET,
    BALER,
    FLAG_CORPS,
    FLEETS,
    LEADER,
    MAGDIWAN,
    MOROS,
    NATION_OF,
    UNITS,
)
from game.filipinas import art
from game.filipinas.faces import face
from game.filipinas.palette import CREAM, INK
from game.shell.cache import MEGABYTE, kept
from game.shell.fonts import font
from game.shell.lettering import fitting_size, rendered
from game.shell.text import tr

FACE_SHARE = 58 / 66
"""Of a counter's picture its face; the rest is shadow."""
STRENGTH = (0.62, 0.11, 0.26, 0.34)
"""Where on a face its strength is printed, of its side: left, top, width, height."""
NAME, SMALLEST_NAME = 0.25, 8
"""How large a name is at most, of the side of a face, and how many pixels at least."""
MARKERS = {
    "target": "target",
    "trenches": "trench",
    "looted": "looted",
    "searching": "search",
    "protecting": "protect",
    "zapote": "zapote",
    "reconcentration": "reconcentration",
    ARTILLERY: "artillery",
    BALER: "baler",
}
"""Each marker has this picture."""
MEDALLIONS = {"small": 0.78, "middle": 1.0, "large": 2.0}
MEDALLION = (60, 78)
"""A medallion's picture is so large at scale 1."""


def kind_of(unit: str) -> str:
    """Whose face a unit has."""
    if unit in FLEETS:
        return "old_fleet" if unit == ASIA_FLEET else "fleet"
    if NATION_OF[unit] != "filipinos":
        return "brigade"
    if unit == MAGDIWAN:
        return "magdiwang"
    if unit == MOROS:
        return "moros"
    return "corps" if unit in FLAG_CORPS else "band"


@kept(12 * MEGABYTE)
def counter(unit: str, strength: int, side: int, language: str) -> pygame.Surface:
    """A unit with its name; `side` is that of its face, and the language is that of the name."""
    whole = round(side / FACE_SHARE)
    name = f"counters/{NATION_OF[unit]}_{kind_of(unit)}_{strength}.webp"
    sprite = art.scaled(name, (whole, whole)).copy()
    margin = (whole - side) / 2
    strip = pygame.Rect(round(margin + side * 3 / 58), round(margin + side * 41.5 / 58), 0, 0)
    strip.width, strip.height = round(side * 52 / 58), round(side * 13.5 / 58)
    words = tr(f"counter.{unit}.short")
    text = name_strip(words, strip.width, side)
    sprite.blit(text, text.get_rect(center=strip.center))
    return sprite


def name_strip(words: str, width: int, side: int) -> pygame.Surface:
    """A name on a counter of this side: in the smallest type that can be read, drawn together if that is too wide."""
    text = rendered(name_face(words, width, round(side * NAME)), words, INK)
    if text.get_width() <= width:
        return text
    return pygame.transform.smoothscale(text, (width, text.get_height()))


def name_face(words: str, width: int, size: int) -> pygame.font.Font:
    """The narrow face, which is the same on all counters, in the largest type up to this size that fits."""
    return font("display", fitting_size(partial(font, "display"), size, words, width, SMALLEST_NAME))


@kept(2 * MEGABYTE)
def marker(name: str, side: int) -> pygame.Surface:
    whole = round(side * 44 / 36)
    return art.scaled(f"counters/{MARKERS[name]}.webp", (whole, whole))


@kept(4 * MEGABYTE)
def leader(name: str, width: int) -> pygame.Surface:
    """A medallion about as wide as this, with what he is worth: points a turn above, what he adds to a die below."""
    size = min(MEDALLIONS, key=lambda key: abs(MEDALLION[0] * MEDALLIONS[key] - width))
    picture = art.picture(f"leaders/{name}_{size}.webp")
    if abs(picture.get_width() - width) > 3:
        larger = art.picture(f"leaders/{name}_large.webp")
        picture = pygame.transform.smoothscale(larger, (width, round(width * MEDALLION[1] / MEDALLION[0])))
    sprite = picture.copy()
    facts = LEADER[name]
    upper, lower = worth_at(sprite.get_size())
    if facts.logistics:
        _roundel(sprite, upper, str(facts.logistics), INK, CREAM)
    if facts.tactics:
        _roundel(sprite, lower, f"+{facts.tactics}", (250, 214, 110), INK)
    return sprite


def worth_at(size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
    """Where a medallion of this size bears its two figures: at its left, because his stack lies on its right."""
    radius = max(6, round(size[0] * 0.155))
    upper = pygame.Rect(1, round(size[1] * 0.3) - radius, 2 * radius, 2 * radius)
    return upper, upper.move(0, 2 * radius + 1)


def _roundel(
    sprite: pygame.Surface,
    at: pygame.Rect,
    words: str,
    ground: tuple[int, int, int],
    ink: tuple[int, int, int],
) -> None:
    radius = at.width // 2
    pygame.draw.aacircle(sprite, CREAM, at.center, radius)
    pygame.draw.aacircle(sprite, ground, at.center, radius - 1)
    text = rendered(face("figure-bold", max(9, round(radius * 1.35))), words, ink)
    sprite.blit(text, text.get_rect(center=at.center))


def total(strength: int, side: int) -> pygame.Surface:
    """It is the strength of a whole stack."""
    radius = max(8, round(side * 0.19))
    sprite = pygame.Surface((2 * radius + 2, 2 * radius + 2), pygame.SRCALPHA)
    middle = (radius + 1, radius + 1)
    pygame.draw.aacircle(sprite, (206, 158, 58), middle, radius)
    pygame.draw.aacircle(sprite, (34, 24, 18), middle, radius - 2)
    text = rendered(face("figure-bold", max(11, round(radius * 1.35))), str(strength), CREAM)
    sprite.blit(text, text.get_rect(center=middle))
    return sprite


def sprite_of(part: str, side: int, language: str, strength: int = 1) -> pygame.Surface:
    """It is a counter, a leader or a marker by its name."""
    if part in LEADER:
        return leader(part, round(side * 0.9))
    if part in UNITS:
        return counter(part, strength, side, language)
    return marker(part, round(side * 0.62))
