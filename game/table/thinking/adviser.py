"""The hint on the table is asked for, thought about between frames, looked at as a ghost, and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from engine.core.questions import Role
from engine.core.session import Session
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.scene.play_table import PlayTable
from game.table.thinking.advice import Advice, Following
from game.table.thinking.ghost import Ghost
from game.table.thinking.minds import mind_for

BEAT = 0.35
"""Seconds for which each question of a plan that is played stays on the table."""


class Adviser:
    """`advice` lies on the table or is being thought about; `following` is the plan that is being played."""

    def __init__(self, kit: Kit, session: Session[Any], table: PlayTable, redraw: Callable[[], None]) -> None:
        self.advice: Advice | None = None
        self.following: Following | None = None
        self._kit = kit
        self._session = session
        self._table = table
        self._redraw = redraw
        self._mind = mind_for(kit.game)
        self._ghost: Ghost | None = None
        self._is_news = False
        """Whether the sheet shows something else since the last frame, so that the ghost is still to be laid."""
        self._beat = 0.0

    @property
    def knows_the_game(self) -> bool:
        return self._mind is not None

    @property
    def busy(self) -> bool:
        thinking = self.advice is not None and self.advice.share is not None
        return thinking or self._is_news or self.following is not None

    def forget(self) -> None:
        """The table is laid anew: no hint lies on it."""
        self.advice = self._ghost = None
        self._is_news = False

    # The hint

    def ask_for_hint(self) -> None:
        """Think about what is asked; or enough of that; or put the hint away."""
        if self.advice is None and self._mind is not None and self._table.question is not None:
            self.following = None
            self.advice = Advice(self._kit, self._session, self._mind)
        elif self.advice is not None and self.advice.share is not None:
            self.advice.stop()
        else:
            self.put_away()
            return
        self._show()

    def think(self) -> None:
        """A slice between two frames; none after a frame in which the sheet has changed, which had enough to do."""
        if self.advice is None:
            return
        if self._is_news:
            self.look_at_plan()
        elif self.advice.think():
            self._show()
        else:
            self._table.hint_sheet.show_progress()
        self._table.prompt_bar.think(self.advice.share)

    def put_away(self) -> None:
        if self.advice is not None:
            self.advice = None
            self._show()

    def look_at_plan(self) -> None:
        """The plan that is chosen on the sheet, as a ghost on the board."""
        proposal = self._table.hint_sheet.chosen
        self._ghost = Ghost(self._kit, self._table, proposal.foresight) if proposal else None
        self._is_news = False
        self._redraw()

    @property
    def shows_plan(self) -> bool:
        return self._ghost is not None

    def draw(self, surface: pygame.Surface) -> None:
        if self._ghost is not None:
            self._ghost.draw(surface, self._table.free_board)

    def _show(self) -> None:
        self._table.advise(self.advice)
        self._is_news = self.advice is not None
        if self._table.hint_sheet.chosen is None:
            self._ghost = None
        self._redraw()
        self._table.prompt_bar.think(self.advice.share if self.advice else None)

    # A plan that is played

    def play_plan(self) -> None:
        """One answer after the other, each of which can be taken back."""
        proposal = self._table.hint_sheet.chosen
        if proposal is not None:
            self.put_away()
            self.following, self._beat = Following(self._session, proposal.weighed.answers), BEAT

    def goes_on(self) -> bool:
        """Whether a plan answers what is asked now; one that has come to its end is told of, until the next turn."""
        if self.following is None:
            return False
        if self.following.next() is None:
            self.following = None
            prompt = self._session.prompt
            if prompt is None or Role.TURN not in prompt.ask.role:
                self._table.prompt_bar.say(tr("hint.played"))
            return False
        return True

    def answer_after(self, seconds: float, speed: float) -> str:
        """The next answer of the plan, after a beat in which the question can be seen; empty until then."""
        following = self.following
        if following is None:
            return ""
        self._beat += seconds * speed if speed else BEAT
        option = following.next()
        if option is None or self._beat < BEAT:
            return ""
        self._beat = 0.0
        following.take()
        return option.key
