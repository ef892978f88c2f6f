"""The prompt line: what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.prompts import DONE, Prompt
from engine.red_guard import questions
from engine.red_guard.asking import YES
from game.red_guard.wording.names import (
    counted_units,
    event_title,
    faction_name,
    place_name,
    tile_name,
    unit_name,
)
from game.shell.text import tr

_NAME_OF: dict[str, Callable[[Any], str]] = {
    "tile": tile_name,
    "unit": unit_name,
    "place": place_name,
    "origin": place_name,
    "event": event_title,
    "lost": faction_name,
    "attackers": counted_units,
    "defenders": counted_units,
}


TAKEN = (questions.MOVE_TO, questions.PLACE_TO)
"""What is asked of units that a click took up: as many as lie up to the slip that it pointed at."""


def prompt_line(prompt: Prompt) -> str:
    values: dict[str, Any] = dict(prompt.context)
    values |= {name: say(values[name]) for name, say in _NAME_OF.items() if name in values}
    if prompt.ask in TAKEN and values.get("pointed_at"):
        values["unit"] = counted_units((prompt.context["unit"],) * values["pointed_at"])
    if "chit" in values:
        values["chit"] = tr(f"chit.{values['chit']}")
    if "left" in values:
        values["count"] = values["left"]
        if "unit" in values:
            values["units"] = counted_units((prompt.context["unit"],) * values["left"])
    values["most"] = max((int(option.value) for option in prompt.options if option.kind == "count"), default=0)
    return tr(f"ask.{prompt.ask}{_urged(prompt)}", **values)


def _urged(prompt: Prompt) -> str:
    """5.0: of a deployment, whether a button can do it all, and whether there are tiles without anybody.

    10.2: of a chit, whether it can be played.
    """
    if prompt.ask == questions.CHIT_PLAY:
        return "" if YES in prompt.options else ".not_yet"
    if prompt.ask != questions.MOVE_UNIT:
        return ""
    preset = any(option.kind == "preset" for option in prompt.options)
    return f".{'covered' if DONE in prompt.options else 'empty'}{'.preset' if preset else ''}"
