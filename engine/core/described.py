"""What a board that is described from outside may say: each value must be of its kind, or the refusal is a sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.errors import ImpossibleState

KINDS = {int: "a whole number", bool: "true or false", Mapping: "a dict", (list, tuple): "a list"}


def known(what: str, name: Any, names: Collection[Any]) -> Any:
    """Return the name if it is one of those that exist."""
    if not any(type(name) is type(other) and name == other for other in names):
        raise ImpossibleState(f"There is no {what} {name!r}; there are {', '.join(map(str, names))}.")
    return name


def of_kind(kind: Any, what: str, value: Any) -> Any:
    """Return the value if it is of that kind; true and false are no numbers."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ImpossibleState(f"{what} must be {KINDS[kind]}, not {value!r}.")
    return value
