"""A Chronicle is made, while frames pass, and the player learns where it lies."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pygame

from engine.core.session import Session
from engine.core.thinking.review import Mistake
from game.shell import colours
from game.shell.app import App
from game.shell.beside import begun, is_done
from game.shell.clipboard import is_pasted
from game.shell.plates import draw_plate
from game.shell.saves import SaveRefused
from game.shell.scenes.dialog import Answer, DialogScene, message
from game.shell.text import tr
from game.shell.widgets.rich_text import literal
from game.table.chronicle.painting import painting
from game.table.chronicle.pictures import png
from game.table.chronicle.sheet import Sheet
from game.table.chronicle.story import Chronicle, reading
from game.table.kit.kit import Kit
from game.table.press.blocks import Block
from game.table.press.end_page import EndPage
from game.table.scenes.review import Reviewed, decision_told
from game.table.thinking.chances import finding_chances
from game.table.thinking.slices import Slices

STEPS = 50
"""In so many steps the progress is drawn."""


class MakingScene(DialogScene):
    """Goes away by itself when the Chronicle lies on the disk."""

    busy = True

    def __init__(
        self,
        app: App,
        kit: Kit,
        session: Session[Any],
        reviewed: Reviewed | None,
        printing: Generator[None, None, pygame.Surface],
    ) -> None:
        """What is `reviewed` is told, if there is any, and first found; `printing` is of the last page."""
        stop = Answer(tr("chronicle.stop"), self._stop, "paper", "Esc")
        super().__init__(app, tr("over.chronicle"), tr("chronicle.making"), (stop,))
        self._kit, self._session, self._reviewed, self._printing = kit, session, reviewed, printing
        self._news: EndPage | None = None
        self._chronicle = Chronicle()
        self._slices = Slices(self._reading())
        self._work = self._working()
        self._shown = 0

    def _reading(self) -> Generator[float, None, None]:
        """Whoever is to read it may be somebody else, to whom nobody is "you"."""
        told = self._session.fork()
        told.names = {seat: self._session.names.get(seat, "") for seat in told.people}
        self._news = self._kit.library.end_page(told)
        yield 0.0
        self._chronicle = yield from reading(self._kit, told)
        yield from finding_chances(told, self._news.told)

    def _working(self) -> Generator[None, None, None]:
        """Each frame does one step of it."""
        kit, session, palette = self._kit, self._session, self._kit.palette(self.app)
        for slices in self._thoughts:
            while not slices.over:
                slices.think()
                yield
        assert self._news is not None, "read first"
        last_page = yield from self._printing
        costs = None if self._reviewed is None else (yield from self._costs(self._reviewed.mistakes))
        pictures = yield from painting(kit, palette, session, self._news, self._chronicle)
        name = kit.wording.name_in_archive(session)
        sheet = Sheet(kit, palette, self._news, self._chronicle, costs, pictures, session.save(), name)
        sheet.may_be_reviewed = bool(session.people and session.history)
        kept = begun(lambda: self._keep(name, sheet, last_page))
        while not is_done(kept):
            yield
        self.app.pop()
        try:
            self._tell(*kept.result())
        except SaveRefused as refusal:
            self.app.tell(str(refusal))

    @property
    def _thoughts(self) -> list[Slices]:
        """What takes long, one after the other."""
        return [self._slices, *([self._reviewed.slices] if self._reviewed else [])]

    @property
    def _share(self) -> float:
        """How much of that is done."""
        shares = [1.0 if slices.over else slices.share for slices in self._thoughts]
        return sum(shares) / len(shares)

    def _costs(self, mistakes: Sequence[Mistake]) -> Generator[None, None, list[list[Block]]]:
        told = []
        for mistake in mistakes:
            told.append(decision_told(self._kit, self._session, mistake))
            yield
        return told

    def _keep(self, name: str, sheet: Sheet, last_page: pygame.Surface) -> tuple[Path, bytes]:
        picture = png(last_page)
        return self.app.store.keep_chronicle(name, sheet.written(), picture), picture

    def _tell(self, path: Path, picture: bytes) -> None:
        beside = literal(path.with_suffix(".png").name)
        said = [tr("chronicle.done", program=tr("program.name")), tr("chronicle.where", picture=beside)]
        said += [f"**{literal(str(path))}**"]
        if is_pasted(picture):
            said.append(tr("chronicle.pasted"))
        self.app.push(message(self.app, tr("over.chronicle"), "\n".join(said)))

    def update(self, dt: float) -> bool:
        for _ in self._work:
            break
        shown = round(self._share * STEPS)
        if shown != self._shown:
            self._shown = shown
            self.invalidate()
        return super().update(dt)

    def leave(self) -> None:
        if not self._slices.over:
            self._slices.stop()

    def extra_height(self) -> int:
        return self.look.px(26)

    def place_extra(self, rect: pygame.Rect) -> None:
        self._bar = pygame.Rect(rect.x, rect.bottom - self.look.px(10), rect.width, self.look.px(10))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        done = pygame.Rect(self._bar)
        done.width = max(1, round(done.width * self._share))
        draw_plate(surface, self._bar, colours.PAPER_EDGE, self._bar.height // 2)
        draw_plate(surface, done, colours.GOLD, self._bar.height // 2)

    def _stop(self) -> None:
        """The button has closed it: nothing is written."""
        self._work.close()
