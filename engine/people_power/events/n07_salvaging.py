"""7: Salvaging

Unshaded: In each of up to two spaces with Police a Guerrilla or Activist is removed and Terror is placed.
Shaded: One Police is removed for every 2 Aid; then Aid falls to 0. The executing faction stays Eligible.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GUERRILLAS, NPA, POLICE, SPACES, TERROR, Space
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    def in_each(space: Space) -> Steps[None]:
        yield from event.remove_one(space, *GUERRILLAS, ACTIVIST)
        event.put_marker(TERROR, space)

    parts = (lambda space: bool(event.removable(space, *GUERRILLAS, ACTIVIST)), event.can_put(TERROR))
    yield from event.in_each("terror", 2, event.holding(SPACES, POLICE), parts, in_each, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove(event.state.aid // 2, SPACES, POLICE)
    event.aid(-event.state.aid)
    event.stay_eligible()


EVENT = Event(7, (NPA,), unshaded, shaded)
