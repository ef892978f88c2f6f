"""What those before the screen may see: their own secrets, and nobody else's.

Where several people share the screen, it is handed over before somebody decides who has something to hide.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.effects import Effect, told_to, told_to_all
from engine.core.prompts import Prompt
from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot, State


class Secrecy:
    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self._handed_to = ""
        """Of several people, the seat of the one before the screen; nobody's as long as there is nothing to hide."""

    @property
    def reader(self) -> str | None:
        """The seat whose secrets may be seen; empty if nobody's, None if everybody's.

        Of several people nobody's any more as soon as what is decided next is no secret.
        """
        people, prompt = self._session.people, self._session.prompt
        if self._session.over or not people:
            return None
        if len(people) == 1:
            return next(iter(people))
        return self._handed_to if prompt is not None and self._kit.asking.is_secret(prompt) else ""

    def must_hand_over(self, prompt: Prompt) -> bool:
        """Whether the screen goes to somebody else for this decision; True once."""
        before = self._handed_to
        self._handed_to = prompt.seat if len(self._session.people) > 1 and self._kit.asking.is_secret(prompt) else ""
        return self._handed_to not in ("", before)

    def seen(self, state: State) -> State:
        """A copy of a state as it may be looked at."""
        reader = self.reader
        return state.copy() if reader is None else self._kit.game.view(state, reader)

    def told(self, effects: Iterable[Effect]) -> list[Effect]:
        reader = self.reader
        return told_to_all(effects) if reader is None else told_to(effects, (reader,))

    def readable(self, moments: Iterable[Snapshot]) -> list[Snapshot]:
        return [Snapshot(effect, self.seen(state)) for raw, state in moments for effect in self.told([raw])]
