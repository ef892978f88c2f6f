"""How a game of Filipinas and its lessons begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.session import Session
from engine.filipinas import State, from_summary, play_from, summary
from game.table.kit.set_up import SetUp
from game.table.lessons.mentor_panel import MentorStyle

TELEGRAM, TELEGRAM_HEAD = (233, 221, 170), (74, 54, 36)
"""The form that a lesson is written on."""


class FilipinasSetUp(SetUp):
    lessons = ("the_rising", "the_islands")
    mentor = MentorStyle(head=TELEGRAM_HEAD, paper=TELEGRAM, face="text", border=True)

    def laid_out(self, start: Mapping[str, Any]) -> Session[Any]:
        """As `summary` tells of a board."""
        return play_from(from_summary(start["board"], start["humans"], Chance(start["seed"])))

    def facts(self, state: State) -> Mapping[str, Any]:
        """They are all but the hands."""
        return {name: value for name, value in summary(state).items() if name != "hand"}
