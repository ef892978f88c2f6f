"""How the rules put their questions: a forced answer is not asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engine.core.asking import ask, ask_value
from engine.core.prompts import DONE, NO_CONTEXT, Option, Steps
from engine.core.questions import Ask
from engine.filipinas.board import PLACES, Place, Side
from engine.filipinas.counters import COUNTERS, Counter, Stack
from engine.filipinas.deck import CARDS, CardKey

PLACE = {place: Option(f"place:{place}") for place in PLACES}
STACK = {counter: Option(f"stack:{counter}") for counter in COUNTERS}
"""A stack goes by the name of its first counter."""
COUNTER = {counter: Option(f"counter:{counter}") for counter in COUNTERS}
CARD = {card: Option(f"card:{card}") for card in CARDS}
YES = Option("yes")


@cache
def way_option(way: str) -> Option:
    return Option(f"way:{way}")


def ask_place(
    side: Side, question: Ask, places: Iterable[Place], may_stop: bool = False, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[Place]:
    """One of the places, or an empty string if the answer was to stop or there is none."""
    return ask_value(side, question, [PLACE[place] for place in places], may_stop, context)


def ask_counter(
    side: Side,
    question: Ask,
    counters: Iterable[Counter],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
) -> Steps[Counter]:
    """One of the counters, or an empty string if the answer was to stop or there is none."""
    return ask_value(side, question, [COUNTER[counter] for counter in counters], may_stop, context)


def ask_card(
    side: Side, question: Ask, cards: Iterable[CardKey], may_stop: bool = False, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[CardKey]:
    """One of the cards, or an empty string if the answer was to stop or there is none."""
    return ask_value(side, question, [CARD[card] for card in cards], may_stop, context)


def ask_way(side: Side, question: Ask, ways: Iterable[str], context: Mapping[str, Any] = NO_CONTEXT) -> Steps[str]:
    """One of the alternatives; an empty string if there is none."""
    return ask_value(side, question, [way_option(way) for way in ways], False, context)


def ask_stack(
    side: Side, question: Ask, stacks: Iterable[Stack], may_stop: bool = False, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[Stack]:
    """One of the stacks, or an empty one if the answer was to stop or there is none."""
    by_name = {stack[0]: stack for stack in stacks}
    name = yield from ask_value(side, question, [STACK[name] for name in by_name], may_stop, context)
    return by_name.get(name, ())


def ask_yes(side: Side, question: Ask, context: Mapping[str, Any] = NO_CONTEXT) -> Steps[bool]:
    chosen = yield from ask(side, question, [YES, DONE], context)
    return chosen is YES


def ask_where(
    side: Side,
    question: Ask,
    places: Iterable[Place],
    joinable: Mapping[Counter, tuple[Place, Stack]],
    context: Mapping[str, Any] = NO_CONTEXT,
) -> Steps[tuple[Place, Stack]]:
    """A place, or a stack to join there: for counters that may arrive stacked."""
    options = [PLACE[place] for place in places] + [STACK[name] for name in joinable]
    chosen = yield from ask(side, question, options, context)
    return joinable[chosen.value] if chosen.kind == "stack" else (chosen.value, ())
