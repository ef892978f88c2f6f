"""While the disk takes its time: a sentence, and frames that go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.shell.beside import Future, begun, is_done
from game.shell.scenes.dialog import DialogScene
from game.shell.text import tr

if TYPE_CHECKING:
    from game.shell.app import App

Made = TypeVar("Made")


def do_beside(app: App, work: Callable[[], Made], then: Callable[[Future[Made]], None]) -> None:
    """Do that, show a screen if it takes long, and go on with what came of it."""
    future = begun(work)
    if is_done(future):
        then(future)
    else:
        app.push(WaitingScene(app, future, lambda: then(future)))


def once_saved(app: App, then: Callable[[], None]) -> None:
    """Go on once all that the screens keep is on the disk."""
    do_beside(app, app.wait_for_disk, lambda _: then())


class WaitingScene(DialogScene):
    """Goes away by itself, and then `then` comes next."""

    busy = True

    def __init__(self, app: App, awaited: Future[Any], then: Callable[[], None]) -> None:
        super().__init__(app, tr("waiting.title"), tr("waiting.text"), ())
        self._awaited, self._then = awaited, then

    def update(self, dt: float) -> bool:
        if self._awaited.done():
            self.app.pop()
            self._then()
            return True
        return super().update(dt)

    def take_file(self, path: Path) -> None:
        """What is to come next must not be lost."""

    def back(self) -> None:
        """There is nothing to go back to before it is written."""
