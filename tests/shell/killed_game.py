"""Plays on the board with random clicks until it is killed; says after every decision how many there have been.

Begun by test_kill.py in a process of its own. The disk is `usual`; or `slow`, where every file takes a while to be put
in its place; or `full` from before the first save, with nothing but what was laid by.
"""

from __future__ import annotations

import errno
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine import people_power
from game.box import open_box
from game.people_power.kit import KIT
from game.shell.clock import FakeClock
from game.table.scene.table_scene import TableScene

FRAME = 0.05
RENAME = float(os.environ.get("SECONDS_A_RENAME", "0.05"))
BLOCK = 4096


def play(folder: Path, seed: int, disk: str, say: Callable[[int], None]) -> None:
    pygame.display.init()
    pygame.font.init()
    app = open_box(folder, size=(1280, 720), clock=FakeClock())
    app.change_settings(bot_pace="instant", animation_speed="off", end_turns=True, sound=False)
    app.go_home()
    luck = random.Random(seed)
    if app.store.has_autosave():
        session, _ = app.store.read_autosave()
    else:
        session = people_power.new_session(humans={"npa"}, seed=seed)
    DISKS[disk](folder)
    app._tidy()
    if disk == "full" and not noted(folder).exists():
        noted(folder).write_text(str(blocks(folder)))
    board = TableScene(app, KIT, session)
    app.push(board)
    told = len(session.history)
    say(told)
    while not session.over:
        app.step(FRAME)
        if len(session.history) > told:
            told = len(session.history)
            say(told)
        if app.top is not board:
            app.pop()
        elif rects := {"done": board.controls.done.rect} if board.turn_end.asked else board.option_rects():
            place = rects[luck.choice(list(rects))].center
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                app.step(0.0, [pygame.event.Event(kind, button=1, pos=place)])
    (folder / "finished").touch()


def usual_disk(folder: Path) -> None:
    """As it is."""


def slow_disk(folder: Path) -> None:
    replace = os.replace

    def slowly(source: Path, target: Path) -> None:
        time.sleep(RENAME)
        replace(source, target)
        time.sleep(RENAME)

    os.replace = slowly  # type: ignore[assignment]


def full_disk(folder: Path) -> None:
    """All that it holds is what is there once something is laid by: noted for the time after a kill."""
    sync = os.fsync

    def sync_if_there_is_room(descriptor: Any) -> None:
        if noted(folder).exists() and blocks(folder) > int(noted(folder).read_text()):
            os.ftruncate(descriptor, 0)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(descriptor)

    os.fsync = sync_if_there_is_room  # type: ignore[assignment]


def noted(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.room")


def blocks(folder: Path) -> int:
    """A file with two names counts once."""
    found: dict[int, int] = {}
    for path in folder.rglob("*"):
        try:
            about = path.stat()
        except FileNotFoundError:
            continue
        found[about.st_ino] = -(-about.st_size // BLOCK)
    return sum(found.values())


DISKS: dict[str, Callable[[Path], None]] = {"usual": usual_disk, "slow": slow_disk, "full": full_disk}
