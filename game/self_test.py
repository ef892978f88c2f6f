"""`people-power --self-test`: boots without a display, draws every screen, plays, saves, loads and replays a game.

It runs from a checkout and from the packaged program alike, so a player can tell whether an installation is whole.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine import __version__, people_power
from game.people_power.edition import EDITION
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.scene import Scene
from game.shell.scenes.title import TitleScene

SIZE = (1280, 720)
SEED = 1986
FRAME = 1 / 30
LONGEST_GAME = 20_000
"""Frames after which an all-bot game counts as stuck."""


def main() -> int:
    """Every part in turn, one line each; 0 if all went well."""
    began = time.monotonic()
    print(f"People Power {__version__}, {versions()}")
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        app = App(EDITION, folder=Path(folder), size=SIZE, clock=FakeClock())
        app.push(TitleScene(app))
        for name, part in PARTS.items():
            try:
                told = part(app)
            except Exception as error:  # whatever is wrong with this installation is what we are here to say
                print(f"{name}: failed: {type(error).__name__}: {error}", file=sys.stderr)
                return 1
            print(f"{name}: {told}")
    print(f"all well after {time.monotonic() - began:.1f} s")
    return 0


def versions() -> str:
    libraries = [f"pygame-ce {pygame.version.ver}", f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}"]
    for name in ("pygame_gui", "msgpack"):
        try:
            libraries.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            libraries.append(f"{name} (version unknown)")
    return f"Python {platform.python_version()} on {platform.system()}, {', '.join(libraries)}"


def draw_screens(app: App) -> str:
    drawn = 0
    for scene in screens(app):
        app.push(scene)
        for _ in range(3):
            app.step(FRAME)
        if pygame.transform.average_color(app.screen)[:3] == (0, 0, 0):
            raise RuntimeError(f"{type(scene).__name__} draws nothing")
        while not isinstance(app.top, TitleScene):
            app.pop()
        drawn += 1
    return f"{drawn} drawn"


def screens(app: App) -> Iterator[Scene]:
    """Every screen of the program at least once.

    Loaded here, so that a module which a package lacks is told of as every other failure is.
    """
    from game.people_power.kit import KIT
    from game.people_power.scenes.card import CardScene
    from game.shell.scenes.credits import CreditsScene
    from game.shell.scenes.help import HelpScene
    from game.shell.scenes.saves import SavesScene
    from game.shell.scenes.settings import SettingsScene
    from game.table.scenes.game_over import GameOverScene
    from game.table.scenes.hand_over import HandOverScene
    from game.table.scenes.replay import ReplayScene
    from game.table.scenes.setup import SetupScene
    from game.table.scenes.sides import SidesScene
    from game.table.table_scene import TableScene

    yield SettingsScene(app)
    yield CreditsScene(app)
    yield HelpScene(app)
    yield SavesScene(app)
    yield SidesScene(app, KIT)
    yield SetupScene(app, KIT)
    yield HandOverScene(app, KIT, "npa", app.pop)
    for card in (1, 38, 45, 57):
        yield CardScene(app, card)
    yield TableScene(app, KIT, people_power.new_session(humans={"reformers"}, seed=SEED))
    finished = all_bot_game()
    yield GameOverScene(app, KIT, finished, lambda _: None)
    yield ReplayScene(app, KIT, finished, lambda _: None)


def all_bot_game() -> people_power.PeoplePowerSession:
    session = people_power.new_session(humans=set(), seed=SEED, personalities=True, desperation=True)
    while not session.over:
        session.advance()
    return session


def play_on_screen(app: App) -> str:
    """A whole game between non-players on the board, drawn frame by frame."""

    from game.people_power.kit import KIT
    from game.table.table_scene import TableScene

    app.change_settings(bot_pace="instant", sound=False)
    session = people_power.new_session(humans=set(), seed=SEED + 1, personalities=True, desperation=True)
    board = TableScene(app, KIT, session)
    app.push(board)
    frames = 0
    while not session.over:
        app.step(FRAME)
        frames += 1
        if app.top is not board:  # the Election Round and the end come as screens of their own
            app.pop()
        if frames > LONGEST_GAME:
            raise RuntimeError(f"the game did not end in {LONGEST_GAME} frames")
    return f"{len(session.state.played)} cards in {frames} frames, {session.ranking[0]} first"


def save_load_replay(app: App) -> str:
    session = all_bot_game()
    path = app.store.write("self-test", session.save())
    again = app.store.read(path)
    if again.save() != session.save():
        raise RuntimeError("a save does not give back its game")
    *_, (_, last, _) = again.replay()
    if last.pack() != session.state.pack():
        raise RuntimeError("a replay ends elsewhere")
    return f"{path.stat().st_size} bytes, replayed to the same end"


PARTS: dict[str, Callable[[App], str]] = {
    "screens": draw_screens,
    "a game on the board": play_on_screen,
    "save, load and replay": save_load_replay,
}
