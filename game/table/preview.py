"""What a choice would cost and do, found out by making it in a twin of the game; luck and what follows stay hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.effects import told_to
from engine.core.session import Session
from game.table.kit import Kit
from game.table.moments import Moment, choose


class Preview:
    """Of one moment of a game: remembers what it found."""

    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self._found: dict[str, list[Moment]] = {}

    def of(self, option: str) -> list[Moment]:
        if option not in self._found:
            self._found[option] = list(self._known(self._readable(choose(self._session.fork(), option))))
        return self._found[option]

    def totals(self, option: str) -> dict[str, tuple[int, int]]:
        """The victory totals that the choice would change: before and after."""
        known = self.of(option)
        if not known:
            return {}
        say = self._kit.wording.totals
        before, after = say(self._session.state), say(known[-1].state)
        return {faction: (before[faction], after[faction]) for faction in before if before[faction] != after[faction]}

    def words(self, option: str) -> list[str]:
        """Without what the player has just pointed at."""
        told = [moment.effect for moment in self.of(option)]
        lines = (self._kit.wording.line(effect) for effect in told if not isinstance(effect, self._kit.said_anyway))
        return [line.text for line in lines if line is not None]

    def _readable(self, moments: Iterable[Moment]) -> Iterator[Moment]:
        """By the one who decides."""
        prompt = self._session.prompt
        seats = (prompt.seat,) if prompt else ()
        return (Moment(effect, state) for raw, state in moments for effect in told_to([raw], seats))

    def _known(self, moments: Iterable[Moment]) -> Iterator[Moment]:
        luck = self._session.state.chance.counter
        for moment in moments:
            if moment.state.chance.counter != luck or isinstance(moment.effect, self._kit.unknown):
                return
            yield moment
