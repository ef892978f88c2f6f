"""The archive: every game that came to its end, who won and by how much; its last page, and its replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from engine.core.session import Session
from game.shell import colours
from game.shell.look import Look
from game.shell.saves import SaveEntry, SaveRefused
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row
from game.shell.widgets.widget import Widget
from game.table.library.empty_page import EmptyPage
from game.table.library.games_list import Finished, GamesList
from game.table.library.opponent_names import opponent_name
from game.table.library.record import Record
from game.table.library.room import Room, draw_paper
from game.table.press import Column
from game.table.press.blocks import Block, Label, Note, Rule, Small, Title, ValueRow
from game.table.scene.opening import begin_game, with_a_past_that_can_be_told
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.replay import ReplayScene
from game.table.telling.numbers import signed

PAGE = 0.42


class ArchivedGame(GameOverScene):
    """This is its last page again, from which the way back leads into the archive."""

    def build(self) -> None:
        super().build()
        self.title.relabel(tr("button.back"))
        self.title.tooltip = tr("button.back.hint")

    def back(self) -> None:
        self.app.pop()


class ArchiveRoom(Room):
    name = "archive"
    chosen = ""

    def build(self) -> Sequence[Widget]:
        self.games = [self._told(entry) for entry in self.app.store.finished()]
        self.list = GamesList(self._choose, self._open)
        self.page = Column()
        self.open = Button.of("archive.open", self._open, style="gold", shortcut="Enter", size=20)
        self.replay = Button.of("over.replay", self._replay, style="paper", shortcut="R", size=20)
        self.empty = EmptyPage(tr("archive.empty"))
        self._look = Look(1.0, 1.0)
        self._page = pygame.Rect(0, 0, 0, 0)
        for widget in (self.list, self.page, self.open, self.replay):
            widget.visible = bool(self.games)
        self.empty.visible = not self.games
        return self.list, self.page, self.open, self.replay, self.empty

    def layout(self, rect: pygame.Rect, look: Look) -> None:
        self._look = look
        width = round(rect.width * PAGE)
        self._page = pygame.Rect(rect.right - width, rect.y, width, rect.height)
        if not self.games:
            self.empty.lay(rect, look)
            self._page = self.empty.page
            return
        self.list.place(pygame.Rect(rect.x, rect.y, rect.width - width - look.px(18), rect.height), look)
        self.list.show(self.games)
        self.list.choose(next((game for game in self.games if game.entry.name == self.chosen), self.games[0]))

    def draw(self, surface: pygame.Surface) -> None:
        draw_paper(surface, self._page, self.kit, self._look)

    # One game in each frame is read whole, if what lies beside it does not tell how it ended

    @property
    def busy(self) -> bool:
        return self._unread() is not None

    def update(self, dt: float) -> bool:
        unread = self._unread()
        if unread is None:
            return False
        self.app.store.examine(unread.entry)
        told = self._told(unread.entry)
        self.games[self.games.index(unread)] = told
        if unread is self.list.chosen:
            self.list.choose(told)
        return True

    def _unread(self) -> Finished | None:
        seen = self.list.in_view() if self.games else []
        return next((game for game in seen if game.record is None and not game.entry.examined), None)

    # What is said of a game

    def _told(self, entry: SaveEntry) -> Finished:
        record = Record.read(self.kit, entry.record) if entry.sound else None
        if record is None:
            return Finished(entry, None, entry.title, "", "", colours.DISABLED)
        factions = self.kit.palette(self.app).factions
        winner = factions[record.winners[0]] if record.winners else colours.GREY_ON_PAPER
        players = tr("archive.played", factions=_names(record.people)) if record.people else tr("archive.watched")
        return Finished(entry, record, result(record), players, _margin(record), winner)

    def _choose(self, game: Finished) -> None:
        self.chosen = game.entry.name
        look, page = self._look, self._page
        pad, tall = look.px(36), round(look.text(20) * 1.9)
        foot = pygame.Rect(page.x + pad, page.bottom - look.px(30) - tall, page.width - 2 * pad, tall)
        place_row([self.open, self.replay], foot, look, least=130)
        for button in (self.open, self.replay):
            button.forbid(game.entry.damage or "")
        self.page.show(self._blocks(game))
        top = page.y + look.px(30)
        self.page.place(pygame.Rect(foot.x, top, foot.width, foot.y - look.px(14) - top), look)
        self.page.dirty = True

    def _blocks(self, game: Finished) -> list[Block]:
        entry, record = game.entry, game.record
        if record is None:
            return [Title(entry.title), Small(entry.damage or "")]
        seats = [seat for seat in self.kit.seats if seat in record.people or seat in record.others]
        rows: list[Block] = [ValueRow(_seated(record, seat), _of(record, seat)) for seat in seats]
        lines: list[Block] = [Note(line) for line in entry.summary.values()]
        return [
            Title(result(record)),
            Small(entry.when),
            *lines,
            Rule(),
            Label(tr("archive.seats") if record.margins else tr("archive.players")),
            *rows,
            *([Small(tr("library.margin"))] if record.margins else []),
        ]

    # What the buttons do

    def _open(self) -> None:
        if (session := self._session()) is not None:
            self.app.push(ArchivedGame(self.app, self.kit, session, self._begin))

    def _replay(self) -> None:
        if (session := self._session()) is not None:
            self.app.push(ReplayScene(self.app, self.kit, session, self._begin))

    def _begin(self, session: Session[Any]) -> None:
        begin_game(self.app, self.kit, session)

    def _session(self) -> Session[Any] | None:
        """The whole game; None, and the reason told, if it cannot be read or is not over."""
        game = self.list.chosen
        if game is None:
            return None
        try:
            session: Session[Any] = self.app.store.read(game.entry.path)
        except SaveRefused as refusal:
            self.app.tell(str(refusal))
            return None
        if not session.over:
            self.app.tell(tr("archive.not_over"))
            return None
        return with_a_past_that_can_be_told(self.app, session)


def result(record: Record) -> str:
    """Who won, or who gave it up."""
    if record.conceded:
        return tr("archive.conceded", factions=_names([record.conceded]))
    return tr("archive.won", factions=_names(record.winners)) if record.winners else tr("archive.nobody")


def _names(seats: Sequence[str]) -> str:
    return ", ".join(tr(f"faction.{seat}") for seat in seats)


def _margin(record: Record) -> str:
    """Of the only person or, if there is none or several, of the winner."""
    seat = record.people[0] if len(record.people) == 1 else next(iter(record.winners), "")
    return _of(record, seat)


def _of(record: Record, seat: str) -> str:
    return signed(record.margins[seat]) if seat in record.margins else ""


def _seated(record: Record, seat: str) -> str:
    who = tr("setup.human") if seat in record.people else opponent_name(record.others[seat])
    words = tr("archive.seat", faction=tr(f"faction.{seat}"), who=who)
    return f"**{words}**" if seat in record.winners else words
