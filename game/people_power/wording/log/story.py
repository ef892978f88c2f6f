"""Effects told one by one, and as a story in which every line has the faction that acts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.people_power import effects as told
from engine.people_power.board import Faction
from engine.people_power.effects import Effect
from game.people_power.wording.log import board, bonifacio, election, sequence
from game.people_power.wording.log.entry import Lines, LogEntry

LINES: Lines = {**board.LINES, **sequence.LINES, **election.LINES, **bonifacio.LINES}


def log_line(effect: Effect) -> LogEntry | None:
    """The line of one Effect; None for what another line says already."""
    return LINES[type(effect)](effect)


class Story:
    """Tells many Effects and remembers who is acting."""

    def __init__(self) -> None:
        self.actor: Faction = ""

    def tell(self, effects: Iterable[Effect]) -> list[LogEntry]:
        lines = []
        for effect in effects:
            entry = log_line(effect)
            if isinstance(effect, _NOBODYS):
                self.actor = ""
            elif isinstance(effect, _SOMEBODYS):
                self.actor = effect.faction
            if entry is not None:
                lines.append(entry if entry.faction else replace(entry, faction=self.actor))
        return lines


_NOBODYS = (told.CardRevealed, told.ElectionBegan, told.PhaseBegan, told.EligibilityAdjusted, told.VictoryChecked)
_SOMEBODYS = (
    told.TurnBegan,
    told.OperationBegan,
    told.SpecialBegan,
    told.EventBegan,
    told.SpaceSelected,
    told.ActResolved,
    told.Preferred,
    told.Earned,
)
