"""24, Sitting on the fence: the controlled non-player faction with fewest tiles becomes neutral."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    if event.controlled():
        event.make_neutral(event.with_fewest_tiles(event.controlled()))
    else:
        event.wake_one_for_two()


EVENT = Event(24, happen)
