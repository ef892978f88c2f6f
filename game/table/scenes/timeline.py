"""The bar along which a replay is scrubbed: one mark for every chapter, a taller one for the great ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.widget import Widget


class Timeline(Widget):
    """`marks` are (step, whether a tall one). `on_move` gets the step under the mouse."""

    def __init__(
        self, steps: int, marks: Sequence[tuple[int, bool]], on_move: Callable[[int], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.steps = steps
        self.marks = list(marks)
        self.on_move = on_move
        self.step = 0
        self._held = False

    def go(self, step: int) -> None:
        if step != self.step:
            self.step, self.dirty = step, True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._held = True
            self.on_move(self.step_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._held:
            self.on_move(self.step_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = False
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._held = False

    def step_at(self, x: int) -> int:
        share = (x - self.rect.x) / max(1, self.rect.width)
        return max(0, min(self.steps - 1, round(share * (self.steps - 1))))

    def place_of(self, step: int) -> int:
        return self.rect.x + round(self.rect.width * step / max(1, self.steps - 1))

    def draw(self, surface: pygame.Surface) -> None:
        look, rect = self.look, self.rect
        groove = pygame.Rect(rect.x, rect.centery - look.px(3), rect.width, max(3, look.px(6)))
        draw_plate(surface, groove, colours.INK_RAISED, look.px(3))
        done = pygame.Rect(groove.x, groove.y, max(1, self.place_of(self.step) - groove.x), groove.height)
        draw_plate(surface, done, colours.GOLD, look.px(3))
        for step, is_tall in self.marks:
            draw_mark(surface, (self.place_of(step), rect.centery), rect.height, look, is_tall=is_tall)
        pygame.draw.aacircle(surface, colours.INK, (self.place_of(self.step), rect.centery), look.px(13))
        pygame.draw.aacircle(surface, colours.GOLD, (self.place_of(self.step), rect.centery), look.px(10))


def draw_mark(surface: pygame.Surface, at: tuple[int, int], height: int, look: Look, *, is_tall: bool) -> None:
    """For a bar of this height; `at` is the middle of its left edge."""
    tall = height * (0.9 if is_tall else 0.5)
    mark = pygame.Rect(at[0], round(at[1] - tall / 2), max(2, look.px(3 if is_tall else 2)), round(tall))
    surface.fill(colours.RED if is_tall else colours.GREY_ON_INK, mark)
