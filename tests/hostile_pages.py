"""Saves by a hostile author on the window's own pages: the table, the archive, the last page, the replay, the review.

`tools/checks/hostile_saves.py --pages` tries them by the hundred thousand.
"""

from __future__ import annotations

import gc
import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine.core.errors import SaveError
from engine.core.players import LONGEST_GAME
from engine.core.session import Session
from game.box import open_box
from game.people_power import kit as people_power
from game.shell.cache import Kept
from game.shell.clock import FakeClock
from game.shell.saves import FINISHED
from game.shell.widgets.rich_text import RichText, TextLine, TextStyle
from game.table.kit.kit import Kit
from game.table.library.archive_room import ArchiveRoom
from game.table.library.library_scene import LibraryScene
from game.table.library.record import summary_of
from game.table.library.statistics_room import StatisticsRoom
from game.table.map import ground, map_view
from game.table.map.chart import Chart
from game.table.map.frame import Frame
from game.table.map.legend import Legend
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.replay import ReplayScene
from game.table.scenes.review import ReviewScene
from tests.hostile import MOST_SECONDS, altered, bounded, texts_in
from tests.promises import any_game

SIZE = (1280, 720)
FRAME = 0.05
FRAMES = 4
"""On the table: enough for a question, or for the page of the end."""
GAMES = 20
"""Of each game, finished and not, out of which the saves are made."""
LITTER = 8
"""Saves between two sweeps: whoever opens thousands need not sweep after each scene."""
TEXTS = 20_000
"""Set texts that are kept; most saves of a game tell the same."""


class Pages:
    """A window without a screen, in which every save that is accepted is looked at from all sides."""

    def __init__(self, folder: Path) -> None:
        self._litter = 0
        self.app = open_box(folder, size=SIZE, clock=FakeClock())
        self.app._litter.sweep = self._sweep  # type: ignore[method-assign]
        self.app.change_settings(bot_pace="instant", animation_speed="off", sound=False, music=False)
        self.app.go_home()
        self.app.push(LibraryScene(self.app, people_power.KIT, StatisticsRoom.name))
        self._bottom = len(self.app.scenes)

    def hostile_save(self, key: str, seed: int) -> bytes:
        """Every other one is of a finished game: only those have a last page."""
        luck = random.Random(seed)
        return altered(_game(key, luck.randrange(GAMES), to_the_end=seed % 2 == 0), luck)

    def look_at(self, key: str, data: bytes, seed: int) -> bool:
        """Open it on all pages; returns whether it was accepted."""
        app, luck = self.app, random.Random(seed)
        app.take(next(edition for edition in app.editions if edition.key == key))
        kit: Kit = import_module(f"game.{key}.kit").KIT
        try:
            with bounded(MOST_SECONDS):
                session = app.edition.load(data)
                self._put_into_archive(kit, data, luck)
                self._on_the_table(session, luck)
                self._in_the_archive(kit, luck)
        except SaveError:
            if len(app.scenes) > self._bottom:  # it had been accepted
                raise
            return False
        finally:
            self._back_to(self._bottom)
            self._litter += 1
        return True

    def close(self) -> None:
        self._back_to(0)

    def _put_into_archive(self, kit: Kit, data: bytes, luck: random.Random) -> None:
        """Alone, as a file that somebody has dropped there, with a summary of any kind or with none."""
        folder = self.app.store.folder / FINISHED
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
        (folder / "game.save").write_bytes(data)
        summary = dict(_summary(kit))
        if luck.random() < 0.5:
            said = [*texts_in(summary), "", "{count:999999999}", "\0\ud800", "9" * 190]
            summary[luck.choice(list(summary))] = luck.choice(said)
        if luck.random() < 0.7:
            (folder / "game.json").write_text(json.dumps(summary), encoding="utf-8")

    def _on_the_table(self, session: Session[Any], luck: random.Random) -> None:
        """As Continue opens it; a game that is over shows its last page."""
        app = self.app
        app.push(app.edition.resume(app, session))
        self._pass(FRAMES)
        if isinstance(app.top, GameOverScene):
            self._from_the_last_page(app.top, luck)
        self._back_to(self._bottom)

    def _in_the_archive(self, kit: Kit, luck: random.Random) -> None:
        app = self.app
        library = LibraryScene(app, kit, ArchiveRoom.name)
        app.push(library)
        self._pass(2)
        archive = library.rooms[ArchiveRoom.name]
        assert isinstance(archive, ArchiveRoom)
        archive._open()
        self._pass(1)
        self._back_to(self._bottom + 1)
        if luck.random() < 0.5:
            archive._replay()
            self._walk_through()
            self._back_to(self._bottom + 1)
        library._open(StatisticsRoom.name)
        self._pass(2)
        self._back_to(self._bottom)

    def _from_the_last_page(self, page: GameOverScene, luck: random.Random) -> None:
        depth = len(self.app.scenes)
        if luck.random() < 0.5:
            page._replay()
            self._walk_through()
            self._back_to(depth)
        if page.review.visible:
            page._look_again()
            self._pass(2)
            if isinstance(self.app.top, ReviewScene):
                self.app.top._stop()
            self._pass(1)
            self._back_to(depth)

    def _walk_through(self) -> None:
        """To the middle of the replay, a step as it happens, and to its end."""
        self._pass(1)
        replay = self.app.top
        if isinstance(replay, ReplayScene):
            replay.go_to(len(replay.steps) // 2)
            self._pass(1)
            replay._next()
            self._pass(2)
            replay.go_to(len(replay.steps) - 1)
            self._pass(1)

    def _sweep(self, home: bool) -> None:
        if self._litter >= LITTER:
            self._litter = 0
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def _pass(self, frames: int) -> None:
        for _ in range(frames):
            self.app.step(FRAME)

    def _back_to(self, depth: int) -> None:
        while len(self.app.scenes) > depth:
            self.app._drop()
        self.app.notice._sentences.clear()


@cache
def _game(key: str, seed: int, to_the_end: bool) -> bytes:
    session, luck = any_game(key, seed), random.Random(seed)
    most = LONGEST_GAME if to_the_end else luck.randrange(200)
    for _ in range(most):
        if session.over:
            break
        session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()
    return session.save()


@cache
def _summary(kit: Kit) -> dict[str, str]:
    return summary_of(kit, Session.load(kit.game, _game(kit.game.key, 0, to_the_end=True)))


def without_waiting_for_the_disk() -> None:
    """What is written is read again at once, and a power cut may take it."""
    os.fsync = lambda descriptor: None  # type: ignore[assignment]


@contextmanager
def once_what_is_the_same() -> Iterator[None]:
    """The ground of a map is painted and a text is set once for all that ask for the same.

    They depend on nothing else, in one language and one palette, so no page is looked at less.
    """
    set_texts: Kept[Any, list[TextLine]] = Kept(TEXTS, lambda lines: 1)
    tiles: Kept[Any, Chart] = Kept(ground.KEPT, lambda tile: tile.bytes)
    set_plainly = RichText.__init__

    def set_once(self: RichText, text: str, width: int, style: TextStyle) -> None:
        asked = text, width, style
        lines = set_texts.get(asked)
        if lines is None:
            set_plainly(self, text, width, style)
            set_texts.put(asked, self.lines)
        else:
            self.text, self.limit, self.style, self.lines = text, width, style, lines

    def painted_once(frame: Frame, legend: Legend, level: int, unit: float, margin: int = 0) -> Chart:
        asked = frame, legend.geometry, level, unit, margin
        return tiles.get(asked) or tiles.put(asked, Chart(frame, legend, level, unit, margin))

    with (
        patch.object(RichText, "__init__", set_once),
        patch.object(ground, "Chart", painted_once),
        patch.object(map_view, "Chart", painted_once),
    ):
        yield
