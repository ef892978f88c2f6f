"""The players that think, by strength and temperament: what they are called, and how much they think."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import UnknownOption
from engine.core.thinking.budget import Budget

STRENGTHS = {
    "beginner": Budget(plans=8, futures=0, careless=True),
    "apprentice": Budget(plans=12, futures=0),
    "organiser": Budget(plans=80, futures=40),
    "strategist": Budget(plans=900, futures=900),
}
"""The weakest comes first. Its plans and futures are counted, so that a strength is the same on every machine."""

CAUTION = {"cautious": 0.5, "": 0.0, "bold": -0.5}
"""By temperament: how much a seat minds that the futures of a plan lie far apart."""


@dataclass(slots=True, frozen=True)
class Kind:
    """A machine goes by a name such as "strategist", or with a temperament "strategist:bold"."""

    strength: str
    temperament: str = ""

    @property
    def budget(self) -> Budget:
        return STRENGTHS[self.strength]

    @property
    def caution(self) -> float:
        return CAUTION[self.temperament]


def kind_of(text: str) -> Kind:
    """The player of that name; raises UnknownOption with a sentence."""
    strength, _, temperament = text.partition(":")
    if strength not in STRENGTHS or temperament not in CAUTION:
        raise UnknownOption(f"There is no player {text!r}; there are {', '.join(KINDS)}.")
    return Kind(strength, temperament)


KINDS = tuple(
    f"{strength}:{temperament}" if temperament else strength for strength in STRENGTHS for temperament in CAUTION
)
