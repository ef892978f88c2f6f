"""Play games for a given time on all cores: non-players, random players, all options, and in between undo, save, load,
fork and replay at random. Every failure is written as a save.

    python tools/soak.py --minutes 20
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

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine import people_power  # noqa: E402
from engine.people_power import PeoplePowerSession  # noqa: E402
from engine.people_power.board import FACTIONS  # noqa: E402
from engine.people_power.packing import broken_rule  # noqa: E402

LONGEST_GAME = 5_000
MISCHIEF = 0.02
"""How often, per decision, something is done between decisions that must change nothing."""


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
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--failures", type=Path, default=ROOT / "build" / "soak")
    chosen = parser.parse_args(arguments)
    until = time.time() + chosen.minutes * 60
    cores = os.cpu_count() or 1
    total = Tally()
    with ProcessPoolExecutor(cores) as pool:
        jobs = [pool.submit(soak, chosen.seed + core, cores, until, chosen.failures) for core in range(cores)]
        for job in jobs:
            total.add(job.result())
    print(f"{total.games} games, {total.decisions} decisions, {total.checks} checks, {len(total.failures)} failures")
    for failure in total.failures:
        print(f"  {failure}")
    return 1 if total.failures else 0


def soak(first_seed: int, stride: int, until: float, failures: Path) -> Tally:
    """Game after game with every stride-th seed."""
    tally = Tally()
    seed = first_seed
    while time.time() < until:
        play(seed, tally, failures)
        seed += stride
    return tally


def play(seed: int, tally: Tally, failures: Path) -> None:
    """One game; a failure is noted and written as a save, and the soak goes on."""
    luck = Random(seed)
    session = _new_game(luck, seed)
    try:
        for _ in range(LONGEST_GAME):
            if session.over:
                break
            if session.prompt:
                session.choose(luck.choice(session.prompt.options))
                tally.decisions += 1
            else:
                session.advance()
            if wrong := broken_rule(session.state):
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


def _new_game(luck: Random, seed: int) -> PeoplePowerSession:
    return people_power.new_session(
        scenario=luck.choice(("standard", "extended")),
        humans={faction for faction in FACTIONS if luck.random() < 0.5},
        seed=seed,
        personalities=luck.random() < 0.8,
        desperation=luck.random() < 0.8,
        hidden_acts=luck.random() < 0.3,
    )


def _check(session: PeoplePowerSession, luck: Random) -> PeoplePowerSession:
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
    loaded = people_power.load(before)
    assert loaded.save() == before, "save and load give other bytes"
    return luck.choice((session, twin, loaded))


def _check_replay(session: PeoplePowerSession) -> None:
    last = None
    for _, state, _ in session.replay():
        last = state
    assert last is not None and last.pack() == session.state.pack(), "the replay ends elsewhere"


def _keep(session: PeoplePowerSession, seed: int, wrong: Exception, failures: Path) -> str:
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"failure_{seed}.save"
    file.write_bytes(session.save())
    file.with_suffix(".txt").write_text("".join(traceback.format_exception(wrong)), encoding="utf-8")
    return f"game {seed}: {type(wrong).__name__}: {wrong} ({file})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
