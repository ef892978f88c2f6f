"""Counters, places, stacks, cards and modifiers by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.filipinas.counters import BRIGADES, FOLLOWERS, LEADER, leaders_of, units_of
from engine.filipinas.deck import CARDS
from game.shell.text import tr
from game.table.telling.numbers import signed

MOST_NAMED = 3
"""A longer list of counters is cut short."""


def place_name(place: str) -> str:
    return tr(f"place.{place}")


def counter_name(counter: str) -> str:
    return tr(f"leader.{counter}" if counter in LEADER else f"unit.{counter}")


def brief_name(counter: str) -> str:
    """It stands in the middle of a sentence, brigades as on their counters."""
    return tr(f"counter.{counter}.short") if counter in BRIGADES else counter_name(counter)


def card_title(card: str) -> str:
    return tr(f"card.{card}.title") if card in CARDS else card


def listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return names[0] if names else ""
    if len(names) > MOST_NAMED:
        return tr("stack.more", first=", ".join(names[:2]), count=len(names) - 2)
    return tr("and", first=", ".join(names[:-1]), last=names[-1])


def stack_name(stack: Iterable[str]) -> str:
    """Units and leaders, without what follows them; or only that."""
    counters = tuple(stack)
    named = [counter for counter in counters if counter not in FOLLOWERS] or list(counters)
    return listed([counter_name(counter) for counter in named]) if named else tr("battle.nobody")


def short_stack_name(stack: Sequence[str]) -> str:
    """It is as on a button."""
    counters = tuple(stack)
    named = (*units_of(counters), *leaders_of(counters)) or counters
    return listed([tr(f"counter.{counter}.short") for counter in named])


def modifier_name(key: str) -> str:
    if key in LEADER:
        return tr("modifier.leader_of", leader=counter_name(key))
    return card_title(key) if key in CARDS else tr(f"modifier.{key}")


def modifiers_text(modifiers: Iterable[tuple[str, int]]) -> str:
    """What was added to a die, one by one: ` +1 Strength −1 Trenches`."""
    parts = [f"{signed(value)} {modifier_name(key)}" for key, value in modifiers if value]
    return f" ({', '.join(parts)})" if parts else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
