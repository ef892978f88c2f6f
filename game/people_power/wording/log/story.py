"""Effects told one by one, and who acts from each of them on."""

from __future__ import annotations

from engine.people_power import effects as told
from engine.people_power.board import Faction
from engine.people_power.effects import Effect
from game.people_power.wording.log import board, bonifacio, election, sequence
from game.table.telling.log_entry import Lines, LogEntry

LINES: Lines = {**board.LINES, **sequence.LINES, **election.LINES, **bonifacio.LINES}


def log_line(effect: Effect) -> LogEntry | None:
    """The line of one Effect; None for what another line says already."""
    return LINES[type(effect)](effect)


def actor(effect: Effect) -> Faction | None:
    """The faction that acts from this Effect on, empty if none does; None if it goes on as before."""
    if isinstance(effect, _NOBODYS):
        return ""
    return effect.faction if isinstance(effect, _SOMEBODYS) else None


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
