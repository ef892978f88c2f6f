"""Large pictures laid down so that what is drawn over them next costs little."""

from __future__ import annotations

import pygame


def copy(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], part: pygame.Rect) -> None:
    """As `surface.blit(picture, place, part)` does it, for a picture that is seen through nowhere.

    SDL copies past the processor's cache, so that everything drawn over it has to wait for the memory: night over the
    whole board takes three times as long. Scaling to the same size copies through the cache.
    """
    target = part.clip(picture.get_rect()).move(place[0] - part.x, place[1] - part.y).clip(surface.get_clip())
    if not target:
        return
    source = target.move(part.x - place[0], part.y - place[1])
    if picture.get_masks() != surface.get_masks():
        surface.blit(picture, target, source)
    else:
        pygame.transform.smoothscale(picture.subsurface(source), target.size, surface.subsurface(target))
