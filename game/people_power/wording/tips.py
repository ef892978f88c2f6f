"""A sentence of advice beside a question, for those who play for the first time."""

from __future__ import annotations

from engine.core.prompts import Prompt
from game.shell.text import tr, words


def tip(prompt: Prompt) -> str:
    """What is worth knowing before this decision; empty where there is nothing."""
    for key in (f"tip.{prompt.ask}.{prompt.faction}", f"tip.{prompt.ask}"):
        if words().has(key):
            return tr("tip.line", tip=tr(key))
    return ""
