"""66, A quiet month: nothing happens."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(66, lambda event: None, late_check=True)
