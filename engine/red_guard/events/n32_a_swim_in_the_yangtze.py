"""32, A swim in the Yangtze: the Chairman's marker passes to a random seat."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(32, lambda event: event.pass_chairman(event.random_seat()))
