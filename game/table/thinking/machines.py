"""The seats that machines play: they think between frames, and then choose like anybody."""

from __future__ import annotations

from typing import Any

from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.strategist import seated
from engine.core.thinking.thought import Thought
from game.shell.clock import thread_time
from game.table.kit.kit import Kit
from game.table.thinking.minds import mind_for
from game.table.thinking.slices import Slices

LONGEST = 1.5
"""A turn may take so many seconds of processor time; hardly any needs as much."""


class Machines:
    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self.forget()

    def forget(self) -> None:
        """The session has gone back: nothing is planned."""
        mind = mind_for(self._kit.game) if self._session.players else None
        self._seated = seated(self._session.players, mind, clock=thread_time) if mind else {}
        for machine in self._seated.values():
            machine.budget = machine.budget.within(LONGEST)
        self._slices: Slices | None = None
        self._told: Thought | None = None

    @property
    def asked(self) -> bool:
        """Whether a machine is to decide now."""
        prompt = self._session.prompt
        return prompt is not None and prompt.seat in self._seated

    @property
    def share(self) -> float:
        return self._slices.share if self._slices else 0.0

    def think(self) -> bool:
        """One slice about the question of the session; True once there is an answer."""
        if self._slices is None:
            assert self._session.prompt is not None
            self._slices = Slices(self._seated[self._session.prompt.seat].thinking(self._session))
        self._slices.think()
        return self._slices.over

    def hurry(self) -> None:
        """It decides with what it has found."""
        if self._slices is not None:
            self._slices.stop()

    def decide(self) -> tuple[Option, Thought | None]:
        """The answer, and the thought behind it if it is a new one."""
        assert self._session.prompt is not None
        machine = self._seated[self._session.prompt.seat]
        self._slices = None
        new = machine.thought if machine.thought is not self._told else None
        self._told = machine.thought
        return machine.answer(self._session), new
