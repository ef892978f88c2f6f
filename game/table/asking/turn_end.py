"""The end of a person's turn: what came of it lies on the table, and what comes after waits until they say Done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.prompts import DONE, Prompt
from engine.core.questions import Role
from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot, State, choose


@dataclass(slots=True)
class TurnEnd:
    """`asked` is whether Done is on offer; before that the turn's last deed is still being played back."""

    kit: Kit
    asked: bool = False
    _after: list[Snapshot] = field(default_factory=list)
    """What has happened since the turn ended, and is not to be seen yet."""
    _over: bool = False
    """Whether it has ended though nothing has happened since."""

    @property
    def waits(self) -> bool:
        return self._over or bool(self._after)

    @property
    def untold(self) -> int:
        """How many Effects are held back."""
        return len(self._after)

    def play(self, session: Session[Any], prompt: Prompt, option: str) -> Sequence[Snapshot]:
        """Answer the prompt: of what happens, that which is seen at once."""
        acting = self.kit.telling.acting(session.state)
        happened = choose(session, option)
        over = not session.over and self.kit.telling.turn_is_over(acting, session.state)
        seen = self.hold_back(acting, prompt, option, happened, over)
        session.held = self.waits
        return seen

    def take_up(self, session: Session[Any]) -> tuple[State, str] | None:
        """Of a game that was left while something was held back: what lies on its table, and in whose seat.

        None if nothing is held back after all.
        """
        twin, option = session.at(len(session.history) - 1), session.history[-1].key
        prompt, before = twin.prompt, twin.state.copy()
        assert prompt is not None, "a choice answers a prompt"
        seen = self.play(twin, prompt, option)
        if not self.waits or twin.save() != session.save():  # or else somebody has written a save by hand
            self.forget()
            return None
        return (seen[-1].state if seen else before), prompt.seat

    def hold_back(
        self, acting: str, prompt: Prompt, option: str, happened: Sequence[Snapshot], over: bool = False
    ) -> Sequence[Snapshot]:
        """Of what happened, that which is seen at once; `acting` is whose turn it was when the question was put.

        `over` says that the turn has ended, even if no Effect tells it.
        """
        self.forget()
        if acting != prompt.faction or self._says_done(prompt, option):
            return happened
        ends = (number for number, moment in enumerate(happened) if self.kit.telling.ends_turn(moment.effect))
        last = next(ends, len(happened))
        self._after, self._over = list(happened[last:]), over
        return happened[:last]

    def let_go(self) -> list[Snapshot]:
        """The player has said Done: all that was held back."""
        after = self._after
        self.forget()
        return after

    def forget(self) -> None:
        self.asked, self._after, self._over = False, [], False

    def _says_done(self, prompt: Prompt, option: str) -> bool:
        """Whether the answer itself was to end the turn, or the action that it consists of; to give up is not."""
        of_action = Role.SELECT in prompt.ask.role and not self.kit.asking.gives_up(prompt)
        return option in self.kit.asking.passes or (option == DONE.key and (Role.TURN in prompt.ask.role or of_action))
