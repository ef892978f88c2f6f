"""A finished game looked at again: the decisions that cost most, and what would have been better."""

from __future__ import annotations

from typing import Any

import pygame

from engine.core.session import Session
from engine.core.thinking.mind import MindFor
from engine.core.thinking.review import Mistake, Review
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_fitted
from game.shell.plates import draw_plate
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.line_chart import LineChart, Mark
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.kit.kit import Kit
from game.table.library.room import draw_paper
from game.table.press import Block, Column
from game.table.press.blocks import Kicker, Label, Note, Small
from game.table.press.end_page import EndPage
from game.table.press.page import PageScene
from game.table.scene.branching import OnBranch, branch_off
from game.table.scenes.plan_on_board import BETTER, PLAYED, PlanOnBoard
from game.table.thinking.foresight import Foresight
from game.table.thinking.hint_sheet import expectations
from game.table.thinking.slices import Slices
from game.table.thinking.words import hundredths, per_cent, plan_sentence, reasons

SHOWN_STEPS = 50
"""In so many steps the progress is drawn."""
WORTH_TELLING = 0.005
"""Of the chance to win: what cost less would be read as 0 %."""


class Reviewed:
    """What has been found in a game until now; kept by the page from which it is opened."""

    def __init__(self, session: Session[Any], mind: MindFor[Any]) -> None:
        self._review = Review(session, session.people, mind)
        self.slices = Slices(self._review.thinking())

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The worst comes first."""
        return tuple(mistake for mistake in self._review.mistakes if mistake.cost > WORTH_TELLING)

    def marks(self, page: EndPage) -> list[Mark]:
        """Where on the curves of the last page they stand."""
        return [Mark(_place(mistake, page), str(number)) for number, mistake in enumerate(self.mistakes, 1)]


class ReviewScene(PageScene):
    widest = 1780
    tallest = 1040

    def __init__(
        self, app: App, kit: Kit, session: Session[Any], page: EndPage, reviewed: Reviewed, on_branch: OnBranch
    ) -> None:
        super().__init__(app)
        self.kit = kit
        self.session = session
        self.reviewed = reviewed
        self._page = page
        self._on_branch = on_branch
        self._shown: tuple[Mistake, ...] = ()
        self._chosen = 0
        self._progress = 0

    def build(self) -> None:
        self.chart = LineChart(size=18, axis=tr("over.axis"), first=self._page.first, signed=self._page.signed)
        self.choices = ToggleGroup([], "", self._choose)
        self.column = Column()
        self.branch = Button.of("review.branch", self._branch, style="gold", shortcut="B")
        self.stop = Button.of("review.stop", self._stop, shortcut="S")
        self.leave_button = Button.of("button.back", self.back, shortcut="Esc")
        self.board = Button.of("review.board", self._show_board, style="paper", shortcut="M")
        self.add(self.chart, self.choices, self.column, self.branch, self.board, self.stop, self.leave_button)

    def date_line(self) -> str:
        return self._page.date

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        self._headline = pygame.Rect(content.x, content.y, content.width, round(look.text(52) * 1.3))
        top, gap = self._headline.bottom + look.px(12), look.px(48)
        left = round((content.width - gap) * 0.5)
        self._caption = pygame.Rect(content.x, top, left, round(look.text(24) * 1.4))
        self._bar = pygame.Rect(content.x, content.bottom - look.px(14), left, look.px(10))
        chart = pygame.Rect(content.x, self._caption.bottom, left, self._bar.y - look.px(16) - self._caption.bottom)
        self.chart.show(self._page.series(self.kit.palette(self.app)))
        self.chart.place(chart, look)
        self.chart.visible = bool(self._page.told.curves)
        self._costs = pygame.Rect(content.x + left + gap, top, content.width - left - gap, self._caption.height)
        below = self._costs.bottom + look.px(4)
        self._right = pygame.Rect(self._costs.x, below, self._costs.width, content.bottom - below)
        self.place_at_foot(self.branch, self.board, self.stop, right=True)
        self.place_at_foot(self.leave_button)
        self._show()

    def _show(self) -> None:
        """Show the decisions found until now, the chosen one in words."""
        look, right = self.look, self._right
        self._shown = self.reviewed.mistakes
        self._chosen = min(self._chosen, max(0, len(self._shown) - 1))
        self.choices.choices = [
            (str(number), tr("review.cost", number=number + 1, cost=per_cent(each.cost)), tr("review.cost.hint"))
            for number, each in enumerate(self._shown)
        ]
        self.choices.chosen = str(self._chosen)
        self.choices.visible = bool(self._shown)
        tall = round(look.text(20) * 2)
        self.choices.place(pygame.Rect(right.x, right.y, right.width, tall), look)
        top = right.y + (tall + look.px(14) if self._shown else 0)
        self.column.show(self._blocks())
        self.column.place(pygame.Rect(right.x, top, right.width, right.bottom - top), look)
        self.chart.mark(self.reviewed.marks(self._page))
        over = self.reviewed.slices.over
        self.stop.forbid(tr("review.over") if over else "")
        for button in (self.branch, self.board):
            button.forbid("" if self._shown else tr("review.none" if over else "review.thinking"))
        self.invalidate()

    def _blocks(self) -> list[Block]:
        if not self._shown:
            return [Note(tr("review.none" if self.reviewed.slices.over else "review.thinking"))]
        return decision_told(self.kit, self.session, self._shown[self._chosen])

    @property
    def busy(self) -> bool:
        return super().busy or not self.reviewed.slices.over

    def update(self, dt: float) -> bool:
        slices = self.reviewed.slices
        if not slices.over:
            slices.think()
            if slices.over or self._shown != self.reviewed.mistakes:
                self._show()
            progress = round(slices.share * SHOWN_STEPS)
            if progress != self._progress:
                self._progress = progress
                self.invalidate()
        return super().update(dt)

    def draw_paper(self, surface: pygame.Surface) -> None:
        draw_paper(surface, self.page, self.kit, self.look)

    def draw_under(self, surface: pygame.Surface) -> None:
        look, words = self.look, tr("review.title")
        draw_fitted(surface, words, self._headline, "news", look.text(52), colours.INK, "center")
        if self.chart.visible:
            self._draw_caption(surface, tr("over.chart"), self._caption)
        if self._shown:
            self._draw_caption(surface, tr("review.costs"), self._costs)
        if not self.reviewed.slices.over:
            done = pygame.Rect(self._bar)
            done.width = max(1, round(done.width * self.reviewed.slices.share))
            draw_plate(surface, self._bar, colours.PAPER_EDGE, self._bar.height // 2)
            draw_plate(surface, done, colours.GOLD, self._bar.height // 2)

    def _draw_caption(self, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
        draw_fitted(surface, words, box, "news", self.look.text(24), colours.INK)

    def _choose(self, key: str) -> None:
        self._chosen = int(key)
        self._show()

    def _stop(self) -> None:
        self.reviewed.slices.stop()
        self._show()

    def _show_board(self) -> None:
        mistake = self._shown[self._chosen]
        then = self.session.at(mistake.decision)
        self.app.push(PlanOnBoard(self.app, self.kit, then, _plans(self.kit, then, mistake)))

    def _branch(self) -> None:
        branch_off(self.app, self.kit, self.session, self._shown[self._chosen].decision, self._on_branch)


def decision_told(kit: Kit, session: Session[Any], mistake: Mistake) -> list[Block]:
    """What was decided, what would have been better, and why."""
    then = session.at(mistake.decision)
    plans, wording = _plans(kit, then, mistake), kit.wording
    played_at = hundredths(mistake.played.chance)  # and what it cost on top of that, so that the figures add up
    blocks: list[Block] = [
        Kicker(f"{wording.position(then.state)} · {tr(f'faction.{mistake.seat}')}"),
        Label(tr("review.played", chance=f"{played_at} %")),
        Note(plan_sentence(wording, plans[PLAYED])),
        Label(tr("review.better", chance=f"{played_at + hundredths(mistake.cost)} %")),
        Note(plan_sentence(wording, plans[BETTER])),
    ]
    if why := reasons(wording, mistake.better, good=True):
        blocks += [Label(tr("review.for")), *map(Note, why)]
    blocks += [Label(tr("hint.measure")), *expectations(wording, mistake.better)]
    return [*blocks, Small(tr("review.small", futures=mistake.better.futures))]


def _plans(kit: Kit, then: Session[Any], mistake: Mistake) -> dict[str, Foresight]:
    both = {PLAYED: mistake.played, BETTER: mistake.better}
    return {name: Foresight(kit, then, each.answers) for name, each in both.items()}


def _place(mistake: Mistake, page: EndPage) -> float:
    """Find the point of the curves to which the decision led."""
    return next((number for number, made in enumerate(page.told.decisions) if made > mistake.decision), 0)
