"""The lessons of a game: ours, and those that players have written; and which of them have been finished."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.shell.app import App
from game.table.kit.kit import Kit
from game.table.lessons.lesson import Lesson, in_language
from game.table.lessons.lesson_file import LessonBroken, read_lesson, read_own_lesson

FOLDER = "lessons"
MOST_OWN, MOST_DONE = 40, 400
"""So many files of a folder are read, and so many lessons remembered."""


@dataclass(slots=True, eq=False)
class Listed:
    """It is one line of the page of lessons."""

    name: str
    """Its title, or the name of a file that cannot be used."""
    lesson: Lesson | None = None
    damage: str | None = None


def course(app: App, kit: Kit) -> list[Listed]:
    """Ours come first, in the order in which they are meant to be played."""
    ours = [read_lesson(kit.game.key, key) for key in kit.set_up.lessons]
    return [*(Listed(in_language(lesson.title), lesson) for lesson in ours), *map(_own, _files(own_folder(app, kit)))]


def own_folder(app: App, kit: Kit) -> Path:
    """Where a player puts lessons for this game."""
    return app.folder / FOLDER / kit.game.key


def is_done(app: App, kit: Kit, lesson: str) -> bool:
    return _mark(kit, lesson) in app.settings.lessons_done


def mark_done(app: App, kit: Kit, lesson: str) -> None:
    if not is_done(app, kit, lesson):
        app.remember(lessons_done=(*app.settings.lessons_done[-MOST_DONE:], _mark(kit, lesson)))


def _mark(kit: Kit, lesson: str) -> str:
    return f"{kit.game.key}/{lesson}"


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".json")[:MOST_OWN]
    except OSError:
        return []


def _own(path: Path) -> Listed:
    try:
        lesson = read_own_lesson(path)
    except LessonBroken as broken:
        return Listed(path.name, damage=str(broken))
    return Listed(in_language(lesson.title), lesson)
