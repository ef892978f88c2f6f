"""After an error: what happened, where the report and the autosave are, and the way back to the shelf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.crash import write_report
from game.shell.folders import without_home, without_program
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr
from game.shell.widgets.rich_text import literal

LONGEST = 300
"""Characters of an error that are shown; the report has them all."""


class CrashScene(DialogScene):
    """Stands alone: what was below may be what broke."""

    translucent = False

    def __init__(self, app: App, error: BaseException, report: Path | None) -> None:
        what = without_home(without_program(f"{type(error).__name__}: {error}"))
        lines = [tr("crash.what", what=literal(what[:LONGEST]))]
        lines.append(tr("crash.report", path=literal(without_home(str(report)))) if report else tr("crash.no_report"))
        if app.store.has_autosave():
            lines.append(tr("crash.autosave", path=literal(without_home(str(app.store.folder)))))
        super().__init__(
            app,
            tr("crash.title"),
            "\n\n".join(lines),
            (
                Answer(tr("shelf.quit"), app.quit, "paper", "Ctrl+Q"),
                Answer(tr("crash.to_title"), app.go_home, "gold", "Enter"),
            ),
        )

    def back(self) -> None:
        self.app.go_home()

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(colours.INK)
        super().draw(surface)

    def _act(self, action: Callable[[], None]) -> Callable[[], None]:
        """Nothing is below to go back to: the answers themselves say what comes next."""
        return action


def show_crash(app: App, error: Exception) -> None:
    """For App.run: report the error, clear the stack, tell the player. A crash of the crash screen ends the program."""
    if app.scenes and isinstance(app.top, CrashScene):
        raise error
    report = write_report(error, app.folder, tr("program.name"), app.version)
    app.scenes.clear()
    app.push(CrashScene(app, error, report))
