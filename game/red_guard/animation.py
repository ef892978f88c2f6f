"""How each Effect moves on the wall."""

from __future__ import annotations

from collections.abc import Sequence

from engine.red_guard import effects as told
from engine.red_guard.components import PLACES, TILES
from engine.red_guard.state import State
from game.red_guard.wall.view import WallView
from game.shell.easing import ease
from game.table.animation import dice, flight
from game.table.animation.animation import Animation
from game.table.animation.card_turn import CardTurn
from game.table.telling.snapshots import Snapshot

SHIFT = 0.55
"""Seconds for each shift of an attack, and for what comes before the first."""


class Flight(flight.Flight):
    """Units fly from place to place."""

    def journey(self, moment: Snapshot) -> flight.Journey:
        effect: told.UnitsMoved = moment.effect
        return flight.Journey(
            _anchor(effect.origin, effect.unit), _anchor(effect.place, effect.unit), effect.unit, effect.count
        )

    def in_the_air(self, before: State, after: State) -> State:
        """Units stand where they stand both before and after."""
        between = before.copy()
        for place in PLACES:
            there = list(after.units[place])
            standing = []
            for unit in before.units[place]:
                if unit in there:
                    there.remove(unit)
                    standing.append(unit)
            between.units[place] = tuple(standing)
        return between


def _anchor(place: str, unit: str) -> str:
    tile = place.removeprefix("against.")
    return tile if tile in TILES else f"{place}:{unit}"


class Shifts(Animation):
    """6.2: an attack is announced: its differential first, then one shift after the other."""

    read_meanwhile = True

    def begin(self) -> None:
        attack: told.Attacked = self.moments[-1].effect
        self.seconds = SHIFT * (2 + len(attack.shifts))
        self.stage.follow(self.moments)
        self._unfold(0)

    def at(self, share: float) -> None:
        super().at(share)
        self._unfold(int(share * self.seconds / SHIFT))

    def end(self) -> None:
        view = self.stage.view
        assert isinstance(view, WallView)
        view.unfold()
        if not self.seconds:
            super().end()

    def _unfold(self, shifts: int) -> None:
        view = self.stage.view
        assert isinstance(view, WallView)
        view.unfold(shifts)


class Dice(dice.Dice):
    def faces(self, moment: Snapshot) -> Sequence[int]:
        effect: told.Rolled | told.CombatRolled = moment.effect
        return effect.dice if isinstance(effect, told.Rolled) else (effect.die,)


class Flare(Animation):
    """8.1: the fire rises or sinks to its new height."""

    seconds = 0.5

    def at(self, share: float) -> None:
        super().at(share)
        effect: told.ChaosMoved = self.moments[-1].effect
        between = self.moments[-1].state.copy()
        between.chaos = round(effect.before + (effect.after - effect.before) * ease(share))
        self.stage.show(between)


ANIMATIONS: dict[type[told.Effect], type[Animation]] = {
    told.UnitsMoved: Flight,
    told.Attacked: Shifts,
    told.CombatRolled: Dice,
    told.Rolled: Dice,
    told.ChaosMoved: Flare,
    told.EventRolled: CardTurn,
}
TOGETHER = (told.UnitsMoved,)
