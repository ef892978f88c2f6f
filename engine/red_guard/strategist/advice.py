"""Whom a Strategist listens to while it makes plans: our opponents, in many tempers."""

from __future__ import annotations

from dataclasses import replace

from engine.core.prompts import Option, Prompt
from engine.red_guard import questions
from engine.red_guard.asking import TILE
from engine.red_guard.opponents.answers import Opponent
from engine.red_guard.opponents.look import SeatView
from engine.red_guard.opponents.tempers import ADMINISTRATOR_STRONG, REBEL_STRONG, Temper
from engine.red_guard.state import State

ADVISORS: tuple[Temper, ...] = (
    REBEL_STRONG,
    ADMINISTRATOR_STRONG,
    replace(REBEL_STRONG, least_chance=0.8, reserve=0.5),
    replace(REBEL_STRONG, denial=0.8),
    replace(ADMINISTRATOR_STRONG, army_until=0, reserve=0.6),
    replace(REBEL_STRONG, army_until=40, targets=3),
    replace(ADMINISTRATOR_STRONG, targets=1),
    replace(REBEL_STRONG, chaos_price=0.0, nerve=0.5, denial=0.5),
    replace(ADMINISTRATOR_STRONG, targets=0, reserve=1.0),
    replace(REBEL_STRONG, reserve=0.6, targets=4, army_until=60),
    replace(ADMINISTRATOR_STRONG, denial=0.6, least_chance=0.5, gives_chairman=True),
    replace(REBEL_STRONG, army_until=0, targets=2, seizes_at=2.0),
)
"""The first is the one who is asked where there is no time for others."""

_FIGHTING = (questions.COMBAT_COUNT, questions.COMBAT_AGAINST, questions.COMBAT_KIND)
_GROUPING = (questions.GROUP_UNIT, questions.GROUP_COUNT)


class Advisor(Opponent):
    """An opponent of ours who says what it would do, and copes with being overruled."""

    def __init__(self, state: State, temper: Temper = REBEL_STRONG) -> None:
        super().__init__(state)
        self._temper = temper

    def look(self, prompt: Prompt) -> SeatView:
        return SeatView(self.state, prompt.faction, prompt.seat, self._temper)

    def answer(self, prompt: Prompt) -> Option:
        return prompt.options[-1] if self._was_overruled(prompt) else super().answer(prompt)

    def targets(self, prompt: Prompt) -> list[Option]:
        """The tiles that it would attack."""
        return [TILE[tile] for tile in self.plan(prompt).groups]

    def _was_overruled(self, prompt: Prompt) -> bool:
        """Whether the question comes of an answer that it did not give."""
        if prompt.ask in _FIGHTING:
            return self.attack is None
        if prompt.ask in _GROUPING:
            return prompt.context["tile"] not in self.plan(prompt).groups
        return prompt.ask == questions.CAPTURE_COUNT and self.staying is None
