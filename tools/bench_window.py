"""How fast the window is: frame times of the board at 1920x1080, and the time to the first frame of the shelf,
and to the list of a thousand saves.

python tools/bench_window.py
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from engine import people_power  # noqa: E402
from game.box import open_box  # noqa: E402
from game.people_power.kit import KIT  # noqa: E402
from game.shell.app import App  # noqa: E402
from game.shell.clock import Clock, FakeClock  # noqa: E402
from game.shell.look import Look  # noqa: E402
from game.shell.widgets.log_list import LogList  # noqa: E402
from game.table.table_scene import TableScene  # noqa: E402

SIZE = (1920, 1080)
FRAME = 1 / 60
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


def measure() -> dict[str, float]:
    """All figures; times in milliseconds."""
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
    """Of a folder full of saves with their summaries; the fastest of some readings counts."""
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
    """Of one more line in a long log; the middle one of many counts."""
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
    for name, frames in (("idle", _idle), ("hover", _hover), ("bot_turn", _bot_turn), ("hint", _hint)):
        with tempfile.TemporaryDirectory() as folder:
            app, scene = _open_board(Path(folder), FakeClock())
            times, drawn = _time_frames(app, frames(app, scene))
        figures[f"{name}.median"] = round(statistics.median(times), 2)
        figures[f"{name}.p99"] = round(sorted(times)[int(len(times) * 0.99)], 2)
        figures[f"{name}.drawn"] = round(drawn, 3)
    figures["idle.core_share"] = _idle_share()
    return figures


def _open_board(folder: Path, clock: Clock | None) -> tuple[App, TableScene]:
    app = open_box(folder, size=SIZE, clock=clock)
    scene = TableScene(app, KIT, people_power.new_session(humans={"reformers"}, seed=7))
    app.push(scene)
    _until_asked(app, scene)
    return app, scene


def _until_asked(app: App, scene: TableScene) -> None:
    while not scene.option_rects():
        app.step(FRAME)
    for _ in range(60):
        app.step(FRAME)


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
    scene.answer(next(key for key in scene.option_rects() if key.startswith("action:")))
    _until_asked(app, scene)
    scene.answer(next(iter(scene.option_rects())))
    _until_asked(app, scene)
    for frame in range(1200):
        position = (20 + frame * 13 % (SIZE[0] - 40), 20 + frame * 7 % (SIZE[1] - 40))
        yield [pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(13, 7), buttons=(0, 0, 0))]


def _bot_turn(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """Until the player has been asked three times more, passing."""
    for _ in range(3):
        scene.answer("action:pass")
        while not scene.option_rects():
            yield []


def _hint(app: App, scene: TableScene) -> Iterator[list[pygame.event.Event]]:
    """The mouse wanders over everything while a hint is thought about, three times."""
    for _ in range(3):
        scene.ask_for_hint()
        frame = 0
        while scene.advice is not None and scene.advice.share is not None:
            frame += 1
            position = (20 + frame * 13 % (SIZE[0] - 40), 20 + frame * 7 % (SIZE[1] - 40))
            yield [pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(13, 7), buttons=(0, 0, 0))]
        scene.ask_for_hint()


def _idle_share() -> float:
    """Of one core, in per cent, with the real loop waiting for events."""
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
