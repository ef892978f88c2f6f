"""The prompt line: what is asked."""

from __future__ import annotations

from typing import Any

from engine.core.prompts import DONE, Prompt
from engine.people_power import questions
from engine.people_power.operations import OPERATIONS
from game.people_power.wording.names import (
    action_name,
    alignment_name,
    card_title,
    either_piece,
    faction_name,
    marker_name,
    space_name,
)
from game.people_power.wording.options import being_done
from game.shell.text import tr

_NAME_OF = {
    "space": space_name,
    "origin": space_name,
    "faction": faction_name,
    "marker": marker_name,
}


def prompt_line(prompt: Prompt) -> str:
    """What is asked. Whose decision it is stands beside it, on the faction's colour."""
    asked = tr(_key(prompt), **_values(prompt))
    if DONE in prompt.options and not asked.endswith("?"):
        asked = tr("ask.or_done", asked=asked, done=being_done(prompt))
    step = _step(prompt)
    if "side" in prompt.context:  # It is asked for an Event.
        title = card_title(prompt.context["card"])
        asked = tr("ask.event", card=f"{title} · {step}" if step else title, asked=asked)
    elif step:
        asked = tr("ask.event", card=step, asked=asked)
    return _capitalised(asked)


def _step(prompt: Prompt) -> str:
    """Which of several like decisions it is; empty if there is but one."""
    several = prompt.context.get("of", 1)
    return tr("ask.step", step=several - prompt.context["left"] + 1, of=several) if several > 1 else ""


def _capitalised(asked: str) -> str:
    """From its first letter on: a Spanish question opens with a mark."""
    first = next((index for index, letter in enumerate(asked) if letter.isalnum()), 0)
    return asked[:first] + asked[first : first + 1].upper() + asked[first + 1 :]


def _key(prompt: Prompt) -> str:
    context = prompt.context
    if _selects_for_operation(prompt) and not any(option.kind == "space" for option in prompt.options):
        if not context["selected"]:
            return "ask.no_space_yet"
        adds = any(option.kind == "special" for option in prompt.options)
        return "ask.no_more_space.special" if adds else "ask.no_more_space"
    if prompt.ask == questions.TURN_OPERATION:
        return f"ask.turn.operation.{context['kind']}"
    if prompt.ask == questions.REDEPLOY_TROOPS and context["obliged"]:
        return "ask.redeploy.troops.obliged"
    return f"ask.{prompt.ask}"


def _selects_for_operation(prompt: Prompt) -> bool:
    operation, _, what = prompt.ask.partition(".")
    return what == "space" and operation in OPERATIONS


def _values(prompt: Prompt) -> dict[str, Any]:
    context = prompt.context
    values: dict[str, Any] = {name: say(context[name]) for name, say in _NAME_OF.items() if name in context}
    values["piece"] = either_piece(context.get("piece", ""))
    if "towards" in context:
        values["alignment"] = alignment_name(context["towards"])
    if "wanted" in context:
        values["wanted"] = context["wanted"]
    if prompt.ask == questions.TURN_ACTION:
        values["position"] = tr(f"position.{context['position']}")
    if _selects_for_operation(prompt):
        values["operation"] = action_name(prompt.ask.partition(".")[0])
        values["cost"] = tr("ask.cost", count=context["cost"])
    return values
