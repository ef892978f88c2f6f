"""Figures that count up and down."""

from __future__ import annotations

import pygame

from engine.filipinas import effects as told
from engine.filipinas.state import State
from game.filipinas.wording.deeds import AMERICANS, MORALE
from game.table.animation import count
from game.table.telling.snapshots import Snapshot


class TrackCount(count.Count):
    """Action Points are counted. What Morale and the Americans lose and gain flies to them from where it happened."""

    seconds = 0.3

    def change(self, moment: Snapshot) -> tuple[str, int, int]:
        effect: told.TrackMoved = moment.effect
        return effect.track, effect.before, effect.after

    def counting(self, state: State, key: str, value: int) -> None:
        track, _, side = key.partition(":")
        if side:
            state.points[side] = value
        else:
            setattr(state, track, value)

    def draw(self, surface: pygame.Surface) -> None:
        effect: told.TrackMoved = self.moments[0].effect
        if effect.track not in (MORALE, AMERICANS):
            super().draw(surface)
