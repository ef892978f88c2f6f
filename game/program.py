"""The program as it is called: the window, or the text client with --text."""

import argparse
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# So that the desktop knows whose window it is, and shows its icon.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "barricades")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "barricades")

from engine import __version__

if TYPE_CHECKING:
    from game.shell.app import App

INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers that SDL falls back to where there is no screen, and that only tests ask for."""
INTERRUPTED = 130
"""What a program that was ended by Ctrl+C returns to its shell."""


def main(arguments: list[str] | None = None) -> int:
    options = command_line().parse_args(arguments)
    try:
        if options.self_test:
            from game.self_test import main as self_test

            return self_test()
        return play_in_terminal(options) if options.text else open_window(options)
    except KeyboardInterrupt:
        return INTERRUPTED


def command_line() -> argparse.ArgumentParser:
    from engine.games import PACKAGES

    parser = argparse.ArgumentParser(prog="barricades", description="Barricades: board games of revolution.")
    parser.add_argument("--version", action="version", version=f"Barricades {__version__}")
    parser.add_argument("game", nargs="?", metavar="GAME", choices=list(PACKAGES), help=f"one of {', '.join(PACKAGES)}")
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
    parser.add_argument("--load", type=Path, metavar="FILE", help="open a saved game, of whichever game it is")
    parser.add_argument("--text", action="store_true", help="play in the terminal, without a window")
    parser.add_argument("--self-test", action="store_true", help="check this installation, without a display")
    # Draws the shelf once and ends: for the bench.
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    return parser


def play_in_terminal(options: argparse.Namespace) -> int:
    from engine.client import main as play

    given = {"--scenario": options.scenario, "--seed": options.seed, "--load": options.load}
    game = [options.game] if options.game else []
    return play(game + [str(part) for pair in given.items() if pair[1] is not None for part in pair])


def open_window(options: argparse.Namespace) -> int:
    import pygame

    from game.box import open_box
    from game.shell.faults import Faults
    from game.shell.first_start import settings_of_the_desk
    from game.shell.text import tr, words

    try:
        # Only what the first frame needs: the sound device is opened after it.
        pygame.display.init()
        if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error(pygame.display.get_driver())
        pygame.font.init()
        folder, told = players_files()
        app = open_box(folder, at_first=settings_of_the_desk(words().languages()))
    except pygame.error:
        say_without_window(tr("error.no_display"))
        return 1
    faults = Faults(folder, app.instance.number, tr("program.name"), app.version)
    if told:
        app.tell(told)
    choose_game(app, options.game)
    app.go_home()
    if options.first_frame:
        app.step(0.0)
        faults.close()
        return 0
    begin(app, options)
    app.run(on_crash=show_crash)
    faults.close()
    pygame.quit()
    return 0


def say_without_window(sentence: str) -> None:
    """On the terminal or, where the program was started without one, in a box of the system's own."""
    import pygame

    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
        return
    with suppress(pygame.error):  # a system without a screen has no box either
        pygame.display.message_box("Barricades", sentence, message_type="error")


def players_files() -> tuple[Path, str]:
    """Return the folder of settings and saves, and a sentence if it took over those of an older version."""
    from game.box import GAME_OF_0_9, NAME_OF_0_9
    from game.shell.folders import player_folder, player_folder_of_0_9, player_folder_of_1_0, without_home
    from game.shell.takeover import take_over_0_9, take_over_1_0
    from game.shell.text import tr

    folder, old = player_folder(), player_folder_of_1_0()
    try:
        if old is not None and old.is_dir():
            taken = take_over_1_0(old, folder)
        else:
            old = player_folder_of_0_9(NAME_OF_0_9)
            taken = take_over_0_9(old, folder, GAME_OF_0_9)
        return folder, tr("error.taken_over") if taken else ""
    except OSError as error:
        return folder, tr("error.not_taken_over", why=error.strerror or error, path=without_home(str(old)))


def choose_game(app: "App", key: str | None) -> None:
    for edition in app.editions:
        if edition.key == key:
            app.take(edition)


def begin(app: "App", options: argparse.Namespace) -> None:
    """Show over the shelf what the command line asked for."""
    from game.shell.saves import SaveRefused
    from game.shell.text import tr

    try:
        if options.load is not None:
            app.open_save(options.load)
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
