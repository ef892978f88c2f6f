"""31, A change of mind: the Chairman's marker passes to the next seat in the Cycle."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.non_players import next_seat


def happen(event: Execution) -> None:
    if event.state.alive:
        event.pass_chairman(next_seat(event.state, event.state.holder))


EVENT = Event(31, happen)
