"""What the rules ask and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from engine.core.questions import Ask

T = TypeVar("T")

NO_CONTEXT: Mapping[str, Any] = {}


class Option:
    """An Option is a possible answer with a stable key: `kind` or `kind:value`. Equal keys are the same object."""

    __slots__ = ("key", "kind", "value")

    key: str
    kind: str
    value: str

    _known: ClassVar[dict[str, Option]] = {}

    def __new__(cls, key: str) -> Option:
        known = cls._known.get(key)
        if known is None:
            known = super().__new__(cls)
            known.key = key
            known.kind, _, known.value = key.partition(":")
            cls._known[key] = known
        return known

    @classmethod
    def several(cls, keys: Iterable[str]) -> tuple[Option, ...]:
        known = cls._known
        return tuple([known.get(key) or cls(key) for key in keys])

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __reduce__(self) -> tuple[type[Option], tuple[str]]:
        return Option, (self.key,)


DONE = Option("done")


@dataclass(slots=True, frozen=True)
class Refusal:
    """Something that exists but is not possible now: why, and by which section of the rules."""

    option: Option
    reason: str
    rule: str


def no_refusals() -> list[Refusal]:
    return []


class Prompt:
    """A question on behalf of a faction, put to the seat that decides for it. `refused` is computed only when asked."""

    __slots__ = ("ask", "context", "faction", "options", "refused", "seat")

    def __init__(
        self,
        faction: str,
        ask: Ask | str,
        options: tuple[Option, ...],
        context: Mapping[str, Any] = NO_CONTEXT,
        refused: Callable[[], list[Refusal]] = no_refusals,
        seat: str = "",
    ) -> None:
        self.faction = faction
        self.seat = seat or faction
        self.ask: Ask = ask if isinstance(ask, Ask) else Ask(ask)
        self.options = options
        self.context = context
        self.refused = refused

    def option(self, key: object) -> Option | None:
        """The option with that key, if it is on offer."""
        return next((option for option in self.options if option.key == key), None)

    def with_context(self, **more: Any) -> Prompt:
        return Prompt(self.faction, self.ask, self.options, {**self.context, **more}, self.refused, self.seat)

    def __repr__(self) -> str:
        return f"Prompt(faction={self.faction!r}, ask={self.ask!r}, options={[option.key for option in self.options]})"


Steps = Generator[Prompt, Option, T]
"""A stretch of play: yields Prompts, receives the chosen Options, returns a T.

`yield from ()` makes a generator of a function that asks nothing."""


def asked_by(steps: Steps[None] | None) -> Steps[None]:
    """Ask what a card or event asks; one that asks nothing has been carried out by a plain function."""
    if steps is not None:
        yield from steps
