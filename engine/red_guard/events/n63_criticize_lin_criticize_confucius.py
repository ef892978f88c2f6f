"""63: Criticize Lin, criticize Confucius."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The leader of the faction with most tiles gives no shift this turn; Chaos +3."""
    event.last()
    event.state.criticized = event.faction_with_most_tiles()
    event.chaos(3)
    yield from ()


EVENT = Event(63, happen)
