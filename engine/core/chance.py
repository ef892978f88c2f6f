"""Luck by name: every draw says what it is for, and the whole source is a seed and a counter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

MOST_DRAWN = 2**63 - 1
"""After so many draws the counter begins again, in a step that is under way as in a save of it."""


class Chance:
    """Draws that depend on nothing but the seed and how many came before."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def roll(self, name: str, sides: int = 6) -> int:
        return self._below(sides) + 1

    def dice(self, name: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll several dice."""
        return tuple(self.roll(name, sides) for _ in range(count))

    def pick(self, name: str, options: Sequence[T]) -> T:
        """Draw one of the options; each is as likely as the others."""
        return options[0] if len(options) == 1 else options[self._below(len(options))]

    def shuffled(self, name: str, items: Iterable[T]) -> list[T]:
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self._below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def branch(self, name: str) -> SwiftChance:
        """A source for imagined luck: the same for the same name, and its draws tell nothing of those to come here."""
        digest = blake2b(b"%d:%d:%s" % (self.seed, self.counter, name.encode()), digest_size=8).digest()
        return SwiftChance(int.from_bytes(digest, "big") >> 1)

    def copy(self) -> Chance:
        return Chance(self.seed, self.counter)

    def _below(self, limit: int) -> int:
        digest = blake2b(b"%d:%d" % (self.seed, self.counter), digest_size=8).digest()
        self.counter = (self.counter + 1) & MOST_DRAWN
        return int.from_bytes(digest, "big") % limit


class SwiftChance(Chance):
    """The same for imagined luck, of which a great deal is needed: several times as fast, and good enough for that."""

    __slots__ = ("_last",)

    def __init__(self, seed: int, counter: int = 0) -> None:
        super().__init__(seed, counter)
        self._last = seed

    def shuffled(self, name: str, items: Iterable[T]) -> list[T]:
        cards, drawn = list(items), self._last
        for last in range(len(cards) - 1, 0, -1):
            drawn = (drawn * _FACTOR + _SUMMAND) & _BITS
            other = (drawn >> 33) % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self._last = drawn
        self.counter += max(0, len(cards) - 1)
        return cards

    def copy(self) -> SwiftChance:
        twin = SwiftChance(self.seed, self.counter)
        twin._last = self._last
        return twin

    def _below(self, limit: int) -> int:
        self.counter += 1
        self._last = drawn = (self._last * _FACTOR + _SUMMAND) & _BITS
        return (drawn >> 33) % limit


_FACTOR, _SUMMAND, _BITS = 6364136223846793005, 1442695040888963407, 2**64 - 1


class ScriptedChance(Chance):
    """Answers by name from a script, in order; where the script is silent the seed decides."""

    __slots__ = ("script",)

    def __init__(self, script: Mapping[str, Sequence[Any]], seed: int = 0, counter: int = 0) -> None:
        super().__init__(seed, counter)
        self.script = {name: list(answers) for name, answers in script.items()}

    def roll(self, name: str, sides: int = 6) -> int:
        answers = self.script.get(name)
        return answers.pop(0) if answers else super().roll(name, sides)

    def dice(self, name: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """A scripted answer is the total."""
        return (self.script[name].pop(0),) if self.script.get(name) else super().dice(name, count, sides)

    def pick(self, name: str, options: Sequence[T]) -> T:
        answers = self.script.get(name)
        if answers and answers[0] in options:
            return options[options.index(answers.pop(0))]
        return super().pick(name, options)

    def copy(self) -> ScriptedChance:
        return ScriptedChance(self.script, self.seed, self.counter)
