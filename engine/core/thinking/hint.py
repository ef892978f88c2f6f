"""What a strong player would do: the best plans for whoever is asked, found in slices so that a window stays awake."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic

from engine.core.chance import Chance
from engine.core.errors import NothingToDecide
from engine.core.game import S
from engine.core.session import Session
from engine.core.thinking.budget import Budget, Clock
from engine.core.thinking.mind import MindFor
from engine.core.thinking.search import Search
from engine.core.thinking.strengths import STRENGTHS
from engine.core.thinking.thought import Thought
from engine.core.thinking.verdict import company_of

PLANS = 3
HINT = STRENGTHS["strategist"]


class Hint(Generic[S]):
    """Advice for the prompt of a session, which it neither changes nor keeps waiting."""

    def __init__(
        self,
        session: Session[S],
        mind_for: MindFor[S],
        budget: Budget = HINT,
        clock: Clock | None = None,
        seed: int = 0,
    ) -> None:
        if session.prompt is None:
            raise NothingToDecide("No player is to decide now.")
        seat, luck = session.prompt.seat, Chance(seed).branch("hint")
        mind = mind_for(session.state, seat)
        self._search: Search[S] = Search(session.position, seat, mind, luck, budget, clock, company=company_of(session))

    def thinking(self) -> Generator[float, None, None]:
        """How much of the budget is spent, from 0 to 1. May be left at any time."""
        return self._search.thinking(kept=PLANS)

    @property
    def thought(self) -> Thought:
        """Return the best plans until now, each of another kind."""
        return self._search.thought(PLANS, of_different_kinds=True)
