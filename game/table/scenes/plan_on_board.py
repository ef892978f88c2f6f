"""A decision of a finished game on the board: what was played, or what would have been better, as a ghost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from engine.core.session import Session
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_fitted
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.kit.kit import Kit
from game.table.scene.arrangement import table_look
from game.table.scenes.replay_table import ReplayTable
from game.table.telling.log_entry import LogEntry
from game.table.telling.secrecy import Secrecy
from game.table.thinking.foresight import Foresight
from game.table.thinking.ghost import Ghost
from game.table.thinking.words import plan_words

PLAYED, BETTER = "played", "better"


class PlanOnBoard(Scene):
    """`then` is the game at that decision; `plans` are what was played and what would have been better."""

    heavy = True

    def __init__(self, app: App, kit: Kit, then: Session[Any], plans: Mapping[str, Foresight]) -> None:
        super().__init__(app)
        self.kit = kit
        self._plans = plans
        self._chosen = BETTER
        self.table = ReplayTable(kit, Secrecy(kit, then).seen(then.state), then.players, then.names)
        self._ghost: Ghost | None = None

    def build(self) -> None:
        self.table.build(self._inspect)
        choices = [(plan, tr(f"review.board.{plan}"), tr("review.board.hint")) for plan in self._plans]
        self.choices = ToggleGroup(choices, self._chosen, self._choose)
        self.leave_button = Button(
            tr("button.back"), self.back, shortcut="Esc", tooltip=tr("review.board.leave.hint"), size=20
        )
        self.add(*self.table.widgets, self.choices, self.leave_button)

    @property
    def look(self) -> Look:
        return table_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap, tall = look.px(20), look.px(12), round(look.text(20) * 2)
        wide = self.choices.natural_width(look)
        foot = size[1] - margin // 2 - tall
        self.choices.place(pygame.Rect(margin, foot, wide, tall), look)
        leave = self.leave_button.natural_width(look)
        self.leave_button.place(pygame.Rect(size[0] - margin - leave, foot, leave, tall), look)
        self._head = pygame.Rect(margin, look.px(6), size[0] - 2 * margin, round(look.text(28) * 1.4))
        self.table.layout(size, self._head.bottom + look.px(6), foot - gap, look, self.kit.palette(self.app))
        self._show()

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        return self.table.update(dt) or changed

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        words = self.kit.wording.position(self.table.state)
        draw_fitted(surface, words, self._head, "news", self.look.text(28), colours.CREAM)
        for widget in (self.choices, self.leave_button):
            widget.draw(surface)
        if self._ghost is not None:
            self._ghost.draw(surface, self.table.pane.rect)
        self.focus.draw(surface, self.look)

    def hint(self, position: tuple[int, int]) -> str:
        return self.table.hint(position) or super().hint(position)

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        return self.table.explained(position) or super().explained(position)

    def _choose(self, plan: str) -> None:
        self._chosen = plan
        self._show()

    def _show(self) -> None:
        """Show the plan in words beside the board, and as a ghost on it."""
        foresight = self._plans[self._chosen]
        told = plan_words(self.kit.wording, foresight)
        self.table.log.begin(LogEntry(words, foresight.seat) for words in told)
        self._ghost = Ghost(self.kit, self.table, foresight)
        self.invalidate()

    def _inspect(self, place: str, key: str) -> None:
        scene = self.kit.showing.inspect(self.app, place, key, self.table.state)
        if scene is not None:
            self.app.push(scene)
