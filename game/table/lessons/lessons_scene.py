"""All lessons of a game on one sheet: one is chosen and begun."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.folders import without_home
from game.shell.scene import Scene
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import RichText, TextStyle, literal
from game.table.kit.kit import Kit
from game.table.lessons.course import Listed, course, is_done, own_folder
from game.table.lessons.lesson import Lesson
from game.table.lessons.lesson_file import LessonBroken
from game.table.lessons.lessons_list import LessonsList


class LessonsScene(SheetScene):
    widest = 1200
    tallest = 900

    def __init__(self, app: App, kit: Kit, begin: Callable[[Lesson], Scene]) -> None:
        """`begin` makes a lesson; it may raise LessonBroken."""
        super().__init__(app)
        self.kit = kit
        self._begin = begin

    @property
    def heading(self) -> str:
        return tr("lessons.title", game=tr("game.title"))

    def build(self) -> None:
        super().build()
        self._course = course(self.app, self.kit)
        self.begin_button = Button.of("lessons.begin", self._open, style="gold", shortcut="Enter")
        self.list = LessonsList(self._beside, self._tell_what_may_be_done, self._open)
        self.add(self.list, self.begin_button)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        folder = literal(without_home(str(own_folder(self.app, self.kit))))
        style = TextStyle(look.text(17), colours.GREY_ON_PAPER, leading=1.35)
        self._note = RichText(tr("lessons.own", folder=folder), content.width, style)
        room = content.height - self._note.height - look.px(18)
        self.list.place(pygame.Rect(content.topleft, (content.width, room)), look)
        self.list.show(self._course)
        self.list.choose(self._next())
        self.place_at_foot(self.begin_button)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._note.draw(surface, (self.content.x, self.content.bottom - self._note.height))

    def _beside(self, lesson: Lesson) -> str:
        """For whom it is, how long it takes, and whether it is done."""
        said = [tr(f"faction.{lesson.side}")] if lesson.side in self.kit.seats else []
        said.append(tr("lessons.minutes", count=lesson.minutes))
        return " · ".join([*said, tr("lessons.done")] if is_done(self.app, self.kit, lesson.key) else said)

    def _next(self) -> Listed:
        """The first that has not been finished."""
        open_yet = (row for row in self._course if row.lesson and not is_done(self.app, self.kit, row.lesson.key))
        return next(open_yet, self._course[0])

    def _tell_what_may_be_done(self, row: Listed) -> None:
        self.begin_button.forbid(row.damage or "")

    def _open(self) -> None:
        row = self.list.chosen
        if row is None or row.lesson is None:
            return
        try:
            self.app.put_on_table(self._begin(row.lesson))
        except LessonBroken as broken:
            row.damage = str(broken)
            self._tell_what_may_be_done(row)
            self.app.tell(row.damage)
            self.invalidate()
