"""What a game was, read from its replay: Morale and Intervention turn by turn, and who did how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.effects import Effect, told_to_all
from engine.filipinas import FilipinasSession
from engine.filipinas import effects as told
from engine.filipinas.board import FILIPINOS, HOME, MAP, Side
from engine.filipinas.counters import SIDE_OF, UNITS

STATISTICS = ("actions", "cards", "attacks", "hits", "lost", "loots", "passes")


@dataclass(slots=True)
class StoryOfGame:
    morale: list[float] = field(default_factory=list)
    us: list[float] = field(default_factory=list)
    """At the end of each turn."""
    decisions: list[int] = field(default_factory=list)
    """Made until then."""
    counts: Counter[tuple[Side, str]] = field(default_factory=Counter)


def story_of(session: FilipinasSession) -> StoryOfGame:
    story = StoryOfGame()
    first = True
    for made, state, effects in session.replay():
        if first:
            story.morale.append(_before("morale", effects, state.morale))
            story.us.append(_before("us", effects, state.us))
            story.decisions.append(0)
            first = False
        for effect in told_to_all(effects):
            count(story.counts, effect)
            if isinstance(effect, told.TurnEnded):
                story.morale.append(effect.morale)
                story.us.append(effect.us)
                story.decisions.append(made)
    return story


def _before(track: str, effects: Sequence[Effect], after: int) -> int:
    """Where a track stood before all this."""
    moves = (effect for effect in effects if isinstance(effect, told.TrackMoved) and effect.track == track)
    return next((effect.before for effect in moves), after)


def count(counts: Counter[tuple[Side, str]], effect: Effect) -> None:
    match effect:
        case told.ActionBegan(side=side):
            counts[side, "actions"] += 1
        case told.CardPlayed(side=side):
            counts[side, "cards"] += 1
        case told.Fought(attackers=attackers, hit=hit):
            counts[SIDE_OF[attackers[0]], "attacks"] += 1
            counts[SIDE_OF[attackers[0]], "hits"] += hit
        case told.StepLost(unit=unit):
            counts[SIDE_OF[unit], "lost"] += 1
        case told.Removed(counter=counter, origin=origin, to=to) if to != HOME and origin in MAP and counter in UNITS:
            counts[SIDE_OF[counter], "lost"] += 1
        case told.MarkerPlaced(marker="looted"):
            counts[FILIPINOS, "loots"] += 1
        case told.Passed(side=side):
            counts[side, "passes"] += 1
        case _:
            pass
