"""The moments of ten years that one remembers. Half a million people and more did not survive them: a stroke of the
brush, a sheet pasted over, a lamp that goes out, and nothing that enjoys it.
"""

from __future__ import annotations

from engine.red_guard import effects as told
from engine.red_guard.components import CIVIL_WAR, GONE, TILES
from engine.red_guard.state import NOBODY, State, seat_of
from game.red_guard.drama.fires import FIRES, CivilWar
from game.red_guard.drama.people import Awakened, ChairmansDeath, FactionStruckOut, Purged
from game.table.animation.drama import Drama
from game.table.telling.snapshots import Snapshot


def drama_of(before: State, moment: Snapshot) -> type[Drama] | None:
    match moment.effect:
        case told.UnitsMoved(_, _, tile, place) if place == GONE and tile in TILES:
            falls = not moment.state.units[tile]
            return Purged if falls and _concerns_a_person(before, before.owner[tile]) else None
        case told.ForcedOut():
            return FactionStruckOut
        case told.ControlPassed(_, controller, after) if controller == NOBODY != after:
            return Awakened
        case told.DeathChecked(_, True):
            return ChairmansDeath
        case told.ChaosMoved(chaos, after):
            if after == CIVIL_WAR:
                return CivilWar
            return next((fire for fire in FIRES if chaos < fire.level <= after), None)
    return None


def _concerns_a_person(state: State, owner: str) -> bool:
    """Whether a person strikes or is struck; where nobody plays, all of them are watched."""
    acting = state.waiting[:1]
    return not state.humans or any(seat_of(state, faction) in state.humans for faction in (owner, *acting))
