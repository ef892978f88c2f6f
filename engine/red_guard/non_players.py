"""2.3, 3.3: non-player factions are awakened by an attack, change hands, and become neutral."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import CYCLE_FROM, Faction, Tile
from engine.red_guard.placing import place_unplaced
from engine.red_guard.state import NOBODY, State, non_players, seat_of, seats_left
from engine.red_guard.verbs import give_control


def neutral(state: State) -> list[Faction]:
    return [faction for faction in non_players(state) if state.controller[faction] == NOBODY]


def controlled(state: State) -> list[Faction]:
    return [faction for faction in non_players(state) if state.controller[faction] != NOBODY]


def awaken_attacked(state: State, faction: Faction, tiles: list[Tile]) -> Steps[None]:
    """3.3.1: neutral factions under attack go to a random seat hostile to the attacker.

    Whoever controls a faction that is attacked for the first time may place its units, whether it woke just now or not.
    """
    owners = {state.owner[tile] for tile in tiles}
    hostile = [seat for seat in seats_left(state) if seat != seat_of(state, faction)]
    for other in CYCLE_FROM[faction]:
        if other in owners and other in non_players(state):
            if state.controller[other] == NOBODY:
                give_control(state, other, state.chance.pick("awakened", hostile))
            yield from place_unplaced(state, other)


def next_seat(state: State, after: Faction) -> Faction:
    """3.2: return the next seat in the Cycle after a faction, itself last of all."""
    return next(seat for seat in (*CYCLE_FROM[after][1:], after) if seat in seats_left(state))
