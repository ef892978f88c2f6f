"""Resources, Aid and Patronage."""

from __future__ import annotations

import pygame

from engine.people_power import effects as told
from game.people_power.board.animation.animation import Animation
from game.people_power.palette import Colour
from game.people_power.wording.names import signed
from game.shell import colours
from game.shell.easing import ease
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.shell.plates import draw_plate

GAIN: Colour = (40, 110, 70)
LOSS: Colour = (150, 50, 46)


class TrackCount(Animation[told.TrackMoved]):
    """The figure counts up or down, with the change beside it."""

    seconds = 0.2

    def at(self, share: float) -> None:
        super().at(share)
        for effect in self.effects:
            now = round(effect.before + (effect.after - effect.before) * ease(share))
            self.table.shown.land(told.TrackMoved(effect.track, effect.before, now))
        self.table.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        look = self.table.look
        for effect in self.effects:
            change = effect.after - effect.before
            words = rendered(font("display", look.text(26), bold=True), signed(change), colours.CREAM)
            x, y = self.table.track_pos(effect.track)
            box = words.get_rect(center=(x, round(y - look.px(34) * ease(self.share))))
            draw_plate(surface, box.inflate(look.px(14), 0), GAIN if change > 0 else LOSS, look.px(8))
            surface.blit(words, box)
