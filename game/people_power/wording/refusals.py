"""Why something is not possible now: one sentence with its rule."""

from __future__ import annotations

from engine.core.prompts import Option, Refusal
from engine.people_power.board import as_faction, as_space
from game.people_power.wording.names import action_name, faction_name, space_name
from game.shell.text import tr


def refusal_text(refusal: Refusal) -> str:
    named = _named(refusal.option)
    reason = tr(f"refusal.{refusal.reason}", space=named, option=named)
    return tr("refusal.line", reason=reason, rule=refusal.rule)


def _named(option: Option) -> str:
    if option.kind in ("space", "base", "civic_action", "move"):
        return space_name(as_space(option.value.partition(":")[0]))
    if option.kind in ("give", "ask"):
        return faction_name(as_faction(option.value))
    return action_name(option.value) if option.kind in ("op", "special") else ""
