"""Saves by a hostile author: whatever passes the checks of a save must be playable, be taken back and be retold.

`tools/checks/hostile_saves.py` tries them by the hundred thousand.
"""

from __future__ import annotations

import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgpack

from engine import games
from engine.core.errors import GameError, SaveError
from engine.core.session import Session
from tests.promises import any_game
from tests.sealing import content_of, sealed

MOST_CHOICES = 80
MOST_STEPS = 150
"""Bounds: a game that takes more steps than that between two decisions hangs."""
MOST_SECONDS = 30
"""Of the processor for one save, which needs less than one: after that a rule itself hangs."""


class Hangs(BaseException):
    """No rule that catches what goes wrong may catch this."""


def hostile_save(key: str, seed: int) -> bytes:
    """A sound save of any game, in which a few values have been exchanged for others, under a right checksum."""
    luck = random.Random(seed)
    session = any_game(key, seed)
    for _ in range(luck.randrange(MOST_CHOICES)):
        if session.over:
            break
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
    return altered(session.save(), luck)


def altered(data: bytes, luck: random.Random) -> bytes:
    """A few values exchanged for others of their kind, under a right checksum."""
    whole = msgpack.unpackb(content_of(data))
    said = [*texts_in(whole["body"]), "", "over", "pass"]
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        _exchange(whole["body"], said, luck)
    return sealed(msgpack.packb(whole))


def load_and_play(data: bytes, seed: int) -> bool:
    """Load it and, if that is allowed, play on, go back and retell; returns whether it was accepted."""
    with bounded(MOST_SECONDS):
        return _load_and_play(data, seed)


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    if sys.platform == "win32":  # without a clock that rings
        yield
        return

    def hangs(*_: object) -> None:
        raise Hangs

    before = signal.signal(signal.SIGPROF, hangs)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _load_and_play(data: bytes, seed: int) -> bool:
    luck = random.Random(seed)
    try:
        session = games.load(data)
    except SaveError:
        return False
    for _ in range(MOST_STEPS):
        if session.over:
            break
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
        if luck.random() < 0.1:
            _go_back(session)
    _retell(session)
    games.load(session.save())
    return True


def _go_back(session: Session[Any]) -> None:
    """Undo where the record fits the rules; where it does not, one clear error and nothing is lost."""
    before = session.save()
    try:
        session.undo()
    except GameError:
        assert session.save() == before


def _retell(session: Session[Any]) -> None:
    try:
        for _ in session.replay():
            pass
        for _ in session.retell():
            pass
    except SaveError:
        return


def texts_in(thing: Any) -> Iterator[str]:
    """Every text in plain data: what can stand in the place of another."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list):
        for inner in thing.items() if isinstance(thing, dict) else thing:
            yield from texts_in(list(inner) if isinstance(inner, tuple) else inner)


def _exchange(thing: Any, said: list[str], luck: random.Random) -> None:
    """Exchange one value somewhere in plain data for another of its kind, or take it away, or put it there twice."""
    while True:
        key = luck.choice(list(thing) if isinstance(thing, dict) else range(len(thing)))
        value = thing[key]
        if isinstance(value, dict | list) and value and luck.random() < 0.9:
            thing = value
            continue
        if isinstance(thing, list) and luck.random() < 0.15:
            thing.pop(key)
        elif isinstance(thing, list) and luck.random() < 0.15:
            thing.insert(key, value)
        else:
            thing[key] = _other(value, said, luck)
        return


def _other(value: Any, said: list[str], luck: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice((0, 1, value - 1, value + 1, luck.randrange(70), 2**62))
    if isinstance(value, str):
        return luck.choice(said)
    if isinstance(value, list):
        return luck.choice(([], value[1:], value[::-1], value * 2))
    return luck.choice((0, luck.choice(said), [], None))
