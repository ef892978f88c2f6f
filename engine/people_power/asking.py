"""How the rules put their questions: forced answers are not asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from engine.core.asking import ask as ask
from engine.core.asking import ask_value
from engine.core.prompts import NO_CONTEXT, Option, Prompt, Refusal, Steps, no_refusals
from engine.core.questions import Ask
from engine.people_power.board import SPACES, Faction, Piece, Space, as_piece, as_space

SPACE = {space: Option(f"space:{space}") for space in SPACES}


@cache
def count_options(low: int, high: int) -> tuple[Option, ...]:
    """Return the numbers within these limits, the lowest first."""
    return tuple(Option(f"count:{number}") for number in range(low, high + 1))


@cache
def piece_option(piece: Piece) -> Option:
    return Option(f"piece:{piece}")


@cache
def special_option(special: str) -> Option:
    return Option(f"special:{special}")


def at_once(count: int) -> list[int]:
    """How many of so many like pieces can be named together, beside a single one: two, and all."""
    return [2, count] if count > 2 else [2] if count == 2 else []


def move_options(movable: Mapping[tuple[Space, Piece], int]) -> list[Option]:
    """Offer to move one of so many pieces of a kind out of a space, or several at once."""
    single: list[Option] = []
    several: list[Option] = []
    for (origin, piece), count in movable.items():
        if count > 0:
            single.append(move_option(origin, piece))
            if count > 1:
                several += _moves_at_once(origin, piece, count)
    return single + several


@cache
def move_option(origin: Space, piece: Piece) -> Option:
    return Option(f"move:{origin}:{piece}")


@cache
def _moves_at_once(origin: Space, piece: Piece, count: int) -> tuple[Option, ...]:
    return tuple([Option(f"moves:{origin}:{piece}:{number}") for number in at_once(count)])


def moved_by(option: Option) -> tuple[Space, Piece, int]:
    """From where, what and how many such an option moves."""
    origin, piece, *number = option.value.split(":")
    return as_space(origin), as_piece(piece), int(number[0]) if number else 1


RULE_OF = {"limit": "2.3.5", "resources": "3.1", "event": "5.1", "strands": "4.1", "moved": "3.1.2"}
"""Reasons that are always by the same section."""


def refused_spaces(forbids: Callable[[Space], str], rule: str, selecting: str = "3.1.1") -> list[Refusal]:
    """Every space that is forbidden, why, and by which section; `selecting` is the one about selecting a space once."""
    reasons = [(space, forbids(space)) for space in SPACES]
    cited = {**RULE_OF, "selected": selecting}
    return [Refusal(SPACE[space], reason, cited.get(reason, rule)) for space, reason in reasons if reason]


def ask_space(
    faction: Faction,
    question: Ask,
    spaces: Iterable[Space],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
) -> Steps[Space]:
    """One of the spaces, or an empty string if the answer was to stop or there is none."""
    options = [SPACE[space] for space in spaces]
    return as_space((yield from ask_value(faction, question, options, may_stop, context, refused)))


def ask_count(
    faction: Faction, question: Ask, low: int, high: int, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[int]:
    """Ask for a number within limits, the highest first."""
    if high <= low:
        return high
    chosen = yield Prompt(faction, question, count_options(low, high)[::-1], context)
    return int(chosen.value)


def ask_piece(
    faction: Faction,
    question: Ask,
    pieces: list[Piece],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
) -> Steps[Piece]:
    """One of the kinds of piece, or an empty string if the answer was to stop or there is none."""
    options = [piece_option(piece) for piece in pieces]
    return as_piece((yield from ask_value(faction, question, options, may_stop, context, refused)))
