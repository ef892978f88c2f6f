"""There are two temperaments in three strengths: the same code with other weights, written as a table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.red_guard.temperaments import ADMINISTRATOR, MEDIUM, REBEL, STRONG, WEAK


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody weighs things. What is said in columns or shares is said for an attack that might be made."""

    reserve: float
    """The share of spare units that stays at the tiles as second and third defenders."""
    least_chance: float
    """It never attacks below this chance to clear the tile."""
    army_until: int
    """Up to this chaos the PLA attack; beyond it they go to Civil Support."""
    ceiling: int
    """The chaos that one would not like to pass."""
    chaos_price: float
    """What a point of chaos costs, in Power Points, when the ceiling is near."""
    nerve: float
    """The chance of a civil war that one attack may bring; who leads never takes any."""
    last_nerve: float
    """The same for who cannot win any more: a civil war is lost like any other game."""
    denial: float
    """What a point that a rival loses is worth; twice as much if the rival leads."""
    gives_chairman: bool
    """Whether the Chairman may be put on a rival's tile to freeze it."""
    seizes_at: float
    """The share of all units from which one would seize power; beyond 1 for never."""
    targets: int
    """How many tiles are attacked in a turn at most."""
    picks_best: bool = True
    """Whether it is the best attacks that are made, or any that look good."""
    looks_at_rivals: bool = True
    """Whether rivals' replies are weighed: who is left to act, whose tiles are weakest, who leads."""


REBEL_STRONG = Temper(
    reserve=0.15,
    least_chance=0.60,
    army_until=95,
    ceiling=98,
    chaos_price=0.08,
    nerve=0.34,
    last_nerve=0.67,
    denial=0.30,
    gives_chairman=True,
    seizes_at=0.52,
    targets=6,
)
ADMINISTRATOR_STRONG = Temper(
    reserve=0.25,
    least_chance=0.66,
    army_until=75,
    ceiling=90,
    chaos_price=0.20,
    nerve=0.10,
    last_nerve=0.34,
    denial=0.20,
    gives_chairman=False,
    seizes_at=2.0,
    targets=6,
)


def _medium(strong: Temper) -> Temper:
    """Weighs its attacks, but not its rivals; attacks little, calls the army back early."""
    army = strong.army_until - 25
    return replace(strong, looks_at_rivals=False, targets=2, seizes_at=2.0, army_until=army)


def _weak(strong: Temper) -> Temper:
    """A sensible newcomer: one attack a turn, any that is as likely to clear its tile as not; half stay at home."""
    return replace(
        _medium(strong),
        picks_best=False,
        targets=1,
        least_chance=0.5,
        reserve=0.5,
        gives_chairman=False,
        army_until=30,
        ceiling=70,
    )


TEMPERS: dict[str, Temper] = {
    f"{REBEL}.{STRONG}": REBEL_STRONG,
    f"{REBEL}.{MEDIUM}": _medium(REBEL_STRONG),
    f"{REBEL}.{WEAK}": _weak(REBEL_STRONG),
    f"{ADMINISTRATOR}.{STRONG}": ADMINISTRATOR_STRONG,
    f"{ADMINISTRATOR}.{MEDIUM}": _medium(ADMINISTRATOR_STRONG),
    f"{ADMINISTRATOR}.{WEAK}": _weak(ADMINISTRATOR_STRONG),
}
