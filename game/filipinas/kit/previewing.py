"""What the table must know to foretell an answer in Filipinas."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from engine.filipinas import effects as told
from engine.filipinas import questions
from game.table.kit.previewing import Previewing

OUTRIGHT = ("lift", "reinforce")
"""Actions that are all that is to be chosen."""


class FilipinasPreviewing(Previewing):
    stops_at = (
        told.Rolled,
        told.Searched,
        told.Fought,
        told.CardsDrawn,
        told.CardsDealt,
        told.HandSeen,
        told.CardDiscarded,
        told.PlayBegan,
        told.GameTurnBegan,
        told.GameTurnEnded,
        told.AmericaEntered,
        told.GameEnded,
        told.Decided,
        told.Skipped,
        told.Preferred,
        told.Lot,
        told.HandRedrawn,
    )
    reveals = (
        told.CardsDrawn,
        told.CardsDealt,
        told.HandSeen,
        told.HandRedrawn,
        told.CardCancelled,
        told.Decided,
    )
    leaves_out = (told.ActionBegan, told.Passed)

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[Effect]) -> bool:
        """6: an action of which nobody was asked who, whom or where; what it costs without that says its own price."""
        if option.kind != "action" and prompt.ask != questions.SEARCH_TARGET:
            return False
        return option.value not in OUTRIGHT and any(isinstance(effect, told.ActionBegan) for effect in effects)

    def is_idle(self, effect: Effect, seat: str) -> bool:
        if not isinstance(effect, told.TrackMoved):
            return False
        return effect.track == f"points:{seat}" and effect.after < effect.before
