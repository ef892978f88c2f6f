"""The front page when the game is over: who won, how, and what the game was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.core.effects import Effect, told_to_all
from engine.filipinas import FilipinasSession
from engine.filipinas import effects as told
from engine.filipinas.board import FILIPINOS, HOME, MAP, SIDES, SPAIN
from engine.filipinas.counters import SIDE_OF, UNITS
from game.filipinas.palette import INK
from game.filipinas.panels import card_page
from game.shell.text import tr
from game.table.press.blocks import Block, Lead, Rule, Small, Title
from game.table.press.end_page import EndPage, in_numbers, who_played
from game.table.press.story_of_game import Counts, StoryOfGame

STATISTICS = ("actions", "cards", "attacks", "hits", "lost", "loots", "passes")
PICTURES = {"cities": "F11", "morale": "S16", "occupied": "SU2", "time": "S09", "no_units": "S20"}
WHITE_FLAGS = {SPAIN: "S16", FILIPINOS: "S20"}
"""The card whose engraving stands on the page, by how the game ended, or by who conceded it."""
TO_THE_AMERICANS = "SU2"
"""The engraving of a Spain that concedes while the United States are at war; before that nobody has seen their flag."""


def end_page(session: FilipinasSession) -> EndPage:
    story, state = _story_of(session), session.state
    return EndPage(
        date=tr(f"months.{state.turn}"),
        headline=tr("over.headline.conceded" if session.conceded else f"over.headline.{state.result}"),
        story=_outcome(session),
        numbers=in_numbers(story, SIDES, STATISTICS),
        told=story,
        curve_names={SPAIN: tr("over.curve.morale"), FILIPINOS: tr("over.curve.us")},
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
    given_up = session.conceded
    how = tr("over.how.conceded", faction=tr(f"faction.{given_up}")) if given_up else tr(f"over.how.{state.result}")
    return [
        Title(how),
        who_played(session),
        Lead(tr(f"over.consequence.{f'conceded.{given_up}' if given_up else state.result}")),
        Rule(),
        Small(tr("over.final", morale=state.morale, us=state.us, turn=state.turn)),
    ]


def _story_of(session: FilipinasSession) -> StoryOfGame:
    """It has Spanish Morale and US Intervention at the end of each turn, and before the first."""
    story = StoryOfGame(curves={SPAIN: [], FILIPINOS: []}, chapter=lambda state: state.turn)
    for made, state, effects in session.replay():
        if not story.decisions:
            _add(story, _before("morale", effects, state.morale), _before("us", effects, state.us), 0)
        for effect in told_to_all(effects):
            count(story.counts, effect)
            if isinstance(effect, told.GameTurnEnded):
                _add(story, effect.morale, effect.us, made)
    return story


def _add(story: StoryOfGame, morale: float, us: float, made: int) -> None:
    story.curves[SPAIN].append(morale)
    story.curves[FILIPINOS].append(us)
    story.decisions.append(made)
    story.chapters.append(len(story.chapters))


def _before(track: str, effects: Sequence[Effect], after: int) -> int:
    """Where a track stood before all this."""
    moves = (effect for effect in effects if isinstance(effect, told.TrackMoved) and effect.track == track)
    return next((effect.before for effect in moves), after)


def count(counts: Counts, effect: Effect) -> None:
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
