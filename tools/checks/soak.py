"""Attack the program for a given time on all cores, and say in one line of figures what held.

    python -m tools.checks.soak --minutes 20
    python -m tools.checks.soak --minutes 20 --only monkey --only texts
    python -m tools.checks.soak --game filipinas --games 20000

Round after round: `games` of non-players and random players with all options, with undo, save, load, fork and replay in
between; `saves` by a hostile author, played on by the rules and looked at on every page of the window; a player's
folder full of hostile `texts`; and a `monkey` before the window. Every failure is written out: as a save, as the seed
of a folder, or as the steps of a monkey.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine import games
from engine.core.chance import Chance
from engine.core.players import LONGEST_GAME
from engine.core.session import Session
from tools import ROOT
from tools.cores import add_options, chosen_cores, on_all_cores

MISCHIEF = 0.02
"""How often, per decision, something is done between decisions that must change nothing."""


PART = 250
"""Games between two lines that tell how far it is."""
SAVES, PAGES = 60, 20
"""A round tries so many hostile saves, for the rules and for the pages."""
STEPS = 120
"""A monkey takes so many in a round."""
FAR_AWAY = 2**31


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    checks: int = 0
    saves: int = 0
    accepted: int = 0
    texts: int = 0
    monkeys: int = 0
    steps: int = 0
    freezes: int = 0
    dead_ends: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def line(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, {self.checks} checks, "
            f"{self.saves} hostile saves ({self.accepted} accepted), {self.texts} folders of hostile texts, "
            f"{self.monkeys} monkeys, {self.steps} steps: "
            f"{self.freezes} freezes, {self.dead_ends} dead ends, {len(self.failures)} failures"
        )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(games.PACKAGES), help="all of the box unless said otherwise")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=0, help="so many games of each kind, and nothing else")
    parser.add_argument("--only", action="append", choices=tuple(ATTACKS), help="all of them unless said otherwise")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--failures", type=Path, default=ROOT / "build" / "soak")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    keys = [chosen.game] if chosen.game else list(games.PACKAGES)
    until = float("inf") if chosen.games else time.time() + chosen.minutes * 60
    if chosen.games:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        parts = [seeds[first : first + PART] for first in range(0, len(seeds), PART)]
        attacks = ["games"]
    else:
        cores = chosen.cores or os.cpu_count() or 1
        parts = [range(chosen.seed + core, FAR_AWAY, cores) for core in range(cores)]
        attacks = chosen.only or list(ATTACKS)
    work = partial(soak, attacks, keys, until=until, failures=chosen.failures)
    total = Tally()
    for tally in on_all_cores(work, parts, chosen_cores(chosen)):
        total.add(tally)
        print(total.line, file=sys.stderr, flush=True)
    print(total.line)
    for failure in total.failures:
        print(f"  {failure}")
    return 1 if total.failures else 0


def soak(attacks: Sequence[str], keys: Sequence[str], seeds: range, until: float, failures: Path) -> Tally:
    """Round after round with these seeds, as long as there is time."""
    tally = Tally()
    for seed in seeds:
        for attack in attacks:
            if time.time() >= until:
                return tally
            ATTACKS[attack](keys, seed, tally, failures)
    return tally


def play_games(keys: Sequence[str], seed: int, tally: Tally, failures: Path) -> None:
    """Play one game of each kind."""
    for key in keys:
        play(key, seed, tally, failures)


def try_saves(keys: Sequence[str], seed: int, tally: Tally, failures: Path) -> None:
    """Try saves by a hostile author, each game in turn, by the rules and on the pages of the window."""
    from tools.checks.hostile_saves import trial_of

    key = keys[seed % len(keys)]
    for with_pages, number in ((False, SAVES), (True, PAGES)):
        with trial_of(with_pages) as trial:
            for each in range(seed * number, (seed + 1) * number):
                data = trial.hostile_save(key, each)
                tally.saves += 1
                try:
                    tally.accepted += trial.look_at(key, data, each)
                except BaseException as wrong:
                    _require_failure(wrong)
                    tally.failures.append(_keep_save(f"hostile_{key}_{each}", data, wrong, failures))


def show_texts(keys: Sequence[str], seed: int, tally: Tally, failures: Path) -> None:
    """A player's folder into which somebody has written."""
    import pygame

    from tests import hostile_texts

    pygame.display.init()
    pygame.font.init()
    luck = Random(seed)
    tally.texts += 1
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            hostile_texts.fill_folder(Path(folder), luck)
            hostile_texts.look_at_everything(Path(folder), luck)
        except BaseException as wrong:
            _require_failure(wrong)
            tally.failures.append(_keep_trace(f"texts_{seed}", wrong, failures))


def let_monkey_loose(keys: Sequence[str], seed: int, tally: Tally, failures: Path) -> None:
    from tools.checks.monkey import runs

    runs.think_in_counts()
    run = runs.let_loose(runs.Setup.of(seed, [*keys]), failures, STEPS)
    tally.monkeys += run.runs
    tally.steps += run.steps
    tally.freezes += run.freezes
    tally.dead_ends += run.dead_ends
    tally.failures += run.failures


Attack = Callable[[Sequence[str], int, Tally, Path], None]
ATTACKS: dict[str, Attack] = {
    "games": play_games,
    "saves": try_saves,
    "texts": show_texts,
    "monkey": let_monkey_loose,
}


def play(key: str, seed: int, tally: Tally, failures: Path) -> None:
    """One game; a failure is noted and written as a save, and the soak goes on."""
    luck = Random(seed)
    session = _new_game(key, seed)
    try:
        for _ in range(LONGEST_GAME):
            if session.over:
                break
            if session.prompt:
                session.choose(luck.choice(session.prompt.options))
                tally.decisions += 1
            else:
                session.advance()
            if wrong := session.game.broken_rule(session.state):
                raise AssertionError(wrong)
            if luck.random() < MISCHIEF:
                session = _check(session, luck)
                tally.checks += 1
        else:
            raise AssertionError(f"no end after {LONGEST_GAME} steps")
        _check_replay(session)
    except Exception as wrong:
        tally.failures.append(_keep(session, seed, wrong, failures))
    tally.games += 1


def _new_game(key: str, seed: int) -> Session[Any]:
    game = games.find(key)
    return Session(game, game.any_game(Chance(seed)))


def _check(session: Session[Any], luck: Random) -> Session[Any]:
    """Undo and do again, fork, save and load: all lead to the same bytes. Returns a session to go on with."""
    before = session.save()
    if session.history and session.prompt:
        steps = luck.randint(1, min(5, len(session.history)))
        made = session.history[-steps:]
        for _ in range(steps):
            session.undo()
        for option in made:
            while session.prompt is None:
                session.advance()
            session.choose(option)
        while session.prompt is None and not session.over:
            session.advance()
        assert session.save() == before, "undo and the same choices again give other bytes"
    twin = session.fork()
    assert twin.save() == before, "a fork gives other bytes"
    loaded = games.load(before)
    assert loaded.save() == before, "save and load give other bytes"
    return luck.choice((session, twin, loaded))


def _check_replay(session: Session[Any]) -> None:
    last = None
    for _, state, _ in session.replay():
        last = state
    assert last is not None and session.game.pack(last) == session.game.pack(session.state), "the replay ends elsewhere"


def _keep(session: Session[Any], seed: int, wrong: Exception, failures: Path) -> str:
    return _keep_save(f"{session.game.key}_{seed}", session.save(), wrong, failures)


def _keep_save(name: str, data: bytes, wrong: BaseException, failures: Path) -> str:
    failures.mkdir(parents=True, exist_ok=True)
    (failures / f"{name}.save").write_bytes(data)
    return _keep_trace(name, wrong, failures)


def _keep_trace(name: str, wrong: BaseException, failures: Path) -> str:
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"{name}.txt"
    file.write_text("".join(traceback.format_exception(wrong)), encoding="utf-8", errors="backslashreplace")
    return f"{name}: {type(wrong).__name__}: {wrong} ({file})"


def _require_failure(wrong: BaseException) -> None:
    """A rule that hangs is one, too, though it is no Exception; to be interrupted is none."""
    if isinstance(wrong, KeyboardInterrupt | SystemExit):
        raise wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
