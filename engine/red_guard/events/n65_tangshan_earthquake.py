"""65, Tangshan earthquake: chaos rises by 4."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(65, lambda event: event.chaos(4), late_check=True)
