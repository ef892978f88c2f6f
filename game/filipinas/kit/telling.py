"""How what has happened in Filipinas is told."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.effects import Effect
from engine.filipinas import State, stages
from engine.filipinas import effects as told
from engine.filipinas.board import SPAIN, USA
from game.filipinas.animation import ANIMATIONS, TOGETHER
from game.filipinas.animation.drama import drama_of
from game.filipinas.scenes.card import WarScene, is_news, news_scene
from game.filipinas.wording.deeds import AMERICANS, MORALE
from game.shell.app import App
from game.shell.scene import Scene
from game.table.animation.scores import Total
from game.table.kit.telling import Chapter, Pause, Telling
from game.table.telling.snapshots import Snapshot

REASONS = (told.Decided,)
"""Why a non-player does what it does."""


class FilipinasTelling(Telling):
    animations = ANIMATIONS
    together = TOGETHER
    drama = staticmethod(drama_of)
    is_news = staticmethod(is_news)

    def total(self, whose: str) -> Total | None:
        """Morale and the Americans have tracks; cities are counted on the map."""
        faction = {MORALE: SPAIN, AMERICANS: USA}.get(whose)
        return Total(whose, faction) if faction else None

    def pause(self, effect: Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, REASONS):
            return Pause.REASON
        by_rival = isinstance(effect, told.CardPlayed | told.Passed) and effect.side not in humans
        if by_rival:
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.GameTurnBegan | told.AmericaEntered) else Pause.NONE

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[Effect]) -> Scene | None:
        effect, state = moment
        if isinstance(effect, told.AmericaEntered):
            return WarScene(app, state.turn)
        return news_scene(app, effect, state) if app.settings.drama else None

    def chapter(self, effect: Effect) -> Chapter:
        if isinstance(effect, told.GameTurnBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.AmericaEntered | told.CityTaken) else Chapter.NONE

    def acting(self, state: State) -> str:
        return state.to_play if state.stage == stages.ACTION else ""

    def ends_turn(self, effect: Effect) -> bool:
        return isinstance(effect, told.PlayBegan | told.GameTurnEnded)

    def turn_is_over(self, acting: str, state: State) -> bool:
        """5.2.3: the rival's play is told when it begins."""
        return self.acting(state) != acting
