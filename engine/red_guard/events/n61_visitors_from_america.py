"""61, Visitors from America: chaos falls by 3."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(61, lambda event: event.chaos(-3), late_check=True)
