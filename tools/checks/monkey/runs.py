"""One run of a monkey: where it begins, what it does, what went wrong; written out, it can be done again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import pygame

from engine.core.thinking import review, strengths
from engine.core.thinking.budget import Budget
from engine.games import PACKAGES
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.scenes.shelf import ShelfScene
from game.shell.settings import BOT_PACES
from game.shell.text import words
from game.table.thinking import advice, machines, slices
from tools import ROOT
from tools.checks.monkey.moments import go_to_a_moment, interrupt
from tools.checks.monkey.places import go_to_any_place
from tools.checks.monkey.player import PALETTES, TEXT_SIZES, wander
from tools.checks.monkey.steps import Closed, Step, click_on, perform, wait_for_the_disk
from tools.checks.monkey.watch import DeadEnd, Watch, awaited_thinker
from tools.checks.monkey.way_home import way_home

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
STEPS = 250
BEGINNINGS = {"wander": go_to_any_place, "interrupt": go_to_a_moment}
FEW = Budget(plans=16, futures=10)
"""Thoughts of a machine or a hint: they need not be good."""


@dataclass(frozen=True)
class Setup:
    """All that a run begins with follows from these."""

    seed: int
    game: str
    language: str
    size: tuple[int, int]
    way: str = "wander"
    """Of the monkey: about the program, or to a moment at which it interrupts somebody."""

    @classmethod
    def of(cls, seed: int, games: Sequence[str] = (), languages: Sequence[str] = (), way: str = "wander") -> Setup:
        """Every eighteen seeds meet each game in each of two languages and in each of three sizes."""
        games, languages = games or [*PACKAGES], languages or words().languages()
        size = SIZES[seed // (len(games) * len(languages)) % len(SIZES)]
        return cls(seed, games[seed % len(games)], languages[seed // len(games) % len(languages)], size, way)


@dataclass
class Tally:
    runs: int = 0
    moments: int = 0
    steps: int = 0
    frames: int = 0
    crashes: int = 0
    freezes: int = 0
    dead_ends: int = 0
    longest: float = 0.0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name, value in asdict(other).items():
            mine = getattr(self, name)
            setattr(self, name, max(mine, value) if name == "longest" else mine + value)

    @property
    def line(self) -> str:
        return (
            f"{self.runs} runs, {self.moments} moments, {self.steps} steps, {self.frames} frames: "
            f"{self.crashes} crashes, {self.freezes} freezes, {self.dead_ends} dead ends; "
            f"longest frame {self.longest:.2f} s"
        )


def let_loose(setup: Setup, failures: Path, steps: int = STEPS) -> Tally:
    """One run; what goes wrong is written out and ends it."""
    luck, done = Random(setup.seed), list[Step]()
    wrong: Exception | None = None
    with opened(setup, luck) as window:
        try:
            place = BEGINNINGS[setup.way](window.app, setup.game, luck)
            for step in chain(_script(setup, window, luck, place, steps), way_home(window.get_app)):
                done.append(step)
                window.do(step)
        except Exception as error:
            wrong = error
    watch, dead_end = window.watch, isinstance(wrong, DeadEnd)
    tally = Tally(1, sum(step[0] == "moment" for step in done), len(done), watch.frames, longest=watch.longest)
    tally.crashes, tally.dead_ends = int(wrong is not None and not dead_end), int(dead_end)
    if wrong is not None or watch.freezes:
        failure, file = _write_out(setup, done, wrong, watch.freezes, failures)
        tally.freezes = len(watch.freezes) if wrong is None and freezes_again(file) else 0
        if wrong is not None or tally.freezes:
            tally.failures.append(failure)
    return tally


def freezes_again(file: Path) -> bool:
    """Do a run once more in a new process: what was slow alone was a machine that was busy, and not the program."""
    command = [sys.executable, "-m", "tools.checks.monkey", "--again", str(file)]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode != 0


def _script(setup: Setup, window: Window, luck: Random, place: str, steps: int) -> Iterator[Step]:
    if setup.way == "wander":
        return islice(wander(window.get_app, luck), steps)
    return interrupt(window.get_app, luck, place)


def again(file: Path) -> Iterator[tuple[Step, Window]]:
    """A run that was written out, step by step; raises what it raised."""
    written = json.loads(file.read_text("utf-8"))
    setup = Setup(**written["setup"] | {"size": tuple(written["setup"]["size"])})
    luck = Random(setup.seed)
    with opened(setup, luck) as window:
        BEGINNINGS[setup.way](window.app, setup.game, luck)
        for step in written["steps"]:
            window.do(step)
            yield step, window


class Window:
    """The program in a folder of its own; one that is closed is opened again, and goes on with the game."""

    def __init__(self, setup: Setup, folder: Path, settings: dict[str, Any]) -> None:
        self._setup = setup
        self._folder = folder
        self.watch = Watch()
        self._open()
        self.app.change_settings(**settings)

    def get_app(self) -> App:
        """The one that is open now."""
        return self.app

    def do(self, step: Step) -> None:
        """A step, and a look at what came of it."""
        try:
            perform(self.app, step, self.watch.frame)
            wait_for_the_disk(self.app, self.watch.frame)
        except Closed:
            self.app.close()
            self._open()
            self._go_on()
            wait_for_the_disk(self.app, self.watch.frame)
        self.watch.check()

    def _open(self) -> None:
        pygame.event.clear()
        self.app = self.watch.app = open_box(self._folder, size=self._setup.size, clock=FakeClock())
        self.app.take(next(edition for edition in self.app.editions if edition.key == self._setup.game))

    def _go_on(self) -> None:
        self.app.go_home()
        shelf = self.app.top
        assert isinstance(shelf, ShelfScene)
        if shelf.continue_button.enabled:
            perform(self.app, click_on(self.app, shelf.continue_button.rect.center), self.watch.frame)


@contextmanager
def opened(setup: Setup, luck: Random) -> Iterator[Window]:
    """Open a window with settings of the luck's choice."""
    pygame.display.init()
    pygame.font.init()
    settings = {
        "language": setup.language,
        "sound": False,
        "music": False,
        "text_size": luck.choice(TEXT_SIZES),
        "palette": luck.choice(PALETTES),
        "animation_speed": luck.choice(("off", "off", "fast", "normal")),
        "bot_pace": luck.choice(BOT_PACES),
        "end_turns": luck.random() < 0.2,
        "confirmations": luck.random() < 0.7,
    }
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        window = Window(setup, Path(folder), settings)
        yield window
        window.app.close()


def think_in_counts() -> None:
    """So that a run can be done again: a frame waits for its slice of thinking, which is one step of it.

    No power cut is feared either: the disk of a machine that is busy on all cores takes seconds to be sure.
    """
    os.fsync = lambda fd: None
    slices._thinker, slices.SLICE = awaited_thinker, 0.0
    setattr(advice, "HINT", FEW)  # noqa: B010 (which is the strategist's)
    advice.LONGEST = machines.LONGEST = 0.0
    strengths.STRENGTHS.update(dict.fromkeys(strengths.STRENGTHS, FEW))
    review.Review.__init__.__defaults__ = FEW, 0
    review.DUEL = FEW.futures


def _write_out(
    setup: Setup, done: list[Step], wrong: Exception | None, freezes: list[float], folder: Path
) -> tuple[str, Path]:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{setup.game}_{setup.seed}.json"
    told = "".join(traceback.format_exception(wrong)) if wrong is not None else ""
    lines = ",\n".join(json.dumps(step) for step in done)
    content = {"setup": asdict(setup), "freezes": freezes, "wrong": told, "steps": "STEPS"}
    file.write_text(json.dumps(content, indent=1).replace('"STEPS"', f"[\n{lines}\n]"), "utf-8")
    what = f"{type(wrong).__name__}: {wrong}" if wrong is not None else f"frames of {freezes} s"
    return f"{setup.game} {setup.seed}: {what} ({file})", file
