"""A line of the log, and Effects told as a story in which every line has the faction that acts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from engine.core.effects import Effect
from game.table.telling.deeds import Deed


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Whose it is (empty where an Effect does not tell), where, by which rule, and how far in it stands."""

    text: str
    faction: str = ""
    part: str = ""
    """The part of the board that it is about."""
    rule: str = ""
    indent: int = 0
    suffered_by: str = ""
    """Whose pieces these are, whoever moved them."""
    deed: Deed | None = None
    """The non-player's turn under whose sentence it lies."""
    heads: bool = False
    """Whether it is that sentence."""
    explains: bool = False
    """Whether it says what that turn was for; its steps lie under this."""


Lines = Mapping[type[Effect], Callable[[Any], LogEntry | None]]
"""How each kind of Effect is told; None for what another line says already."""


class StoryTeller(Protocol):
    """A game's wording, as its story sees it."""

    def line(self, effect: Effect) -> LogEntry | None:
        """How an Effect is told; None for what another line says already."""

    def actor(self, effect: Effect) -> str | None:
        """The faction that acts from this Effect on, empty if none does; None if it goes on as before."""


class Story:
    """Tells many Effects and remembers who is acting."""

    def __init__(self, teller: StoryTeller) -> None:
        self.actor = ""
        self._teller = teller

    def tell(self, effects: Iterable[Effect]) -> list[LogEntry]:
        lines = []
        for effect in effects:
            entry, actor = self._teller.line(effect), self._teller.actor(effect)
            self.actor = self.actor if actor is None else actor
            if entry is not None:
                lines.append(entry if entry.faction else replace(entry, faction=self.actor))
        return lines
