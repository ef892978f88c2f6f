"""How the rules put their questions: to the seat that commands the faction, and never what is forced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from engine.core import asking
from engine.core.prompts import NO_CONTEXT, Option, Refusal, Steps, no_refusals
from engine.core.questions import Ask
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    IN_ATTACK,
    ON_PILE,
    PILE,
    TILES,
    UNITS,
    Faction,
    Place,
    Tile,
    Unit,
)
from engine.red_guard.state import State, seat_of

TILE = {tile: Option(f"tile:{tile}") for tile in TILES}
UNIT_OPTION = {unit: Option(f"unit:{unit}") for unit in UNITS}
TO_ATTACK = Option(f"place:{IN_ATTACK}")
TO_CIVIL_SUPPORT = Option(f"place:{CIVIL_SUPPORT}")
TO_PILE = Option(f"place:{ON_PILE}")
YES = Option("answer:yes")
NO = Option("answer:no")

_PLACE_NAMES = {IN_ATTACK: ATTACK, ON_PILE: PILE}
"""What a place of one's own is called in an option."""


def ask(
    state: State,
    faction: Faction,
    question: Ask,
    options: list[Option],
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
    always: bool = False,
) -> Steps[Option]:
    """One of the options; a single one is taken without asking, unless `always`."""
    return (yield from asking.ask(faction, question, options, context, refused, always, seat_of(state, faction)))


def ask_count(
    state: State, faction: Faction, question: Ask, high: int, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[int]:
    """Ask how many, from one up, the highest first."""
    if high <= 1:
        return high
    options = [asking.count_option(number) for number in range(high, 0, -1)]
    chosen = yield from ask(state, faction, question, options, context)
    return int(chosen.value)


def ask_tile(
    state: State,
    faction: Faction,
    question: Ask,
    tiles: Iterable[Tile],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
) -> Steps[Tile]:
    """One of the tiles, or an empty string if the answer was to stop or there is none."""
    options = [TILE[tile] for tile in tiles]
    return asking.ask_value(faction, question, options, may_stop, context, refused, seat_of(state, faction))


def ask_unit(
    state: State,
    faction: Faction,
    question: Ask,
    units: Iterable[Unit],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
) -> Steps[Unit]:
    """One of the units, or an empty string if the answer was to stop or there is none."""
    options = [UNIT_OPTION[unit] for unit in dict.fromkeys(units)]
    return asking.ask_value(faction, question, options, may_stop, context, seat=seat_of(state, faction))


def ask_yes(state: State, faction: Faction, question: Ask, context: Mapping[str, Any] = NO_CONTEXT) -> Steps[bool]:
    chosen = yield from ask(state, faction, question, [NO, YES], context)
    return chosen is YES


@cache
def stack_option(unit: Unit, place: Place) -> Option:
    """It means the units of one kind in one place: `stack:red.pla@civil_support`."""
    return Option(f"stack:{unit}@{place}")


def place_meant(option: Option, faction: Faction) -> Place:
    """The place that a `tile:` or `place:` option stands for."""
    if option.kind == "tile" or option is TO_CIVIL_SUPPORT:
        return option.value
    return _PLACE_NAMES[option.value][faction]
