"""What the table must know to foretell an answer in Red Guard."""

from __future__ import annotations

from engine.red_guard import effects as told
from game.table.kit.previewing import Previewing


class RedGuardPreviewing(Previewing):
    stops_at = (
        told.Rolled,
        told.CombatRolled,
        told.DeathChecked,
        told.UnitDrawn,
        told.MarkerDrawn,
        told.EventRolled,
        told.ControlPassed,
        told.PlayerTurnBegan,
        told.PhaseBegan,
        told.GameTurnBegan,
    )
    reveals = (told.UnitDrawn, told.MarkerDrawn, told.ChitDrawn, told.EventRolled, told.Explained)
    leaves_out = (told.GroupFormed,)
