"""62, Rehabilitations: each faction recovers two units."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(62, lambda event: event.each_recovers(2), late_check=True)
