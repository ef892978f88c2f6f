"""The sheet on which a hint lies: the plans, what each costs and promises and why, and a way to play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.core.thinking.thought import Weighed
from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget
from game.table.kit.wording import Wording
from game.table.panels.paper import draw_paper
from game.table.press import Block, Column
from game.table.press.blocks import Label, Note, SetBlock, Small, ValueRow
from game.table.thinking.advice import Advice, Proposal
from game.table.thinking.words import course, per_cent, plan_words, reasons

if TYPE_CHECKING:
    from game.table.thinking.adviser import Adviser

PROGRESS_STEPS = 20
"""In so many steps it is shown how far the thinking has come."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A bar that is full when the thinking is over."""

    share: float

    def set_in(self, width: int, look: Look) -> SetBlock:
        height = look.px(12)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            whole = pygame.Rect(place.x, place.y, width, height)
            draw_plate(surface, whole, colours.PAPER_DARK, height // 2)
            done = pygame.Rect(whole.topleft, (max(height, round(width * self.share)), height))
            draw_plate(surface, done, colours.GOLD, height // 2)

        return SetBlock(look.px(6), height, draw)


class HintSheet(Widget):
    """`chosen` is the plan that is looked at."""

    def __init__(self, wording: Wording, adviser: Adviser) -> None:
        super().__init__()
        self._wording = wording
        self._adviser = adviser
        self._advice: Advice | None = None
        self._chosen = 0
        self._progress: int | None = None
        """How far it has come, in steps; None once it has."""
        self.plans = ToggleGroup([], "", self._choose, size=18)
        self.column = Column()
        self.play = Button.of("hint.play", adviser.play_plan, style="gold", size=20)
        self.close = Button.of("hint.close", adviser.ask_for_hint, style="paper", size=20)
        self.reveal(False)

    @property
    def parts(self) -> tuple[Widget, ...]:
        """The lowest comes first."""
        return self, self.plans, self.column, self.play, self.close

    @property
    def chosen(self) -> Proposal | None:
        proposals = self._advice.proposals if self._advice else []
        return proposals[self._chosen] if self._chosen < len(proposals) else None

    def show(self, advice: Advice | None) -> None:
        """What has been found until now; nothing hides the sheet."""
        self._advice = advice
        self._chosen = 0
        proposals = advice.proposals if advice else []
        self.plans.choices = [
            (
                str(number),
                tr("hint.plan", number=number + 1, chance=per_cent(each.weighed.chance)),
                tr("hint.plan.hint"),
            )
            for number, each in enumerate(proposals)
        ]
        self.plans.chosen = "0"
        self.reveal(advice is not None)
        self.close.relabel(tr("hint.stop" if advice and advice.share is not None else "hint.close"))
        self.play.forbid("" if proposals else tr("hint.thinks"))
        self._fill()

    def show_progress(self) -> None:
        """While it is thought about, as a bar under the heading and in words."""
        share = self._advice.share if self._advice else None
        progress = None if share is None else round(share * PROGRESS_STEPS)
        if progress != self._progress:
            self._progress = progress
            self._fill()

    def reveal(self, visible: bool) -> None:
        for part in self.parts:
            part.visible = visible
        self.plans.visible = visible and bool(self.plans.choices)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        inner = rect.inflate(-2 * look.px(16), -2 * look.px(14))
        tall = round(look.text(20) * 1.8)
        foot = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
        wide = self.close.natural_width(look)
        self.close.place(pygame.Rect(foot.right - wide, foot.y, wide, tall), look)
        self.play.place(pygame.Rect(foot.x, foot.y, foot.width - wide - look.px(12), tall), look)
        top = inner.y + _head(look)
        self.plans.place(pygame.Rect(inner.x, top, inner.width, tall if self.plans.choices else 0), look)
        top += (tall if self.plans.choices else 0) + look.px(10)
        self.column.place(pygame.Rect(inner.x, top, inner.width, max(1, foot.y - look.px(12) - top)), look)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        draw_paper(surface, self.rect, look, 4)
        head = pygame.Rect(self.rect.x + look.px(16), self.rect.y + look.px(8), self.rect.width, _head(look))
        draw_line(surface, tr("hint.title"), head, font("display", look.text(22), bold=True), colours.INK)

    def _choose(self, key: str) -> None:
        self._chosen = int(key)
        self._fill()
        self._adviser.look_at_plan()

    def _fill(self) -> None:
        proposal = self.chosen
        blocks = self._blocks(proposal) if proposal else self._thinking()
        self.column.show(blocks)
        if self.rect.width:
            self.place(self.rect, self.look)
        for part in self.parts:
            part.dirty = True

    def _thinking(self) -> list[Block]:
        done = 100 * (self._progress or 0) // PROGRESS_STEPS
        return [Label(tr("hint.progress", done=done)), Progress(done / 100), Note(tr("hint.thinking"))]

    def _blocks(self, proposal: Proposal) -> list[Block]:
        weighed, foresight, wording = proposal.weighed, proposal.foresight, self._wording
        sentence, *steps = plan_words(wording, foresight)
        judged = "hint.chance" if weighed.futures else "hint.chance.first_sight"
        blocks: list[Block] = [
            Note(sentence),
            *map(Small, steps),
            Small(tr(judged, chance=per_cent(weighed.chance), futures=weighed.futures)),
        ]
        if not foresight.is_whole:
            blocks.append(Small(tr("hint.then_luck")))
        if cost := wording.cost(foresight.before, foresight.after, foresight.seat):
            blocks += [Label(tr("hint.cost")), Note(cost)]
        blocks += [Label(tr("hint.measure")), *expectations(wording, weighed)]
        for key, good in (("hint.for", True), ("hint.against", False)):
            if said := reasons(wording, weighed, good=good):
                blocks += [Label(tr(key)), *map(Note, said)]
        return blocks


def expectations(wording: Wording, weighed: Weighed) -> list[Block]:
    """A row for each seat of which something is expected."""
    return [ValueRow(tr(f"faction.{each.seat}"), course(wording, each)) for each in weighed.expected]


def _head(look: Look) -> int:
    return round(look.text(22) * 1.6)
