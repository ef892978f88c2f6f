"""How rules put their questions: a forced answer is not asked, unless the silence would tell something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.prompts import DONE, NO_CONTEXT, Option, Prompt, Refusal, Steps, no_refusals
from engine.core.questions import Ask


@cache
def count_option(number: int) -> Option:
    return Option(f"count:{number}")


def ask(
    faction: str,
    question: Ask,
    options: list[Option],
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
    always: bool = False,
    seat: str = "",
) -> Steps[Option]:
    """Ask for one of the options; a single one is taken without asking. The seat is asked that decides for the faction.

    `always` asks all the same: where something was decided in between, or where a question that is skipped would betray
    what somebody holds.
    """
    if len(options) == 1 and not always:
        return options[0]
    return (yield Prompt(faction, question, tuple(options), context, refused, seat))


def ask_value(
    faction: str,
    question: Ask,
    options: list[Option],
    may_stop: bool = False,
    context: Mapping[str, Any] = NO_CONTEXT,
    refused: Callable[[], list[Refusal]] = no_refusals,
    seat: str = "",
) -> Steps[str]:
    """Ask for the value of an option; it is an empty string if the answer was to stop or there is none."""
    if not options:
        return ""
    if may_stop:
        options.append(DONE)
    chosen = yield from ask(faction, question, options, context, refused, seat=seat)
    return chosen.value
