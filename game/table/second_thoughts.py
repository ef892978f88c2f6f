"""A click that only costs: the first one is answered with what it would cost, the second one does it."""

from __future__ import annotations

from engine.core.prompts import Option
from game.shell.text import tr
from game.table.question import Question


class SecondThoughts:
    def __init__(self) -> None:
        self._warned: tuple[Question | None, str] = (None, "")
        """The answer that was warned of, and the question it is to: whoever chooses it again means it."""

    def about(self, question: Question | None, option: str) -> str:
        """What is said instead of choosing it; empty if it is done at once."""
        chosen = Option(option)
        if question is None or chosen not in question.prompt.options or self._warned == (question, option):
            return ""
        price = question.price(chosen)
        self._warned = (question, option) if price else (None, "")
        return tr("table.only_costs", price=price) if price else ""
