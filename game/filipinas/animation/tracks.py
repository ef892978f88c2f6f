"""Figures that count up and down."""

from __future__ import annotations

from engine.filipinas import effects as told
from engine.filipinas.state import State
from game.table.animation import count
from game.table.moments import Moment


class TrackCount(count.Count):
    seconds = 0.3

    def change(self, moment: Moment) -> tuple[str, int, int]:
        effect: told.TrackMoved = moment.effect
        return effect.track, effect.before, effect.after

    def counting(self, state: State, key: str, value: int) -> None:
        track, _, side = key.partition(":")
        if side:
            state.points[side] = value
        else:
            setattr(state, track, value)
