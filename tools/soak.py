"""Play games for a given time on all cores: non-players, random players, all options, and in between undo, save, load,
fork and replay at random. Every failure is written as a save.

    python tools/soak.py --minutes 20
    python tools/soak.py --game filipinas --games 20000
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine import games  # noqa: E402
from engine.core.chance import Chance  # noqa: E402
from engine.core.players import LONGEST_GAME  # noqa: E402
from engine.core.session import Session  # noqa: E402

MISCHIEF = 0.02
"""How often, per decision, something is done between decisions that must change nothing."""


PART = 250
"""Games between two lines that tell how far it is."""
FAR_AWAY = 2**31


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    checks: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.failures += other.failures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random games until the time is up.")
    parser.add_argument("--game", choices=tuple(games.PACKAGES), help="all of the box unless said otherwise")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=0, help="so many of each game instead of a time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--failures", type=Path, default=ROOT / "build" / "soak")
    chosen = parser.parse_args(arguments)
    keys = [chosen.game] if chosen.game else list(games.PACKAGES)
    until = float("inf") if chosen.games else time.time() + chosen.minutes * 60
    cores = os.cpu_count() or 1
    total = Tally()
    with ProcessPoolExecutor(cores) as pool:
        if chosen.games:
            seeds = range(chosen.seed, chosen.seed + chosen.games)
            parts = [seeds[first : first + PART] for first in range(0, len(seeds), PART)]
        else:
            parts = [range(chosen.seed + core, FAR_AWAY, cores) for core in range(cores)]
        jobs = [pool.submit(soak, keys, part, until, chosen.failures) for part in parts]
        for job in jobs:
            total.add(job.result())
            print(f"{total.games} games, {len(total.failures)} failures", file=sys.stderr, flush=True)
    print(f"{total.games} games, {total.decisions} decisions, {total.checks} checks, {len(total.failures)} failures")
    for failure in total.failures:
        print(f"  {failure}")
    return 1 if total.failures else 0


def soak(keys: list[str], seeds: range, until: float, failures: Path) -> Tally:
    """Game after game with these seeds, each kind of game in turn, as long as there is time."""
    tally = Tally()
    for seed in seeds:
        if time.time() >= until:
            break
        for key in keys:
            play(key, seed, tally, failures)
    return tally


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
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"{session.game.key}_{seed}.save"
    file.write_bytes(session.save())
    file.with_suffix(".txt").write_text("".join(traceback.format_exception(wrong)), encoding="utf-8")
    return f"{session.game.key} {seed}: {type(wrong).__name__}: {wrong} ({file})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
