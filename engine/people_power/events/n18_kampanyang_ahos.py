"""18: Kampanyang Ahos

Unshaded: Up to 4 Guerrillas are removed, and are out of play until the next Reset.
Shaded: 4 Police are removed, and are out of play until the next Reset.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GUERRILLAS, POLICE, REFORMERS, SPACES
from engine.people_power.effects import SET_ASIDE
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.remove(4, SPACES, *GUERRILLAS, up_to=True, to=SET_ASIDE)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove(4, SPACES, POLICE, to=SET_ASIDE)


EVENT = Event(18, (REFORMERS,), unshaded, shaded)
