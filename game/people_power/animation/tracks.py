"""Resources, Aid and Patronage are counted up and down."""

from __future__ import annotations

from engine.people_power import State
from engine.people_power import effects as told
from engine.people_power.board import as_faction
from game.table.animation.count import Count
from game.table.telling.snapshots import Snapshot


class TrackCount(Count):
    def change(self, moment: Snapshot) -> tuple[str, int, int]:
        effect: told.TrackMoved = moment.effect
        return effect.track, effect.before, effect.after

    def counting(self, state: State, key: str, value: int) -> None:
        track, _, faction = key.partition(":")
        if faction:
            state.resources[as_faction(faction)] = value
        else:
            setattr(state, track, value)
