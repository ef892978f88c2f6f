"""The front page when a game is over, as a game writes it, and the parts that stand on all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from engine.core.session import Session
from game.shell.colours import INK, Colour
from game.shell.text import tr
from game.shell.widgets.line_chart import Curve
from game.table.kit.palette import Palette
from game.table.press.blocks import Block, Small, Subtitle, TableHead, TableRow, ValueRow
from game.table.press.crowd import crowd_picture
from game.table.press.story_of_game import StoryOfGame
from game.table.telling.sitters import called, opponents


@dataclass(frozen=True, slots=True)
class EndPage:
    """The front page when the game is over."""

    headline: str
    story: Sequence[Block]
    numbers: Sequence[Block]
    date: str = ""
    told: StoryOfGame = field(default_factory=StoryOfGame)
    """The curves and the decisions that led from point to point of them."""
    curve_names: Mapping[str, str] = field(default_factory=dict)
    """What they are called, if not by their factions."""
    first: int = 0
    """The curves begin at the point with this number."""
    signed: bool = True
    """Whether the curves are differences, whose numbers have a sign."""
    headline_ink: Colour = INK
    pictured: str = ""
    """The faction under whose sign the crowd of the picture stands; empty for none."""
    picture: Callable[[tuple[int, int]], pygame.Surface] | None = None
    """Instead of the crowd, a picture of the game's own, which fits into this room."""

    def portrait(self, room: tuple[int, int], palette: Palette, symbols: Mapping[str, str]) -> pygame.Surface | None:
        """The picture of the page, in this room: the game's own, or a crowd of that size; None if it has none."""
        if self.picture is not None:
            return self.picture(room)
        if not self.pictured:
            return None
        return crowd_picture(room, palette.factions[self.pictured], symbols[self.pictured])

    def chances(self, palette: Palette) -> list[Curve]:
        """How likely each seat was to win, as curves."""
        return [
            Curve(tr(f"faction.{seat}"), values, palette.factions[seat]) for seat, values in self.told.chances.items()
        ]

    def series(self, palette: Palette) -> list[Curve]:
        """The curves as they are drawn."""
        return [
            Curve(self.curve_names.get(seat) or tr(f"faction.{seat}"), values, palette.factions[seat])
            for seat, values in self.told.curves.items()
        ]


def who_played(session: Session[Any]) -> Block:
    """Name the people before the screen, and the machines."""
    people = ", ".join(called(session.names, seat) for seat in session.game.seats if seat in session.people)
    by_name = "describe.players" if session.names else "over.how.you"
    yours = tr(by_name, factions=people) if people else "" if session.players else tr("over.how.watched")
    return Small(" · ".join([*filter(None, [yours]), *opponents(session.players)]))


def places(session: Session[Any], ranking: Iterable[str], value: Callable[[str], str] = lambda seat: "") -> list[Block]:
    """Who came where, or stood there when the game was given up, each with a number."""
    rows = [
        ValueRow(tr("over.place", place=place, faction=tr(f"faction.{seat}")), value(seat))
        for place, seat in enumerate(ranking, 1)
    ]
    return [Subtitle(tr("over.standing" if session.conceded else "over.ranking")), *rows]


def in_numbers(story: StoryOfGame, seats: Sequence[str], counted: Iterable[str]) -> list[Block]:
    """A table of what each seat did."""
    rows = [
        TableRow(tr(f"over.stat.{name}"), tuple(str(story.counts[seat, name]) for seat in seats)) for name in counted
    ]
    return [Subtitle(tr("over.statistics")), TableHead(tuple(tr(f"faction.{seat}") for seat in seats)), *rows]
