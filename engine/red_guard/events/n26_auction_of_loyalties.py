"""26, Auction of loyalties: every seat rolls, and the highest takes a random non-player faction, neutral or not."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import non_players, seats_left


def happen(event: Execution) -> None:
    if non_players(event.state):
        highest = event.highest_roller(seats_left(event.state))
        event.give(event.pick("non_player", non_players(event.state)), highest)
    else:
        event.no_such_faction()


EVENT = Event(26, happen)
