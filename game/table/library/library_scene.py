"""The library of a game has rooms, and a door to each at the head of the window."""

from __future__ import annotations

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, width_of
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.kit.kit import Kit
from game.table.library.archive_room import ArchiveRoom
from game.table.library.gallery_room import GalleryRoom
from game.table.library.room import Room
from game.table.library.statistics_room import StatisticsRoom
from game.table.library.timeline_room import TimelineRoom

ROOMS: tuple[type[Room], ...] = (GalleryRoom, TimelineRoom, ArchiveRoom, StatisticsRoom)
TITLE = 32
SMALLEST = 14
"""The title's type is never smaller, in pixels."""


class LibraryScene(Scene):
    def __init__(self, app: App, kit: Kit, room: str = "") -> None:
        super().__init__(app)
        self.kit = kit
        empty = {GalleryRoom: not kit.library.exhibits(), TimelineRoom: not kit.library.dates}
        self.rooms = {kind.name: kind(app, kit, self.visit) for kind in ROOMS if not empty.get(kind)}
        self.room = self.rooms[room or next(iter(self.rooms))]

    def build(self) -> None:
        doors = [(name, tr(f"library.{name}"), tr(f"library.{name}.hint")) for name in self.rooms]
        self.doors = ToggleGroup(doors, self.room.name, self._open)
        self.back_button = Button.of("button.back", self.back, size=20, shortcut="Esc")
        self.add(self.doors, self.back_button, *self.room.build())

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, tall = look.px(40), round(look.text(20) * 2)
        self._head = pygame.Rect(margin, look.px(20), size[0] - 2 * margin, tall)
        wide = self.back_button.natural_width(look)
        self.back_button.place(pygame.Rect(self._head.right - wide, self._head.y, wide, tall), look)
        wide = self.doors.natural_width(look)
        right = self.back_button.rect.x - look.px(24)
        self.doors.place(pygame.Rect(right - wide, self._head.y, wide, tall), look)
        top = self._head.bottom + look.px(20)
        self._wall = self.kit.library.wall(size)
        self.room.layout(pygame.Rect(margin, top, size[0] - 2 * margin, size[1] - look.px(24) - top), look)

    def visit(self, name: str, key: str) -> None:
        """Go to another room, to look at something there."""
        self._open(name)
        self.room.show(key)

    def _open(self, name: str) -> None:
        self.room = self.rooms[name]
        self.rebuild()
        self.layout(self.app.size)
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        for number, name in enumerate(self.rooms, 1):
            if is_pressed(str(number), event):
                self._open(name)
                return True
        return super().handle(event)

    @property
    def busy(self) -> bool:
        return self.room.busy or super().busy

    def update(self, dt: float) -> bool:
        changed = self.room.update(dt)
        return super().update(dt) or changed

    def resume(self) -> None:
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.kit.palette(self.app).ground)
        if self._wall is not None:
            surface.blit(self._wall, (0, 0))
        self._draw_title(surface)
        self.room.draw(surface)
        super().draw(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        """In the type of the game's own titles, as large as there is room for."""
        words, face = tr("game.title"), self.kit.palette(self.app).label
        box = pygame.Rect(self._head.x, self._head.y, self.doors.rect.x - self.look.px(24) - self._head.x, 0)
        box.height = self._head.height
        size = self.look.text(TITLE)
        while size > SMALLEST and width_of(face(size), words) > box.width:
            size -= 1
        draw_line(surface, words, box, face(size), colours.CREAM)
