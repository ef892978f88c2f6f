"""Saves by themselves. A disk may take longer than a frame, so it is written to beside the game, one save at a time."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.shell.saves import SaveRefused, SaveStore


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
