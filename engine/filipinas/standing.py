"""Everything that stands in a place, and what the rules ask of it again and again, answered once for all."""

from __future__ import annotations

from functools import lru_cache

from engine.filipinas.board import NATIONS, SIDES, Nation, Side
from engine.filipinas.counters import (
    BALER,
    FILIPINO_LEADERS,
    LEADER,
    LEADERS,
    NATION_OF,
    SIDE_OF,
    Counter,
    Stack,
    Stacks,
    land_units_of,
    lone_corps,
    units_of,
)


class Standing(tuple[Stack, ...]):
    """The stacks of both sides in printed order: a tuple that never changes, so neither does what is known of it."""

    counters: frozenset[Counter]
    of: dict[Side, Stacks]
    """The stacks of a side, leaders who stand alone among them."""
    armies: dict[Side, Stacks]
    """The stacks of a side that have brigades or corps."""
    divisible: dict[Side, Stacks]
    """6.3: the stacks of a side that can be taken apart: several units, and no Baler marker."""
    land_units: dict[Nation, Stack]
    """The brigades or corps of a nation, in whatever stacks."""
    generals: dict[Side, Stack]
    """The leaders of a side who can order attacks on land."""
    bands: Stacks
    """Single Filipino corps and leaders alone: whoever may have to be located."""
    contested: bool
    """Both sides are here."""


@lru_cache(maxsize=50_000)
def standing(stacks: Stacks) -> Standing:
    """These stacks, with all that is known of them."""
    found = Standing(stacks)
    found.counters = frozenset(counter for stack in stacks for counter in stack)
    found.of = {side: tuple(stack for stack in stacks if SIDE_OF[stack[0]] == side) for side in SIDES}
    found.armies = {side: tuple(stack for stack in found.of[side] if land_units_of(stack)) for side in SIDES}
    found.divisible = {side: tuple(stack for stack in found.of[side] if _is_divisible(stack)) for side in SIDES}
    land_units = [unit for stack in stacks for unit in land_units_of(stack)]
    found.land_units = {nation: tuple(unit for unit in land_units if NATION_OF[unit] == nation) for nation in NATIONS}
    leaders = [leader for leader in LEADERS if leader in found.counters and not LEADER[leader].admiral]
    found.generals = {side: tuple(leader for leader in leaders if SIDE_OF[leader] == side) for side in SIDES}
    found.bands = tuple(stack for stack in stacks if lone_corps(stack) or stack[0] in FILIPINO_LEADERS)
    found.contested = all(found.of.values())
    return found


def _is_divisible(stack: Stack) -> bool:
    return len(units_of(stack)) > 1 and BALER not in stack


NOBODY = standing(())
