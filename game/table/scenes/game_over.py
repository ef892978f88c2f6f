"""The game is over: an EXTRA that names what happened."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

import pygame

from engine.core.session import Session
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_fitted
from game.shell.look import Look
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.scenes.waiting import once_saved
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row, row_width
from game.shell.widgets.line_chart import LineChart
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.library.room import draw_paper
from game.table.press import Column
from game.table.press.blocks import Block, Title
from game.table.press.end_page import EndPage
from game.table.press.page import PageScene
from game.table.scene.branching import OnBranch
from game.table.scene.keeping import keep_running_game
from game.table.scene.rematch import Agreement
from game.table.scenes.replay import ReplayScene
from game.table.scenes.review import Reviewed, ReviewScene
from game.table.thinking.chances import finding_chances
from game.table.thinking.minds import mind_for
from game.table.thinking.slices import Slices

LEAST_BUTTON = 130
PRINTED = (1600, 960)
"""The window of which a picture of the page is taken."""
STANDING, CHANCES = "standing_curves", "chances"
"""What the curves can be of."""
LEAST_CHART = 5
"""Lines of its own text; in a lower one the curves cannot be told apart."""


class GameOverScene(PageScene):
    music = "end"
    widest = 1780
    tallest = 1040

    def __init__(self, app: App, kit: Kit, session: Session[Any], on_branch: OnBranch) -> None:
        super().__init__(app)
        self.kit = kit
        self.session = session
        self._on_branch = on_branch
        self._mind = mind_for(kit.game)
        self._reviewed: Reviewed | None = None
        self._shown = STANDING

    def build(self) -> None:
        self.news = self.read_news()
        self._finding = Slices(finding_chances(self.session, self.news.told))
        kinds = [(key, tr(f"over.{key}"), tr(f"over.{key}.hint")) for key in (STANDING, CHANCES)]
        self.kinds = ToggleGroup(kinds, self._shown, self._show_curves, size=18)
        self.text = Column([*verdict(self.session), *self.news.story])
        self.numbers = Column(self.news.numbers)
        self.chart = LineChart(size=18, axis=tr("over.axis"), first=self.news.first, signed=self.news.signed)
        self.replay = Button.of("over.replay", self._replay, shortcut="R")
        self.review = Button.of("over.review", self._look_again, shortcut="V")
        self.review.visible = self._mind is not None and bool(self.session.people and self.session.history)
        self.chronicle = Button.of("over.chronicle", self._write_chronicle, shortcut="C")
        self.again = Button.of("over.new_game", self._new_game, shortcut="N")
        agreed = Agreement.of(self.kit, self.session)
        swapped = agreed.one_seat_on(self.kit.seats)
        self.rematch = Button.of("over.rematch", partial(self._play_again, agreed), style="gold", shortcut="M")
        self.swap = Button(
            _swap_words(swapped),
            partial(self._play_again, swapped),
            style="ink",
            shortcut="W",
            tooltip=tr("over.swap.hint"),
        )
        self.swap.visible = swapped != agreed
        self.title = Button(
            tr("paper.to_title"), self.back, style="paper", shortcut="Esc", tooltip=tr("over.title.hint")
        )
        self.add(self.text, self.kinds, self.chart, self.numbers, self.chronicle, self.replay, self.review, self.again)
        self.add(self.swap, self.rematch, self.title)

    def read_news(self) -> EndPage:
        return self.kit.library.end_page(self.session)

    @property
    def palette(self) -> Palette:
        return self.kit.palette(self.app)

    def date_line(self) -> str:
        return self.news.date

    def edition_line(self) -> str:
        return tr("over.extra")

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        self._place_buttons()
        look, content = self.look, self.content
        self._headline = pygame.Rect(content.x, content.y, content.width, round(look.text(84) * 1.3))
        top = self._headline.bottom + look.px(12)
        gap = look.px(48)
        left = round((content.width - gap) * 0.46)
        text = min(self.text.natural_height(left, look), content.bottom - top)
        self.text.place(pygame.Rect(content.x, top, left, text), look)
        self._picture = pygame.Rect(content.x, self.text.rect.bottom + look.px(16), left, 0)
        self._picture.height = content.bottom - self._picture.y
        x, width = content.x + left + gap, content.width - left - gap
        self._divider = x - gap // 2
        self._caption = pygame.Rect(x, top, width, round(look.text(24) * 1.4))
        beside = min(self.kinds.natural_width(look), width // 2)
        self._caption.width -= beside + look.px(12)
        self.kinds.place(pygame.Rect(x + width - beside, top, beside, self._caption.height), look)
        self._draw_curves()
        room = content.bottom - self._caption.bottom - look.px(14)
        most = min(round((content.bottom - top) * 0.52), room - self.chart.least_height(look))
        numbers = min(self.numbers.natural_height(width, look), most)
        chart = pygame.Rect(x, self._caption.bottom, width, room - numbers)
        self.chart.place(chart, look)
        self.chart.visible = bool(self.news.told.curves) and chart.height >= LEAST_CHART * look.text(self.chart.size)
        self.kinds.visible = self.chart.visible and bool(self.news.told.chances)
        if not self.chart.visible:
            numbers = content.bottom - top
        self.numbers.place(pygame.Rect(x, content.bottom - numbers, width, numbers), look)

    def _place_buttons(self) -> None:
        """In one row at the foot; where that is too narrow, what begins a game stands in a row over it."""
        look = self.look
        begin = [button for button in (self.rematch, self.swap, self.again) if button.visible]
        look_back = [button for button in (self.review, self.chronicle, self.replay) if button.visible]
        needed = row_width([self.title, *begin, *look_back], look, least=LEAST_BUTTON)
        if needed > self.foot.width:
            over = self.foot.move(0, -self.foot.height - look.px(10))
            place_row(begin, over, look, least=LEAST_BUTTON, right=True)
            self.content.height -= self.foot.y - over.y
            self.place_at_foot(*look_back, right=True)
        else:
            self.place_at_foot(*begin, *look_back, right=True)
        self.place_at_foot(self.title)

    def _show_curves(self, kind: str) -> None:
        self._shown = kind
        self._draw_curves()
        self.invalidate()

    def _draw_curves(self) -> None:
        """Show the measure of the game, or the chances to win."""
        told = self._shown == STANDING
        self.chart.signed = told and self.news.signed
        self.chart.show(self.news.series(self.palette) if told else self.news.chances(self.palette))

    @property
    def busy(self) -> bool:
        return super().busy or not self._finding.over

    def update(self, dt: float) -> bool:
        if not self._finding.over:
            self._finding.think()
            if self._finding.over:
                self.invalidate()
                self.kinds.visible = self.chart.visible and bool(self.news.told.chances)
        return super().update(dt)

    def resume(self) -> None:
        """What the review has found stands on the chart from now on."""
        if self._reviewed is not None:
            self.chart.mark(self._reviewed.marks(self.news))
        self.invalidate()

    def back(self) -> None:
        once_saved(self.app, self.app.go_home)

    def draw_paper(self, surface: pygame.Surface) -> None:
        draw_paper(surface, self.page, self.kit, self.look)

    def draw_under(self, surface: pygame.Surface) -> None:
        words = self.news.headline
        draw_fitted(surface, words, self._headline, "news", self.look.text(84), self.news.headline_ink, "center")
        top = self._headline.bottom + self.look.px(4)
        pygame.draw.rect(surface, colours.INK, (self.content.x, top, self.content.width, 1))
        pygame.draw.line(surface, colours.PAPER_EDGE, (self._divider, top), (self._divider, self.content.bottom))
        if self._picture.height >= self.look.px(120):
            picture = self.news.portrait(self._picture.size, self.palette, self.kit.symbols)
            if picture is not None:
                surface.blit(picture, picture.get_rect(center=self._picture.center))
        if self.chart.visible:
            caption = tr("over.chart" if self._shown == STANDING else "over.chances.chart")
            draw_fitted(surface, caption, self._caption, "news", self.look.text(24), colours.INK)

    def _replay(self) -> None:
        self.app.push(ReplayScene(self.app, self.kit, self.session, self._on_branch))

    def _look_again(self) -> None:
        reviewed = self._review_begun()
        self.app.push(ReviewScene(self.app, self.kit, self.session, self.news, reviewed, self._on_branch))

    def _write_chronicle(self) -> None:
        """It tells of the decisions that cost most, too, if the player lets them be looked for."""
        if not self.review.visible or (self._reviewed is not None and self._reviewed.slices.over):
            self._make_chronicle(self._reviewed)
            return
        answers = [
            Answer(tr("chronicle.without"), lambda: self._make_chronicle(None), "paper", "O"),
            Answer(tr("chronicle.with"), lambda: self._make_chronicle(self._review_begun()), "gold", "Enter"),
        ]
        back = Answer(tr("chronicle.back"), lambda: None, "paper", "Esc")
        self.app.push(DialogScene(self.app, tr("over.chronicle"), tr("chronicle.ask"), (back, *answers)))

    def _make_chronicle(self, reviewed: Reviewed | None) -> None:
        from game.table.scenes.chronicle import MakingScene

        self.app.push(MakingScene(self.app, self.kit, self.session, reviewed, PrintedPage(self).printing()))

    def _review_begun(self) -> Reviewed:
        assert self._mind is not None, "the button is not there without"
        self._reviewed = self._reviewed or Reviewed(self.session, self._mind)
        return self._reviewed

    def _play_again(self, agreed: Agreement) -> None:
        session = agreed.begin(self.kit)
        keep_running_game(self.app, self.kit, session, lambda: self._on_branch(session))

    def _new_game(self) -> None:
        def begin() -> None:
            self.app.go_home()
            self.app.push(self.app.edition.new_game(self.app))

        once_saved(self.app, begin)


class PrintedPage(GameOverScene):
    """The page as it stands in a large window, without its buttons: for a picture of it."""

    look = Look.of(PRINTED, 100)

    def __init__(self, original: GameOverScene) -> None:
        super().__init__(original.app, original.kit, original.session, lambda _: None)
        self._original = original

    def read_news(self) -> EndPage:
        return self._original.news

    def printing(self) -> Generator[None, None, pygame.Surface]:
        """Piece by piece, so that frames pass meanwhile."""
        self.rebuild()
        yield
        self.layout(PRINTED)
        yield
        whole = pygame.Surface(PRINTED)
        self.draw_page(whole)
        for column in (self.text, self.numbers, self.chart):
            yield
            if column.visible:
                column.draw(whole)
        return whole.subsurface(self.page).copy()


def _swap_words(agreed: Agreement) -> str:
    """Whom the only person would play then."""
    if len(agreed.people) != 1:
        return tr("over.swap")
    (seat,) = agreed.people
    return tr("over.swap.as", faction=tr(f"faction.{seat}"))


def verdict(session: Session[Any]) -> list[Block]:
    """How it ended for the one person who played; with several the headline says whose it is."""
    outcome = session.outcome
    if outcome is None or len(session.people) != 1 or session.conceded:
        return []
    (seat,) = session.people
    faction = tr(f"faction.{seat}")
    if seat in outcome.winners:
        return [Title(tr("over.you_won", faction=faction))]
    place = outcome.ranking.index(seat) + 1 if outcome.winners and seat in outcome.ranking else 0
    if place:
        return [Title(tr("over.you_lost", faction=faction, place=place, of=len(outcome.ranking)))]
    return [Title(tr("over.nobody_won"))]
