"""Starts the game: the window, or the text client with --text."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from engine import __version__

if TYPE_CHECKING:
    from game.shell.app import App

INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers that SDL falls back to where there is no screen, and that only tests ask for."""


def main(arguments: list[str] | None = None) -> int:
    options = command_line().parse_args(arguments)
    if options.self_test:
        from game.self_test import main as self_test

        return self_test()
    if options.text:
        return play_in_terminal(options)
    return open_window(options)


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="people-power", description="People Power: the Philippines 1981-86, a board game."
    )
    parser.add_argument("--version", action="version", version=f"People Power {__version__}")
    parser.add_argument(
        "--scenario",
        metavar="NAME",
        help="open the set-up of a new game with this scenario chosen; with --text, begin that game",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="NUMBER",
        help="open the set-up of a new game with this seed of cards and dice; with --text, begin that game",
    )
    parser.add_argument("--load", type=Path, metavar="FILE", help="open a saved game")
    parser.add_argument("--text", action="store_true", help="play in the terminal, without a window")
    parser.add_argument("--self-test", action="store_true", help="check this installation, without a display")
    # Draws the title once and ends: for the bench.
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    return parser


def play_in_terminal(options: argparse.Namespace) -> int:
    from engine.client import main as play

    given = {"--scenario": options.scenario, "--seed": options.seed, "--load": options.load}
    return play([str(part) for pair in given.items() if pair[1] is not None for part in pair])


def open_window(options: argparse.Namespace) -> int:
    import pygame

    from game.people_power.edition import EDITION
    from game.shell.app import App
    from game.shell.scenes.title import TitleScene
    from game.shell.text import tr

    try:
        # Only what the first frame needs: the sound device is opened after it.
        pygame.display.init()
        if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error(pygame.display.get_driver())
        pygame.font.init()
        app = App(EDITION)
    except pygame.error:
        print(tr("error.no_display"), file=sys.stderr)
        return 1
    app.push(TitleScene(app))
    if options.first_frame:
        app.step(0.0)
        return 0
    begin(app, options)
    app.run(on_crash=show_crash)
    pygame.quit()
    return 0


def begin(app: "App", options: argparse.Namespace) -> None:
    """Over the title, what the command line asked for."""
    from game.shell.saves import SaveRefused
    from game.shell.text import tr

    try:
        if options.load is not None:
            app.push(app.edition.resume(app, app.store.read(options.load)))
        elif options.scenario is not None or options.seed is not None:
            app.push(app.edition.new_game(app, scenario=options.scenario, seed=options.seed))
    except SaveRefused as refusal:
        app.tell(tr("error.load", name=options.load.name, why=refusal))
    except Exception as error:  # as in the loop, which has not begun yet
        show_crash(app, error)


def show_crash(app: "App", error: Exception) -> None:
    from game.shell.scenes import crash

    crash.show_crash(app, error)


if __name__ == "__main__":
    sys.exit(main())
