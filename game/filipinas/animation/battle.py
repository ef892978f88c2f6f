"""Dice of battles are thrown on their slip, modifier by modifier; those of searches and all others in a tray."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.filipinas import effects as told
from engine.filipinas.counters import SIDE_OF
from game.filipinas.board.chart_view import ChartView
from game.filipinas.slip import SlipContent, draw_slip
from game.table.animation import dice
from game.table.animation.animation import Animation
from game.table.telling.snapshots import Snapshot

COUNTING, TUMBLING = 0.55, 0.2
"""Of its time: until all modifiers are told, and while the die tumbles."""


class BattleDice(dice.Dice):
    def faces(self, moment: Snapshot) -> Sequence[int]:
        effect: told.Rolled = moment.effect
        return (effect.die,)


class Hunt(dice.Dice):
    def faces(self, moment: Snapshot) -> Sequence[int]:
        effect: told.Searched = moment.effect
        return effect.dice


class Clash(Animation):
    """The slip: everything that counts, one by one, then the die."""

    seconds = 2.2
    tells_at = seconds * (COUNTING + TUMBLING)
    sound = "dice"
    read_meanwhile = True

    def draw(self, surface: pygame.Surface) -> None:
        effect: told.Fought = self.moments[0].effect
        side = SIDE_OF[effect.attackers[0]]
        battle = SlipContent(effect.kind, effect.place, side, effect.attackers, effect.target, effect.modifiers)
        look, view = self.stage.look, self.stage.view
        assert isinstance(view, ChartView)
        at = view.slip_rect(battle)
        counted = round(len(effect.modifiers) * min(1.0, self.share / COUNTING))
        thrown = None
        if self.share > COUNTING + TUMBLING:
            thrown = effect.die
        elif self.share > COUNTING:
            thrown = 1 + (effect.die + int(self.share * 60)) % 6
        draw_slip(surface, at, battle, look, self.stage.palette, counted, thrown)
