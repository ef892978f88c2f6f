"""What is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.prompts import Prompt
from engine.filipinas import questions
from engine.filipinas.battle import COUNTERATTACK
from engine.filipinas.tables import HAND_LIMIT
from game.filipinas.wording.names import capital, card_title, counter_name, place_name, short_stack_name, stack_name
from game.shell.text import tr


def prompt_line(prompt: Prompt) -> str:
    context = prompt.context
    if prompt.ask == questions.PLAY:
        key = "ask.play.coordinated" if context["coordinated"] else "ask.play"
        if context["acted"] and not context["coordinated"]:
            kinds = {option.kind for option in prompt.options}
            able = "goes_on" if "action" in kinds else "again" if "coordinate" in kinds else "acted"
            key = f"ask.play.{able}"
        elif not context["points"] and not context["coordinated"]:
            key = "ask.play.spent"
        return tr(key, points=context["points"])
    if prompt.ask == questions.DISCARD:
        return tr("ask.discard", over=len(prompt.options) - HAND_LIMIT)
    return capital(tr(f"ask.{prompt.ask}", **_values(context)))


def battle_line(context: Mapping[str, Any]) -> str:
    """It tells of a die about to be thrown: who, whom, and the chance."""
    kind = context["kind"]
    if kind == COUNTERATTACK and context["garrison"]:
        kind = "sortie"
    return capital(
        tr(
            f"battle.{kind}",
            attackers=short_stack_name(context["attackers"]),
            target=short_stack_name(context["target"]) if context["target"] else tr("battle.nobody"),
            place=place_name(context["place"]),
            chance=context["chance"],
        )
    )


def _values(context: Mapping[str, Any]) -> dict[str, str]:
    """Whatever a question is about, in words."""
    values = {}
    for key in ("stack", "target"):
        if key in context:
            values[key] = stack_name(context[key])
    if "attackers" in context:
        values["stack"] = stack_name(context["attackers"])
    for key in ("leader", "brigade"):
        if key in context:
            values[key] = counter_name(context[key])
    for key in ("place", "line"):
        if key in context:
            values[key] = place_name(context[key])
    for key in ("number", "of"):
        if key in context:
            values[key] = str(context[key])
    if "card" in context:
        values["card"] = card_title(context["card"])
    if "modifiers" in context:
        values["battle"] = battle_line(context)
        values["city"] = place_name(context["place"])
    if "battle" in context:
        values["chance"] = str(context["battle"]["chance"])
    return values
