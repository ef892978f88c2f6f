"""Beams of light in the dark: each is drawn on black in a few steps of brightness and added to what it falls on."""

from __future__ import annotations

import math

import pygame

from game.shell.colours import Colour

Spot = tuple[float, float]
STEPS = 5
"""So many steps of brightness lie between the edge of a beam and its middle."""


def beam(layer: pygame.Surface, start: Spot, goal: Spot, width: float, colour: Colour) -> None:
    """From a lamp to a place, where it is as wide as this; as bright as `colour` in its middle."""
    along = math.atan2(goal[1] - start[1], goal[0] - start[0])
    across = math.cos(along + math.pi / 2), math.sin(along + math.pi / 2)
    for step in range(1, STEPS + 1):
        half = width / 2 * (1 - (step - 1) / STEPS)
        shine = _part(colour, step / STEPS)
        ends = [(goal[0] + side * half * across[0], goal[1] + side * half * across[1]) for side in (1, -1)]
        pygame.draw.polygon(layer, shine, [start, *ends])
        pygame.draw.circle(layer, shine, goal, half)


def sweep(layer: pygame.Surface, middle: Spot, radius: float, turn: float, spread: float, colour: Colour) -> None:
    """Of a lamp that goes round: how far it has turned and how wide it shines, both in radians."""
    for step in range(1, STEPS + 1):
        half = spread / 2 * (1 - (step - 1) / STEPS)
        rim = [turn - half + 2 * half * part / 6 for part in range(7)]
        points = [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in rim]
        pygame.draw.polygon(layer, _part(colour, step / STEPS), [middle, *points])


def _part(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue
