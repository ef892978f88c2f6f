"""55, Ninth Party Congress: chaos falls by 5."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(55, lambda event: event.chaos(-5), late_check=True)
