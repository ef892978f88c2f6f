"""24: Sitting on the fence."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The controlled non-player faction with fewest tiles becomes neutral."""
    if event.controlled():
        event.make_neutral(event.with_fewest_tiles(event.controlled()))
    else:
        event.wake_one_for_two()
    yield from ()


EVENT = Event(24, happen)
