"""The front page when the game is over: who won, how, and what the game was."""

from __future__ import annotations

from engine.core.effects import Effect
from engine.people_power import PeoplePowerSession, State
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, OWNER
from engine.people_power.victory import margin, ranking
from game.people_power.wording.names import faction_name
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Title
from game.table.press.end_page import EndPage, in_numbers, places, who_played
from game.table.press.story_of_game import Counts, story_of
from game.table.telling.numbers import signed

STATISTICS = ("operations", "specials", "events", "passes", "placed", "lost")


def end_page(session: PeoplePowerSession) -> EndPage:
    story = story_of(session, lambda state: len(state.played), _margins, _count)
    first = ranking(session.state)[0]
    winner = "" if session.conceded else first
    return EndPage(
        date="" if session.conceded else tr(f"election.date.{session.state.card}"),
        headline=tr(f"over.headline.{winner or 'conceded'}"),
        story=_outcome(session),
        numbers=in_numbers(story, FACTIONS, STATISTICS),
        told=story,
        first=1,
        pictured=winner or next(faction for faction in ranking(session.state) if faction != session.conceded),
    )


def _outcome(session: PeoplePowerSession) -> list[Block]:
    state = session.state
    winner, *_ = ranked = ranking(state)
    lead = margin(state, winner)
    how = tr("over.how.met" if lead > 0 else "over.how.closest", faction=faction_name(winner), margin=signed(lead))
    ending: str = winner
    if session.conceded:
        how, ending = tr("over.how.conceded", faction=tr(f"faction.{session.conceded}")), f"conceded.{session.conceded}"
    return [
        Title(how),
        who_played(session),
        Lead(tr(f"over.consequence.{ending}")),
        Rule(),
        *places(session, ranked, lambda faction: signed(_margins(state)[faction])),
    ]


def _margins(state: State) -> dict[str, int]:
    return {faction: margin(state, faction) for faction in FACTIONS}


def _count(counts: Counts, effect: Effect) -> None:
    match effect:
        case told.OperationBegan(faction=faction):
            counts[faction, "operations"] += 1
        case told.SpecialBegan(faction=faction):
            counts[faction, "specials"] += 1
        case told.EventBegan(faction=faction):
            counts[faction, "events"] += 1
        case told.TurnEnded(faction=faction, box="pass"):
            counts[faction, "passes"] += 1
        case told.Placed(piece=piece, count=count):
            counts[OWNER[piece], "placed"] += count
        case told.Removed(piece=piece, count=count):
            counts[OWNER[piece], "lost"] += count
        case _:
            pass
