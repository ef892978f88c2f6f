"""Plays on the board with random clicks until it is killed; says after every decision how many there have been.

Run by test_kill.py: `python tests/shell/killed_game.py FOLDER SEED`.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from engine import people_power
from game.box import open_box
from game.people_power.kit import KIT
from game.shell.clock import FakeClock
from game.table.table_scene import TableScene

FRAME = 0.05


def main(folder: Path, seed: int) -> None:
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
    board = TableScene(app, KIT, session)
    app.push(board)
    told = len(session.history)
    print(told, flush=True)
    while not session.over:
        app.step(FRAME)
        if len(session.history) > told:
            told = len(session.history)
            print(told, flush=True)
        if app.top is not board:
            app.pop()
        elif rects := {"done": board.controls.done.rect} if board.turn_end.asked else board.option_rects():
            place = rects[luck.choice(list(rects))].center
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                app.step(0.0, [pygame.event.Event(kind, button=1, pos=place)])
    (folder / "finished").touch()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
