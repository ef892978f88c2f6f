"""A kill at any moment of a running game loses at most one decision, on a slow and on a full disk too.

`KILLS=200 SECONDS_A_RENAME=3` tries for longer; `KILL_FOLDER` names the folder of a real disk that is small, or slow.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from engine import people_power
from game.shell.saves import SaveStore
from tests.shell import killed_game

KILLS = int(os.environ.get("KILLS", "20"))
PLAYERS = min(KILLS, os.cpu_count() or 1)
RENAME = float(os.environ.get("SECONDS_A_RENAME", "0.05"))
MOST_DECISIONS = 6
"""That a game makes before it is killed: counted, not timed, so that a busy machine changes nothing."""
LONGEST_PAUSE = 0.02
"""Seconds from its last word to the kill, so that it is struck at any moment of what follows."""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("disk", ["usual", "slow", "full"])
def test_kills_lose_at_most_one_decision_each(tmp_path: Path, disk: str) -> None:
    """Starting a game takes far longer than killing it, so as many run side by side as there are cores."""
    folder = Path(os.environ.get("KILL_FOLDER", tmp_path))
    kills = KILLS if disk == "usual" or "KILLS" in os.environ else KILLS // 4
    with ThreadPoolExecutor(PLAYERS) as players:
        series = list(players.map(partial(_play_and_be_killed, folder, disk, kills), range(PLAYERS)))
    killed = [game for one_player in series for game in one_player]
    assert len(killed) == kills
    assert max(made - kept for made, kept in killed) <= 1, killed
    assert max(made for made, _ in killed) > 1, "no game lived to make decisions"


def _play_and_be_killed(tmp_path: Path, disk: str, kills: int, player: int) -> list[tuple[int, int]]:
    """On with the same game after each kill, or with a new one after its end; the decisions made and those kept."""
    luck = random.Random(player)
    killed = []
    folder = tmp_path / str(player)
    for kill in range(player, kills, PLAYERS):
        longest = LONGEST_PAUSE + (4 * RENAME if disk == "slow" else 0)
        made = _run_and_kill(folder, disk, kill, luck.randrange(MOST_DECISIONS + 1), luck.uniform(0, longest))
        killed.append((made, _decisions_kept(folder)))
        if (folder / "finished").exists():
            folder = tmp_path / f"{player}_{kill}"
    return killed


def _decisions_kept(folder: Path) -> int:
    store = SaveStore(folder / "saves" / "people_power", people_power.load)
    return len(store.read_autosave()[0].history) if store.has_autosave() else 0


def _run_and_kill(folder: Path, disk: str, seed: int, decisions: int, pause: float) -> int:
    """Start or continue the game, kill it after so many decisions; returns how many it said it had made in all.

    Where a process can be copied, each is a copy of one that has everything imported.
    """
    processes: Any = get_context("forkserver" if sys.platform == "linux" else "spawn")
    processes.set_forkserver_preload([killed_game.__name__])
    heard, said = processes.Pipe(duplex=False)
    game = processes.Process(target=killed_game.play, args=(folder, seed, disk, said.send))
    game.start()
    said.close()
    made = list(islice(_told(heard), decisions + 1))
    time.sleep(pause)
    game.kill()
    made += _told(heard)
    game.join()
    return made[-1]


def _told(heard: Any) -> Iterator[int]:
    """Whatever the game says, until it is no more."""
    with suppress(EOFError):
        while True:
            yield heard.recv()
