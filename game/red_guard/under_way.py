"""What only Effects tell: the attack that is being carried out, and how it came out."""

from __future__ import annotations

from engine.red_guard import effects as told
from game.table.telling import shown

OVER = (told.PlayerTurnBegan, told.GameTurnBegan, told.PhaseBegan, told.TileCaptured, told.BrokenOff)
"""With which the last attack is a thing of the past."""


class UnderWay(shown.UnderWay):
    def __init__(self) -> None:
        super().__init__()
        self.attack: told.Attacked | None = None
        self.rolled: told.CombatRolled | None = None

    def follow(self, effect: told.Effect) -> None:
        if isinstance(effect, told.Attacked):
            self.attack, self.rolled = effect, None
        elif isinstance(effect, told.CombatRolled):
            self.rolled = effect
        elif isinstance(effect, OVER):
            self.attack = self.rolled = None
