"""What is printed on the map besides land and sea: names of seas, a compass, medallions of Cities, leader lines."""

from functools import cache

import pygame
from pygame import Surface, Vector2

from game.shell.colours import Colour
from game.shell.fonts import font
from game.table.map.strokes import straight_stroke
from game.table.palette import Palette

SMOOTHING = 3
MEDALLION = 11
"""The radius, at unit size."""
SHORT_NAME = 11
"""Letters of a sea's name that still stand on one line."""


@cache
def sea_name(words: str, size: int, colour: Colour) -> Surface:
    """Letter-spaced italics, on two lines if long."""
    face = font("news", size, italic=True)
    lines = [_spaced(line, face, round(size * 0.34), colour) for line in _halves(words)]
    name = Surface((max(line.get_width() for line in lines), len(lines) * face.get_height()), pygame.SRCALPHA, 32)
    for row, line in enumerate(lines):
        name.blit(line, line.get_rect(midtop=(name.get_width() // 2, row * face.get_height())))
    return name


def _halves(words: str) -> list[str]:
    """Parted at the space nearest to the middle, unless short."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if not spaces or len(words) <= SHORT_NAME:
        return [words]
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def _spaced(words: str, face: pygame.font.Font, spacing: int, colour: Colour) -> Surface:
    letters = [face.render(letter, True, colour) for letter in words]
    width = sum(letter.get_width() for letter in letters) + spacing * (len(letters) - 1)
    line = Surface((width, face.get_height()), pygame.SRCALPHA, 32)
    left = 0
    for letter in letters:
        line.blit(letter, (left, 0))
        left += letter.get_width() + spacing
    return line


@cache
def compass(size: int, colour: Colour, deep: Colour) -> Surface:
    """A quiet eight-pointed rose with a letter for the north."""
    side = size * SMOOTHING
    rose = Surface((side, side), pygame.SRCALPHA, 32)
    rose.fill((*colour, 0))
    middle = Vector2(side / 2, side * 0.56)
    reach = side * 0.40
    for radius, width in ((0.62, 0.010), (0.68, 0.018)):
        pygame.draw.circle(rose, (*colour, 200), middle, reach * radius, max(1, round(side * width)))
    for turn, length, broad in [(45 + 90 * n, 0.56, 0.12) for n in range(4)] + [(90 * n, 1.0, 0.17) for n in range(4)]:
        tip = middle + Vector2(0, -reach * length).rotate(turn)
        for aside, fill in ((-45, colour), (45, deep)):
            shoulder = middle + Vector2(0, -reach * broad).rotate(turn + aside)
            pygame.draw.polygon(rose, fill, [tip, shoulder, middle])
            pygame.draw.lines(rose, colour, True, [tip, shoulder, middle], max(1, SMOOTHING // 2))
    north = font("display", round(side * 0.13), bold=True).render("N", True, colour)
    rose.blit(north, north.get_rect(midbottom=(middle.x, middle.y - reach * 0.99)))
    return pygame.transform.smoothscale(rose, (size, size))


@cache
def medallion(radius: int, ring: Colour, land: Colour, ink: Colour, cream: Colour) -> Surface:
    """A City: a ring around a field of the tint that land has."""
    side = (2 * radius + 6) * SMOOTHING
    disc = Surface((side, side), pygame.SRCALPHA, 32)
    disc.fill((0, 0, 0, 0))
    middle = Vector2(side / 2, side / 2)
    reach = radius * SMOOTHING
    shadow = Surface((side, side), pygame.SRCALPHA, 32)
    pygame.draw.circle(shadow, (0, 0, 0, 150), middle + Vector2(reach * 0.08, reach * 0.16), reach)
    disc.blit(pygame.transform.box_blur(shadow, max(1, round(reach * 0.1))), (0, 0))
    for share, colour in ((1.0, ink), (0.93, cream), (0.84, ring), (0.58, ink), (0.53, land)):
        pygame.draw.circle(disc, colour, middle, reach * share)
    pygame.draw.circle(disc, ink, middle, reach * 0.2)
    return pygame.transform.smoothscale(disc, (side // SMOOTHING, side // SMOOTHING))


@cache
def pawn(size: int, ink: Colour, cream: Colour) -> Surface:
    """Stands on a space that has been selected."""
    side = size * 4
    large = Surface((side, side), pygame.SRCALPHA, 32)
    large.fill((*ink, 0))
    pygame.draw.ellipse(large, (0, 0, 0, 110), (side * 0.24, side * 0.78, side * 0.66, side * 0.2))
    large = pygame.transform.box_blur(large, round(side * 0.02))
    for grow, colour in ((0.035, ink), (0.0, cream)):
        body = [
            (0.5 - 0.09 - grow, 0.36),
            (0.5 + 0.09 + grow, 0.36),
            (0.5 + 0.25 + grow, 0.84),
            (0.5 - 0.25 - grow, 0.84),
        ]
        pygame.draw.polygon(large, colour, [(x * side, y * side) for x, y in body])
        pygame.draw.ellipse(
            large,
            colour,
            ((0.25 - grow) * side, (0.77 - grow) * side, (0.5 + 2 * grow) * side, (0.15 + 2 * grow) * side),
        )
        pygame.draw.circle(large, colour, (side * 0.5, side * 0.26), side * (0.165 + grow))
    pygame.draw.circle(large, (255, 255, 255), (side * 0.45, side * 0.21), side * 0.05)
    return pygame.transform.smoothscale(large, (size, size))


def leader_line(target: Surface, start: Vector2, end: Vector2, width: float, palette: Palette) -> None:
    """From a plate to its land: light with a dark casing, so that it shows on sea and on paper."""
    for share, colour in ((1.0, palette.ink), (0.5, palette.cream)):
        straight_stroke(target, colour, start, end, width * share)


def pin(target: Surface, at: Vector2, radius: float, palette: Palette) -> None:
    """The end of a leader line on land."""
    pygame.draw.aacircle(target, palette.ink, at, radius)
    pygame.draw.aacircle(target, palette.cream, at, radius * 0.6)
