"""23: Self-criticism sessions."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """A random controlled non-player faction becomes neutral."""
    if event.controlled():
        event.make_neutral(event.pick("non_player", event.controlled()))
    else:
        event.wake_one_for_two()
    yield from ()


EVENT = Event(23, happen)
