"""Many monkeys run at once, one on each core."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from functools import partial

from tools.checks.monkey.runs import Setup, Tally, let_loose, think_in_counts
from tools.cores import chosen_cores, on_all_cores

FAR_AWAY = 2**31
LINE_EVERY = 10
"""Runs of one core, after which it says how far it is."""


def crowd(chosen: argparse.Namespace) -> Tally:
    """Until the time is up, or until so many runs are over."""
    cores, total = chosen.cores or os.cpu_count() or 1, Tally()
    way = "interrupt" if chosen.moments else "wander"
    last = chosen.seed + chosen.runs if chosen.runs else FAR_AWAY
    until = float("inf") if chosen.runs or chosen.moments else time.time() + chosen.minutes * 60
    make = partial(Setup.of, games=chosen.game or (), languages=chosen.language or (), way=way)
    shares = [range(chosen.seed + core, last, cores) for core in range(cores)]
    moments = chosen.moments / cores if chosen.moments else float("inf")
    work = partial(one_after_the_other, make=make, until=until, moments=moments, chosen=chosen)
    for tally in on_all_cores(work, shares, chosen_cores(chosen)):
        total.add(tally)
    return total


def one_after_the_other(
    seeds: range, make: Callable[[int], Setup], until: float, moments: float, chosen: argparse.Namespace
) -> Tally:
    """The runs with these seeds, until there is no more time or there were enough moments."""
    if not chosen.live:
        think_in_counts()
    total = Tally()
    for seed in seeds:
        if time.time() >= until or total.moments >= moments:
            break
        tally = let_loose(make(seed), chosen.failures)
        total.add(tally)
        for failure in tally.failures:
            print(failure, file=sys.stderr, flush=True)
        if total.runs % LINE_EVERY == 0:
            print(f"so far on one core: {total.line}", file=sys.stderr, flush=True)
    return total
