"""Saves by themselves. A disk may take longer than a frame, so it is written to beside the game, one save at a time.

One game runs in each window; nothing unfinished loses its place to another.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from engine.core.errors import SaveError
from engine.core.session import Session
from game.shell.app import App
from game.shell.saves import SaveRefused, SaveStore
from game.shell.text import tr
from game.table.kit import Kit


class Keeper:
    def __init__(self, store: SaveStore) -> None:
        self._store = store
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")
        self._last: Future[object] | None = None

    def keep(self, data: bytes, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
        """Write what the game is now. The save before is on the disk by then: a kill loses at most one decision."""
        self.finish()
        self._last = self._writer.submit(self._store.autosave, data, summary, thumbnail)

    def keep_finished(self, name: str, data: bytes, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
        """Put a game that is over into the archive, where nothing takes its place."""
        self.finish()
        self._last = self._writer.submit(self._store.keep_finished, name, data, summary, thumbnail)

    def complaint(self) -> str:
        """Why the last save could not be written, once."""
        if self._last is None or not self._last.done():
            return ""
        done, self._last = self._last, None
        error = done.exception()
        if error is not None and not isinstance(error, SaveRefused):
            raise error
        return str(error) if error else ""

    def finish(self) -> None:
        """Until everything is on the disk."""
        if self._last is not None:
            self._last.exception()


def keep_running_game(app: App, kit: Kit, session: Session[Any]) -> None:
    """This game is about to take over the autosave: another that is still going on there is kept under a name.

    One that cannot be read, perhaps because a later version wrote it, is kept as it is.
    """
    store = app.store
    data = store.running()
    if not data:
        return
    summary: dict[str, str] | None = None
    try:
        before = Session.load(kit.game, data)
        if before.over or (data := before.save()) == session.save():
            return
        summary = kit.wording.describe(before)
    except SaveError:
        pass
    try:
        if not store.holds(data):
            name = store.free_name(tr("opening.previous"))
            store.write(name, data, summary)
            app.tell(tr("opening.kept", name=name), trouble=False)
    except SaveRefused as refusal:
        app.tell(str(refusal))
