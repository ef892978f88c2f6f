"""How a finished game ended, in a few words beside its save: the archive and the statistics read nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.session import Session
from game.shell.saves import RECORD
from game.table.kit.kit import Kit

BOT = "bot"
"""Who plays by the rules of the game where they know only one such player."""
LARGEST_MARGIN = 999
"""No game of the box has a margin of more figures."""


@dataclass(frozen=True, slots=True)
class Record:
    scenario: str
    reason: str
    winners: tuple[str, ...]
    people: tuple[str, ...]
    """Persons had these seats."""
    others: Mapping[str, str]
    """Who else sat where: a machine by its kind, or a player of the rules' own."""
    margins: Mapping[str, int]
    """None of a game that was given up before it was decided."""
    conceded: str = ""
    """Who gave it up."""

    @classmethod
    def of(cls, kit: Kit, session: Session[Any]) -> Record:
        outcome, state = session.outcome, session.state
        assert outcome is not None, "asked only when the game is over"
        scenario, settings = kit.game.settings_of(state)
        others = {seat: str(settings.get(seat, BOT)) for seat in kit.seats if seat not in state.humans}
        return cls(
            scenario,
            outcome.reason,
            outcome.winners,
            tuple(seat for seat in kit.seats if seat in session.people),
            {seat: kind for seat in kit.seats if (kind := (others | session.players).get(seat))},
            {} if session.conceded else kit.wording.margins(state),
            session.conceded,
        )

    @classmethod
    def read(cls, kit: Kit, lines: Mapping[str, str]) -> Record | None:
        """What was written beside a save; None if that is nothing, or nothing that can be."""
        try:
            read = cls(
                lines["scenario"],
                lines["reason"],
                tuple(lines["winners"].split()),
                tuple(lines["people"].split()),
                dict(_pairs(lines["others"])),
                {seat: int(margin) for seat, margin in _pairs(lines["margins"])},
                lines.get("conceded", ""),
            )
        except (KeyError, ValueError):
            return None
        return read if read._can_be(kit) else None

    def _can_be(self, kit: Kit) -> bool:
        """Whether the game knows all that is named: anybody may have written it."""
        named = {*self.winners, *self.people, *self.others, *self.margins, *self.conceded.split()}
        kinds = {BOT, *kit.game.machines, *(str(value) for setting in kit.game.settings for value in setting.values)}
        return (
            named <= set(kit.seats)
            and self.scenario in kit.game.scenarios
            and set(self.others.values()) <= kinds
            and all(abs(margin) <= LARGEST_MARGIN for margin in self.margins.values())
        )

    def lines(self) -> dict[str, str]:
        return {
            "scenario": self.scenario,
            "reason": self.reason,
            "winners": " ".join(self.winners),
            "people": " ".join(self.people),
            "others": _joined(self.others.items()),
            "margins": _joined(self.margins.items()),
        } | ({"conceded": self.conceded} if self.conceded else {})


def summary_of(kit: Kit, session: Session[Any]) -> dict[str, str]:
    """What lies beside a save: lines for the player and, of a game that is over, its record."""
    summary = kit.wording.describe(session)
    if session.over:
        summary |= {RECORD + name: line for name, line in Record.of(kit, session).lines().items()}
    return summary


def _joined(pairs: Iterable[tuple[str, object]]) -> str:
    return " ".join(f"{seat}={value}" for seat, value in pairs)


def _pairs(line: str) -> list[tuple[str, str]]:
    pairs = [pair.partition("=") for pair in line.split()]
    return [(seat, value) for seat, _, value in pairs]
