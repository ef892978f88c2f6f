"""What is accepted can be saved again, always: every number of a save just under its limit, and the game played on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgpack
import pytest

from engine import games
from engine.core import saves
from engine.core.errors import SaveError
from engine.core.session import Session
from tests.promises import any_game
from tests.sealing import content_of, sealed

LARGEST = 2**64 - 1
"""Of what msgpack can write."""
PLAYED_ON = 12

Place = tuple[Any, ...]


def a_save(key: str, seed: int, decisions: int = 30) -> bytes:
    session, luck = any_game(key, seed), random.Random(seed)
    for _ in range(decisions):
        play_on(session, luck)
    return session.save()


def play_on(session: Session[Any], luck: random.Random) -> None:
    if not session.over:
        session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()


def goes_on(session: Session[Any]) -> None:
    """Some decisions, after each of which the game can be saved and comes back as it was saved."""
    luck = random.Random(1)
    for _ in range(PLAYED_ON):
        play_on(session, luck)
        data = session.save()
        assert games.load(data).save() == data


def numbers(thing: Any, place: Place = ()) -> Iterator[Place]:
    if type(thing) is int:
        yield place
    elif isinstance(thing, dict | list):
        for key, inner in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from numbers(inner, (*place, key))


def altered(data: bytes, place: Place, value: Any) -> bytes:
    whole = msgpack.unpackb(content_of(data))
    *way, last = place
    inner = whole["body"]
    for key in way:
        inner = inner[key]
    inner[last] = value
    return sealed(msgpack.packb(whole))


def largest_accepted(data: bytes, place: Place) -> Session[Any] | None:
    """The game with the largest value there that is accepted, as far as halving finds it."""
    low, high, best = 0, LARGEST, None
    while low <= high:
        middle = (low + high + 1) // 2
        try:
            best, low = games.load(altered(data, place, middle)), middle + 1
        except SaveError:
            high = middle - 1
    return best


@pytest.mark.parametrize("key", games.PACKAGES)
@pytest.mark.parametrize("seed", range(2))
def test_every_number_at_its_limit_goes_on(key: str, seed: int) -> None:
    data = a_save(key, seed)
    places = list(numbers(msgpack.unpackb(content_of(data))["body"]))
    if len(places) > 40:
        counters = [place for place in places if place[0] == "last_steps" or "chance" in place]
        places = [*counters, *random.Random(seed).sample(places, 40)]
    tried = [session for place in places if (session := largest_accepted(data, place))]
    assert tried
    for session in tried:
        goes_on(session)


@pytest.mark.parametrize("key", games.PACKAGES)
def test_as_many_choices_and_steps_as_there_may_be_go_on(key: str) -> None:
    body = msgpack.unpackb(content_of(a_save(key, 3)))["body"]
    made = body["last_choices"]
    since = body["choices"][made:]
    for past in (["x"] * (saves.MAX_CHOICES - len(since)), ["y" * 95] * (saves.MAX_CHOICES - len(since))):
        full = body | {"choices": past + since, "last_choices": len(past), "last_steps": saves.MAX_STEPS}
        goes_on(games.load(saves.pack(key, full)))


def test_as_many_bytes_as_there_may_be_go_on() -> None:
    """Letters beyond ASCII count as containers before anything is decoded."""
    key = "people_power"
    body = msgpack.unpackb(content_of(a_save(key, 3)))["body"]
    for letter in ("é", "x"):
        low, high = 0, saves.MAX_BYTES
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if _accepted(key, _padded(body, letter, middle)) else (low, middle - 1)
        goes_on(games.load(saves.pack(key, _padded(body, letter, low))))


def _padded(body: dict[str, Any], letter: str, letters: int) -> dict[str, Any]:
    """A past of so many letters, which nobody reads until it is retold."""
    made = body["last_choices"]
    text = letter * letters
    past = [text[at : at + 150] for at in range(0, letters, 150)]
    return body | {"choices": past + body["choices"][made:], "last_choices": len(past)}


def _accepted(key: str, body: dict[str, Any]) -> bool:
    try:
        games.load(saves.pack(key, body))
    except SaveError:
        return False
    return True
