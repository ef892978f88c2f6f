"""33, A word for the weak: the Chairman's marker passes to the seat with fewest tiles."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(33, lambda event: event.pass_chairman(event.seat_with_fewest_tiles()))
