"""The Election Round has pages of its own, which the board opens over itself."""

from __future__ import annotations

from engine.people_power import effects as told
from engine.people_power.cards import ELECTIONS
from game.people_power.board import other_screens
from game.shell import sound
from game.shell.app import App


class ElectionNews:
    """One edition tells all that happens until the next decision."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._is_out = False

    def new_edition(self) -> None:
        """What comes now has not been told yet."""
        self._is_out = False

    def bring_out(self, effect: told.Effect, to_come: list[told.Effect], card: int) -> bool:
        """Open the pages if they begin with this Effect; False if they do not."""
        if self._is_out or not _begins(effect, card):
            return False
        self._is_out = True
        sound.play("election")
        other_screens.election(self._app, [effect, *to_come], card)
        return True


def _begins(effect: told.Effect, card: int) -> bool:
    if isinstance(effect, told.PhaseBegan):
        return card in ELECTIONS
    return isinstance(effect, told.ElectionBegan | told.PersonalitiesRevealed | told.ActsChosen)
