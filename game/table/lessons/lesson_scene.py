"""A lesson: a game on the table like any other, and somebody beside it who says what to look at.

Nothing is forbidden and nothing waited for but what the rules wait for; and nothing of it is saved by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from engine.core.session import Session
from game.shell.app import App
from game.shell.drawable import drawable
from game.shell.scene import Scene
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr
from game.shell.widgets.rich_text import literal
from game.table.kit.kit import Kit
from game.table.lessons.course import is_done, mark_done
from game.table.lessons.expressions import with_figures
from game.table.lessons.lesson import Lesson, in_language
from game.table.lessons.lesson_file import begun, read_lesson
from game.table.lessons.lessons_scene import LessonsScene
from game.table.lessons.mentor import Mentor, Saying
from game.table.lessons.mentor_panel import MentorPanel
from game.table.lessons.pointing import circle, spot
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene
from game.table.scenes.opponents import opponent_scene
from game.table.telling.log_entry import LogEntry
from game.table.telling.snapshots import Snapshot


class LessonScene(TableScene):
    is_guided = True

    def __init__(self, app: App, kit: Kit, lesson: Lesson, session: Session[Any]) -> None:
        super().__init__(app, kit, session)
        self.lesson = lesson
        self.mentor = Mentor(lesson, kit, session)
        self._noted: Saying | None = None
        self._panel_says = ("", False)
        """The words on the panel, and whether Next is under them."""
        self._admitted = 0
        """Of so many lines the player has been told that they are left out."""

    def build(self) -> None:
        style = self.kit.set_up.mentor
        self.panel = MentorPanel(in_language(self.lesson.mentor), style, self.read_on, self.leave_lesson)
        meanwhile = [tr(f"lesson.{words}") for words in ("turn_over", "go_on", "watch", "see", "read")]
        self.panel.prepare([*meanwhile, *(with_figures(in_language(line.said)) for line in self.lesson.lines)])
        self.table.guest = self.panel
        self._panel_says = ("", False)
        super().build()
        self._say()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for rect in self.pointed_at():
            circle(surface, rect, self.look, self.kit.set_up.mentor.ring)

    def _drawn_over(self) -> Sequence[pygame.Rect] | None:
        return None if self.pointed_at() else super()._drawn_over()

    def pointed_at(self) -> list[pygame.Rect]:
        """What is circled now, as far as it is in sight."""
        saying = self.mentor.saying
        if saying is None and self.turn_end.asked:
            return [self.controls.done.rect]
        spots = [spot(self.table, point) for point in saying.line.points] if saying else []
        return [rect for rect in spots if rect is not None]

    def update(self, dt: float) -> bool:
        if self.turn_end.asked:
            self.mentor.answered()
        self._heed()
        changed = super().update(dt)
        self._say()
        return changed

    # What the mentor hears

    def heard(self, moments: Sequence[Snapshot]) -> None:
        for moment in moments:
            self.mentor.hear(moment)
        self._heed()

    def was_asked(self) -> None:
        if self.table.question is not None:
            self.mentor.asked(self.table.question.prompt, self.table.state)

    def went_back(self, decision: int) -> None:
        self.mentor.back_to(decision)

    def read_on(self) -> None:
        self.mentor.next()
        if self.mentor.over:
            self.finish()

    def _heed(self) -> None:
        """Nothing new is shown while the mentor has something to say first."""
        self.playback.halted = self.mentor.holds
        self.waits_for_guide = self.mentor.holds or self.mentor.over

    def _say(self) -> None:
        """The panel and the log tell what the mentor says now."""
        saying = self.mentor.saying
        if saying is not None and saying != self._noted:
            self._noted = saying
            self.table.log.add(LogEntry(f"*{saying.words}*"))
        if len(self.mentor.left_out) > self._admitted:
            self._admitted = len(self.mentor.left_out)
            self.app.tell(tr("lesson.broken.line", line=literal(drawable(self.mentor.left_out[-1]))))
        says = (self.mentor.words or tr(self._meanwhile), self.mentor.wants_next)
        if says != self._panel_says:
            self._panel_says = says
            self.panel.say(says[0], wants_next=says[1])
            self.invalidate()

    @property
    def _meanwhile(self) -> str:
        """What is said while the lesson waits: for a player who strays, or for the others."""
        if self.mentor.over:
            return "lesson.read"
        if self.turn_end.asked:
            return "lesson.turn_over"
        if self.table.question is not None:
            return "lesson.go_on"
        return "lesson.see" if self.game_log.actor in self.session.people else "lesson.watch"

    # The way out

    def finish(self) -> None:
        """The lesson is over: the game can go on as a real one, or a real one begin."""
        mark_done(self.app, self.kit, self.lesson.key)
        self._offer_ways(tr("lesson.over.too" if self.session.over else "lesson.over"))

    def leave_lesson(self) -> None:
        self._offer_ways(tr("lesson.leave.text"))

    def _offer_ways(self, text: str) -> None:
        """Esc leads back to the table, as everywhere: what has been played is lost only to one who says so."""
        ways = [
            Answer(tr("lesson.again"), self._again, "paper", "A"),
            Answer(tr("lesson.real_game"), self._real_game, "paper", "Q"),
            Answer(tr("lesson.another"), self._another, "paper", "L"),
            Answer(tr("lesson.shelf"), self.app.go_home, "paper", "S"),
            Answer(tr("lesson.back"), lambda: None, "paper", "Esc"),
        ]
        if not self.session.over:
            ways.insert(0, Answer(tr("lesson.play_on"), self._play_on, "gold", "Enter"))
        self.app.push(DialogScene(self.app, in_language(self.lesson.title), text, ways))

    def _play_on(self) -> None:
        begin_game(self.app, self.kit, self.session.fork())

    def _again(self) -> None:
        self.app.go_home()
        self.app.push(lesson_scene(self.app, self.kit, self.lesson))

    def _real_game(self) -> None:
        self.app.go_home()
        self.app.push(opponent_scene(self.app, self.kit))

    def _another(self) -> None:
        self.app.go_home()
        self.app.push(all_lessons(self.app, self.kit))


def lesson_scene(app: App, kit: Kit, lesson: Lesson) -> LessonScene:
    """Make a lesson, from its beginning; raises LessonBroken if the game cannot begin so."""
    return LessonScene(app, kit, lesson, begun(kit, lesson))


def all_lessons(app: App, kit: Kit) -> LessonsScene:
    """It is the page of them."""
    return LessonsScene(app, kit, partial(lesson_scene, app, kit))


def learn_scene(app: App, kit: Kit) -> Scene:
    """The first lesson; for one who has finished it, all of them."""
    first = kit.set_up.lessons[0]
    if is_done(app, kit, first):
        return all_lessons(app, kit)
    return lesson_scene(app, kit, read_lesson(kit.game.key, first))
