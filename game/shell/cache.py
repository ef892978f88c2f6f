"""What has been painted and may be wanted again: so many bytes of it; what was not wanted for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container, Hashable
from typing import Any, Generic, ParamSpec, TypeVar

import pygame

MEGABYTE = 1 << 20
A_FACE = 128 << 10
"""About what a face of one size takes, with the letters that it has drawn."""
A_FIGURE = 256
"""Likewise anything small, with the words that it belongs to."""

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Asked = ParamSpec("Asked")


def weight(painted: Any) -> int:
    """Return the bytes of a picture, or of all in a tuple."""
    if isinstance(painted, pygame.Surface):
        return painted.get_pitch() * painted.get_height()
    if isinstance(painted, tuple):
        return sum(map(weight, painted))
    return A_FACE if isinstance(painted, pygame.font.Font) else A_FIGURE


class Kept(Generic[Key, Value]):
    """It keeps values by their keys. The newest stays even if it is too much by itself: somebody is about to show
    it."""

    def __init__(self, most: int, weigh: Callable[[Value], int] = weight) -> None:
        self.most = most
        self.bytes = 0
        self._weigh = weigh
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Key, value: Value, needed: Container[Key] = ()) -> Value:
        """`needed` are those, asked for since all others, that must not go, however much they are."""
        if key in self._values:
            self.bytes -= self._weigh(self._values.pop(key))
        self._values[key] = value
        self.bytes += self._weigh(value)
        while self.bytes > self.most and (oldest := next(iter(self._values))) != key and oldest not in needed:
            self.bytes -= self._weigh(self._values.pop(oldest))
        return value

    def clear(self) -> None:
        self._values.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._values)


class Painter(Generic[Asked, Value]):
    """A function that paints once for the same arguments, as long as what it has painted is kept."""

    def __init__(self, paint: Callable[Asked, Value], most: int) -> None:
        self.__wrapped__ = paint
        self.__doc__ = paint.__doc__
        self.kept: Kept[Any, Value] = Kept(most)
        _painters.append(self)

    def __call__(self, *args: Asked.args, **named: Asked.kwargs) -> Value:
        key = (args, *named.items()) if named else args
        value = self.kept.get(key)
        return self.kept.put(key, self.__wrapped__(*args, **named)) if value is None else value


_painters: list[Painter[..., Any]] = []


def kept(most: int) -> Callable[[Callable[Asked, Value]], Painter[Asked, Value]]:
    """Keep so many bytes of what a function paints."""
    return lambda paint: Painter(paint, most)


def forget_all() -> None:
    """What all of them have painted is not to be seen any longer."""
    for painter in _painters:
        painter.kept.clear()
