"""4.0: every line of the Random Events Table has one small file."""

from __future__ import annotations

from engine.core.cards import card_files
from engine.core.prompts import Steps, asked_by
from engine.red_guard.effects import EventRolled, Rolled
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.forced_out import forced_out
from engine.red_guard.state import State
from engine.red_guard.verbs import check_death

LATE_CHECKS_FROM_TURN = 8
EVERY_EVENT_CHECKS_FROM_TURN = 13
"""8.3.3: an old man: more and more of what happens puts his life in question."""

EVENTS: dict[int, Event] = {file.EVENT.number: file.EVENT for file in card_files(__name__)}


def random_event(state: State) -> Steps[None]:
    """4.0: two dice are rolled, and the first is read as tens."""
    dice = (state.chance.roll("event.tens"), state.chance.roll("event.units"))
    state.report(Rolled("event", dice))
    yield from play_event(state, dice[0] * 10 + dice[1])


def play_event(state: State, number: int) -> Steps[None]:
    """4.0: as much of the event is carried out as can be."""
    event = EVENTS[number]
    state.event = number
    state.report(EventRolled(number))
    yield from asked_by(event.happen(Execution(state, number)))
    if checks_late(state.turn, event):
        check_death(state)
    yield from forced_out(state)


def checks_late(turn: int, event: Event) -> bool:
    """8.3.3: some events from the eighth Game-Turn on, later all that are no death check by themselves."""
    if event.late_check:
        return turn >= LATE_CHECKS_FROM_TURN
    return not event.death_check and turn >= EVERY_EVENT_CHECKS_FROM_TURN


__all__ = ["EVENTS", "Event", "Execution", "play_event", "random_event"]
