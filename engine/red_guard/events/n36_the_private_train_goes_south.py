"""36, The private train goes south: the Chairman's marker leaves the table and goes to a random seat in the next Event
Phase.
"""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.state import NOBODY

EVENT = Event(36, lambda event: event.pass_chairman(NOBODY))
