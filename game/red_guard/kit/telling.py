"""How what has happened in Red Guard is told."""

from __future__ import annotations

from engine.red_guard import State, stages
from engine.red_guard import effects as told
from game.red_guard.animation import ANIMATIONS, TOGETHER
from game.red_guard.drama import drama_of
from game.table.kit.telling import Chapter, Pause, Telling


class RedGuardTelling(Telling):
    animations = ANIMATIONS
    together = TOGETHER
    drama = staticmethod(drama_of)

    def pause(self, effect: told.Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, told.Explained):
            return Pause.REASON
        if isinstance(effect, told.TileCaptured | told.EventRolled | told.DeathChecked):
            return Pause.READ
        if isinstance(effect, told.CombatRolled | told.ForcedOut | told.SeizureDeclared | told.GameEnded):
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.GameTurnBegan | told.FirstActive) else Pause.NONE

    def halts(self, effect: told.Effect) -> bool:
        """8.3.3, 9.1: the Chairman's death, and how the game ends."""
        return isinstance(effect, told.GameEnded) or (isinstance(effect, told.DeathChecked) and effect.died)

    def chapter(self, effect: told.Effect) -> Chapter:
        if isinstance(effect, told.GameTurnBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.TileCaptured) else Chapter.NONE

    def acting(self, state: State) -> str:
        """3.1: in set-up nobody has a turn that could end."""
        return state.waiting[0] if state.waiting and state.stage in stages.PLAYER_TURN else ""

    def turn_of(self, state: State) -> object:
        return state.turn, state.stage in stages.SET_UP and state.stage, state.waiting[:1]

    def ends_turn(self, effect: told.Effect) -> bool:
        return isinstance(effect, told.PlayerTurnBegan | told.GameTurnBegan)

    def turn_is_over(self, acting: str, state: State) -> bool:
        """3.1: the next faction's turn is told when it begins."""
        return state.turn > 0 and self.acting(state) != acting
