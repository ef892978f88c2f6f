"""A large picture that will be wanted soon is decoded beside the loop, so that no frame has to wait for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.shell.beside import Future, worker

Made = TypeVar("Made")

PATIENCE = 6
"""It is in frames."""

_decoder = worker("decoding")
_ahead: dict[Hashable, Future[Any]] = {}
"""The one that is wanted next."""


def make_ahead(name: Hashable, make: Callable[[], object]) -> None:
    """In the place of any other that nobody has come for. What makes it must touch nothing that the loop touches."""
    if name not in _ahead:
        _ahead.clear()
        _ahead[name] = _decoder.submit(make)


def made(name: Hashable, make: Callable[[], Made]) -> Made:
    """At once if it was made ahead; raises what making it raises."""
    future: Future[Made] | None = _ahead.pop(name, None)
    return future.result() if future is not None else make()


def beside(make: Callable[[], Made]) -> Future[Made]:
    """Made while frames pass, for somebody who keeps hold of it."""
    return _decoder.submit(make)


def made_beside(make: Callable[[], Made]) -> Generator[None, None, Made]:
    """Frames pass while it is made, but only a few: then the next one waits."""
    future = _decoder.submit(make)
    for _ in range(PATIENCE):
        yield
        if future.done():
            break
    return future.result()


def decode_ahead(path: Path) -> None:
    make_ahead(path, partial(pygame.image.load, path))


def decoded(path: Path) -> pygame.Surface:
    return made(path, partial(pygame.image.load, path))


def is_under_way() -> bool:
    return any(not future.done() for future in _ahead.values())


def forget() -> None:
    """Nobody will come for it any longer."""
    _ahead.clear()
