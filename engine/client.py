"""This text client is for any game: it prints board, prompt and numbered options, and takes numbers or option keys.

Start it with `python -m engine people_power --scenario standard --humans npa --seed 1986`.
"""

from __future__ import annotations

import argparse
import os
import stat
import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TextIO

from engine import games
from engine.core import saves
from engine.core.effects import Effect, told_to
from engine.core.errors import GameError, NothingToUndo, NotOnOffer
from engine.core.game import Game, Setting
from engine.core.session import Session
from engine.teller import Teller

HELP = """\
A number or an option's key answers the prompt. Besides:
  board        show what lies on the table again
  why          what is not on offer, and by which rule
  mine         what only you may know: let the others at the terminal look away
  undo         take back the last decision
  save FILE    write the game to a file
  load FILE    go on with a saved game
  help         this list
  quit         leave"""


LONGEST_NUMBER = 9
"""Figures; no prompt has more options."""


def main(arguments: list[str], source: TextIO | None = None) -> int:
    """Play until the game is over, the input ends or the player quits; returns the exit status."""
    key, rest = _game_first(arguments)
    try:
        game = games.find(key)
        options = _command_line(game).parse_args(rest)
        session = _read_save(options.load) if options.load else _new_game(game, options)
    except (GameError, OSError) as problem:
        print(_sentence(problem), file=sys.stderr)
        return 1
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return Client(session, source or sys.stdin, sys.stdout).play()
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever read the output has gone: nothing more can be said, not even by the interpreter on its way out.
        sys.stdout = None
        return 1


def teller_of(key: str) -> Teller:
    """How that game speaks: the TELLER of its package, or in keys."""
    telling = games.part(key, "telling")
    teller: Teller = telling.TELLER if telling else Teller()
    return teller


class Client:
    """It is for one player, or several at one keyboard, at a terminal."""

    def __init__(self, session: Session[Any], source: TextIO, screen: TextIO) -> None:
        self.session = session
        self.source = source
        self.screen = screen
        self.teller = teller_of(session.game.key)

    def play(self) -> int:
        self._tell(self.session.opening)
        self._go_on()
        self._show_board()
        while not self.session.over:
            line = self._ask()
            if line is None:
                self._say("The input has ended before the game did.")
                return 0
            if line == "quit":
                return 0
            self._obey(line)
        self._show_outcome()
        return 0

    # What the player says

    def _ask(self) -> str | None:
        self._show_prompt()
        self.screen.write("> ")
        self.screen.flush()
        line = self.source.readline()
        return line.strip() if line else None

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: None,
            "board": lambda _: self._show_board(),
            "why": lambda _: self._show_refusals(),
            "mine": lambda _: self._show_secrets(),
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "help": lambda _: self._say(HELP),
        }
        try:
            if word in commands:
                commands[word](rest.strip())
            else:
                self._choose(line)
        except (GameError, OSError) as problem:
            self._say(_sentence(problem))

    def _choose(self, line: str) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        key = line
        if line.isascii() and line.isdigit() and len(line) <= LONGEST_NUMBER and 0 < int(line) <= len(prompt.options):
            key = prompt.options[int(line) - 1].key
        if prompt.option(key) is None:
            raise NotOnOffer(f"{line[:60]!r} is not on offer: give a number from 1 to {len(prompt.options)}, or help.")
        told = self.session.choose(key)
        self._tell(told)
        if self._go_on() or told:
            self._show_board()

    def _undo(self, _: str) -> None:
        if self.session.state.no_take_backs:
            raise NothingToUndo("In this game nothing is taken back at the terminal: that was agreed on.")
        self.session.undo()
        self._show_board()

    def _save(self, name: str) -> None:
        if not name:
            raise GameError("Say which file to save to.")
        _write_save(Path(name), self.session.save())
        self._say(f"Saved to {name}.")

    def _load(self, name: str) -> None:
        if not name:
            raise GameError("Say which file to load.")
        self.session = _read_save(name)
        self.teller = teller_of(self.session.game.key)
        self._go_on()
        self._show_board()

    def _go_on(self) -> bool:
        """Play the non-players' turns that are due; returns whether there were any."""
        played = False
        while self.session.prompt is None and not self.session.over:
            self._tell(self.session.advance())
            if not self.session.state.humans:
                self._show_board()
            played = True
        return played

    # What the player sees

    def _say(self, text: str) -> None:
        self.screen.write(text + "\n")

    def _tell(self, effects: Iterable[Effect]) -> None:
        """What everybody at the keyboard may know."""
        for effect in told_to(effects, self._reading()):
            self._say(f"  * {self.teller.effect(effect)}")

    def _reading(self) -> frozenset[str]:
        """Whose secrets may be shown: those of a lone player, or of all if only non-players play."""
        humans = self.session.state.humans
        if not humans:
            return frozenset(self.session.game.seats)
        return humans if len(humans) == 1 else frozenset()

    def _show_board(self) -> None:
        """What the one who is asked may see of it."""
        session = self.session
        seen = session.state if session.prompt is None else session.view(session.prompt.seat)
        self._say("")
        for line in self.teller.board(seen):
            self._say(line)

    def _show_prompt(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        hidden = self.teller.hidden if len(self.session.state.humans) > 1 else ()
        context = ", ".join(f"{key} {value}" for key, value in prompt.context.items() if key not in hidden)
        whose = self.teller.name("faction", prompt.faction)
        if prompt.seat != prompt.faction:
            whose = f"{self.teller.name('faction', prompt.seat)} for {whose}"
        self._say(f"{whose}: {prompt.ask}" + (f" ({context})" if context else ""))
        options = list(prompt.options)
        if any(key in hidden for key in prompt.context):
            # What is listed must not tell whether it is possible.
            options += [refusal.option for refusal in prompt.refused()]
        for number, option in enumerate(options, 1):
            title = self.teller.option(option)
            self._say(f"{number:>4} {option.key}" + (f"  {title}" if title else ""))

    def _show_refusals(self) -> None:
        assert self.session.prompt is not None
        refusals = self.session.prompt.refused()
        for refusal in refusals:
            self._say(f"     {refusal.option.key}: {refusal.reason} ({refusal.rule})")
        if not refusals:
            self._say("Nothing is refused here.")

    def _show_secrets(self) -> None:
        """Of the one who is asked."""
        assert self.session.prompt is not None
        seat = self.session.prompt.seat
        for line in tuple(self.teller.secrets(self.session.view(seat), seat)) or ("You have no secrets.",):
            self._say(line)

    def _show_outcome(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None
        if not outcome.winners:
            self._say(f"Nobody wins: {outcome.reason.replace('_', ' ')}.")
        self._say("Final ranking: " + ", ".join(self.teller.name("faction", seat) for seat in outcome.ranking))


def _game_first(arguments: list[str]) -> tuple[str, list[str]]:
    """The game may be named first; else it is the first of the box."""
    if arguments and not arguments[0].startswith("-"):
        return arguments[0], arguments[1:]
    return next(iter(games.PACKAGES)), arguments


def _command_line(game: Game[Any]) -> argparse.ArgumentParser:
    seats = ",".join(game.seats)
    parser = _Parser(prog=f"python -m engine {game.key}", description="The game in the terminal.")
    parser.add_argument("--scenario", default=game.scenarios[0], help=" or ".join(game.scenarios))
    parser.add_argument("--humans", default=seats, help=f"some of {seats}, with commas between; 'none' for none")
    parser.add_argument("--seed", type=int, default=0, help="a whole number: the same one gives the same game")
    for setting in game.settings:
        if _is_flag(setting):
            parser.add_argument(_flag(setting), action="store_true", default=setting.default)
        else:
            values = ", ".join(map(str, setting.values))
            parser.add_argument(_flag(setting), type=_one_of(setting), default=setting.default, help=values)
    parser.add_argument("--bots", action="store_true", help="watch a whole game between non-players")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    return parser


def _is_flag(setting: Setting) -> bool:
    return setting.values == (False, True)


def _flag(setting: Setting) -> str:
    return "--" + setting.key.replace("_", "-")


def _one_of(setting: Setting) -> Callable[[str], Any]:
    by_name = {str(value): value for value in setting.values}

    def value(name: str) -> Any:
        if name not in by_name:
            raise argparse.ArgumentTypeError(f"there is no {name!r}; there are {', '.join(by_name)}")
        return by_name[name]

    return value


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Print one sentence instead of the usage."""
        self.exit(2, f"{message[:1].upper()}{message[1:]}.\n")


def _new_game(game: Game[Any], options: argparse.Namespace) -> Session[Any]:
    humans = [] if options.bots or options.humans == "none" else [name.strip() for name in options.humans.split(",")]
    settings = {setting.key: getattr(options, setting.key) for setting in game.settings}
    if options.bots:
        settings = {setting.key: setting.values[-1] for setting in game.settings}
    return Session(game, game.set_up(options.scenario, humans, options.seed, **settings))


def _write_save(path: Path, data: bytes) -> None:
    """In the place of an older save, but of nothing else; a kill leaves the old one or the new."""
    _require_name(str(path))
    if os.path.lexists(path) and not _is_save(path):
        raise GameError(f"{path} is there already and is no saved game: it is left as it is.")
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.writing")
    try:
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _is_save(path: Path) -> bool:
    if not stat.S_ISREG(os.stat(path).st_mode):
        return False
    with open(path, "rb") as file:
        return file.read(len(saves.MAGIC)) == saves.MAGIC


def _require_name(name: str) -> None:
    try:
        possible = b"\0" not in os.fsencode(name)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise GameError("There can be no file of that name.")


def _read_save(name: str) -> Session[Any]:
    _require_name(name)
    if not stat.S_ISREG(os.stat(name).st_mode):
        raise GameError(f"{name} is no file.")
    with open(name, "rb") as file:
        # One byte more than a save may have is enough to know that it is too large.
        return games.load(file.read(saves.MAX_BYTES + 1))


def _sentence(problem: Exception) -> str:
    if isinstance(problem, OSError):
        return f"{problem.filename or 'The file'}: {problem.strerror or 'cannot be used'}."
    return str(problem)
