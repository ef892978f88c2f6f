"""What a game was, read from its replay: margins card by card, and who did how much."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.people_power import PeoplePowerSession
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, OWNER, Faction
from engine.people_power.victory import margin

STATISTICS = ("operations", "specials", "events", "passes", "placed", "lost")


@dataclass(slots=True)
class StoryOfGame:
    margins: dict[str, list[int]] = field(default_factory=lambda: {faction: [] for faction in FACTIONS})
    """After each card."""
    decisions: list[int] = field(default_factory=list)
    """Made until then."""
    counts: Counter[tuple[Faction, str]] = field(default_factory=Counter)


def story_of(session: PeoplePowerSession) -> StoryOfGame:
    story = StoryOfGame()
    cards = 0
    for made, state, effects in session.replay():
        for effect in effects:
            _count(story.counts, effect)
        new_card = len(state.played) > cards
        cards = len(state.played)
        if new_card or not story.decisions:
            story.decisions.append(made)
        story.decisions[-1] = made
        for faction in FACTIONS:
            values = story.margins[faction]
            if new_card or not values:
                values.append(margin(state, faction))
            else:
                values[-1] = margin(state, faction)
    return story


def _count(counts: Counter[tuple[Faction, str]], effect: told.Effect) -> None:
    if isinstance(effect, told.OperationBegan):
        counts[effect.faction, "operations"] += 1
    elif isinstance(effect, told.SpecialBegan):
        counts[effect.faction, "specials"] += 1
    elif isinstance(effect, told.EventBegan):
        counts[effect.faction, "events"] += 1
    elif isinstance(effect, told.TurnEnded) and effect.box == "pass":
        counts[effect.faction, "passes"] += 1
    elif isinstance(effect, told.Placed):
        counts[OWNER[effect.piece], "placed"] += effect.count
    elif isinstance(effect, told.Removed):
        counts[OWNER[effect.piece], "lost"] += effect.count
