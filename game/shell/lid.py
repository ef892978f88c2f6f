"""A small ceremony: the lid of a box is lifted off while what was in it comes to the table."""

import pygame

from game.shell.easing import ease

SECONDS = 0.5
NEARER = 0.16
"""How much larger the lid grows on its way to the eye."""
HIGHER = 0.22
"""It rises so far, as a share of its own height."""


class LiftedLid:
    """Drawn over whatever is on the screen until it is gone."""

    def __init__(self, picture: pygame.Surface, rect: pygame.Rect, speed: float) -> None:
        self._picture = picture
        self._rect = pygame.Rect(rect)
        self._speed = speed
        self._elapsed = 0.0

    def update(self, dt: float) -> bool:
        """Pass time; False when the lid is gone."""
        self._elapsed += dt * self._speed
        return self._elapsed < SECONDS

    def draw(self, surface: pygame.Surface) -> None:
        share = ease(self._elapsed / SECONDS)
        width, height = (round(side * (1 + NEARER * share)) for side in self._rect.size)
        lid = pygame.transform.smoothscale(self._picture, (width, height))
        lid.set_alpha(round(255 * (1 - share)))
        centre = (self._rect.centerx, self._rect.centery - round(self._rect.height * HIGHER * share))
        surface.blit(lid, lid.get_rect(center=centre))
