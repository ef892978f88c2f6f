"""What may be missing in a game, and has to be there at this point of a test."""

from __future__ import annotations

from typing import TypeVar

Thing = TypeVar("Thing")


def present(thing: Thing | None) -> Thing:
    assert thing is not None
    return thing
