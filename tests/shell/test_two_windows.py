"""Two windows that play, save and read in the same folder: nothing is lost, nothing is corrupt.

TWO_WINDOWS=14 opens fourteen of them, two at a time, which takes some ten minutes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine import games
from game.box import editions
from game.shell.atomic import UNFINISHED
from game.shell.saves import SaveStore
from game.shell.settings import load_settings

WINDOWS = int(os.environ.get("TWO_WINDOWS", "2"))
DECISIONS = 60 if WINDOWS > 2 else 12
"""Of each game, before a window is closed."""


def test_two_windows_lose_nothing(tmp_path: Path) -> None:
    told = _play_side_by_side(tmp_path)
    assert {window["number"] for window in told} == {1, 2}
    kept = {path: digest for window in told for path, digest in window["saved"].items()}
    assert kept and all(window["decisions"] and window["read"] for window in told)
    lost = [path for path, digest in kept.items() if blake2b(Path(path).read_bytes()).hexdigest() != digest]
    assert not lost
    assert not [path for path in tmp_path.rglob("*") if path.name.endswith(UNFINISHED)]
    assert load_settings(tmp_path / "settings.json")[1] is None
    for edition in editions():
        store = SaveStore(tmp_path / "saves" / edition.key, games.load)
        for entry in [*store.entries(), *store.finished()]:
            store.examine(entry)
            assert entry.sound, f"{entry.path}: {entry.damage}"
    sums = {name: sum(window[name] for window in told) for name in ("decisions", "read")}
    print(f"{len(told)} windows, {sums['decisions']} decisions, {len(kept)} saves kept, {sums['read']} saves read")


def _play_side_by_side(folder: Path) -> list[dict[str, Any]]:
    """As many as there are, two at a time; what each of them told at its end."""
    with ThreadPoolExecutor(2) as pair:
        return list(pair.map(partial(_play_in_a_window, folder), range(1, WINDOWS + 1)))


def _play_in_a_window(folder: Path, seed: int) -> dict[str, Any]:
    script = str(Path(__file__).with_name("one_of_two.py"))
    command = [sys.executable, script, str(folder), str(seed), str(DECISIONS)]
    played = subprocess.run(command, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    told: dict[str, Any] = json.loads(played.stdout.splitlines()[-1])
    return told
