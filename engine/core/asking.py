"""How rules put their questions: a forced answer is not asked, unless the silence would tell something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.prompts import NO_CONTEXT, Option, Prompt, Refusal, Steps, no_refusals
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
) -> Steps[Option]:
    """One of the options; a single one is taken without asking.

    `always` asks all the same: where something was decided in between, or where a question that is skipped would betray
    what somebody holds.
    """
    if len(options) == 1 and not always:
        return options[0]
    return (yield Prompt(faction, question, tuple(options), context, refused))
