"""The wall newspaper when the game is over: who won and how, the curves, and what was done."""

from __future__ import annotations

from pygame import Surface

from engine.core.effects import Effect
from engine.red_guard import RedGuardSession
from engine.red_guard import effects as told
from engine.red_guard.components import COLOUR, FACTIONS, GONE, Faction
from engine.red_guard.victory import all_power_points, ranked
from game.red_guard import art
from game.red_guard.palette import VERMILION
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Small, Title
from game.table.press.end_page import EndPage, in_numbers, places, who_played
from game.table.press.story_of_game import Counts, story_of

PRINTS = {"civil_war": 56, "failed_seizure": 56, "seizure": 51, "last_standing": 55, "year_1976": 65}
USUAL_PRINT = 41
"""Which event's print stands on the last page."""
STATISTICS = ("attacks", "captured", "lost", "neutralized", "gone")


def end_page(session: RedGuardSession) -> EndPage:
    outcome = session.outcome
    assert outcome is not None, "asked only when the game is over"
    story = story_of(session, lambda state: state.turn, all_power_points, _count)
    winner = outcome.winners[0] if outcome.winners else ""
    return EndPage(
        date=tr("over.date", turn=session.state.turn),
        headline=tr(f"over.headline.{winner or _fate(session)}"),
        story=_prose(session, winner),
        numbers=in_numbers(story, FACTIONS, STATISTICS),
        told=story,
        signed=False,
        headline_ink=VERMILION,
        pictured=winner,
        picture=lambda room: _print(outcome.reason, room),
    )


def _prose(session: RedGuardSession, winner: Faction) -> list[Block]:
    state, outcome = session.state, session.outcome
    assert outcome is not None
    points = all_power_points(state)
    whose = winner or session.conceded
    values = {"turn": state.turn, "faction": tr(f"faction.{whose}") if whose else "", "points": points.get(winner, 0)}
    return [
        Title(tr(f"ending.{outcome.reason}")),
        Lead(tr(f"over.story.{outcome.reason}", **values)),
        who_played(session),
        Lead(tr(f"over.consequence.{winner or _fate(session)}")),
        Small(tr("over.note")),
        Rule(),
        *places(session, ranked(state) if session.conceded else outcome.ranking, lambda seat: str(points[seat])),
    ]


def _fate(session: RedGuardSession) -> str:
    """Of a game that nobody has won."""
    return "conceded" if session.conceded else "none"


def _count(counts: Counts, effect: Effect) -> None:
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


def _print(ending: str, room: tuple[int, int]) -> Surface:
    """A block print, as large as the room lets it be."""
    width = min(room[0], round(room[1] * art.PICTURE[0] / art.PICTURE[1]))
    return art.event_print(PRINTS.get(ending, USUAL_PRINT), (width, round(width * art.PICTURE[1] / art.PICTURE[0])))
