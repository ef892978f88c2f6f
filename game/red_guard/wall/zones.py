"""Which units stand where, and how they keep their places while others leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.red_guard.components import AGAINST, UNIT, Place, Tile, Unit, Units
from engine.red_guard.state import State

Slots = tuple[tuple[Unit, Place] | None, ...]
"""The units of a zone in their places; None where one has left."""
NO_SLOTS: Mapping[str, Slots] = {}


def in_order(units: Sequence[Unit]) -> list[Unit]:
    """By faction and type, as the components are listed."""
    order = {unit: number for number, unit in enumerate(u for kinds in UNIT.values() for u in kinds.values())}
    return sorted(units, key=order.__getitem__)


def standing_in(state: State, places: Sequence[Place]) -> Slots:
    """Place by place, in the order of the components."""
    return tuple((unit, place) for place in places for unit in in_order(state.units[place]))


def kept_slots(before: Slots, standing: Slots) -> Slots:
    """As long as units only leave, the others stay where they are; where one arrives, all are put in order anew."""
    left = Counter(standing)
    if left - Counter(before):
        return standing
    slots: list[tuple[Unit, Place] | None] = []
    for slot in before:
        stays = slot is not None and left[slot] > 0
        left[slot] -= stays
        slots.append(slot if stays else None)
    return tuple(slots)


def attacked_tiles(state: State) -> Mapping[Tile, Units]:
    """5.0: the tiles that groups stand against."""
    return {tile: units for tile, place in AGAINST.items() if (units := state.units[place])}
