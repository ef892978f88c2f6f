"""23, Self-criticism sessions: a random controlled non-player faction becomes neutral."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    if event.controlled():
        event.make_neutral(event.pick("non_player", event.controlled()))
    else:
        event.wake_one_for_two()


EVENT = Event(23, happen)
