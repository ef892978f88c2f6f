"""A large picture that will be wanted soon is decoded beside the loop, so that no frame has to wait for it."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

_decoder = ThreadPoolExecutor(max_workers=1, thread_name_prefix="decoding")
_ahead: dict[Path, Future[pygame.Surface]] = {}
"""The one that is wanted next."""


def decode_ahead(path: Path) -> None:
    """In the place of any other that nobody has come for."""
    if path not in _ahead:
        _ahead.clear()
        _ahead[path] = _decoder.submit(pygame.image.load, path)


def decoded(path: Path) -> pygame.Surface:
    """At once if it was decoded ahead; raises what loading it raises."""
    future = _ahead.pop(path, None)
    return future.result() if future is not None else pygame.image.load(path)


def is_under_way() -> bool:
    return any(not future.done() for future in _ahead.values())


def forget() -> None:
    """Nobody will come for it any longer."""
    _ahead.clear()
