"""Portraits without faces: a silhouette before a halftone of the faction's colour, with a symbol of the person."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from engine.people_power.cards import ACTS_OF, PERSONALITIES_OF
from game.people_power.map.icons import icon
from game.people_power.palette import Palette
from game.shell.colours import Colour, mix

Figure = tuple[str, str]
"""What is on the head, and the symbol."""

FIGURES: dict[int, Figure] = {
    41: ("bare", "fort"),
    42: ("high_hair", "star"),
    43: ("officer", "shield"),
    44: ("officer", "helmet"),
    45: ("hair", "megaphone"),
    46: ("mitre", "church"),
    47: ("bare", "megaphone"),
    48: ("beret", "shield"),
    49: ("bare", "star"),
    50: ("hat", "camp"),
    51: ("beret", "explosion"),
    52: ("long_hair", "fist"),
    53: ("", "helmet"),
    54: ("", "star"),
    55: ("", "fort"),
    56: ("", "shield"),
    57: ("", "megaphone"),
    58: ("", "church"),
    59: ("", "fist"),
    60: ("", "gear-hammer"),
    61: ("", "explosion"),
}
FINE = 3
"""Painted so much larger, then made smaller: dots and edges come out smooth."""
OWNER = {card: faction for hands in (PERSONALITIES_OF, ACTS_OF) for faction, cards in hands.items() for card in cards}


def portrait(card: int, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """The picture of a Personality or an Act of Desperation."""
    return _painted(card, size, palette.factions[OWNER[card]], palette.on_faction[OWNER[card]])


@lru_cache(maxsize=64)
def _painted(card: int, size: tuple[int, int], colour: Colour, on_colour: Colour) -> pygame.Surface:
    picture = _ground(size, colour)
    headwear, symbol = FIGURES[card]
    if headwear:
        _bust(picture, headwear, mix(colour, (10, 12, 18), 0.86))
        badge = min(size) // 4
        _badge(picture, symbol, badge, colour, on_colour)
    else:
        drawn = icon(symbol, round(min(size) * 0.66), mix(colour, (10, 12, 18), 0.82))
        picture.blit(drawn, drawn.get_rect(center=picture.get_rect().center))
    pygame.draw.rect(picture, (18, 22, 32), picture.get_rect(), max(1, min(size) // 120))
    return picture


@lru_cache(maxsize=8)
def crowd_picture(size: tuple[int, int], colour: Colour, symbol: str) -> pygame.Surface:
    """A printed photograph of a crowd under the sign of a faction."""
    picture = _ground(size, colour)
    width, height = size
    sign = round(height * 0.5)
    drawn = icon(symbol, sign, mix(colour, (10, 12, 18), 0.2 if sum(colour) < 420 else 0.62))
    picture.blit(drawn, drawn.get_rect(midtop=(width // 2, round(height * 0.08))))
    big = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    chance = Random(1986)
    for row in range(3):
        head = height * 2 * (0.045 + 0.018 * row)
        ink = (*mix(colour, (10, 12, 18), 0.62 + 0.13 * row), 255)
        x = -head * chance.random()
        while x < width * 2 + head:
            _onlooker(big, x, height * 2 * (0.62 + 0.13 * row) + chance.uniform(-0.4, 0.4) * head, head, ink, chance)
            x += head * chance.uniform(2.0, 2.6)
    picture.blit(pygame.transform.smoothscale(big, size), (0, 0))
    pygame.draw.rect(picture, (18, 22, 32), picture.get_rect(), max(1, height // 160))
    return picture


def _onlooker(big: pygame.Surface, x: float, y: float, head: float, ink: tuple[int, ...], chance: Random) -> None:
    """Head and shoulders seen from behind; now and then a fist is raised."""
    pygame.draw.ellipse(big, ink, (x - head * 0.55, y - head * 0.7, head * 1.1, head * 1.4))
    body = pygame.Rect(round(x - head * 1.15), round(y + head * 0.55), round(head * 2.3), big.get_height())
    pygame.draw.rect(big, ink, body, border_top_left_radius=round(head), border_top_right_radius=round(head))
    if chance.random() < 0.25:
        elbow, fist = (x + head * 1.2, y + head * 0.3), (x + head * 1.1, y - head * 1.3)
        pygame.draw.line(big, ink, (x + head * 0.8, y + head), elbow, max(2, round(head * 0.42)))
        pygame.draw.line(big, ink, elbow, fist, max(2, round(head * 0.42)))
        pygame.draw.circle(big, ink, fist, head * 0.34)


def _ground(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A pale ground on which halftone dots grow towards the foot, as in a printed photograph."""
    width, height = size[0] * FINE, size[1] * FINE
    big = pygame.Surface((width, height))
    big.fill(mix(colour, (244, 236, 216), 0.72))
    step = max(6, min(size) // 34) * FINE
    ink = mix(colour, (244, 236, 216), 0.34)
    for row, y in enumerate(range(0, height + step, step)):
        radius = step * (0.1 + 0.44 * y / height)
        for x in range(-(row % 2) * step // 2, width + step, step):
            pygame.draw.circle(big, ink, (x, y), radius)
    return pygame.transform.smoothscale(big, size)


def _bust(picture: pygame.Surface, headwear: str, ink: Colour) -> None:
    """Head and shoulders in one dark shape, painted large and made smaller so that its edge is smooth."""
    width, height = picture.get_size()
    big = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    cx, unit = width, min(width, height) * 2 / 10
    top = height * 2 - unit * 8.1
    head = pygame.Rect(0, 0, round(unit * 2.5), round(unit * 3.1))
    head.midtop = (cx, round(top + unit))
    neck = [
        (cx - unit * 0.75, head.bottom - unit * 0.8),
        (cx + unit * 0.75, head.bottom - unit * 0.8),
        (cx + unit * 0.9, head.bottom + unit * 0.6),
        (cx - unit * 0.9, head.bottom + unit * 0.6),
    ]
    shoulder = head.bottom + unit * 0.55
    torso = [
        (cx - unit * 0.8, shoulder - unit * 0.3),
        (cx + unit * 0.8, shoulder - unit * 0.3),
        (cx + unit * 2.6, shoulder + unit * 0.6),
        (cx + unit * 3.5, shoulder + unit * 1.7),
        (cx + unit * 3.8, height * 2),
        (cx - unit * 3.8, height * 2),
        (cx - unit * 3.5, shoulder + unit * 1.7),
        (cx - unit * 2.6, shoulder + unit * 0.6),
    ]
    pygame.draw.ellipse(big, ink, head)
    pygame.draw.polygon(big, ink, neck)
    pygame.draw.polygon(big, ink, torso)
    _headwear(big, headwear, head, unit, ink)
    picture.blit(pygame.transform.smoothscale(big, picture.get_size()), (0, 0))


def _headwear(big: pygame.Surface, kind: str, head: pygame.Rect, unit: float, ink: Colour) -> None:
    cx, top = head.centerx, head.top
    if kind == "officer":
        crown = [
            (cx - unit * 1.75, top + unit * 0.2),
            (cx - unit * 1.2, top - unit * 0.7),
            (cx + unit * 1.2, top - unit * 0.7),
            (cx + unit * 1.75, top + unit * 0.2),
            (cx + unit * 1.3, top + unit * 0.8),
            (cx - unit * 1.3, top + unit * 0.8),
        ]
        pygame.draw.polygon(big, ink, crown)
        pygame.draw.ellipse(big, ink, (cx - unit * 1.5, top + unit * 0.5, unit * 3, unit * 0.6))
    elif kind == "beret":
        pygame.draw.ellipse(big, ink, (cx - unit * 1.9, top - unit * 0.35, unit * 3.3, unit * 1.3))
    elif kind == "hat":
        pygame.draw.ellipse(big, ink, (cx - unit * 2.5, top + unit * 0.35, unit * 5, unit * 0.8))
        pygame.draw.rect(
            big, ink, (cx - unit * 1.2, top - unit * 0.7, unit * 2.4, unit * 1.5), border_radius=round(unit * 0.6)
        )
    elif kind == "mitre":
        pygame.draw.ellipse(big, ink, (cx - unit * 1.1, top - unit * 0.45, unit * 2.2, unit * 1.3))
        pygame.draw.circle(big, ink, (cx, round(top - unit * 0.45)), round(unit * 0.2))
    elif kind == "hair":
        pygame.draw.ellipse(big, ink, (cx - unit * 1.65, top - unit * 0.45, unit * 3.3, unit * 3.1))
    elif kind == "high_hair":
        pygame.draw.ellipse(big, ink, (cx - unit * 1.6, top - unit * 1.2, unit * 3.2, unit * 3.4))
        for side in (-1, 1):  # the wide sleeves of a terno
            pygame.draw.ellipse(
                big, ink, (cx + side * unit * 2.6 - unit * 0.9, head.bottom + unit * 0.3, unit * 1.8, unit * 2.2)
            )
    elif kind == "long_hair":
        pygame.draw.rect(
            big, ink, (cx - unit * 1.5, top - unit * 0.3, unit * 3.0, unit * 3.9), border_radius=round(unit * 1.3)
        )
    else:
        pygame.draw.ellipse(big, ink, (cx - unit * 1.32, top - unit * 0.18, unit * 2.64, unit * 1.5))


def _badge(picture: pygame.Surface, symbol: str, side: int, colour: Colour, on_colour: Colour) -> None:
    centre = (picture.get_width() - side * 0.72, side * 0.72)
    pygame.draw.aacircle(picture, (18, 22, 32), centre, side * 0.56)
    pygame.draw.aacircle(picture, colour, centre, side * 0.52)
    drawn = icon(symbol, round(side * 0.72), on_colour)
    picture.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))
