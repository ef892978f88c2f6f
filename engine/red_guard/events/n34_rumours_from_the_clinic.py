"""34, Rumours from the clinic: the Chairman may die."""

from __future__ import annotations

from engine.red_guard.events.event import Event

EVENT = Event(34, lambda event: event.check_death(), death_check=True)
