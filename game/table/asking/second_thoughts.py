"""A click that only costs, or does more than it seems: the first one is answered with its price, the second does it."""

from __future__ import annotations

from engine.core.prompts import Option
from game.shell.text import tr
from game.table.asking.question import Question


class SecondThoughts:
    def __init__(self) -> None:
        self._warned: tuple[Question | None, str] = (None, "")
        """The answer that was warned of, and the question it is to: whoever chooses it again means it."""

    def about(self, question: Question | None, option: str) -> str:
        """What is said instead of choosing it; empty if it is done at once."""
        chosen = Option(option)
        if question is None or chosen not in question.prompt.options or self._warned == (question, option):
            return ""
        warning = self._warning(question, chosen)
        self._warned = (question, option) if warning else (None, "")
        return warning

    @staticmethod
    def _warning(question: Question, chosen: Option) -> str:
        if price := question.price(chosen):
            return tr("table.only_costs", price=price)
        if price := question.surprise(chosen):
            return tr("table.at_once", what=question.label(chosen), price=price)
        return ""
