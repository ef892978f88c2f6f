"""The front page when the game is over: who won, how, and what the game was."""

from __future__ import annotations

from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS
from engine.people_power.victory import margin, ranking
from game.people_power.story_of_game import STATISTICS, StoryOfGame, story_of
from game.people_power.wording.names import faction_name, faction_names
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Small, Subtitle, TableHead, TableRow, Title, ValueRow
from game.table.press.end_page import EndPage
from game.table.telling.numbers import signed
from game.table.thinking.words import opponents


def end_page(session: PeoplePowerSession) -> EndPage:
    story, winner = story_of(session), "" if session.conceded else session.ranking[0]
    return EndPage(
        date="" if session.conceded else tr(f"election.date.{session.state.card}"),
        headline=tr(f"over.headline.{winner or 'conceded'}"),
        story=_outcome(session),
        numbers=_statistics(story),
        curves=story.margins,
        decisions=story.decisions,
        caption=tr("over.chart"),
        axis=tr("over.axis"),
        first=1,
        pictured=winner or next(faction for faction in ranking(session.state) if faction != session.conceded),
    )


def _outcome(session: PeoplePowerSession) -> list[Block]:
    state = session.state
    places = ranking(state)
    winner = places[0]
    lead = margin(state, winner)
    how = tr("over.how.met" if lead > 0 else "over.how.closest", faction=faction_name(winner), margin=signed(lead))
    ending: str = winner
    if session.conceded:
        how, ending = tr("over.how.conceded", faction=tr(f"faction.{session.conceded}")), f"conceded.{session.conceded}"
    if session.people:
        players = tr("over.how.you", factions=faction_names(f for f in FACTIONS if f in session.people))
    else:
        players = tr("over.how.watched")
    if session.players:
        players = (
            f"{players} · {', '.join(opponents(session.players))}"
            if session.people
            else ", ".join(opponents(session.players))
        )
    return [
        Title(how),
        Small(players),
        Lead(tr(f"over.consequence.{ending}")),
        Rule(),
        Subtitle(tr("over.standing" if session.conceded else "over.ranking")),
        *(
            ValueRow(tr("over.place", place=place, faction=faction_name(faction)), signed(margin(state, faction)))
            for place, faction in enumerate(places, 1)
        ),
    ]


def _statistics(story: StoryOfGame) -> list[Block]:
    rows = [
        TableRow(tr(f"over.stat.{name}"), tuple(str(story.counts[faction, name]) for faction in FACTIONS))
        for name in STATISTICS
    ]
    return [Subtitle(tr("over.statistics")), TableHead(tuple(faction_name(faction) for faction in FACTIONS)), *rows]
