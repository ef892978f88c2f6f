"""What a choice would cost and do, found out by making it in a twin of the game; luck and what follows stay hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.prompts import Option
from engine.people_power import PeoplePowerSession
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, Faction
from game.people_power.board.shown import Shown

UNKNOWN = (
    told.Rolled,
    told.Activation,
    told.CardRevealed,
    told.ElectionBegan,
    told.PhaseBegan,
    told.TurnBegan,
    told.TurnEnded,
    told.PersonalitiesRevealed,
    told.ActsChosen,
    told.Drew,
    told.Decided,
)
"""Here begins what nobody at the table knows yet, or somebody else's turn."""
SAID_ANYWAY = (told.SpaceSelected, told.OperationBegan, told.SpecialBegan, told.EventBegan)
"""What the player has just pointed at need not be told again."""


class Preview:
    """Of one moment of a game: remembers what it found."""

    def __init__(self) -> None:
        self._found: dict[str, list[told.Effect]] = {}

    def of(self, session: PeoplePowerSession, option: Option) -> list[told.Effect]:
        if option.key not in self._found:
            self._found[option.key] = list(_known(session.fork().choose(option)))
        return self._found[option.key]

    def totals(self, session: PeoplePowerSession, option: Option) -> dict[Faction, tuple[int, int]]:
        """The victory totals that the choice would change: before and after."""
        shown = Shown(session.state)
        before = dict(shown.board["victory"])
        for effect in self.of(session, option):
            shown.apply(effect)
        after = shown.board["victory"]
        return {faction: (before[faction], after[faction]) for faction in FACTIONS if before[faction] != after[faction]}

    def words(self, session: PeoplePowerSession, option: Option, line: Callable[[told.Effect], str]) -> list[str]:
        return [text for effect in self.of(session, option) if (text := line(effect))]


def _known(effects: list[told.Effect]) -> Iterator[told.Effect]:
    for effect in effects:
        if isinstance(effect, UNKNOWN):
            return
        if not isinstance(effect, SAID_ANYWAY):
            yield effect
