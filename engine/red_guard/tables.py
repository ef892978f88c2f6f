"""Tables and a player of the laboratory: who sits where by the seed, and one who never attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.prompts import Option
from engine.core.session import Session
from engine.red_guard import questions
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.state import State
from engine.red_guard.temperaments import NON_PLAYER, OPPONENTS, STRONG, TEMPERAMENTS, WEAK

Seating = dict[Faction, str]

HOLDING = ("preset:hold", "done", "answer:no", "contact", "place:attack", "preset:suited", "preset:spread")
AT_HOME = (questions.CHAIRMAN_TILE, questions.PLACEMENT_LEADER, questions.LEADER_TO, questions.LEADER_AFTER)
OPTIONS = ("chits", "seizure", "each_rolls", "clients")


def table(name: str, seed: int, seats: int) -> dict[str, Any]:
    """The settings of a table: its opponents, and what else is agreed on by the seed."""
    agreed: dict[str, Any] = with_seats(TABLES[name](seed), seats, seed)
    if name == ANYTHING:
        luck = Chance(seed)
        agreed |= {key: luck.pick(key, (False, True)) for key in OPTIONS}
    return agreed


def with_seats(seating: Seating, number: int, seed: int) -> Seating:
    """Only so many of them, every neighbourhood in turn; the other colours are non-player factions."""
    first = seed % len(FACTIONS)
    return {
        f: who if (place - first) % len(FACTIONS) < number else NON_PLAYER
        for place, (f, who) in enumerate(seating.items())
    }


def strongest(seed: int) -> Seating:
    """Six strong ones play, every mix of temperaments in turn."""
    return {f: f"{TEMPERAMENTS[seed >> place & 1]}.{STRONG}" for place, f in enumerate(FACTIONS)}


def weakest(seed: int) -> Seating:
    """Six weak ones play, every mix of temperaments in turn."""
    return {f: f"{TEMPERAMENTS[seed >> place & 1]}.{WEAK}" for place, f in enumerate(FACTIONS)}


def one_strong(seed: int) -> Seating:
    """A strong one plays among five weak ones, in every seat and of every temperament in turn."""
    mix = seed // len(FACTIONS)
    seating = {f: f"{TEMPERAMENTS[mix >> place & 1]}.{WEAK}" for place, f in enumerate(FACTIONS)}
    seating[FACTIONS[seed % len(FACTIONS)]] = f"{TEMPERAMENTS[mix & 1]}.{STRONG}"
    return seating


def ladder(seed: int) -> Seating:
    """There are two of each strength, in every order of seats in turn."""
    order = Chance(seed).shuffled("seats", OPPONENTS)
    return dict(zip(FACTIONS, order, strict=True))


def anybody(seed: int) -> Seating:
    """Two to six opponents of any kind, wherever they sit."""
    luck = Chance(seed)
    seats = luck.shuffled("seats", FACTIONS)[: luck.pick("number", (2, 3, 4, 5, 6))]
    return {f: luck.pick("opponent", OPPONENTS) if f in seats else NON_PLAYER for f in FACTIONS}


ANYTHING = "anything"
"""Anybody plays, with optional rules drawn by the seed."""
TABLES: dict[str, Callable[[int], Seating]] = {
    "strongest": strongest,
    "weakest": weakest,
    "one_strong": one_strong,
    "ladder": ladder,
    "anybody": anybody,
    ANYTHING: anybody,
}
"""Who sits where, by the seed."""


def hold_every_turn(session: Session[State]) -> Option:
    """Everybody goes home, the army to Civil Support, leader and Chairman to the fullest tile; it never attacks or
    strikes back."""
    prompt, state = session.prompt, session.state
    assert prompt is not None
    offered = {option.key: option for option in prompt.options}
    if prompt.ask in AT_HOME:
        home = [option for option in prompt.options if state.owner.get(option.value) == prompt.faction]
        if home:
            return max(home, key=lambda option: len(state.units[option.value]))
    return next((offered[key] for key in HOLDING if key in offered), prompt.options[0])
