"""The wall newspaper when the game is over: who won and how, the curves, and what was done."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pygame import Surface

from engine.red_guard import RedGuardSession
from engine.red_guard import effects as told
from engine.red_guard.components import COLOUR, FACTIONS, GONE, Faction
from engine.red_guard.victory import all_power_points, ranked
from game.red_guard import art
from game.red_guard.palette import VERMILION
from game.red_guard.wording.names import faction_name, listed
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Small, Subtitle, TableHead, TableRow, Title, ValueRow
from game.table.press.end_page import EndPage
from game.table.thinking.words import opponents

PRINTS = {"civil_war": 56, "failed_seizure": 56, "seizure": 51, "last_standing": 55, "year_1976": 65}
USUAL_PRINT = 41
"""Which event's print stands on the last page."""
STATISTICS = ("attacks", "captured", "lost", "neutralized", "gone")


@dataclass(slots=True)
class StoryOfGame:
    points: dict[Faction, list[float]] = field(default_factory=lambda: {faction: [] for faction in FACTIONS})
    """At the end of each turn."""
    decisions: list[int] = field(default_factory=list)
    """Made until then."""
    counts: Counter[tuple[Faction, str]] = field(default_factory=Counter)


def story_of(session: RedGuardSession) -> StoryOfGame:
    story, turns = StoryOfGame(), -1
    for made, state, effects in session.replay():
        for effect in effects:
            _count(story.counts, effect)
        points = all_power_points(state)
        if state.turn > turns or not story.decisions:
            story.decisions.append(made)
        story.decisions[-1] = made
        for faction in FACTIONS:
            values = story.points[faction]
            if state.turn > turns or not values:
                values.append(points[faction])
            else:
                values[-1] = points[faction]
        turns = max(turns, state.turn)
    return story


def _count(counts: Counter[tuple[Faction, str]], effect: told.Effect) -> None:
    if isinstance(effect, told.Attacked) and not effect.counter:
        counts[COLOUR[effect.attackers[0]], "attacks"] += 1
    elif isinstance(effect, told.TileCaptured):
        counts[effect.after, "captured"] += 1
        counts[effect.before, "lost"] += 1
    elif isinstance(effect, told.UnitsMoved):
        if effect.place.startswith("neutralized."):
            counts[COLOUR[effect.unit], "neutralized"] += effect.count
        elif effect.place == GONE:
            counts[COLOUR[effect.unit], "gone"] += effect.count


def end_page(session: RedGuardSession) -> EndPage:
    outcome = session.outcome
    assert outcome is not None, "asked only when the game is over"
    story = story_of(session)
    winner = outcome.winners[0] if outcome.winners else ""
    return EndPage(
        date=tr("over.date", turn=session.state.turn),
        headline=tr(f"over.headline.{winner or _fate(session)}"),
        story=_prose(session, winner),
        numbers=_statistics(story),
        curves=story.points,
        decisions=story.decisions,
        caption=tr("over.chart"),
        axis=tr("over.axis"),
        signed=False,
        headline_ink=VERMILION,
        pictured=winner,
        picture=lambda room: _print(outcome.reason, room),
    )


def _prose(session: RedGuardSession, winner: Faction) -> list[Block]:
    state, outcome = session.state, session.outcome
    assert outcome is not None
    points = all_power_points(state)
    persons = listed([faction_name(faction) for faction in FACTIONS if faction in session.people])
    played = tr("over.you", factions=persons) if persons else tr("over.watched")
    whose = winner or session.conceded
    values = {"turn": state.turn, "faction": tr(f"faction.{whose}") if whose else "", "points": points.get(winner, 0)}
    return [
        Title(tr(f"ending.{outcome.reason}")),
        Lead(tr(f"over.story.{outcome.reason}", **values)),
        Small(" · ".join([played, *opponents(session.players)])),
        Lead(tr(f"over.consequence.{winner or _fate(session)}")),
        Small(tr("over.note")),
        Rule(),
        Subtitle(tr("over.standing" if session.conceded else "over.ranking")),
        *(
            ValueRow(tr("over.place", place=place, faction=faction_name(faction)), str(points[faction]))
            for place, faction in enumerate(ranked(state) if session.conceded else outcome.ranking, 1)
        ),
    ]


def _fate(session: RedGuardSession) -> str:
    """Of a game that nobody has won."""
    return "conceded" if session.conceded else "none"


def _statistics(story: StoryOfGame) -> list[Block]:
    rows = [
        TableRow(tr(f"over.stat.{name}"), tuple(str(story.counts[faction, name]) for faction in FACTIONS))
        for name in STATISTICS
    ]
    heads = tuple(faction_name(faction) for faction in FACTIONS)
    return [Subtitle(tr("over.statistics")), TableHead(heads), *rows]


def _print(ending: str, room: tuple[int, int]) -> Surface:
    """A block print, as large as the room lets it be."""
    width = min(room[0], round(room[1] * art.PICTURE[0] / art.PICTURE[1]))
    return art.event_print(PRINTS.get(ending, USUAL_PRINT), (width, round(width * art.PICTURE[1] / art.PICTURE[0])))
