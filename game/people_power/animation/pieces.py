"""Pieces that come, go and turn over."""

from __future__ import annotations

from engine.people_power import State
from engine.people_power import effects as told
from engine.people_power.board import STOCK_OF
from game.people_power.animation import flip
from game.table.animation import flight
from game.table.telling.snapshots import Snapshot


class Flight(flight.Flight):
    """Pieces fly from Available, to Available, and from space to space."""

    def journey(self, moment: Snapshot) -> flight.Journey:
        effect: told.Placed | told.Moved | told.Removed = moment.effect
        here, stock = f"{effect.space}:{effect.piece}", STOCK_OF[effect.piece]
        if isinstance(effect, told.Placed):
            return flight.Journey(stock, here, effect.piece, effect.count)
        if isinstance(effect, told.Removed):
            return flight.Journey(here, stock, effect.piece, effect.count)
        return flight.Journey(f"{effect.origin}:{effect.piece}", here, effect.piece, effect.count)

    def in_the_air(self, before: State, after: State) -> State:
        """Pieces stand where they stand both before and after."""
        between = before.copy()
        for piece, column in between.pieces.items():
            for space in column:
                column[space] = min(column[space], after.pieces[piece][space])
        for stock, count in after.available.items():
            between.available[stock] = min(between.available[stock], count)
        return between


class Flip(flip.Flip):
    """Guerrillas that become Active or go Underground."""

    def sides(self, moment: Snapshot) -> tuple[str, str, str]:
        effect: told.Flipped = moment.effect
        return f"{effect.space}:{effect.before}", effect.before, effect.after
