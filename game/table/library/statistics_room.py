"""What all finished games come to, by faction and by opponent, as tables on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.saves import SaveEntry
from game.shell.text import tr
from game.shell.widgets.line_chart import Curve, LineChart
from game.shell.widgets.widget import Widget
from game.table.ladder.glicko import NEWCOMER
from game.table.ladder.player import PlayerOnLadder
from game.table.library.empty_page import EmptyPage
from game.table.library.opponent_names import opponent_name
from game.table.library.record import Record
from game.table.library.room import Room, draw_paper
from game.table.library.statistics import Course, SeatResult, Tally, course, statistics
from game.table.press import Column
from game.table.press.blocks import Block, Note, SetBlock, Small, Subtitle, TableHead, TableRow, Title, ValueRow
from game.table.telling.numbers import decimal, signed

HEADS = ("played", "won", "share", "margin")
OPPONENT = (120, 112, 98)
CLIMB = 210
"""The curve of the rating is so high."""
SURE = 1.96
"""So many deviations to each side have the strength in them 19 times out of 20."""


@dataclass(frozen=True)
class ShareBar:
    """A bar under a row tells how much of a whole it is."""

    share: float
    colour: Colour

    def set_in(self, width: int, look: Look) -> SetBlock:
        height = look.px(8)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            whole = pygame.Rect(place.x, place.y, place.width, height)
            draw_plate(surface, whole, colours.PAPER_DARK, height // 2)
            if self.share:
                part = pygame.Rect(whole.x, whole.y, max(height, round(whole.width * self.share)), height)
                draw_plate(surface, part, self.colour, height // 2)

        return SetBlock(look.px(2), height, draw)


@dataclass(frozen=True)
class Marks:
    """The last games, one mark each, the latest at the right: full where it was won, a ring where not."""

    results: Sequence[SeatResult]
    colours: Mapping[str, Colour]

    def set_in(self, width: int, look: Look) -> SetBlock:
        side, gap = look.px(22), look.px(8)
        shown = self.results[-max(1, (width + gap) // (side + gap)) :]

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            for number, result in enumerate(shown):
                middle = place.x + side // 2 + number * (side + gap), place.y + side // 2
                pygame.draw.aacircle(surface, self.colours[result.seat], middle, side // 2)
                if not result.won:
                    pygame.draw.aacircle(surface, colours.PAPER, middle, side // 2 - look.px(4))

        return SetBlock(look.px(8), side, draw)


class StatisticsRoom(Room):
    name = "statistics"

    def build(self) -> Sequence[Widget]:
        self._entries = self.app.store.finished()
        self._unread = [entry for entry in self._entries if entry.sound and self._record(entry) is None]
        self.factions, self.opponents = Column(), Column()
        self.chart = LineChart(size=16, axis=tr("statistics.rating.axis"), signed=False, from_zero=False)
        self.rating = Column()
        self.empty = EmptyPage(tr("statistics.empty"))
        self.empty.visible = not self._entries
        self.factions.visible = self.opponents.visible = bool(self._entries)
        self.chart.visible = self.rating.visible = False
        self._look = Look(1.0, 1.0)
        return self.factions, self.opponents, self.rating, self.chart, self.empty

    def layout(self, rect: pygame.Rect, look: Look) -> None:
        """In the middle of the room, as high as the tables are."""
        self._look, self._rect = look, rect
        if not self._entries:
            self.empty.lay(rect, look)
            self._page = self.empty.page
            return
        wide, gap = min(rect.width, look.wide(1560)), look.px(60)
        pad = look.px(44)
        self._page = pygame.Rect(0, rect.y, wide, rect.height)
        self._page.centerx = rect.centerx
        half = (wide - 2 * pad - gap) // 2
        self._tell()
        height = max(column.natural_height(half, look) for column in (self.factions, self.opponents))
        climb, apart = (look.px(CLIMB), look.px(12)) if self._tell_climb() else (0, 0)
        self._page.height = min(rect.height, height + climb + apart + 2 * pad)
        self._page.centery = rect.centery
        inside = self._page.inflate(-2 * pad, -2 * pad)
        if climb:
            self._place_climb(pygame.Rect(inside.x, inside.bottom - climb, inside.width, climb), half)
            inside.height -= climb + apart
        self.factions.place(pygame.Rect(inside.x, inside.y, half, inside.height), look)
        self.opponents.place(pygame.Rect(inside.right - half, inside.y, half, inside.height), look)

    def _tell_climb(self) -> bool:
        """The rating after each game; False if no game counts for it, or the player has hidden it."""
        player = PlayerOnLadder.of(self.app, self.kit)
        climb = [NEWCOMER, *player.climb] if player and player.climb else []
        self.chart.visible = self.rating.visible = bool(climb)
        if climb:
            points, doubts = [each.points for each in climb], [SURE * each.deviation for each in climb]
            you = Curve(tr("statistics.rating.yours"), points, self.kit.palette(self.app).ink, doubts)
            self.chart.show([you])
            said = tr("statistics.rating", points=round(points[-1]), doubt=round(doubts[-1]))
            self.rating.show([Subtitle(said), Small(tr("statistics.rating.note"))])
        return bool(climb)

    def _place_climb(self, room: pygame.Rect, half: int) -> None:
        """The curve takes the right half, what is said of it the left one."""
        self.rating.place(pygame.Rect(room.x, room.y, half, room.height), self._look)
        self.chart.place(pygame.Rect(room.right - half, room.y, half, room.height), self._look)

    def draw(self, surface: pygame.Surface) -> None:
        draw_paper(surface, self._page, self.kit, self._look)
        if not self._entries:
            return
        x = self._page.centerx
        inside = self._page.inflate(0, -2 * self._look.px(44))
        pygame.draw.line(surface, colours.PAPER_EDGE, (x, inside.y), (x, inside.bottom))

    # A few games in each frame are read whole, if what lies beside them does not tell how they ended

    @property
    def busy(self) -> bool:
        return bool(self._unread)

    def update(self, dt: float) -> bool:
        if not self._unread:
            return False
        self.app.store.examine(self._unread.pop())
        if not self._unread:
            self.layout(self._rect, self._look)
        return True

    def _record(self, entry: SaveEntry) -> Record | None:
        return Record.read(self.kit, entry.record) if entry.sound else None

    def _tell(self) -> None:
        records = [record for entry in self._entries if (record := self._record(entry))]
        told, went = statistics(records), course(reversed(records))
        palette = self.kit.palette(self.app)
        factions: list[Block] = [Title(tr("statistics.factions")), _heads()]
        for seat in self.kit.seats:
            tally = told.by_faction.get(seat, Tally())
            factions += [_row(tr(f"faction.{seat}"), tally), ShareBar(tally.share, palette.factions[seat])]
        factions += [_row(tr("statistics.all"), told.everything), ShareBar(told.everything.share, palette.ink)]
        factions += [Small(f"{tr('library.margin')} {tr('statistics.average')}")]
        opponents: list[Block] = [Title(tr("statistics.opponents")), _heads()]
        for kind, tally in sorted(told.by_opponent.items(), key=lambda pair: -pair[1].played):
            opponents += [_row(opponent_name(kind), tally), ShareBar(tally.share, OPPONENT)]
        if not told.by_opponent:
            opponents.append(Note(tr("statistics.nobody")))
        opponents.append(Small(tr("statistics.note", count=told.watched)))
        if went.results:
            factions += [Subtitle(tr("statistics.last")), Marks(went.results, palette.factions)]
            factions += [Small(tr("statistics.last.note"))]
            opponents += [Subtitle(tr("statistics.highlights")), *_highlights(went)]
        self.factions.show(factions)
        self.opponents.show(opponents)


def _highlights(went: Course) -> list[Block]:
    rows = [("running", str(went.running)), ("longest", str(went.longest))]
    for name, result in (("greatest", went.greatest), ("narrowest", went.narrowest)):
        if result is not None and result.margin is not None:
            rows.append((name, f"{signed(result.margin)} · {tr(f'faction.{result.seat}')}"))
    return [ValueRow(tr(f"statistics.{name}"), value) for name, value in rows]


def _heads() -> TableHead:
    return TableHead(tuple(tr(f"statistics.{head}") for head in HEADS))


def _row(words: str, tally: Tally) -> TableRow:
    if not tally.played:
        return TableRow(words, ("–",) * len(HEADS))
    average = "–" if tally.average is None else decimal(tally.average)
    return TableRow(words, (str(tally.played), str(tally.won), f"{round(100 * tally.share)} %", average))
