"""Room for a browser: the program plays where there are no threads, no locks and no clock of a thread's own."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from game.shell.at_once import AtOnce
from game.shell.folders import ROOT

SINGLE_THREADED = """
import builtins, sys, time

for name in ("concurrent", "concurrent.futures", "multiprocessing", "fcntl"):
    sys.modules[name] = None
del time.thread_time

bring = builtins.__import__
def without_threads(name, globals=None, *more, **named):  # libraries may ask for it, though none may start a thread
    if name == "threading" and (globals or {}).get("__name__", "").startswith(("engine", "game")):
        raise ImportError(name)
    return bring(name, globals, *more, **named)
builtins.__import__ = without_threads

import threading
def cannot_start(self):
    raise RuntimeError("can't start new thread")
threading.Thread.start = cannot_start

from game.self_test import main
sys.exit(main())
"""
WRITERS = {"atomic.py", "crash.py", "faults.py", "instance.py", "reserve.py", "saves.py", "settings.py", "takeover.py"}
"""Of `game/shell`: whatever else wants to keep something asks these."""
WRITING = {"write_atomically", "write_bytes", "write_text", "unlink", "rename", "mkdir", "rmtree", "touch"}


def test_the_self_test_needs_no_thread_and_no_lock() -> None:
    done = subprocess.run([sys.executable, "-c", SINGLE_THREADED], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all well" in done.stdout


def test_work_that_is_done_at_once_tells_its_result_or_its_error() -> None:
    worker = AtOnce(max_workers=1)
    assert worker.submit(int, "7").result() == 7
    failed = worker.submit(int, "seven")
    assert failed.done()
    assert isinstance(failed.exception(), ValueError)
    with pytest.raises(ValueError, match="seven"):
        failed.result()


def test_only_a_few_files_of_the_window_write_to_the_disk() -> None:
    """So that a system that keeps files otherwise has one place to say so."""
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py") if writes(path)}
    assert found <= {f"game/shell/{name}" for name in WRITERS}


def writes(path: Path) -> bool:
    called = (node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    return any(
        name in WRITING and not owner.endswith("store")  # a store is asked, and writes itself
        for owner, _, name in (ast.unparse(func).rpartition(".") for func in called)
    )
