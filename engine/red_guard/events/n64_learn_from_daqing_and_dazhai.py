"""64, Learn from Daqing and Dazhai: factions with a Worker tile or a commune recover one Worker; chaos falls by 4."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import ANY, TILE_TYPE, WORKER, Faction
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import tiles_of


def happen(event: Execution) -> Steps[None]:
    yield from event.each_recovers(1, WORKER, lambda faction: _has_a_model(event, faction))
    event.chaos(-4)


def _has_a_model(event: Execution, faction: Faction) -> bool:
    return any(TILE_TYPE[tile] in (WORKER, ANY) for tile in tiles_of(event.state, faction))


EVENT = Event(64, happen)
