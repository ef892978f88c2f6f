"""How what has happened in People Power is told."""

from __future__ import annotations

from collections.abc import Iterable

from engine.people_power import effects as told
from engine.people_power.cards import ELECTIONS
from game.people_power import standings
from game.people_power.animation import ANIMATIONS, TOGETHER
from game.people_power.animation.drama import drama_of
from game.people_power.scenes.election import ElectionScene
from game.shell import sound
from game.shell.app import App
from game.shell.scene import Scene
from game.table.kit.telling import Chapter, Pause, Telling
from game.table.telling.snapshots import Snapshot

REASONS = (told.Decided, told.Drew, told.Questioned, told.Preferred, told.Activation, told.Skipped)
"""Why a non-player does what it does."""
DEEDS = (told.OperationBegan, told.SpecialBegan, told.EventBegan, told.TurnEnded)
NEWS = (told.ElectionBegan, told.PersonalitiesRevealed, told.ActsChosen)
"""With which an edition of the newspaper begins."""


class PeoplePowerTelling(Telling):
    animations = ANIMATIONS
    together = TOGETHER
    drama = staticmethod(drama_of)
    acting = staticmethod(standings.acting)

    def pause(self, effect: told.Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, REASONS):
            return Pause.REASON
        if isinstance(effect, DEEDS) and effect.faction not in humans:
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.PhaseBegan) else Pause.NONE

    def shows(self, effect: told.Effect) -> bool:
        """Dice that only help a non-player to decide lie in its reasons."""
        of_question = isinstance(effect, told.Rolled) and effect.name.startswith("question.")
        return not of_question and not isinstance(effect, told.Activation)

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[told.Effect]) -> Scene | None:
        """The Election Round has pages of its own."""
        effect, state = moment
        is_phase = isinstance(effect, told.PhaseBegan) and state.card in ELECTIONS
        if not is_phase and not isinstance(effect, NEWS):
            return None
        sound.play("election")
        return ElectionScene(app, [effect, *to_come], card=state.card)

    def chapter(self, effect: told.Effect) -> Chapter:
        if isinstance(effect, told.ElectionBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.CardRevealed) else Chapter.NONE

    def ends_turn(self, effect: told.Effect) -> bool:
        return isinstance(effect, told.TurnEnded | told.CardRevealed)
