"""The text client: board, prompt and numbered options out, numbers or option keys in.

It speaks in the keys of the engine; where the words of the window lie beside it, names and card texts come from them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import fields
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TextIO

from engine.core import saves
from engine.core.errors import GameError, NotOnOffer
from engine.people_power import PeoplePowerSession, load, new_session, stages
from engine.people_power.board import FACTIONS, PIECES, POPULATION, SPACES, STOCKS
from engine.people_power.cards import faction_order
from engine.people_power.events import SIDES
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.state import State, control
from engine.people_power.telling import thought
from engine.people_power.victory import margin, victory_total

WORDS = Path(__file__).resolve().parents[2] / "assets/text/en"

HELP = """\
A number or an option's key answers the prompt. Besides:
  board        show board, tracks and card again
  why          what is not on offer, and by which rule
  undo         take back the last decision
  save FILE    write the game to a file
  load FILE    go on with a saved game
  help         this list
  quit         leave"""

SHORT = {
    "troops": "Trp",
    "police": "Pol",
    "gov_bases": "GovB",
    "activists": "Act",
    "ref_bases": "RefB",
    "underground": "Undg",
    "active": "Actv",
    "npa_bases": "NpaB",
}


def main(arguments: list[str], source: TextIO | None = None) -> int:
    """Play until the game is over, the input ends or the player quits; returns the exit status."""
    options = _command_line().parse_args(arguments)
    try:
        session = _read_save(options.load) if options.load else _new_game(options)
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


class Client:
    """One player, or several at one keyboard, at a terminal."""

    def __init__(self, session: PeoplePowerSession, source: TextIO, screen: TextIO) -> None:
        self.session = session
        self.source = source
        self.screen = screen
        self.words = _words()

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
        self._say("Final ranking: " + ", ".join(self._name("faction", faction) for faction in self.session.ranking))
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
        if line.isascii() and line.isdigit() and 0 < int(line[:6]) <= len(prompt.options):
            key = prompt.options[int(line) - 1].key
        if prompt.option(key) is None:
            raise NotOnOffer(f"{line[:60]!r} is not on offer: give a number from 1 to {len(prompt.options)}, or help.")
        told = self.session.choose(key)
        self._tell(told)
        if self._go_on() or told:
            self._show_board()

    def _undo(self, _: str) -> None:
        self.session.undo()
        self._show_board()

    def _save(self, name: str) -> None:
        if not name:
            raise GameError("Say which file to save to.")
        Path(name).write_bytes(self.session.save())
        self._say(f"Saved to {name}.")

    def _load(self, name: str) -> None:
        if not name:
            raise GameError("Say which file to load.")
        self.session = _read_save(name)
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

    def _tell(self, effects: Iterable[Any]) -> None:
        for effect in effects:
            self._say(f"  * {self._worded(effect)}")

    def _worded(self, effect: Any) -> str:
        """Any Effect as one line: a non-player's thought, or what it is and its parts by name."""
        if told := thought(effect, self._name):
            return told
        kind = type(effect).__name__
        title = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in kind).strip()
        parts = (self._part(field.name, getattr(effect, field.name)) for field in fields(effect))
        return f"{title}: " + ", ".join(part for part in parts if part)

    def _part(self, field: str, value: Any) -> str:
        if field in ("space", "faction", "operation", "special", "marker", "phase", "box", "piece"):
            return self._name(field, str(value))
        if field == "card":
            return self._card_title(value)
        if isinstance(value, tuple):
            value = ", ".join(" ".join(map(str, entry)) if isinstance(entry, tuple) else str(entry) for entry in value)
        return f"{field} {value}" if value not in (None, "") else ""

    def _show_board(self) -> None:
        state = self.session.state
        self._say("")
        self._say(self._row("", "Pop", *(SHORT[piece] for piece in PIECES), "alignment", "marker", "control"))
        for space in SPACES:
            counts = (str(state.pieces[piece][space] or ".") for piece in PIECES)
            marks = (state.alignment[space], state.marker[space] or "-", control(state, space) or "-")
            self._say(self._row(self._name("space", space), str(POPULATION[space]), *counts, *marks))
        self._say("Available: " + ", ".join(f"{state.available[stock]} {stock}" for stock in STOCKS))
        self._say(f"Aid {state.aid}, Patronage {state.patronage}, " + ", ".join(self._standing(state)))
        self._show_sequence(state)

    def _row(self, name: str, population: str, *cells: str) -> str:
        *counts, alignment, marker, controlled = cells
        return (
            f"{name:<17}{population:>3} "
            + "".join(f"{c:>5}" for c in counts)
            + (f"  {alignment:<11} {marker:<8} {controlled}")
        )

    def _standing(self, state: State) -> Iterable[str]:
        for faction in FACTIONS:
            purse = f"{state.resources[faction]} Resources" if state.is_player(faction) else "Non-player"
            total, ahead = victory_total(state, faction), margin(state, faction)
            yield f"{self._name('faction', faction)}: {purse}, total {total} (margin {ahead:+d})"

    def _show_sequence(self, state: State) -> None:
        in_play = [state.election, *state.personalities.values()]
        self._say("In play: " + ", ".join(self._card_title(card) for card in in_play if card))
        if state.stage != stages.TURN:
            self._say(f"Election Round, phase: {self._name('phase', state.stage)}")
            return
        order = ", ".join(self._place(state, faction) for faction in faction_order(state.card))
        self._say(f"Card {self._card_title(state.card)}, {len(state.deck)} in the deck: {order}")
        for side in SIDES:
            if text := self.words.get(f"card.{state.card}.{side}"):
                self._say(f"  {side}: {text}")

    def _place(self, state: State, faction: str) -> str:
        box = state.boxes.get(faction)
        where = self._name("box", box) if box else "to act" if faction in state.waiting else "Ineligible"
        return f"{self._name('faction', faction)} ({where})"

    def _show_prompt(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        context = ", ".join(f"{key} {value}" for key, value in prompt.context.items())
        self._say(f"{self._name('faction', prompt.faction)}: {prompt.ask}" + (f" ({context})" if context else ""))
        for number, option in enumerate(prompt.options, 1):
            title = f"  {self._card_title(int(option.value))}" if option.kind == "card" else ""
            self._say(f"{number:>4} {option.key}{title}")

    def _show_refusals(self) -> None:
        assert self.session.prompt is not None
        refusals = self.session.prompt.refused()
        for refusal in refusals:
            self._say(f"     {refusal.option.key}: {refusal.reason} ({refusal.rule})")
        if not refusals:
            self._say("Nothing is refused here.")

    def _name(self, kind: str, key: str) -> str:
        return self.words.get(f"{kind}.{key}") or key.replace("_", " ").title()

    def _card_title(self, card: int) -> str:
        title = self.words.get(f"card.{card}.title")
        return f"#{card} {title}" if title else f"#{card}"


def _command_line() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine.people_power", description="People Power in the terminal.")
    parser.add_argument("--scenario", default="standard", help=" or ".join(SCENARIOS))
    parser.add_argument("--humans", default=",".join(FACTIONS), help="factions with commas between; 'none' for none")
    parser.add_argument("--seed", type=int, default=0, help="a whole number: the same one gives the same game")
    parser.add_argument("--personalities", action="store_true", help="play with Personality cards")
    parser.add_argument("--desperation", action="store_true", help="play with Acts of Desperation")
    parser.add_argument(
        "--bots", action="store_true", help="watch a whole game between three non-players, all cards on"
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    return parser


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of the usage."""
        self.exit(2, f"{message[:1].upper()}{message[1:]}.\n")


def _new_game(options: argparse.Namespace) -> PeoplePowerSession:
    if options.bots:
        return new_session(options.scenario, (), options.seed, personalities=True, desperation=True)
    humans = [] if options.humans == "none" else [name.strip() for name in options.humans.split(",")]
    return new_session(options.scenario, humans, options.seed, options.personalities, options.desperation)


def _read_save(name: str) -> PeoplePowerSession:
    with open(name, "rb") as file:
        # One byte more than a save may have is enough to know that it is too large.
        return load(file.read(saves.MAX_BYTES + 1))


def _words() -> dict[str, str]:
    words: dict[str, str] = {}
    for name in ("board.json", "cards.json"):
        try:
            texts = json.loads((WORDS / name).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        words |= {key: text for key, text in texts.items() if isinstance(text, str)}
    return words


def _sentence(problem: Exception) -> str:
    if isinstance(problem, OSError):
        return f"{problem.filename or 'The file'}: {problem.strerror or 'cannot be used'}."
    return str(problem)
