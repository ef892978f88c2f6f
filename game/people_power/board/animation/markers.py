"""Markers that come and go, and the alignment of a space."""

from __future__ import annotations

import pygame

from engine.people_power import effects as told
from game.people_power.board.animation.animation import Animation, Turnover
from game.shell.easing import ease


class MarkerDrop(Animation[told.MarkerPlaced | told.MarkerRemoved]):
    """A marker falls onto its plate, or rises from it and is gone."""

    seconds = 0.2
    sound = "marker"

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.effects:
            share = ease(self.share)
            near = share if isinstance(effect, told.MarkerPlaced) else 1 - share
            sprite = pygame.transform.smoothscale_by(self.table.view.marker_sprite(effect.marker), 1 + 1.2 * (1 - near))
            sprite.set_alpha(round(255 * near))
            x, y = self.table.view.marker_pos(effect.space, effect.marker)
            height = round((1 - near) * self.table.look.px(50))
            surface.blit(sprite, sprite.get_rect(center=(x, y - height)))


class Realign(Turnover[told.Aligned]):
    """A ring of the new colour spreads over the space."""

    seconds = 0.25
    sound = "marker"

    def draw(self, surface: pygame.Surface) -> None:
        look = self.table.look
        radius = round(look.px(90) * ease(self.share))
        width = max(2, round(look.px(12) * (1 - self.share)))
        if radius <= width:
            return
        for effect in self.effects:
            colour = self.table.palette.alignment[effect.after]
            pygame.draw.circle(surface, colour, self.table.view.anchor_pos(effect.space), radius, width)
