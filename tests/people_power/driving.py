"""A board by its description, and a session driven by the answers a player would give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import people_power
from engine.people_power import PeoplePowerSession, State
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, REFORMERS, Faction, as_faction
from tests.people_power.positions import placed

FIRST_ON = {GOVERNMENT: 1, REFORMERS: 4, NPA: 6}
"""An Event whose order begins with the faction."""
REST_OF_DECK = (12, 13, 14, 15, 40)


def board(
    spaces: Mapping[str, Any],
    aid: int = 10,
    patronage: int = 10,
    resources: int | Mapping[Faction, int] = 10,
    **others: Any,
) -> State:
    """A board with these spaces, before three players who can pay for what they do. `others`: see `placed`."""
    purses = dict.fromkeys(FACTIONS, resources) if isinstance(resources, int) else dict(resources)
    state = placed(spaces, humans=FACTIONS, aid=aid, patronage=patronage, resources=purses, **others)
    state.deck = REST_OF_DECK
    return state


def turn(state: State, *waiting: Faction, boxes: Mapping[Faction, str] | None = None) -> PeoplePowerSession:
    """A session in which these factions are still to act on the current card, in this order."""
    state.stage = "turn"
    state.card = FIRST_ON[waiting[0]]
    state.waiting = waiting
    state.boxes = dict(boxes or {})
    return people_power.play_from(state)


def stage(state: State, name: str, card: int = 39) -> PeoplePowerSession:
    """A session at that phase of the Election Round."""
    state.stage = name
    state.card = card
    state.played = (card,)
    return people_power.play_from(state)


def answer(session: PeoplePowerSession, *answers: str) -> list[Any]:
    """Give these answers in order, each as a whole key or as the value alone; returns all that happened."""
    told = []
    for wanted in answers:
        assert session.prompt is not None, f"nothing is asked when {wanted!r} is to be answered"
        matching = [option for option in session.prompt.options if wanted in (option.key, option.value)]
        assert len(matching) == 1, f"{wanted!r} does not answer {session.prompt}"
        told += session.choose(matching[0])
    return told


def operate(session: PeoplePowerSession, operation: str, *answers: str) -> list[Any]:
    """Execute a full Operation."""
    return answer(session, "operation", operation, *answers)


def limited(session: PeoplePowerSession, operation: str, *answers: str) -> list[Any]:
    """Execute a Limited Operation."""
    return answer(session, "limited", operation, *answers)


def conclude(session: PeoplePowerSession) -> list[Any]:
    """Decline whatever the turn still offers."""
    told = []
    while session.prompt is not None and any(option.key == "done" for option in session.prompt.options):
        told += session.choose("done")
    return told


def offered(session: PeoplePowerSession) -> list[str]:
    assert session.prompt is not None
    return [option.key for option in session.prompt.options]


def asked(session: PeoplePowerSession) -> str:
    return session.prompt.ask if session.prompt else ""


def acting(session: PeoplePowerSession) -> Faction:
    """Who is asked."""
    return as_faction(session.prompt.faction) if session.prompt else ""


def refused(session: PeoplePowerSession) -> dict[str, str]:
    """What is not on offer, and why."""
    assert session.prompt is not None
    return {refusal.option.key: refusal.reason for refusal in session.prompt.refused()}


def spaces_offered(session: PeoplePowerSession) -> set[str]:
    return {key.removeprefix("space:") for key in offered(session) if key.startswith("space:")}
