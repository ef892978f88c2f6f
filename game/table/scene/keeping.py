"""Games are saved by themselves.

A disk may take longer than a frame, so it is written to beside the game, one save at a time.

One game runs in each window; nothing unfinished loses its place to another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.errors import SaveError
from engine.core.session import Session
from game.shell.app import App
from game.shell.beside import Future, is_done, worker
from game.shell.saves import AUTOSAVE, FINISHED, SAVED, SaveRefused, SaveStore
from game.shell.scenes.waiting import do_beside, once_saved
from game.shell.text import tr
from game.table.kit.kit import Kit


class Beside(NamedTuple):
    """What lies beside a save."""

    summary: dict[str, str] | None
    thumbnail: bytes | None


class Keeper:
    """A disk that takes seconds stops no frame: what is to be written waits, and of autosaves only the newest.

    A kill loses at most one decision, so whoever makes the next asks first whether the last `is_kept`.
    """

    def __init__(self, store: SaveStore) -> None:
        self._store = store
        self._writer = worker("autosave")
        self._newest: deque[tuple[bytes, Beside]] = deque(maxlen=1)
        """The autosave that nobody has begun to write; a newer one takes its place."""
        self._written: list[Future[None]] = []
        """Those of which it has not been asked yet whether they went well; the last is of the last decision."""

    def keep(self, data: bytes, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
        """Write what the game is now."""
        self._newest.append((data, Beside(summary, thumbnail)))
        written: Future[None] = Future()
        self._written.append(written)
        self._writer.submit(self._autosave, written)

    def keep_finished(self, name: str, data: bytes, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
        """Put a game that is over into the archive, where nothing takes its place."""
        written: Future[None] = Future()
        self._written.append(written)
        self._writer.submit(_tell, written, lambda: self._store.keep_finished(name, data, summary, thumbnail))

    def is_kept(self) -> bool:
        """Whether everything until now is on the disk, or will never be."""
        return not self._written or is_done(self._written[-1])

    def complaint(self) -> str:
        """Why a save could not be written, once."""
        while self._written and self._written[0].done():
            error = self._written.pop(0).exception()
            if error is not None:
                if not isinstance(error, SaveRefused):
                    raise error
                return str(error)
        return ""

    def finish(self) -> None:
        """Until everything is on the disk."""
        self._writer.submit(_nothing).result()

    def _autosave(self, written: Future[None]) -> None:
        """The save itself; what lies beside it follows if there is time before the next."""
        try:
            data, beside = self._newest.pop()
        except IndexError:  # the one before has written it
            written.set_result(None)
            return
        path = _tell(written, lambda: self._store.autosave(data))
        if path is not None and not self._newest:
            self._store.put_beside(path, *beside)


def _tell(written: Future[None], write: Callable[[], Path | None]) -> Path | None:
    """Write, and tell those who wait how that went."""
    try:
        path = write()
    except BaseException as error:
        written.set_exception(error)
        return None
    written.set_result(None)
    return path


def _nothing() -> None:
    pass


def keep_running_game(app: App, kit: Kit, session: Session[Any], then: Callable[[], None]) -> None:
    """This game is about to take over the autosave: another whose end was not seen is kept under a name.

    Then it goes on. One that cannot be read, perhaps because a later version wrote it, is kept as it is.
    """

    def keep() -> None:
        data, summary = _unfinished(app.store, kit, session)
        if data and not app.store.holds(data):
            do_beside(app, lambda: keep_under(app.store, wish, data, summary), tell)
        else:
            then()

    def tell(kept: Future[str]) -> None:
        try:
            app.tell(tr("opening.kept", name=kept.result()), trouble=False)
        except SaveRefused as refusal:
            app.tell(str(refusal))
        then()

    wish = tr("opening.previous")
    once_saved(app, keep)


def is_own(store: SaveStore, session: Session[Any]) -> bool:
    """Whether a game lies here as it is, in whatever place."""
    return store.holds(session.save(), AUTOSAVE, SAVED, FINISHED)


def keep_under(store: SaveStore, wish: str, data: bytes, summary: dict[str, str] | None) -> str:
    """The wished name or one like it that was free."""
    name = store.free_name(wish)
    store.write(name, data, summary)
    return name


def _unfinished(store: SaveStore, kit: Kit, session: Session[Any]) -> tuple[bytes, dict[str, str] | None]:
    """The running game and what lies beside it, unless it is over or this very one."""
    data = store.running()
    if not data:
        return b"", None
    try:
        before = Session.load(kit.game, data)
        if (before.over and not before.held) or (data := before.save()) == session.save():
            return b"", None
        return data, kit.wording.describe(before)
    except SaveError:
        return data, None
