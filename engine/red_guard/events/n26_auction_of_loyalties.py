"""26: Auction of loyalties."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import non_players, seats_left


def happen(event: Execution) -> Steps[None]:
    """Every seat rolls a die; the highest takes a random non-player faction, neutral or not."""
    if non_players(event.state):
        highest = event.highest_roller(seats_left(event.state))
        event.give(event.pick("non_player", non_players(event.state)), highest)
    else:
        event.no_such_faction()
    yield from ()


EVENT = Event(26, happen)
