"""How the rules put their questions: forced answers are not asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from engine.core.prompts import DONE, NO_CONTEXT, Option, Prompt, Refusal, Steps, no_refusals
from engine.people_power.board import SPACES, Faction, Piece, Space

SPACE = {space: Option(f"space:{space}") for space in SPACES}


@cache
def count_option(number: int) -> Option:
    return Option(f"count:{number}")


@cache
def piece_option(piece: Piece) -> Option:
    return Option(f"piece:{piece}")


@cache
def special_option(special: str) -> Option:
    return Option(f"special:{special}")


def ask(
    faction: Faction,
    question: str,
    options: list[Option],
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
) -> Steps[Option]:
    """One of the options; a single one is taken without asking."""
    if len(options) == 1:
        return options[0]
    return (yield Prompt(faction, question, tuple(options), context, refused))


def ask_space(
    faction: Faction,
    question: str,
    spaces: Iterable[Space],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
) -> Steps[Space]:
    """One of the spaces, or an empty string if the answer was to stop or there is none."""
    return _ask_value(faction, question, [SPACE[space] for space in spaces], may_stop, context)


def ask_count(
    faction: Faction, question: str, low: int, high: int, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[int]:
    """A number within limits, the highest first."""
    if high <= low:
        return high
    chosen = yield from ask(faction, question, [count_option(number) for number in range(high, low - 1, -1)], context)
    return int(chosen.value)


def ask_piece(
    faction: Faction,
    question: str,
    pieces: list[Piece],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
) -> Steps[Piece]:
    """One of the kinds of piece, or an empty string if the answer was to stop or there is none."""
    return _ask_value(faction, question, [piece_option(piece) for piece in pieces], may_stop, context)


def _ask_value(
    faction: Faction, question: str, options: list[Option], may_stop: bool, context: Mapping[str, Any]
) -> Steps[str]:
    if not options:
        return ""
    if may_stop:
        options.append(DONE)
    chosen = yield from ask(faction, question, options, context)
    return chosen.value
