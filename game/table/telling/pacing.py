"""The pace of those who are not people: pause, fast, step by step, or on to the player's own next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from game.table.scene.play_table import PlayTable
from game.table.telling.playback import Playback
from game.table.thinking.machines import Machines


class Pacing:
    """`advance` begins the next turn of a non-player; `rushing` is on the way to the player's own next decision."""

    def __init__(
        self,
        session: Session[Any],
        playback: Playback,
        machines: Machines,
        table: PlayTable,
        advance: Callable[[], None],
    ) -> None:
        self.rushing = False
        self.held_up = False
        """True from what one was not to miss on the way until the player goes on."""
        self._session = session
        self._playback = playback
        self._machines = machines
        self._table = table
        self._advance = advance

    @property
    def instant(self) -> bool:
        return self.rushing or self._playback.pace == "instant"

    def pause(self) -> None:
        self.held_up = False
        self._playback.paused = not self._playback.paused
        self._table.offer_controls_of_bots()

    def fast_forward(self) -> None:
        self.held_up = False
        self._playback.fast = not self._playback.fast
        self._playback.paused = False
        self._playback.step()
        self._table.offer_controls_of_bots()

    def skip(self) -> None:
        """All that lies between now and the player's own next decision."""
        self.rushing, self.held_up = True, False
        self._playback.paused = False
        self._machines.hurry()
        if not self._playback.idle:
            self.hurry()

    def hurry(self) -> None:
        """Pass over all that waits; whoever is on the way to the own turn is held up by what is not to be missed."""
        if self._playback.skip(halts=self.rushing and bool(self._session.people)):
            self.rushing = False
            self._playback.paused = True
            self.held_up = True
            self._table.offer_controls_of_bots()

    def step(self) -> None:
        """On to what comes next, unless somebody has something to say first."""
        playback, session = self._playback, self._session
        if playback.halted:
            return
        self.held_up = False
        if playback.paused and playback.idle and session.prompt is None and not session.over:
            self._advance()
        playback.step()

    def asked(self) -> None:
        """The player is asked: whatever haste there was is over."""
        self.rushing = self.held_up = False
        self._playback.fast = self._playback.paused = False
