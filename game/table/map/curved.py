"""Words along a curve, as names of lands and seas run on a printed map."""

import math
from itertools import pairwise

import pygame
from pygame import Surface, Vector2

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.fonts import Role, font

STEPS = 40
LOOSEST = 0.42
"""Gaps between letters are at most so wide, in sizes of the letters."""
LARGE = 24
"""The size from which letters stand evenly enough on whole pixels; smaller ones are set twice as large first."""
PART = 24
"""Pixels of width that are looked at by themselves."""
Curve = tuple[tuple[float, float], ...]


@kept(16 * MEGABYTE)
def curved_words(
    words: str, curve: Curve, face: Role, size: int, colour: Colour, halo: Colour | None, italic: bool = False
) -> tuple[Surface, tuple[int, int]]:
    """The words spread along a curve through three points, smaller if need be, and where their upper left corner is."""
    points = _points(curve)
    lengths = [0.0]
    for here, there in pairwise(points):
        lengths.append(lengths[-1] + here.distance_to(there))
    letters = font(face, size * _fine(size), bold=not italic, italic=italic)
    while size > 8 and sum(_widths(words, letters, size)) > lengths[-1] * 1.06:
        size -= 1
        letters = font(face, size * _fine(size), bold=not italic, italic=italic)
    widths = _widths(words, letters, size)
    gap = min(size * LOOSEST, (lengths[-1] - sum(widths)) / max(1, len(words) - 1))
    along = (lengths[-1] - sum(widths) - gap * (len(words) - 1)) / 2
    placed = []
    for letter, width in zip(words, widths, strict=True):
        place, angle = _at(points, lengths, along + width / 2)
        placed.append((letter, place, angle))
        along += width + gap
    return _drawn(placed, letters, size, colour, halo)


@kept(4 * MEGABYTE)
def ring_words(words: str, radius: float, turn: float, size: int, colour: Colour) -> tuple[Surface, tuple[int, int]]:
    """Words around a ring, their middle at an angle; the corner is relative to the middle of the ring."""
    letters = font("display", size * _fine(size), bold=True)
    widths = [width + size * 0.16 for width in _widths(words, letters, size)]
    angle = turn - math.degrees(sum(widths) / radius) / 2
    placed = []
    for letter, width in zip(words, widths, strict=True):
        half = math.degrees(width / radius) / 2
        placed.append((letter, Vector2(radius, 0).rotate(angle + half), -(angle + half) - 90))
        angle += 2 * half
    return _drawn(placed, letters, size, colour, None)


def inked(words: Surface) -> list[pygame.Rect]:
    """Where there are letters: of words on a curve, part by part."""
    part = pygame.Rect(0, 0, PART, words.get_height())
    parts = (words.subsurface(part.move(x, 0).clip(words.get_rect())) for x in range(0, words.get_width(), PART))
    found = (each.get_bounding_rect(128).move(each.get_offset()) for each in parts)
    return [rect for rect in found if rect.width]


def _fine(size: int) -> int:
    """How many times as large letters are set."""
    return 1 if size >= LARGE else 2


def _widths(words: str, letters: pygame.font.Font, size: int) -> list[float]:
    return [letters.size(letter)[0] / _fine(size) for letter in words]


def _drawn(
    placed: list[tuple[str, Vector2, float]], letters: pygame.font.Font, size: int, colour: Colour, halo: Colour | None
) -> tuple[Surface, tuple[int, int]]:
    left, top = (math.floor(min(place[axis] for _, place, _ in placed) - size * 1.6) for axis in (0, 1))
    right, bottom = (math.ceil(max(place[axis] for _, place, _ in placed) + size * 1.6) for axis in (0, 1))
    fine = _fine(size)
    large = Surface(((right - left) * fine, (bottom - top) * fine), pygame.SRCALPHA, 32)
    large.fill((*(halo or colour), 0))
    reach = max(1, round(size * 0.09)) * fine
    if halo:
        for letter, place, angle in placed:
            glyph = pygame.transform.rotozoom(letters.render(letter, True, halo), angle, 1)
            glyph.set_alpha(110)
            corner = (place - (left, top)) * fine - Vector2(glyph.get_size()) / 2
            for step in range(8):
                large.blit(glyph, corner + Vector2(reach, 0).rotate(45 * step))
    for letter, place, angle in placed:
        glyph = pygame.transform.rotozoom(letters.render(letter, True, colour), angle, 1)
        large.blit(glyph, (place - (left, top)) * fine - Vector2(glyph.get_size()) / 2)
    words = large if fine == 1 else pygame.transform.smoothscale(large, (right - left, bottom - top))
    return words, (left, top)


def _points(curve: Curve) -> list[Vector2]:
    start, through, end = (Vector2(point) for point in curve)
    pull = through * 2 - (start + end) / 2
    shares = [step / STEPS for step in range(STEPS + 1)]
    return [start * (1 - t) ** 2 + pull * (2 * t * (1 - t)) + end * t * t for t in shares]


def _at(points: list[Vector2], lengths: list[float], along: float) -> tuple[Vector2, float]:
    step = next((index for index in range(STEPS - 1) if lengths[index + 1] >= along), STEPS - 1)
    share = (along - lengths[step]) / max(1e-6, lengths[step + 1] - lengths[step])
    towards = points[min(STEPS, step + 2)] - points[max(0, step - 2)]
    return points[step] + (points[step + 1] - points[step]) * share, -math.degrees(math.atan2(towards.y, towards.x))
