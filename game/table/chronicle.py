"""All that has been told of a game so far, and where in it each decision stands, so that undo can untell it."""

from __future__ import annotations

from typing import Any

from engine.core.effects import Effect
from engine.core.session import Session
from game.table.kit import Kit
from game.table.log_entry import LogEntry, Story
from game.table.secrecy import Secrecy
from game.table.thinking.considered import Telling


class Chronicle:
    def __init__(self, kit: Kit, session: Session[Any], secrecy: Secrecy) -> None:
        self._kit = kit
        self._secrecy = secrecy
        self._effects: list[Effect] = []
        self._asked_at: dict[int, int] = {}
        """How many Effects had been told when a decision was asked."""
        self._story = Story(Telling(self._kit.wording))
        self._recall(session)

    @property
    def actor(self) -> str:
        """The faction that the last lines were about."""
        return self._story.actor

    def tell(self, effect: Effect) -> list[LogEntry]:
        self._effects.append(effect)
        return self._story.tell(self._secrecy.told([effect]))

    def asked(self, decision: int) -> None:
        """Everything before this decision has been told."""
        self._asked_at[decision] = len(self._effects)

    def again(self) -> list[LogEntry]:
        """The whole log anew: in another language, after an undo, or for somebody else's eyes."""
        self._story = Story(Telling(self._kit.wording))
        return self._story.tell(self._secrecy.told(self._effects))

    def forget_after(self, decision: int) -> None:
        self._asked_at = {made: count for made, count in self._asked_at.items() if made <= decision}
        del self._effects[max(self._asked_at.values(), default=0) :]

    def _recall(self, session: Session[Any]) -> None:
        """Of a game that was begun earlier, all that has been told until now."""
        for made, effects in session.retell():
            self._effects += effects
            self.asked(made)
