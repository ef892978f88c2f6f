"""It measures how fast the window is: frame times of the board at 1920x1080 and at 3840x2160,
also while one zooms and resizes, what memory games leave behind, and the time to the first frame of the shelf and to
the list of a thousand saves.

python -m tools.checks.bench_window
"""

import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Any

import pygame

from engine import games, people_power
from engine.core.prompts import DONE
from engine.core.session import Session
from game.box import open_box
from game.shell.app import App
from game.shell.clock import Clock, FakeClock
from game.shell.look import Look
from game.shell.widgets.log_list import LogList
from game.table.scene.table_scene import TableScene
from tools import ROOT

SIZE = (1920, 1080)
SIZES = {"": SIZE, "4k.": (3840, 2160)}
RESIZES = ((1600, 900), (1280, 720), (1366, 768), (1920, 1080))
GAMES = 20
"""Played one after the other to see what memory they leave behind."""
FRAME = 1 / 60
PEOPLE_POWER = "people_power"
PERSON = {PEOPLE_POWER: "reformers", "filipinas": "filipinos", "red_guard": "blue"}
"""Who sits before the window."""
LEAST = ("action:pass", "pass", DONE.key)
"""What a person answers who wants to see what the others do."""
A_TURN = 120
"""Frames without a question after which others have played, and not only the person's own deed has been told."""
STARTS = 7
"""Programs started of each kind; the fastest counts, because everything that disturbs only makes slower."""
SAVES = 1000
LOG_LINES = 5000

SHELF = """
import pathlib, tempfile
import pygame
from game.box import open_box
pygame.display.init()
pygame.font.init()
with tempfile.TemporaryDirectory() as folder:
    app = open_box(pathlib.Path(folder), size=(1600, 900))
    app.go_home()
    app.step(0.0)
"""
BARE = """
import pygame, pygame_gui
pygame.init()
screen = pygame.display.set_mode((1600, 900))
manager = pygame_gui.UIManager((1600, 900))
pygame_gui.elements.UIButton(pygame.Rect(100, 100, 200, 50), "Start", manager)
manager.update(0.01)
manager.draw_ui(screen)
pygame.display.flip()
"""


Frames = Callable[[App, TableScene], Iterator[list[pygame.event.Event]]]


def measure() -> dict[str, float]:
    """Return all figures; times are in milliseconds."""
    shelf, bare = _start_times()
    return {
        **_board_figures(),
        "shelf.first_frame": round(shelf, 1),
        "shelf.bare_window": round(bare, 1),
        "shelf.ratio": round(shelf / bare, 2),
        f"saves.list_of_{SAVES}": round(_list_time(), 1),
        f"log.line_after_{LOG_LINES}": round(_log_line_time(), 3),
    }


def _list_time() -> float:
    """List a folder full of saves with their summaries; the fastest of some readings counts."""
    data = people_power.new_session(humans={"reformers"}, seed=7).save()
    with tempfile.TemporaryDirectory() as folder:
        store = open_box(Path(folder), size=SIZE, clock=FakeClock()).store
        for number in range(SAVES):
            store.write(f"Game {number}", data, {"position": "Standard · Card 7: Salvaging", "players": "Reformers"})
        times = []
        for _ in range(STARTS):
            start = perf_counter()
            assert len(store.entries()) == SAVES
            times.append((perf_counter() - start) * 1000)
    return min(times)


def _log_line_time() -> float:
    """Add one more line to a long log; the middle one of many counts."""
    log = LogList()
    log.place(pygame.Rect(0, 0, 400, 300), Look(1.0, 1.0))
    for number in range(LOG_LINES):
        log.append(f"Line {number}: the Government sweeps two spaces and shifts one of them [3.2.1].", "government")
    times = []
    for number in range(201):
        start = perf_counter()
        log.append(f"Another line {number}, long enough that it has to be wrapped into a second one.", "npa")
        log.update(0.016)
        times.append((perf_counter() - start) * 1000)
    return statistics.median(times)


def _board_figures() -> dict[str, float]:
    pygame.display.init()
    pygame.font.init()
    figures: dict[str, float] = {}
    first, *others = games.PACKAGES
    kinds: dict[str, tuple[str, Frames]] = {
        "idle": (first, _idle),
        "hover": (first, _hover),
        "hint": (first, _hint),
        "zoom": (first, _zoom),
        "bot_turn": (first, _bot_turn),
        **{f"bot_turn.{game}": (game, _bot_turn) for game in others},
    }
    for (prefix, size), (name, (game, frames)) in product(SIZES.items(), kinds.items()):
        with tempfile.TemporaryDirectory() as folder:
            app, scene = _open_board(Path(folder), FakeClock(), size, game)
            times, drawn = _time_frames(app, frames(app, scene))
            app.go_home()  # what is being written is written before its folder goes
        figures[f"{prefix}{name}.median"] = round(statistics.median(times), 2)
        figures[f"{prefix}{name}.p99"] = round(sorted(times)[int(len(times) * 0.99)], 2)
        figures[f"{prefix}{name}.worst"] = round(max(times), 2)
        figures[f"{prefix}{name}.drawn"] = round(drawn, 3)
    for game in games.PACKAGES:
        figures["resize.worst" if game == first else f"resize.{game}.worst"] = round(_resize_worst(game), 1)
    figures |= _memory_figures()
    figures["idle.core_share"] = _idle_share()
    return figures


def _resize_worst(game: str) -> float:
    """The slowest frame while the window changes its size."""
    with tempfile.TemporaryDirectory() as folder:
        app, _ = _open_board(Path(folder), FakeClock(), SIZE, game)
        times = []
        for size in RESIZES:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            events = [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])]
            for _ in range(60):
                start = perf_counter()
                app.step(FRAME, events)
                events = []
                times.append((perf_counter() - start) * 1000)
                sleep(FRAME)  # what is decoded beside the loop takes its time
        app.go_home()
    return max(times)


def _memory_figures() -> dict[str, float]:
    """Return the megabytes in use during the first and during the last of some games in one window, each zoomed
    into."""
    figures: dict[str, float] = {}
    for (prefix, size), game in product(SIZES.items(), games.PACKAGES):
        # Each in a program of its own: what another has left to the system's allocator must not count.
        program = f"from tools.checks.bench_window import memory_of; print(*memory_of({game!r}, {size}))"
        told = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True)
        first, last = map(float, told.stdout.split()[-2:])
        figures |= {f"{prefix}memory.{game}": first, f"{prefix}memory.{game}.{GAMES}_games": last}
    return figures


def memory_of(game: str, size: tuple[int, int]) -> tuple[float, float]:
    """During the first and the last game; nothing is swept away before it is counted."""
    pygame.display.init()
    pygame.font.init()
    used = []
    with tempfile.TemporaryDirectory() as folder:
        app = open_box(Path(folder), size=size, clock=FakeClock())
        app.take(next(edition for edition in app.editions if edition.key == game))
        app.change_settings(bot_pace="instant")
        app.go_home()
        app.step(FRAME)
        for number in range(GAMES):
            _look_around(app, games.new_session(game, humans={games.find(game).seats[0]}, seed=number))
            used.append(_resident())
            app.go_home()
            app.step(FRAME)
    return used[0], used[-1]


def _look_around(app: App, session: Session[Any]) -> None:
    """Go on until the first question, and once in and out of the board."""
    scene = app.edition.resume(app, session)
    assert isinstance(scene, TableScene)
    app.push(scene)
    for events in _others_play(app, scene):
        app.step(FRAME, events)
    for events in _zoom(app, scene, rounds=1):
        app.step(FRAME, events)


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return round(pages * resource.getpagesize() / 2**20, 1)


def _open_board(
    folder: Path, clock: Clock | None, size: tuple[int, int] = SIZE, game: str = PEOPLE_POWER
) -> tuple[App, TableScene]:
    app = open_box(folder, size=size, clock=clock)
    app.take(next(edition for edition in app.editions if edition.key == game))
    scene = app.edition.resume(app, games.new_session(game, humans={PERSON[game]}, seed=7))
    assert isinstance(scene, TableScene)
    app.push(scene)
    _until_asked(app, scene)
    return app, scene


def _until_asked(app: App, scene: TableScene) -> None:
    for events in _others_play(app, scene):
        app.step(FRAME, events)
    for _ in range(60):
        app.step(FRAME)


def _others_play(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """Until the player is asked, having said Done and put away what lay over the table."""
    while not scene.option_rects() and not scene.session.over:
        if app.top is not scene:
            app.pop()
        elif scene.turn_end.asked:
            scene.hands.answer(DONE.key)
        yield []


def _time_frames(app: App, frames: Iterator[list[pygame.event.Event]]) -> tuple[list[float], float]:
    """The times of the frames that were drawn, or of all if none was, and the share of those drawn."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for events in frames:
        start = perf_counter()
        drawn = app.step(FRAME, events)
        times[drawn].append((perf_counter() - start) * 1000)
    return times[True] or times[False], len(times[True]) / (len(times[True]) + len(times[False]))


def _idle(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    yield from ([] for _ in range(600))


def _hover(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """The mouse wanders over everything, an Operation being under way."""
    scene.hands.answer(next(key for key in scene.option_rects() if key.startswith("action:")))
    _until_asked(app, scene)
    scene.hands.answer(next(iter(scene.option_rects())))
    _until_asked(app, scene)
    for frame in range(1200):
        width, height = app.screen.get_size()
        position = (20 + frame * 13 % (width - 40), 20 + frame * 7 % (height - 40))
        yield [pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(13, 7), buttons=(0, 0, 0))]


def _bot_turn(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """Until the others have played three times more, the player passing or else doing the first thing on offer."""
    turns = 0
    while turns < 3 and not scene.session.over:
        offered = scene.option_rects()
        scene.hands.answer(next((key for key in LEAST if key in offered), next(iter(offered))))
        frames = 0
        for events in _others_play(app, scene):
            frames += 1
            yield events
        turns += frames > A_TURN


def _hint(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """The mouse wanders over everything while a hint is thought about, three times."""
    for _ in range(3):
        scene.adviser.ask_for_hint()
        frame = 0
        while scene.adviser.advice is not None and scene.adviser.advice.share is not None:
            frame += 1
            position = (20 + frame * 13 % (SIZE[0] - 40), 20 + frame * 7 % (SIZE[1] - 40))
            yield [pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(13, 7), buttons=(0, 0, 0))]
        scene.adviser.ask_for_hint()


def _zoom(app: App, scene: TableScene, rounds: int = 3) -> Iterator[list[pygame.event.Event]]:
    """Zoom all the way in and out again, over the middle of the map."""
    position = scene.table.pane.rect.center
    for _ in range(rounds):
        for step in (1, 1, 1, 1, -1, -1, -1, -1):
            yield [
                pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=step, pos=position),
            ]
            for _ in range(20):
                yield []


def _idle_share() -> float:
    """Measure one core in per cent, with the real loop waiting for events."""
    with tempfile.TemporaryDirectory() as folder:
        app, _ = _open_board(Path(folder), clock=None)
        pygame.time.set_timer(pygame.QUIT, 6000, 1)
        wall, busy = perf_counter(), process_time()
        app.run()
        return round(100 * (process_time() - busy) / (perf_counter() - wall), 2)


def _start_times() -> tuple[float, float]:
    """Of the shelf and of a bare window, in turns, so that a busy machine disturbs both alike."""

    def once(program: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return (perf_counter() - start) * 1000

    runs = [(once(SHELF), once(BARE)) for _ in range(STARTS)]
    return min(shelf for shelf, _ in runs), min(bare for _, bare in runs)


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:24}{value}")
