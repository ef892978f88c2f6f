"""Jobs are done on all cores, with or without fork, and on a cluster; what comes of them is the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools import ROOT
from tools.cores import Cores, on_all_cores, with_progress
from tools.lab.playing import GameResult, GameSeries, play_many

SERIES = GameSeries("people_power", "standard", {"personalities": True}, players={"npa": "apprentice"})


def process_of(job: int) -> tuple[int, int]:
    return job, os.getpid()


def rankings(cores: Cores) -> list[tuple[str, ...]]:
    return [game.ranking for game in play_many(SERIES, 6, 100, cores) if isinstance(game, GameResult)]


def test_what_comes_of_jobs_keeps_their_order_and_other_processes_did_them() -> None:
    done = list(on_all_cores(process_of, range(20), Cores(2)))
    assert [job for job, _ in done] == list(range(20))
    assert os.getpid() not in {process for _, process in done}


def test_one_core_is_this_process() -> None:
    assert list(on_all_cores(process_of, range(2), Cores(1))) == [(0, os.getpid()), (1, os.getpid())]


def test_games_are_the_same_on_one_core_and_on_two() -> None:
    alone = rankings(Cores(1))
    assert len(alone) == 6 and rankings(Cores(2)) == alone


def test_it_is_told_how_many_results_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(with_progress(range(40), 40)) == list(range(40))
    assert capsys.readouterr().err.splitlines() == [f"{number} of 40" for number in range(4, 44, 4)]


@contextmanager
def scheduler_with_two_workers() -> Iterator[str]:
    """Its address; scheduler and workers are processes of this machine that find our modules by their folder."""
    from distributed import LocalCluster

    with LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_games_are_the_same_on_a_cluster() -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: python3 tools/install.py cluster")
    with scheduler_with_two_workers() as address:
        assert rankings(Cores(cluster=address)) == rankings(Cores(1))


def test_neither_engine_nor_one_core_needs_joblib() -> None:
    program = """
import sys
sys.modules["joblib"] = None
from tools.lab.__main__ import main
sys.exit(main(["filipinas", "--games", "1", "--cores", "1", "--json", sys.argv[1]]))
"""
    done = subprocess.run([sys.executable, "-c", program, os.devnull], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, "1 games of filipinas" in done.stdout) == (0, True), done.stderr
