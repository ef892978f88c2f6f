"""A closer look at a place shows every stack in it, its counters side by side and with their names."""

from __future__ import annotations

import pygame

from engine.filipinas.counters import FOLLOWERS, LEADER, UNITS
from engine.filipinas.state import State
from game.filipinas.board import pieces
from game.filipinas.faces import face, fitted
from game.filipinas.palette import INK, SEPIA
from game.filipinas.panels.paper import double_rule, frame, sheet
from game.filipinas.wording.names import capital, place_name
from game.filipinas.wording.parts import part_lines, stack_lines
from game.shell.app import App
from game.shell.lettering import draw_line, wrapped
from game.shell.plates import dim, draw_shadow
from game.shell.scene import Scene
from game.shell.text import tr, words
from game.shell.widgets.button import Button

WIDE = 900


class PlaceScene(Scene):
    translucent = True

    def __init__(self, app: App, place: str, state: State) -> None:
        super().__init__(app)
        self.place = place
        self.state = state
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._side = 0

    def build(self) -> None:
        self.close = Button(tr("paper.close"), self.back, style="ink", shortcut="Esc")
        self.add(self.close)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        stacks = self.state.stacks[self.place]
        head = round(look.text(28) * 1.5) + round(look.text(18) * 1.35) * len(self._facts) + look.px(50)
        foot = round(look.text(20) * 1.9) + look.px(44)
        line = round(look.text(17) * 1.3)
        self._side = look.px(72)
        room = size[1] - look.px(40) - head - foot
        rows = [
            max(self._side + look.px(18), line * len(stack_lines(self.place, s, self.state)) + look.px(14))
            for s in stacks
        ]
        while sum(rows) > room and self._side > 30:
            self._side -= 4
            rows = [max(self._side + look.px(8), line * len(stack_lines(self.place, s, self.state))) for s in stacks]
        self._rows = rows
        tall = min(size[1] - look.px(30), head + sum(rows) + foot)
        self._rect = pygame.Rect(0, 0, min(look.wide(WIDE), size[0] - look.px(40)), tall)
        self._rect.center = (size[0] // 2, size[1] // 2)
        high, wide = round(look.text(20) * 1.9), self.close.natural_width(look)
        corner = self._rect.right - wide - look.px(28), self._rect.bottom - high - look.px(22)
        self.close.place(pygame.Rect(*corner, wide, high), look)

    @property
    def _facts(self) -> list[str]:
        """Without its name, and what stands there."""
        lines = [line for line in part_lines(self.place, self.state)[1:] if not line.startswith("•")]
        room = min(self.look.wide(WIDE), self.app.size[0] - self.look.px(40)) - self.look.px(68)
        font = face("text-italic", self.look.text(18))
        return [part for line in lines for part in wrapped(line.strip("*"), font, room)]

    def draw(self, surface: pygame.Surface) -> None:
        look, at = self.look, self._rect
        dim(surface)
        draw_shadow(surface, at, 3, spread=look.px(20), strength=180)
        surface.blit(sheet(at.size), at)
        frame(surface, at.inflate(-look.px(14), -look.px(14)))
        row = pygame.Rect(at.x + look.px(34), at.y + look.px(20), at.width - look.px(68), round(look.text(28) * 1.4))
        draw_line(surface, capital(place_name(self.place)), row, face("head-black", look.text(28)), INK)
        double_rule(surface, row.x, row.bottom, row.width)
        y = row.bottom + look.px(10)
        for fact in self._facts:
            line = pygame.Rect(row.x, y, row.width, round(look.text(18) * 1.35))
            draw_line(surface, fact, line, fitted("text-italic", look.text(18), fact, line.width), SEPIA)
            y = line.bottom
        y += look.px(8)
        for stack, tall in zip(self.state.stacks[self.place], self._rows, strict=True):
            self._draw_stack(surface, stack, pygame.Rect(row.x, y, row.width, tall))
            y += tall
        super().draw(surface)

    def _draw_stack(self, surface: pygame.Surface, stack: tuple[str, ...], row: pygame.Rect) -> None:
        look, side, x = self.look, self._side, row.x
        shown = [name for name in stack if name in LEADER] + [name for name in stack if name in (*UNITS, *FOLLOWERS)]
        step = min(side + look.px(6), (row.width // 2 - side) // max(1, len(shown) - 1)) if len(shown) > 1 else 0
        for name in shown:
            strength = self.state.strength.get(name, 1)
            sprite = pieces.sprite_of(name, side, words().language, strength)
            surface.blit(sprite, sprite.get_rect(midleft=(x, row.centery)))
            x += step
        left = x + (side if not step else side - step) + look.px(18)
        lines = stack_lines(self.place, stack, self.state)
        line = pygame.Rect(left, 0, row.right - left, round(look.text(17) * 1.3))
        line.y = row.centery - line.height * len(lines) // 2
        for told in lines:
            draw_line(surface, told, line, fitted("text-regular", look.text(17), told, line.width), INK)
            line = line.move(0, line.height)
        surface.fill((190, 170, 130), (row.x, row.bottom - 1, row.width, 1))
