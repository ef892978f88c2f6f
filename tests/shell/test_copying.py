"""Copying a picture looks as laying it down does, whatever part of it and wherever to."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.shell.copying import copy

SIZE = (90, 60)


def noise(size: tuple[int, int], chance: Random, flags: int = 0) -> pygame.Surface:
    picture = pygame.Surface(size, flags, 32)
    for x in range(size[0]):
        for y in range(size[1]):
            picture.set_at((x, y), [chance.randrange(256) for _ in range(4 if flags else 3)])
    return picture


def some_rect(chance: Random) -> pygame.Rect:
    return pygame.Rect(*(chance.randrange(-30, 90) for _ in range(2)), *(chance.randrange(1, 90) for _ in range(2)))


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_it_is_the_same_as_laying_it_down(flags: int) -> None:
    chance = Random(7)
    ground, picture = noise(SIZE, chance), noise(SIZE, chance, flags)
    changed = 0
    for _ in range(1000):
        part, clip, place = some_rect(chance), some_rect(chance), (chance.randrange(-60, 90), chance.randrange(-60, 60))
        laid, copied = ground.copy(), ground.copy()
        for surface in (laid, copied):
            surface.set_clip(clip)
        inside = part.clip(picture.get_rect())
        laid.blit(picture, (place[0] + inside.x - part.x, place[1] + inside.y - part.y), inside)
        copy(copied, picture, place, part)
        assert pygame.image.tobytes(laid, "RGB") == pygame.image.tobytes(copied, "RGB")
        changed += pygame.image.tobytes(laid, "RGB") != pygame.image.tobytes(ground, "RGB")
    assert changed > 50
