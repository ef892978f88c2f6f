"""`barricades --self-test`: boots without a display, draws every screen, plays, saves, loads and replays every game.

It runs from a checkout and from the packaged program alike, so a player can tell whether an installation is whole.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine import __version__, games
from engine.core import prompts
from engine.core.session import Session
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.scene import Scene

SIZE = (1280, 720)
SEED = 1986
FRAME = 1 / 30
LONGEST_GAME = 20_000
"""Frames after which an all-bot game counts as stuck."""


def main() -> int:
    """Every part in turn, one line each; 0 if all went well."""
    began = time.monotonic()
    print(f"Barricades {__version__}, {versions()}")
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder, closing(_box(Path(folder))) as app:  # closed before its folder goes
        app.go_home()
        for name, part in parts(app):
            try:
                told = part(app)
            except Exception as error:  # whatever is wrong with this installation is what we are here to say
                print(f"{name}: failed: {type(error).__name__}: {error}", file=sys.stderr)
                return 1
            print(f"{name}: {told}")
    print(f"all well after {time.monotonic() - began:.1f} s")
    return 0


def _box(folder: Path) -> App:
    return open_box(folder, size=SIZE, clock=FakeClock())


def versions() -> str:
    libraries = [f"pygame-ce {pygame.version.ver}", f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}"]
    for name in ("pygame_gui", "msgpack"):
        try:
            libraries.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            libraries.append(f"{name} (version unknown)")
    return f"{rules()}, Python {platform.python_version()} on {platform.system()}, {', '.join(libraries)}"


def rules() -> str:
    """The package has them compiled, where it was made with a compiler."""
    compiled = str(prompts.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "rules in machine code" if compiled else "rules in plain Python"


def parts(app: App) -> Iterator[tuple[str, Callable[[App], str]]]:
    yield "the program's screens", lambda app: draw(app, program_screens(app))
    for edition in app.editions:
        app.take(edition)
        yield f"{edition.key}: screens", lambda app: draw(app, app.edition.samples(app))
        yield f"{edition.key}: a game on the table", play_on_screen
        yield f"{edition.key}: save, load and replay", save_load_replay


def draw(app: App, screens: Iterator[Scene]) -> str:
    drawn = 0
    for scene in screens:
        app.push(scene)
        for _ in range(3):
            app.step(FRAME)
        if pygame.transform.average_color(app.screen)[:3] == (0, 0, 0):
            raise RuntimeError(f"{type(scene).__name__} draws nothing")
        while len(app.scenes) > 1:
            app.pop()
        drawn += 1
    return f"{drawn} drawn"


def program_screens(app: App) -> Iterator[Scene]:
    """Loaded here, so that a module which a package lacks is told of as every other failure is."""
    from game.shell.scenes.credits import CreditsScene
    from game.shell.scenes.help import HelpScene, ProgramHelpScene
    from game.shell.scenes.saves import SavesScene
    from game.shell.scenes.settings import SettingsScene

    yield SettingsScene(app)
    yield CreditsScene(app)
    yield HelpScene(app)
    yield ProgramHelpScene(app)
    yield SavesScene(app)


def all_bot_game(key: str, seed: int) -> Session[Any]:
    session = games.new_session(key, humans=(), seed=seed)
    while not session.over:
        session.advance()
    return session


def play_on_screen(app: App) -> str:
    """Play a whole game between non-players on the table, drawn frame by frame."""
    from game.table.scene.table_scene import TableScene

    app.change_settings(bot_pace="instant", sound=False)
    session = games.new_session(app.edition.key, humans=(), seed=SEED + 1)
    table = app.edition.resume(app, session)
    assert isinstance(table, TableScene)
    app.push(table)
    frames = 0
    while not session.over:
        app.step(FRAME)
        frames += 1
        if app.top is not table:  # what interrupts the game, and its end, come as screens of their own
            app.pop()
        if frames > LONGEST_GAME:
            raise RuntimeError(f"the game did not end in {LONGEST_GAME} frames")
    told = len(table.game_log.again())
    if not told:
        raise RuntimeError("the rules played a game of which the table was told nothing")
    app.go_home()
    return f"over after {frames} frames and {told} lines, {session.ranking[0]} first"


def save_load_replay(app: App) -> str:
    session = all_bot_game(app.edition.key, SEED)
    path = app.store.write("self-test", session.save())
    again = app.store.read(path)
    if again.save() != session.save():
        raise RuntimeError("a save does not give back its game")
    *_, (_, last, _) = again.replay()
    if session.game.pack(last) != session.game.pack(session.state):
        raise RuntimeError("a replay ends elsewhere")
    return f"{path.stat().st_size} bytes, replayed to the same end"
