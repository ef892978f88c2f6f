"""Markers that come and go, and the alignment of a space."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.people_power import effects as told
from game.people_power.palette import Palette
from game.shell.easing import ease
from game.table.animation.animation import Animation, Stage, Turnover
from game.table.telling.snapshots import Snapshot

SOUNDS = {"protest": "crowd", "strike": "marker_npa", "terror": "marker"}
STAMPS = {"support": "marker_government", "opposition": "marker_reformers", "resistance": "marker_npa"}
"""Whose stamp falls when a space turns to a side."""


class MarkerDrop(Animation):
    """A marker falls onto its plate, or rises from it and is gone."""

    seconds = 0.2

    def __init__(self, stage: Stage, moments: Sequence[Snapshot]) -> None:
        super().__init__(stage, moments)
        self.sound = SOUNDS[moments[0].effect.marker]

    def leaves(self, moment: Snapshot) -> tuple[str, str] | None:
        effect: told.MarkerPlaced | told.MarkerRemoved = moment.effect
        return (f"{effect.space}:{effect.marker}", effect.marker) if isinstance(effect, told.MarkerPlaced) else None

    def draw(self, surface: pygame.Surface) -> None:
        share = ease(self.share)
        for moment in self.moments:
            effect: told.MarkerPlaced | told.MarkerRemoved = moment.effect
            near = share if isinstance(effect, told.MarkerPlaced) else 1 - share
            sprite = pygame.transform.smoothscale_by(self.stage.view.sprite(effect.marker), 1 + 1.2 * (1 - near))
            sprite.set_alpha(round(255 * near))
            x, y = self.stage.anchor(f"{effect.space}:{effect.marker}")
            height = round((1 - near) * self.stage.look.px(50))
            surface.blit(sprite, sprite.get_rect(center=(x, y - height)))


class Realign(Turnover):
    """A ring of the new colour spreads over the space."""

    seconds = 0.25

    def __init__(self, stage: Stage, moments: Sequence[Snapshot]) -> None:
        super().__init__(stage, moments)
        self.sound = STAMPS.get(moments[0].effect.after, "marker")

    def draw(self, surface: pygame.Surface) -> None:
        look, palette = self.stage.look, self.stage.palette
        assert isinstance(palette, Palette)
        radius = round(look.px(90) * ease(self.share))
        width = max(2, round(look.px(12) * (1 - self.share)))
        if radius <= width:
            return
        for moment in self.moments:
            effect: told.Aligned = moment.effect
            colour = palette.alignment[effect.after]
            pygame.draw.circle(surface, colour, self.stage.anchor(effect.space), radius, width)
