"""5.0: one answer stands for a whole list of moves."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Option
from engine.red_guard.asking import (
    TILE,
)
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    DEFENDERS,
    PLA,
    TILE_TYPE,
    TYPE,
    Place,
    Unit,
)
from engine.red_guard.deployment import Deployment
from engine.red_guard.in_force import rules

MASS = Option("preset:mass")
MARCH = Option("preset:march")
HOLD = Option("preset:hold")
SPREAD = Option("preset:spread")


def presets_for(phase: Deployment) -> list[Option]:
    """What may be answered for all that has not moved yet."""
    if not phase.civil_support:
        return [SPREAD]
    return [] if phase.army_only else [MASS, MARCH, HOLD]


def carry_out(phase: Deployment, preset: Option) -> None:
    """Mass sends all but one unit a tile to Attack. March sends PLA from the box too. Hold sends PLA to the box, the
    rest home."""
    if preset in (MASS, MARCH):
        if preset is MARCH:
            _send(phase, lambda place, unit: place == CIVIL_SUPPORT, ATTACK[phase.faction])
        _cover_tiles(phase)
        _send(phase, lambda place, unit: place in TILE, ATTACK[phase.faction])
        return
    _cover_tiles(phase)
    if preset is HOLD and not rules(phase.state).no_civil_support:
        _send(phase, lambda place, unit: TYPE[unit] == PLA and place != CIVIL_SUPPORT, CIVIL_SUPPORT)
    _spread(phase, most=2 if preset is SPREAD else DEFENDERS)


def _cover_tiles(phase: Deployment) -> None:
    """One unit for every empty tile: of its type if there is one, PLA last."""
    for tile in phase.own_tiles:
        if phase.state.units[tile]:
            continue
        spare = [
            (place, unit) for place, unit, _ in phase.stacks() if place not in TILE or len(phase.state.units[place]) > 1
        ]
        if spare:
            place, unit = min(spare, key=lambda stack: (TYPE[stack[1]] != TILE_TYPE[tile], TYPE[stack[1]] == PLA))
            phase.go(unit, 1, place, tile)


def _send(phase: Deployment, which: Callable[[Place, Unit], bool], place: Place) -> None:
    """All that may go, from each tile the units that fit it least first."""
    for origin, unit, _ in sorted(phase.stacks(), key=lambda stack: fits(stack[1], stack[0])):
        if which(origin, unit):
            stacks = phase.stacks()
            count = phase.unmoved(origin, unit)
            most = phase.most(count, place, phase.slack(stacks))
            if origin in TILE and phase.bound:
                most = min(most, len(phase.state.units[origin]) - 1)
            if most > 0:
                phase.go(unit, most, origin, place)


def fits(unit: Unit, place: Place) -> bool:
    return TILE_TYPE.get(place) == TYPE[unit]


def _spread(phase: Deployment, most: int) -> None:
    """Units from Attack to the tiles, where they fit if they can, the emptiest first."""
    state = phase.state
    home = ATTACK[phase.faction]
    for unit in state.units[home]:
        if phase.unmoved(home, unit) <= 0:
            continue
        open_tiles = [tile for tile in phase.own_tiles if len(state.units[tile]) < most]
        if not open_tiles:
            return
        tile = min(open_tiles, key=lambda tile: (len(state.units[tile]), not fits(unit, tile)))
        if phase.most(1, tile, phase.slack(phase.stacks())):
            phase.go(unit, 1, home, tile)
