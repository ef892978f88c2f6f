"""What a seat of Red Guard calls a harm: Power Points at its tiles (9.2), and who takes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.effects import Effect
from engine.core.thinking.intentions import Loss
from engine.red_guard import stages
from engine.red_guard.components import TILE_TYPE, TYPE, Faction, Tile
from engine.red_guard.effects import Attacked, EventRolled, ForcedOut
from engine.red_guard.state import State, seat_of
from engine.red_guard.victory import PER_MATCH, PER_TILE, PER_UNIT

ATTACK, EVENT, OUT = "attack", "event", "out"


@dataclass(slots=True, frozen=True)
class RedGuardHarms:
    """See `engine.core.thinking.intentions.Harms`."""

    futures: int = 40
    shown_from: float = 0.1
    least: int = 2

    def may_be_told(self, state: State) -> bool:
        """In the set-up nobody has all the units yet that others could strike."""
        return not state.no_intentions and state.turn > 0

    def rival(self, state: State, seat: Faction) -> str | None:
        """Whose player turn it is."""
        if state.stage not in stages.PLAYER_TURN or not state.waiting:
            return ""
        faction = state.waiting[0]
        return None if seat_of(state, faction) == seat else faction

    def holdings(self, state: State, seat: Faction) -> dict[Tile, int]:
        """9.2: what each tile of the seat's own colour is worth with its units."""
        return {tile: _worth(state, tile) for tile, owner in state.owner.items() if owner == seat}

    def losses(self, before: dict[Tile, int], state: State, effects: Sequence[Effect], seat: Faction) -> Iterable[Loss]:
        for tile, points in before.items():
            lost = points - (_worth(state, tile) if state.owner[tile] == seat else 0)
            if lost > 0:
                yield Loss(tile, _deed(effects, tile), lost)


def _worth(state: State, tile: Tile) -> int:
    kind, there = TILE_TYPE[tile], state.units[tile]
    return PER_TILE + PER_UNIT * len(there) + PER_MATCH * sum(TYPE[unit] == kind for unit in there)


def _deed(effects: Sequence[Effect], tile: Tile) -> str:
    for effect in effects:
        match effect:
            case Attacked(tile=where) if where == tile:
                return ATTACK
            case EventRolled(event):
                return f"{EVENT}.{event}"
            case ForcedOut():
                return OUT
    return ATTACK


HARMS = RedGuardHarms()
