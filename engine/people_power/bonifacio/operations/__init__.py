"""8.7: how the non-players carry out the Operations."""

from __future__ import annotations

from collections.abc import Callable

from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.operations.government import after_roundup, assault, roundup, sweep, train
from engine.people_power.bonifacio.operations.npa import attack, march, rally, terror
from engine.people_power.bonifacio.operations.reformers import after_assemble, assemble, persuade, protest, recruit

OPERATIONS: dict[str, Callable[[Actor], None]] = {
    "train": train,
    "sweep": sweep,
    "roundup": roundup,
    "assault": assault,
    "recruit": recruit,
    "assemble": assemble,
    "persuade": persuade,
    "protest": protest,
    "rally": rally,
    "march": march,
    "attack": attack,
    "terror": terror,
}

AFTERWARDS: dict[str, Callable[[Actor], None]] = {"roundup": after_roundup, "assemble": after_assemble}
"""What follows once the Special Activity is done."""
