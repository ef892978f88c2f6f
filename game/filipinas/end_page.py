"""The front page when the game is over: who won, how, and what the game was."""

from __future__ import annotations

from functools import partial

import pygame

from engine.filipinas import FilipinasSession
from engine.filipinas.board import FILIPINOS, SIDES, SPAIN
from game.filipinas.palette import INK
from game.filipinas.panels import card_page
from game.filipinas.story_of_game import STATISTICS, StoryOfGame, story_of
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Small, Subtitle, TableHead, TableRow, Title
from game.table.press.end_page import EndPage
from game.table.thinking.words import opponents

PICTURES = {"cities": "F11", "morale": "S16", "occupied": "SU2", "time": "S09", "no_units": "S20"}
WHITE_FLAGS = {SPAIN: "S16", FILIPINOS: "S20"}
"""The card whose engraving stands on the page, by how the game ended, or by who conceded it."""
TO_THE_AMERICANS = "SU2"
"""The engraving of a Spain that concedes while the United States are at war; before that nobody has seen their flag."""


def end_page(session: FilipinasSession) -> EndPage:
    story, state = story_of(session), session.state
    return EndPage(
        date=tr(f"months.{state.turn}"),
        headline=tr("over.headline.conceded" if session.conceded else f"over.headline.{state.result}"),
        story=_outcome(session),
        numbers=_statistics(story),
        curves={SPAIN: story.morale, FILIPINOS: story.us},
        curve_names={SPAIN: tr("over.curve.morale"), FILIPINOS: tr("over.curve.us")},
        decisions=story.decisions,
        caption=tr("over.chart"),
        axis=tr("over.axis"),
        signed=False,
        picture=partial(_engraving, engraving_of(session)),
    )


def engraving_of(session: FilipinasSession) -> str:
    """The card whose engraving stands on the page."""
    if session.conceded == SPAIN and session.state.at_war:
        return TO_THE_AMERICANS
    return WHITE_FLAGS.get(session.conceded) or PICTURES[session.state.result]


def _engraving(card: str, room: tuple[int, int]) -> pygame.Surface:
    """The largest print that fits, in its frame."""
    width = max(
        (wide for wide in card_page.PICTURES.values() if _fits(wide, room)), default=card_page.PICTURES["hand_small"]
    )
    picture = card_page.engraving(card, width).copy()
    pygame.draw.rect(picture, INK, picture.get_rect(), 2)
    return picture


def _fits(width: int, room: tuple[int, int]) -> bool:
    return width <= room[0] and width * card_page.SHAPE <= room[1]


def _outcome(session: FilipinasSession) -> list[Block]:
    state = session.state
    people = [tr(f"faction.{side}") for side in SIDES if side in session.people]
    players = tr("over.how.you", factions=", ".join(people)) if people else tr("over.how.watched")
    if session.players:
        players = " · ".join([*([players] if people else []), *opponents(session.players)])
    given_up = session.conceded
    how = tr("over.how.conceded", faction=tr(f"faction.{given_up}")) if given_up else tr(f"over.how.{state.result}")
    return [
        Title(how),
        Small(players),
        Lead(tr(f"over.consequence.{f'conceded.{given_up}' if given_up else state.result}")),
        Rule(),
        Small(tr("over.final", morale=state.morale, us=state.us, turn=state.turn)),
    ]


def _statistics(story: StoryOfGame) -> list[Block]:
    rows = [
        TableRow(tr(f"over.stat.{name}"), tuple(str(story.counts[side, name]) for side in SIDES)) for name in STATISTICS
    ]
    return [Subtitle(tr("over.statistics")), TableHead(tuple(tr(f"faction.{side}") for side in SIDES)), *rows]
