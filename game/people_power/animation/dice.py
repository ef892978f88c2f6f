"""Which dice were thrown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.people_power import effects as told
from game.table.animation import dice
from game.table.telling.snapshots import Snapshot


class Dice(dice.Dice):
    def faces(self, moment: Snapshot) -> Sequence[int]:
        effect: told.Rolled | told.Activation = moment.effect
        return effect.dice if isinstance(effect, told.Rolled) else (effect.rolled,)
