"""27: Opposition Alliance

Unshaded: In each of up to two spaces with Guerrillas and Activists one of each is removed.
Shaded: The NPA makes a free Rally in up to two spaces; then the Reformers make a free Recruit in up to two.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GUERRILLAS, NPA, REFORMERS, SPACES, Space
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_operation


def unshaded(event: Execution) -> Steps[None]:
    def in_each(space: Space) -> Steps[None]:
        yield from event.remove_one(space, *GUERRILLAS)
        yield from event.remove_one(space, ACTIVIST)

    shared = event.holding(event.holding(SPACES, *GUERRILLAS), ACTIVIST)
    yield from event.in_each("remove_both", 2, shared, (lambda space: True,), in_each, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from free_operation(event.state, NPA, "rally", 2)
    yield from free_operation(event.state, REFORMERS, "recruit", 2)


EVENT = Event(27, (NPA,), unshaded, shaded)
