"""How a game and its lessons begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import ImpossibleState
from engine.core.game import Game
from engine.core.session import Session
from game.table.lessons.mentor_panel import MentorStyle
from game.table.telling.snapshots import State


class SetUp:
    """What can be agreed on, and how lessons are laid out and spoken."""

    lessons: tuple[str, ...] = ()
    """Their files in assets/<game>/lessons, without the ending; the first of them is one click from the shelf."""
    mentor = MentorStyle()
    """What the words of a lesson stand on."""

    def offers_setting(self, setting: str, humans: set[str], chosen: Mapping[str, Any]) -> bool:
        """Whether a setting means anything with what has been chosen so far."""
        return setting != "no_intentions" or chosen["no_take_backs"]

    def objection(self, humans: set[str], chosen: Mapping[str, Any]) -> str:
        """Why no game can be made of what has been chosen; empty if one can."""
        return ""

    def prepared(self, game: Game[Any], start: Mapping[str, Any]) -> Session[Any]:
        """The game of a lesson: a board as it is told, or a scenario with its seed."""
        if "board" in start:
            return self.laid_out(start)
        agreed = {key: value for key, value in start.items() if key not in ("scenario", "humans", "seed")}
        return Session(game, game.set_up(start["scenario"], set(start["humans"]), start["seed"], **agreed))

    def laid_out(self, start: Mapping[str, Any]) -> Session[Any]:
        """The game of a lesson that begins with `start["board"]`."""
        raise ImpossibleState("This game begins with a scenario.")

    def facts(self, state: State) -> Mapping[str, Any]:
        """What the conditions of a lesson may ask of a state, by name; only of what the player may know."""
        return {}
