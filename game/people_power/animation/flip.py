"""Pieces that turn over where they stand."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod

import pygame

from game.shell.easing import ease
from game.table.animation.animation import Animation
from game.table.telling.snapshots import Snapshot

LARGER = 1.5
"""Than on the board, so that it is seen."""


class Flip(Animation, ABC):
    seconds = 0.25
    sound = "piece"

    @abstractmethod
    def sides(self, moment: Snapshot) -> tuple[str, str, str]:
        """Where it lies, and the part that it was and that it becomes."""

    def leaves(self, moment: Snapshot) -> tuple[str, str]:
        place, _, after = self.sides(moment)
        return place, after

    def draw(self, surface: pygame.Surface) -> None:
        for moment in self.moments:
            place, before, after = self.sides(moment)
            sprite = self.stage.view.sprite(before if self.share < 0.5 else after, LARGER)
            width = max(2, round(sprite.get_width() * abs(math.cos(math.pi * ease(self.share)))))
            turned = pygame.transform.smoothscale(sprite, (width, sprite.get_height()))
            surface.blit(turned, turned.get_rect(center=self.stage.anchor(place)))
