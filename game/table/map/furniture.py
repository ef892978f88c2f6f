"""What is printed on the map besides land and sea: a compass, the discs of Cities, the chains that link spaces."""

import math

import pygame
from pygame import Surface, Vector2

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.fonts import font
from game.table.map.strokes import straight_stroke

SMOOTHING = 3


@kept(2 * MEGABYTE)
def compass(size: int, colour: Colour, deep: Colour, turn: float) -> Surface:
    """A quiet eight-pointed rose with a letter for the north."""
    side = size * SMOOTHING
    rose = Surface((side, side), pygame.SRCALPHA, 32)
    rose.fill((*colour, 0))
    middle = Vector2(side / 2, side * 0.56)
    reach = side * 0.40
    for radius, width in ((0.62, 0.010), (0.68, 0.018)):
        pygame.draw.circle(rose, (*colour, 200), middle, reach * radius, max(1, round(side * width)))
    points = [(45 + 90 * n, 0.56, 0.12) for n in range(4)] + [(90 * n, 1.0, 0.17) for n in range(4)]
    for angle, length, broad in points:
        tip = middle + Vector2(0, -reach * length).rotate(angle)
        for aside, fill in ((-45, colour), (45, deep)):
            shoulder = middle + Vector2(0, -reach * broad).rotate(angle + aside)
            pygame.draw.polygon(rose, fill, [tip, shoulder, middle])
            pygame.draw.lines(rose, colour, True, [tip, shoulder, middle], max(1, SMOOTHING // 2))
    north = font("display", round(side * 0.13), bold=True).render("N", True, colour)
    rose.blit(north, north.get_rect(midbottom=(middle.x, middle.y - reach * 0.99)))
    return pygame.transform.rotozoom(rose, turn, 1 / SMOOTHING)


RING = 0.985
"""Of a City's disc: where its ring ends."""


@kept(8 * MEGABYTE)
def city_disc(radius: int, width: int, ring: Colour, land: Colour, ink: Colour, cream: Colour) -> Surface:
    """A City: a ring so wide around a field of the tint that land has, with the streets of a town on it."""
    field = RING - width / radius
    side = 2 * radius + radius // 4
    middle = Vector2(side / 2, side / 2)
    quarter = Surface((side // 4 + 1, side // 4 + 1), pygame.SRCALPHA, 32)
    quarter.fill((0, 0, 0, 0))
    pygame.draw.circle(quarter, (0, 0, 0, 170), middle / 4 + Vector2(radius * 0.01, radius * 0.02), radius / 4)
    disc = pygame.transform.smoothscale(pygame.transform.box_blur(quarter, max(1, radius // 80)), (side, side))
    for share, colour in ((1.0, ink), (RING, ring), (field, cream), (field - 0.02, land)):
        pygame.draw.aacircle(disc, colour, middle, radius * share)
    red, green, blue = (round(part * 0.9) for part in land)
    for turn in (24, 106):
        for street in range(-5, 6):
            aside = Vector2(radius * 0.13 * street, 0).rotate(turn)
            half = math.sqrt(max(0.0, (field - 0.035) ** 2 - (0.13 * street) ** 2)) * radius
            along = Vector2(0, half).rotate(turn)
            thick = max(1.0, radius * (0.022 if street % 3 == 0 else 0.011))
            straight_stroke(disc, (red, green, blue), middle + aside - along, middle + aside + along, thick)
    return disc


@kept(MEGABYTE)
def bead(radius: int, ink: Colour, cream: Colour, hollow: bool) -> Surface:
    """A dot of a chain that links adjacent spaces; the last ones are hollow."""
    side = 2 * radius + 2
    large = Surface((side * 4, side * 4), pygame.SRCALPHA, 32)
    large.fill((*ink, 0))
    for share, colour in ((1.0, ink), (0.7, cream), *([(0.34, ink)] if hollow else [])):
        pygame.draw.circle(large, colour, (side * 2, side * 2), radius * 4 * share)
    return pygame.transform.smoothscale(large, (side, side))


@kept(MEGABYTE)
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
