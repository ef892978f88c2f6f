"""One of two windows that share the player's folder: plays each game of the box with random clicks, saves under names,
looks through the list of saves and changes settings in between.

Run by test_two_windows.py: `python tests/shell/one_of_two.py FOLDER SEED DECISIONS`; it says as JSON what it has saved.
"""

from __future__ import annotations

import json
import os
import random
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from engine import games
from engine.core.chance import Chance
from engine.core.session import Session
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.edition import Edition
from game.shell.scenes.dialog import DialogScene
from game.table.scene.table_scene import TableScene

FRAME = 0.05
SHARED = "Both windows"
"""The name under which either saves, over the other's."""


class Window:
    def __init__(self, folder: Path, seed: int) -> None:
        pygame.display.init()
        pygame.font.init()
        self.app: App = open_box(folder, size=(1280, 720), clock=FakeClock())
        self.app.change_settings(bot_pace="instant", animation_speed="off", sound=False, music=False)
        self.luck = random.Random(seed)
        self.seed = seed
        self.saved: dict[str, str] = {}
        self.decisions = 0
        self.read = 0

    def play(self, edition: Edition, decisions: int) -> None:
        """A new game, as far as that; then its autosave has every decision, from which the rest follows."""
        self.app.go_home()
        self.app.take(edition)
        session = self._new_game(edition.key)
        board = self.app.edition.resume(self.app, session)
        assert isinstance(board, TableScene)
        self.app.push(board)
        until = self.decisions + decisions
        while not session.over and self.decisions < until:
            made = len(session.history)
            self._click_on(board)
            if len(session.history) > made:
                self.decisions += 1
                self._do_something_else(session)
        self.app.go_home()
        self._require_autosave(session)

    def _new_game(self, key: str) -> Session[Any]:
        game = games.find(key)
        while not (session := Session(game, game.any_game(Chance(self.luck.randrange(2**32))))).state.humans:
            pass
        return session

    def _click_on(self, board: TableScene) -> None:
        self.app.step(FRAME)
        top = self.app.top
        if isinstance(top, DialogScene):  # it may be a question
            self._click(top.buttons[0].rect.center)
        elif top is not board:
            self.app.pop()
        elif board.turn_end.asked:
            self._click(board.controls.done.rect.center)
        elif rects := board.option_rects():
            self._click(rects[self.luck.choice(list(rects))].center)

    def _click(self, place: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step(0.0, [pygame.event.Event(kind, button=1, pos=place)])

    def _do_something_else(self, session: Session[Any]) -> None:
        store = self.app.store
        match self.luck.randrange(8):
            case 0:
                name = f"Window {self.seed} after {self.decisions}"
                path = store.write(name, session.save(), {"position": name})
                self.saved[str(path)] = blake2b(session.save()).hexdigest()
            case 1:
                store.write(SHARED, session.save(), {"position": str(self.decisions)})
            case 2:
                for entry in [*store.entries(), *store.finished()]:
                    store.examine(entry)
                    assert entry.sound, f"{entry.path}: {entry.damage}"
                    self.read += 1
            case 3:
                self.app.change_settings(volume=self.luck.randrange(0, 101, 10))

    def _require_autosave(self, session: Session[Any]) -> None:
        number = self.app.instance.number
        path = self.app.store.folder / ("autosave.save" if number == 1 else f"autosave-{number}.save")
        kept = games.load(path.read_bytes())
        same = kept.state.chance.seed == session.state.chance.seed and kept.history == session.history
        assert same, f"{path} is another game, or lacks {len(session.history) - len(kept.history)} decisions"


def main(folder: Path, seed: int, decisions: int) -> None:
    window = Window(folder, seed)
    for edition in window.app.editions:
        window.play(edition, decisions)
    told = {"number": window.app.instance.number, "decisions": window.decisions, "read": window.read}
    print(json.dumps({**told, "saved": window.saved}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
