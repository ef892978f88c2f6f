"""What a slow disk does goes on beside the frames."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

Made = TypeVar("Made")

PATIENCE = 0.02
"""Seconds for which a frame waits for the disk: most are quicker."""

_worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="disk")


def begun(work: Callable[[], Made]) -> Future[Made]:
    """One after the other, in the order in which they were begun."""
    return _worker.submit(work)


def is_done(future: Future[Any]) -> bool:
    """Whether it has come to its end, after a wait that nobody notices."""
    try:
        future.exception(PATIENCE)
    except TimeoutError:
        return False
    return True
