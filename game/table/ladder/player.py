"""It knows how far the player has climbed on the ladder of one game, and proposes whom to play next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.shell.app import App
from game.table.kit.kit import Kit
from game.table.ladder.glicko import NEWCOMER, Rating, chance
from game.table.ladder.rungs import Rungs, offered_by, rated
from game.table.library.record import BOT, Record
from game.table.library.statistics import NOBODY


@dataclass(frozen=True, slots=True)
class ProposedTable:
    """Opponents for all other seats, how likely one wins against them, and going by which rating."""

    others: dict[str, str]
    chance: float
    rating: Rating


class PlayerOnLadder:
    """It is there if the game has a ladder and the player has not hidden ratings."""

    def __init__(self, kit: Kit, rungs: Rungs, records: list[Record]) -> None:
        """The oldest record comes first."""
        self._kit = kit
        self._rungs = rungs
        self.climb: list[Rating] = rated(rungs, records, NOBODY)
        """The rating after each game that counts."""

    @classmethod
    def of(cls, app: App, kit: Kit) -> PlayerOnLadder | None:
        rungs = Rungs.of(kit.game) if app.settings.ratings else None
        if rungs is None:
            return None
        entries = [entry for entry in app.store.finished() if entry.sound]
        records = [record for entry in reversed(entries) if (record := Record.read(kit, entry.record))]
        return cls(kit, rungs, records)

    @staticmethod
    def may_be_shown(app: App, kit: Kit) -> bool:
        """Asked before a game begins: nothing is read for it."""
        return app.settings.ratings and Rungs.of(kit.game) is not None

    @property
    def rating(self) -> Rating:
        return self.climb[-1] if self.climb else NEWCOMER

    def proposal(self, seat: str) -> ProposedTable:
        game: Any = self._kit.game
        others = [other for other in game.seats if other != seat]
        table = self._rungs.proposed(seat, others, offered_by(game, BOT), self.rating.points)
        field = self._rungs.field(seat, table)
        assert field is not None, "only opponents who are rated are proposed"
        return ProposedTable(table, chance(self.rating.points, field), self.rating)
