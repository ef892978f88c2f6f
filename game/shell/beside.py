"""What a slow disk does goes on beside the frames, and so does whatever else takes longer than a frame may.

A system without threads, as a browser is, does the same at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future, ThreadPoolExecutor
else:
    try:
        if sys.platform == "emscripten":
            raise ImportError("threads cannot be started there")
        from concurrent.futures import Future, ThreadPoolExecutor
    except ImportError:
        from game.shell.at_once import AtOnce as ThreadPoolExecutor
        from game.shell.at_once import Future

__all__ = ["Future", "begun", "is_done", "worker"]

Made = TypeVar("Made")

PATIENCE = 0.02
"""Seconds for which a frame waits for the disk: most are quicker."""


def worker(name: str) -> Executor:
    """It does one thing after the other, in the order in which they were submitted."""
    executor: Executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
    return executor


_disk = worker("disk")


def begun(work: Callable[[], Made]) -> Future[Made]:
    """One after the other, in the order in which they were begun."""
    return _disk.submit(work)


def is_done(future: Future[Any]) -> bool:
    """Whether it has come to its end, after a wait that nobody notices."""
    try:
        future.exception(PATIENCE)
    except TimeoutError:
        return False
    return True
