"""A game's box stands on the table: its front, a side in shadow, and the light of being chosen."""

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.easing import Eased
from game.shell.edition import Front
from game.shell.keys import is_pressed
from game.shell.lid import LiftedLid
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.widgets.widget import Widget

SHAPE = 3 / 4
"""It is the width of a front by its height."""
DEPTH = 0.05
"""Of the width: how much of the side is seen."""
RESTING = 0.9
"""A box that is not chosen stands farther back: it is drawn so much smaller."""
DIMMED = 64
"""How dark the veil is over a box that is not chosen."""


class GameBox(Widget):
    """`rect` is the room that the chosen box fills."""

    def __init__(self, front: Front, on_choose: Callable[[], None], *, shortcut: str = "", tooltip: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self.front = front
        self.on_choose = on_choose
        self.shortcut = shortcut
        self.chosen = False
        self._nearness = Eased(0.0, 0.28)
        self._picture = pygame.Surface((1, 1))
        self._side: Colour = colours.INK

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._picture = pygame.Surface(self._front_rect(rect).size)
        self.front.layout(self._picture.get_size())
        self._repaint()

    def choose(self, chosen: bool) -> None:
        """Stand forward, or back."""
        self.chosen = chosen
        self._nearness.go(1.0 if chosen else 0.0)
        self.dirty = True

    def live(self, dt: float) -> bool:
        """Let time pass on the poster; True if it has to be drawn again."""
        if not self.front.update(dt):
            return False
        self._repaint()
        return True

    def lifted_lid(self, speed: float) -> LiftedLid:
        """It is the front, on its way off the box."""
        return LiftedLid(self._picture.copy(), self._front_rect(self._box_rect(self._nearness.value)), speed)

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos)
        if clicked or (self.shortcut and is_pressed(self.shortcut, event)):
            self.on_choose()
            return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        if is_pressed("Enter", event) or is_pressed("Space", event):
            self.on_choose()
            return True
        return False

    def update(self, dt: float) -> bool:
        moved = self._nearness.update(dt)
        return super().update(dt) or moved

    def draw(self, surface: pygame.Surface) -> None:
        near = self._nearness.value
        front = self._front_rect(self._box_rect(near))
        self._draw_side(surface, front)
        picture = self._picture if front.size == self._picture.get_size() else self._scaled(front.size)
        surface.blit(picture, front)
        dimmed = round(DIMMED * (1 - near) * (0.5 if self.hovered else 1.0))
        if dimmed:
            veil = pygame.Surface(front.size)
            veil.set_alpha(dimmed)
            surface.blit(veil, front)
        pygame.draw.rect(surface, mix(self._side, colours.CREAM, 0.35 + 0.25 * near), front, 1)

    def _box_rect(self, near: float) -> pygame.Rect:
        """It is back or forward, its foot on the table."""
        share = RESTING + (1 - RESTING) * near
        rect = pygame.Rect(0, 0, round(self.rect.width * share), round(self.rect.height * share))
        rect.midbottom = self.rect.midbottom
        return rect

    def _front_rect(self, box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.x, box.y, round(box.width * (1 - DEPTH)), box.height)

    def _draw_side(self, surface: pygame.Surface, front: pygame.Rect) -> None:
        deep = round(front.width * DEPTH)
        rise = round(deep * 0.7)
        spread = self.look.px(30)
        whole = pygame.Rect(front.x, front.y, front.width + deep, front.height)
        draw_shadow(surface, whole, self.look.px(2), spread=spread, strength=190, drop=self.look.px(16))
        corners = [
            (front.right, front.top),
            (front.right + deep, front.top + rise),
            (front.right + deep, front.bottom - rise // 2),
            (front.right, front.bottom),
        ]
        pygame.draw.polygon(surface, self._side, corners)
        pygame.draw.aalines(surface, mix(self._side, (0, 0, 0), 0.4), True, corners)
        lid = round(front.height * 0.72)
        seam = mix(self._side, (0, 0, 0), 0.45)
        pygame.draw.aaline(
            surface, seam, (front.right + 1, front.top + lid), (front.right + deep - 1, front.top + lid + rise // 3)
        )

    def _scaled(self, size: tuple[int, int]) -> pygame.Surface:
        return pygame.transform.smoothscale(self._picture, size)

    def _repaint(self) -> None:
        self.front.draw(self._picture)
        width, height = self._picture.get_size()
        edge = pygame.transform.average_color(self._picture, pygame.Rect(width - 4, 0, 4, height))
        self._side = mix((edge[0], edge[1], edge[2]), (6, 7, 10), 0.45)
        self.dirty = True
