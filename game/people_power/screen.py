"""The screen of a printer: greys become dots of ink, larger where it is darker."""

from __future__ import annotations

import math

import pygame

DOTS = 84
"""Across a picture, and half as many again on the slant; a small picture has fewer, or they would run together."""
LEAST, LARGEST = 4, 12
"""It is the distance from dot to dot, in pixels."""
_SHARPENING = 3
"""So often the light is doubled around the threshold: dots keep a soft edge."""
_WINDOW = 255 >> _SHARPENING
_MARGIN = 31
"""So near to black or white there are no dots."""


def screened(picture: pygame.Surface) -> pygame.Surface:
    """A picture in greys becomes one in white and black with soft edges."""
    size = picture.get_size()
    # Half the light and half the threshold add up to more than a half where the paper stays white.
    light = picture.copy()
    light.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(_thresholds(size, pitch(size)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    below = (255 - _WINDOW) // 2
    light.fill((below, below, below), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(_SHARPENING):
        light.blit(light.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return light


def pitch(size: tuple[int, int]) -> int:
    """It is the distance from dot to dot."""
    return max(LEAST, min(LARGEST, round(max(size[0], size[1] * 1.2) / DOTS)))


def _thresholds(size: tuple[int, int], step: int) -> pygame.Surface:
    """The cell repeated all over, doubled until it is wide and high enough."""
    ground, cell = pygame.Surface(size), _cell(step)
    ground.blit(cell, (0, 0))
    width, height = cell.get_size()
    while width < size[0]:
        ground.blit(ground, (width, 0), (0, 0, width, height))
        width *= 2
    while height < size[1]:
        ground.blit(ground, (0, height), (0, 0, size[0], height))
        height *= 2
    return ground


def _cell(step: int) -> pygame.Surface:
    """A cell has two dots, one in the middle and one at the corners: rows of dots on a slant. Every grey is as
    frequent."""
    cell = pygame.Surface((step, step))
    places = [(x, y) for y in range(step) for x in range(step)]
    places.sort(key=lambda place: math.cos(math.tau * place[0] / step) * math.cos(math.tau * place[1] / step))
    for rank, place in enumerate(places):
        value = round((_MARGIN + (255 - 2 * _MARGIN) * rank / (len(places) - 1)) / 2)
        cell.set_at(place, (value, value, value))
    return cell
