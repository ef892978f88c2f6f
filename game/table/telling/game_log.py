"""All that has been told of a game so far, and where in it each decision stands, so that undo can untell it.

What a non-player did in its turn is told in one sentence, with what it was worth; its steps and reasons lie under it.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.telling import snapshots as moments
from game.table.telling.deeds import Deed, Told, divided
from game.table.telling.log_entry import LogEntry, Story
from game.table.telling.reckoning import Points, gains
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot
from game.table.thinking.considered import WordingWithThoughts

AT_ONCE = 400
"""Effects that are recalled before the first frame; of a game that is longer, the rest comes while frames pass."""


class GameLog:
    def __init__(self, kit: Kit, session: Session[Any], secrecy: Secrecy, untold: int = 0) -> None:
        """`untold` is how many of the last Effects are held back for now."""
        self._kit = kit
        self._session = session
        self._secrecy = secrecy
        self._told: list[Told] = []
        self._asked_at: dict[int, int] = {}
        """How many Effects had been told when a decision was asked."""
        self._points: Points = {}
        """When the last of them had been told."""
        self._story = Story(WordingWithThoughts(kit.wording))
        self._deed = Deed("")
        self._past = self._told_before(untold)
        """What was told before the window opened, as far as it is not recalled yet, in the portions it was told in."""
        self.recall(AT_ONCE)

    @property
    def is_recalling(self) -> bool:
        return bool(self._past)

    def recall(self, effects: int = sys.maxsize) -> None:
        """So many more of the Effects of a game that was begun earlier, or all: what each was worth takes its time."""
        while self._past and effects > 0:
            made, told = self._past.popleft()
            if not self._told and told:
                self._points = self._kit.wording.points(told[0].state)
            self._told += map(self._reckoned, told)
            self._asked_at[made] = len(self._told)
            effects -= len(told)

    @property
    def actor(self) -> str:
        """The faction that the last lines were about."""
        return self._story.actor

    @property
    def deed(self) -> Deed:
        """What is being told of."""
        return self._deed

    def sentence(self, deed: Deed) -> str:
        """In plain words what was done, without what it was worth."""
        effects = self._secrecy.told(told.effect for told in deed.told)
        return self._kit.wording.deed(effects)

    def tell(self, moments: Iterable[Snapshot]) -> list[LogEntry]:
        """Their lines; in a non-player's turn they lie under its sentence, which grows with it."""
        self.recall()
        told = [self._reckoned(moment) for moment in moments]
        self._told += told
        entries: list[LogEntry] = []
        for deed in divided(told, self._kit.wording):
            if self._kit.wording.begins(deed.told[0].effect) is None:
                self._deed.told += deed.told
            else:
                self._deed = deed
            entries += self._under_head(self._story.tell(self._secrecy.told(each.effect for each in deed.told)))
        return entries

    def asked(self, decision: int) -> None:
        """Everything before this decision has been told."""
        self.recall()
        self._asked_at[decision] = len(self._told)

    def again(self) -> list[LogEntry]:
        """Tell the whole log anew: in another language, after an undo, or for somebody else's eyes."""
        self._story, self._deed = Story(WordingWithThoughts(self._kit.wording)), Deed("")
        entries: list[LogEntry] = []
        for deed in divided(self._told, self._kit.wording):
            self._deed = deed
            lines = self._story.tell(self._secrecy.told(told.effect for told in deed.told))
            entries += self._under_head(lines)
        return entries

    def since(self, decision: int, seat: str) -> list[Deed]:
        """What has been done since that decision, from the first deed of somebody else than that seat on."""
        self.recall()
        told = self._told[self._asked_at.get(decision, 0) :]
        deeds = divided(told, self._kit.wording)
        if told and self._kit.wording.begins(told[0].effect) is None:
            del deeds[0]  # it is the end of what the player decided
        while deeds and deeds[0].seat == seat:
            del deeds[0]
        if deeds and deeds[-1].seat == seat and not deeds[-1].gains:
            del deeds[-1]  # the turn that has only just begun
        return deeds

    def forget_after(self, decision: int) -> None:
        self.recall()
        self._asked_at = {made: count for made, count in self._asked_at.items() if made <= decision}
        del self._told[max(self._asked_at.values(), default=0) :]
        self._points = self._kit.wording.points(self._session.state)

    def _reckoned(self, moment: Snapshot) -> Told:
        before, self._points = self._points, self._kit.wording.points(moment.state)
        return Told(moment.effect, gains(before, self._points))

    def _under_head(self, lines: list[LogEntry]) -> list[LogEntry]:
        seat = self._deed.seat
        if not seat or seat in self._session.state.humans:
            return lines
        heads = [LogEntry(self._headline(), seat, deed=self._deed, heads=True)]
        if purpose := self._kit.wording.purpose(self._secrecy.told(told.effect for told in self._deed.told)):
            heads.append(LogEntry(purpose, seat, deed=self._deed, explains=True))
        return [*heads, *(replace(line, deed=self._deed) for line in lines)]

    def _headline(self) -> str:
        worth = self._kit.wording.worth(self._deed.gains, self._secrecy.reader)
        sentence = self.sentence(self._deed)
        return f"{sentence}: **{worth}**" if worth else sentence

    def _told_before(self, untold: int) -> deque[tuple[int, list[Snapshot]]]:
        past = deque(moments.retell(self._session))
        if untold:
            made, told = past.pop()
            past.append((made, told[:-untold]))
        if not any(told for _, told in past):
            self._points = self._kit.wording.points(self._session.state)
        return past
