"""Figures that count up and down."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.easing import ease
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.shell.plates import draw_plate
from game.table.animation.animation import Animation
from game.table.telling.numbers import signed
from game.table.telling.snapshots import Snapshot, State

GAIN: Colour = (40, 110, 70)
LOSS: Colour = (150, 50, 46)


class Count(Animation, ABC):
    """The figure counts up or down, with the change beside it."""

    seconds = 0.2

    @abstractmethod
    def change(self, moment: Snapshot) -> tuple[str, int, int]:
        """What counts, as the table's anchors name it, and its value before and after."""

    @abstractmethod
    def counting(self, state: State, key: str, value: int) -> None:
        """Let a state that is only to be looked at say this value."""

    def at(self, share: float) -> None:
        super().at(share)
        between = self.moments[-1].state.copy()
        for moment in self.moments:
            key, before, after = self.change(moment)
            self.counting(between, key, round(before + (after - before) * ease(share)))
        self.stage.show(between)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.stage.look
        for moment in self.moments:
            key, before, after = self.change(moment)
            words = rendered(font("display", look.text(26), bold=True), signed(after - before), colours.CREAM)
            x, y = self.stage.anchor(key)
            box = words.get_rect(center=(x, round(y - look.px(34) * ease(self.share))))
            draw_plate(surface, box.inflate(look.px(14), 0), GAIN if after > before else LOSS, look.px(8))
            surface.blit(words, box)
