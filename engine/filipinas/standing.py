"""Everything that stands in a place, and what the rules ask of it again and again, answered once for all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.filipinas.board import NATIONS, SIDES, Nation, Side
from engine.filipinas.counters import (
    BALER,
    FILIPINO_LEADERS,
    GENERALS,
    NATION_OF,
    SIDE_OF,
    Counter,
    Stack,
    Stacks,
    can_besiege,
    land_units_of,
    lone_corps,
    units_of,
)


class Standing:
    """The stacks of both sides in printed order: they never change, so neither does what is known of them.

    It is what a tuple of them would be, and no tuple, because Python finds what a tuple knows besides three times as
    slowly.
    """

    __slots__ = (
        "armies",
        "bands",
        "contested",
        "counters",
        "divisible",
        "free",
        "generals",
        "land_units",
        "neighbours",
        "of",
        "stacks",
        "with_guns",
    )

    stacks: Stacks
    counters: dict[Counter, Stack]
    """Everybody, and the stack in which he is."""
    of: dict[Side, Stacks]
    """The stacks of a side, leaders who stand alone among them."""
    armies: dict[Side, Stacks]
    """The stacks of a side that have brigades or corps."""
    free: dict[Side, Stacks]
    """4.2.3.15: those of them that the Baler marker does not hold."""
    neighbours: dict[Side, Stacks]
    """6.3: the stacks of a side where it has several."""
    divisible: dict[Side, Stacks]
    """6.3: the stacks of a side that can be taken apart: several units, and no Baler marker."""
    with_guns: dict[Side, Stacks]
    """6.8: those of the armies that can attack a city: Filipinos by themselves need the artillery."""
    land_units: dict[Nation, Stack]
    """A nation has these brigades or corps there, in whatever stacks."""
    generals: dict[Side, Stack]
    """The leaders of a side who can order attacks on land."""
    bands: Stacks
    """Single Filipino corps and leaders alone: whoever may have to be located."""
    contested: bool
    """Both sides are here."""

    def __init__(self, stacks: Stacks) -> None:
        self.stacks = stacks
        self.counters = {counter: stack for stack in stacks for counter in stack}
        self.of = _by_side(stacks)
        self.contested = all(self.of.values())
        armies, free, divisible, with_guns, bands = [], [], [], [], []
        land_units: list[Counter] = []
        for stack in stacks:
            pinned, units = BALER in stack, land_units_of(stack)
            if units:
                land_units += units
                armies.append(stack)
                if not pinned:
                    free.append(stack)
                if can_besiege(stack):
                    with_guns.append(stack)
            if not pinned and len(units_of(stack)) > 1:
                divisible.append(stack)
            if lone_corps(stack) or stack[0] in FILIPINO_LEADERS:
                bands.append(stack)
        self.armies = _by_side(tuple(armies))
        self.free = _by_side(tuple(free))
        self.divisible = _by_side(tuple(divisible))
        self.with_guns = _by_side(tuple(with_guns))
        self.bands = tuple(bands)
        self.neighbours = _by_side(tuple([stack for own in self.of.values() if len(own) > 1 for stack in own]))
        self.land_units = _by_nation(tuple(land_units))
        self.generals = _commands(tuple([leader for leader in GENERALS if leader in self.counters]))

    def __iter__(self) -> Iterator[Stack]:
        return iter(self.stacks)

    def __len__(self) -> int:
        return len(self.stacks)

    def __getitem__(self, number: int) -> Stack:
        return self.stacks[number]

    def __contains__(self, stack: object) -> bool:
        return stack in self.stacks

    def __eq__(self, other: object) -> bool:
        return self.stacks == (other.stacks if isinstance(other, Standing) else other)

    def __hash__(self) -> int:
        return hash(self.stacks)

    def __repr__(self) -> str:
        return repr(self.stacks)


# What is the same in many places is the same object.


@lru_cache(maxsize=50_000)
def _by_side(stacks: Stacks) -> dict[Side, Stacks]:
    return {side: tuple([stack for stack in stacks if SIDE_OF[stack[0]] == side]) for side in SIDES}


@lru_cache(maxsize=50_000)
def _by_nation(units: Stack) -> dict[Nation, Stack]:
    return {nation: tuple([unit for unit in units if NATION_OF[unit] == nation]) for nation in NATIONS}


@lru_cache(maxsize=5_000)
def _commands(generals: Stack) -> dict[Side, Stack]:
    return {side: tuple([leader for leader in generals if SIDE_OF[leader] == side]) for side in SIDES}


@lru_cache(maxsize=50_000)
def standing(stacks: Stacks) -> Standing:
    """These stacks, with all that is known of them."""
    return Standing(stacks)


NOBODY = standing(())
