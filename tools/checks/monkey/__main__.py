"""Let monkeys loose on the window, on all cores, and count what breaks.

    python -m tools.checks.monkey --minutes 120
    python -m tools.checks.monkey --runs 36 --seed 1000 --game filipinas --language es
    python -m tools.checks.monkey --moments 500
    python -m tools.checks.monkey --again build/monkey/filipinas_1004.json --pictures build/again

A run that fails is written out with its seed and its steps; --again does them once more, one by one.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pygame

from engine.games import PACKAGES
from game.shell.text import words
from tools import ROOT
from tools.checks.monkey import runs
from tools.checks.monkey.crowd import crowd
from tools.cores import add_options


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--runs", type=int, default=0, help="so many instead of a time")
    parser.add_argument("--moments", type=int, default=0, help="so many interruptions while somebody thinks")
    parser.add_argument("--live", action="store_true", help="think beside the frames, as for a player: not repeatable")
    parser.add_argument("--seed", type=int, default=0, help="of the first run")
    parser.add_argument("--game", action="append", choices=tuple(PACKAGES))
    parser.add_argument("--language", action="append", choices=words().languages())
    parser.add_argument("--failures", type=Path, default=ROOT / "build" / "monkey")
    parser.add_argument("--again", type=Path, metavar="FILE", help="a run that was written out, step by step")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="with --again: a picture after every step")
    add_options(parser)
    chosen = parser.parse_args()
    if chosen.again is not None:
        return do_again(chosen.again, chosen.pictures)
    tally = crowd(chosen)
    print(tally.line)
    for failure in tally.failures:
        print(f"  {failure}")
    return 1 if tally.failures else 0


def do_again(file: Path, pictures: Path | None) -> int:
    runs.think_in_counts()
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
    freezes: list[float] = []
    for number, (step, window) in enumerate(runs.again(file)):
        print(f"{number:4} {type(window.app.top).__name__:16} {step}", flush=True)
        if pictures is not None:
            pygame.image.save(window.app.screen, pictures / f"{number:04}.png")
        freezes = window.watch.freezes
    print(f"frames of {freezes} s" if freezes else "nothing went wrong")
    return 1 if freezes else 0


if __name__ == "__main__":
    sys.exit(main())
