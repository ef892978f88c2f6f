"""All cores of this machine, or of a cluster, for work that falls into jobs.

joblib does it, with processes of its own that need no fork, so it is the same on every system. Dask lends the cores of
a cluster: whoever has a scheduler and workers (`dask scheduler`; `dask worker ADDRESS --nthreads 1` in a copy of this
folder) gives `--cluster ADDRESS`. A job and what comes of it travel between processes, so both are plain data.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class Cores(NamedTuple):
    """Where jobs are done."""

    number: int = 0
    """How many cores of this machine; 0 for all of them, 1 for this process alone, which needs no joblib."""
    cluster: str = ""
    """The address of a Dask scheduler, whose workers do them instead."""


ALL_CORES = Cores()


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cores", type=int, default=0, help="how many to use; all of them unless said otherwise")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="use the workers of this Dask scheduler")


def chosen_cores(chosen: argparse.Namespace) -> Cores:
    """What `add_options` has read."""
    return Cores(chosen.cores, chosen.cluster)


def on_all_cores(work: Callable[[Job], Result], jobs: Iterable[Job], cores: Cores = ALL_CORES) -> Iterator[Result]:
    """What comes of each job, in the order of the jobs and as soon as it is there."""
    if cores.cluster:
        yield from _on_cluster(work, jobs, cores.cluster)
    elif cores.number == 1:
        yield from map(work, jobs)
    else:
        from joblib import Parallel, delayed

        side_by_side = Parallel(n_jobs=cores.number or -1, backend="loky", return_as="generator")
        yield from side_by_side(delayed(work)(job) for job in jobs)


def _on_cluster(work: Callable[[Job], Result], jobs: Iterable[Job], address: str) -> Iterator[Result]:
    from distributed import Client
    from joblib import Parallel, delayed, parallel_config

    with Client(address) as client:
        with parallel_config(backend="dask", client=client):
            side_by_side = Parallel(return_as="generator")
        yield from side_by_side(delayed(work)(job) for job in jobs)


def with_progress(results: Iterable[Result], count: int) -> Iterator[Result]:
    """The same results; how many are there is told on the way, as a bar where somebody watches."""
    watched = sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        yield result
        if watched:
            filled = 40 * done // count
            bar = f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{count}"
            print(bar, end="\n" if done == count else "", file=sys.stderr)
        elif done * 10 // count > (done - 1) * 10 // count:
            print(f"{done} of {count}", file=sys.stderr, flush=True)
