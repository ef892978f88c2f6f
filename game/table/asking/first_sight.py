"""Words of a game that explain themselves when they are first seen on the board, one at a time and each once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from game.shell.text import tr
from game.table.telling.snapshots import State


@dataclass(frozen=True, slots=True)
class Word:
    """`shown` is what of a state shows the word, and differs when that changes; nothing while it is not on the board.

    What it means stands in the texts, under `word.<key>`.
    """

    key: str
    shown: Callable[[Any], Hashable]

    @property
    def line(self) -> str:
        return tr("word.line", word=tr(f"word.{self.key}"))


class FirstSight:
    """Which word is to be explained beside the next question."""

    def __init__(self, game: str, words: Sequence[Word]) -> None:
        self._game = game
        self._words = words
        self._before: dict[str, Hashable] = {}
        """What was shown at the last question."""

    def name(self, word: Word) -> str:
        """Under which it is remembered: games share words, but not what these mean."""
        return f"{self._game}:{word.key}"

    def next(self, state: State, met: Collection[str]) -> Word | None:
        """Of those not met: one that has just appeared or changed, or else the first that is there."""
        shown = {word.key: word.shown(state) for word in self._words}
        before, self._before = self._before, shown
        unmet = [word for word in self._words if shown[word.key] and self.name(word) not in met]
        changed = [word for word in unmet if before and shown[word.key] != before[word.key]]
        return next(iter(changed or unmet), None)
