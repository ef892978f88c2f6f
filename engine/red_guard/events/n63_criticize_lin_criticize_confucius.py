"""63, Criticize Lin, criticize Confucius: the leader of the faction with most tiles gives no shift in this turn; chaos
rises by 3.
"""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    event.last()
    event.state.criticized = event.faction_with_most_tiles()
    event.chaos(3)


EVENT = Event(63, happen)
