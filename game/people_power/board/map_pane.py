"""The map and the mouse on it: a click chooses what is lit, the wheel zooms, a drag pans, the right button inspects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import pygame

from engine.people_power.board import SPACES
from game.people_power.map import BoardView
from game.people_power.palette import DEFAULT, Palette
from game.shell.look import Look
from game.shell.text import tr, words
from game.shell.widgets.widget import Widget

DRAG_FROM = 7
"""Pixels that a held mouse may tremble before it pans."""
TEXT_SCALE = 1.22
"""Plates carry words as large as the panels do; the map makes room for them."""
TEXT_GROWTH = 0.3
"""How much of the player's enlargement of the text the words on the plates take part in."""
PieceAt = tuple[str, str]


class MapPane(Widget):
    def __init__(
        self,
        on_space: Callable[[str], None],
        on_piece: Callable[[str, str], None],
        on_inspect: Callable[[str], None],
        on_hover: Callable[[str | None], None],
    ) -> None:
        super().__init__()
        self.palette: Palette = DEFAULT
        self.on_space, self.on_piece, self.on_inspect, self.on_hover = on_space, on_piece, on_inspect, on_hover
        self.view: BoardView | None = None
        self._made_for: tuple[str, str, float, tuple[int, int, int, int]] | None = None
        self._spaces: frozenset[str] = frozenset()
        self._pieces: frozenset[PieceAt] = frozenset()
        self._down: tuple[int, int] | None = None
        self._dragged = False
        self._over: str | None = None

    def lay(self, rect: pygame.Rect, look: Look, board: Mapping[str, Any]) -> None:
        """Place the map; painting it takes half a second, so it is kept while nothing about it changes."""
        super().place(rect, look)
        text_scale = plate_text_scale(look)
        wanted = self.palette.name, words().language, text_scale, (rect.x, rect.y, rect.width, rect.height)
        if wanted == self._made_for:
            return
        self.view = BoardView(rect, board, tr, self.palette, text_scale)
        self._made_for = wanted
        self._warm_lights()
        self.aim(self._spaces, self._pieces)

    def aim(self, spaces: Collection[str], pieces: Collection[PieceAt]) -> None:
        """What may be chosen now; nothing else reacts."""
        self._spaces, self._pieces = frozenset(spaces), frozenset(pieces)
        if self.view is not None:
            self.view.set_highlights(self._spaces | {space for space, _ in self._pieces if not self._spaces})
            self.view.set_piece_highlights(self._pieces)

    def bring_into_sight(self, spaces: Collection[str]) -> None:
        """One of these, if the map is enlarged and none of them is on the screen."""
        if self.view is not None and spaces and not any(self.target(space) for space in spaces):
            self.view.show(min(spaces))

    def target(self, space: str) -> pygame.Rect | None:
        """Where a click chooses the space, if it is in sight."""
        assert self.view is not None
        plate = self.view.plate_rect(space).clip(self.rect)
        land = pygame.Rect(0, 0, 7, 7)
        land.center = self.view.anchor_pos(space)
        return next((spot for spot in (plate, land) if self.view.space_at(spot.center) == space), None)

    def piece_target(self, space: str, piece: str) -> pygame.Rect | None:
        assert self.view is not None
        spot = pygame.Rect(0, 0, 7, 7)
        spot.center = self.view.piece_pos(space, piece)
        return spot if self.rect.contains(spot) else None

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if self.view is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(event.pos):
            self.view.zoom_at(event.pos, 1 if event.y > 0 else -1)
            return True
        elif event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            return self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._down is not None:
            self._released(event.pos)
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._down = None
        self._look_at(None)
        if self.view is not None:
            self.view.press(None)

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if self.view is not None:
            self.view.update(dt)
            changed = self.view.needs_draw or changed
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        if self.view is not None and self.view.draw(surface):
            self.dirty = True

    def _moved(self, event: pygame.event.Event) -> None:
        assert self.view is not None
        if self._down is not None:
            far = max(abs(event.pos[0] - self._down[0]), abs(event.pos[1] - self._down[1]))
            self._dragged = self._dragged or far > DRAG_FROM
            if self._dragged:
                self.view.pan(*event.rel)
                self.view.press(None)
            return
        self._look_at(self.view.space_at(event.pos) if self.rect.collidepoint(event.pos) else None)

    def _look_at(self, space: str | None) -> None:
        if space == self._over:
            return
        self._over = space
        if self.view is not None:
            lit = self._spaces or {place for place, _ in self._pieces}
            self.view.hover(space if space in lit else None)
        self.on_hover(space)

    def _pressed(self, event: pygame.event.Event) -> bool:
        assert self.view is not None
        if event.button == 3:
            space = self.view.space_at(event.pos)
            if space:
                self.on_inspect(space)
            return True
        if event.button == 1:
            self._down, self._dragged = event.pos, False
            space = self.view.space_at(event.pos)
            self.view.press(space if space in self._spaces else None)
            return True
        return False

    def _released(self, position: tuple[int, int]) -> None:
        assert self.view is not None
        dragged, self._down = self._dragged, None
        self.view.press(None)
        if dragged:
            return
        piece = self.view.piece_at(position)
        if piece in self._pieces and piece is not None:
            self.on_piece(*piece)
            return
        space = self.view.space_at(position)
        if space in self._spaces and space is not None:
            self.on_space(space)

    def _warm_lights(self) -> None:
        """The first glow of each space takes milliseconds to paint, better now than in the middle of a turn."""
        assert self.view is not None
        scratch = pygame.Surface((self.rect.right, self.rect.bottom))
        self.view.set_highlights(SPACES)
        self.view.update(1.0)
        self.view.draw(scratch)
        self.view.set_highlights(())
        self.view.update(1.0)


def plate_text_scale(look: Look) -> float:
    """How large the words on the plates are wished for."""
    return TEXT_SCALE * (1 + TEXT_GROWTH * (look.text_scale - 1))
