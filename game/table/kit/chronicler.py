"""How a finished game is written down for those who were not there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.core.effects import Effect
from game.table.kit.telling import Chapter, Pause

if TYPE_CHECKING:
    from game.table.kit.kit import Kit
    from game.table.telling.snapshots import Snapshot, State


REASONS = 2
"""So many lines say why a non-player did what it did."""


class NewsLine(NamedTuple):
    """Of several on one front page the weightiest is printed."""

    weight: int
    words: str


@dataclass(frozen=True, slots=True)
class Opening:
    """With what a front page begins, before the news of the game."""

    headline: str = ""
    """Printed if nothing that happened has a better one."""
    lead: str = ""
    paint: Callable[[tuple[int, int]], pygame.Surface] | None = None
    """A picture of the game's own, which fits into this room."""
    caption: str = ""


class Chronicler:
    """A game says where its front pages begin and what it would print on them; all has a default."""

    room = (1060, 900)
    """In which the board is painted for its pictures, in pixels."""

    def opens(self, kit: Kit, before: State, moment: Snapshot) -> bool:
        """Whether a new front page begins with this moment; `before` is the state of the one before it."""
        return kit.telling.chapter(moment.effect) is Chapter.TALL

    def date(self, kit: Kit, state: State) -> str:
        """Of a front page, as the game stands at its end."""
        return kit.wording.position(state)

    def sentence(self, kit: Kit, effects: Sequence[Effect]) -> str:
        """What somebody did in a turn."""
        return kit.wording.deed(effects)

    def reason(self, kit: Kit, effects: Sequence[Effect]) -> str:
        """What a non-player's turn was for or, where a game does not say that, the reasons that it gave itself."""
        if purpose := kit.wording.purpose(effects):
            return purpose
        given = (effect for effect in effects if kit.telling.pause(effect, frozenset()) is Pause.REASON)
        lines = (kit.wording.line(effect) for effect in given)
        return " ".join([f"{line.text.removesuffix('.')}." for line in lines if line is not None][:REASONS])

    def standing(self, kit: Kit, state: State) -> Sequence[str]:
        """How things stand at the end of a front page."""
        return kit.wording.outlook(state, None)

    def headline(self, before: State, moment: Snapshot) -> NewsLine | None:
        """What a newspaper would say of this moment in large type; None if it would not."""
        return None

    def opening(self, told: Sequence[Snapshot]) -> Opening:
        """Of the front page that tells of these moments."""
        return Opening()
