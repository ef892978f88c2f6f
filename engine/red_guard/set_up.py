"""2.2: tiles are dealt, units chosen by the seats and drawn for the others, then placed; chits and a marker last."""

from __future__ import annotations

from collections import Counter

from engine.core.prompts import DONE, Option, Steps
from engine.red_guard import questions, stages
from engine.red_guard.asking import UNIT_OPTION, ask, ask_count
from engine.red_guard.components import (
    ATTACK,
    CADRE,
    CHITS,
    COLOUR,
    FACTIONS,
    IN_ATTACK,
    MARKERS,
    PLA,
    POOL,
    RED_GUARD,
    TILE_TYPE,
    TILES,
    TILES_EACH,
    TOTAL,
    TYPE,
    UNIT,
    UNITS_OF,
    UNPLACED,
    WORKER,
    Faction,
    Units,
)
from engine.red_guard.deployment import Deployment
from engine.red_guard.effects import ChitDrawn, Mustered, PhaseBegan, Rolled, Secret, TilesDealt, UnitsMoved
from engine.red_guard.leaders import leave_leader
from engine.red_guard.moving import move_units
from engine.red_guard.state import NOBODY, State, non_players, tiles_of
from engine.red_guard.verbs import give_control, move_all, pass_chairman, relocate

STARTING_UNITS = 6
"""2.2: two dice are added."""
PROLOGUE_ENDS = 4
"""The Game-Turn in which the markers enter the Pool, if a long prologue was agreed on."""

SUITED = Option("preset:suited")


def deal(state: State) -> Steps[None]:
    """2.2: each faction gets six tiles and a number of units."""
    state.report(PhaseBegan(stages.DEAL))
    _deal_tiles(state)
    _fill_pool(state)
    _roll_for_units(state)
    for faction in non_players(state):
        _draw_units(state, faction)
    for seat in state.seats:
        state.leader[seat] = IN_ATTACK
    if state.use_clients:
        _draw_clients(state)
    state.markers = 0 if state.use_prologue else MARKERS
    state.waiting = state.seats
    state.stage = stages.MUSTER
    yield from ()


def _deal_tiles(state: State) -> None:
    dealt = state.chance.shuffled("tiles", TILES)
    for number, faction in enumerate(FACTIONS):
        hand = dealt[number * TILES_EACH : (number + 1) * TILES_EACH]
        for tile in hand:
            state.owner[tile] = faction
        state.report(TilesDealt(faction, tuple(tile for tile in TILES if tile in hand)))


def _fill_pool(state: State) -> None:
    state.units[POOL] = tuple(sorted(unit for unit, count in TOTAL.items() for _ in range(count)))


def _roll_for_units(state: State) -> None:
    """2.2: it is six plus two dice, one roll for all or one for each."""
    dice: tuple[int, ...] = ()
    for faction in FACTIONS:
        if state.each_rolls or not dice:
            dice = state.chance.dice("starting_units", 2)
            state.report(Rolled("starting_units", dice))
        state.allowance[faction] = STARTING_UNITS + sum(dice)


def _draw_units(state: State, faction: Faction) -> None:
    """2.2: a non-player faction's units come at random, and defend no tile in particular yet."""
    own = [unit for unit in UNITS_OF[faction] for _ in range(TOTAL[unit])]
    drawn = tuple(sorted(state.chance.shuffled("units", own)[: state.allowance[faction]]))
    move_all(state, drawn, POOL, UNPLACED[faction])
    state.report(Mustered(faction, drawn))


def _draw_clients(state: State) -> None:
    """An option of ours: each seat begins with a non-player faction, as long as there are any."""
    clients = state.chance.shuffled("clients", non_players(state))
    for seat, faction in zip(state.seats, clients, strict=False):
        give_control(state, faction, seat)


# Choosing units


def muster(state: State) -> Steps[None]:
    """2.2: each seat in turn chooses its units; what it chose is shown when all have."""
    faction = state.waiting[0]
    while left := state.allowance[faction] - len(state.units[ATTACK[faction]]):
        there = Counter(state.units[POOL])
        units = [unit for unit in UNITS_OF[faction] if there[unit]]
        options = [UNIT_OPTION[unit] for unit in units]
        options += [DONE, SUITED] if state.units[ATTACK[faction]] else [SUITED]
        chosen = yield from ask(state, faction, questions.MUSTER_UNIT, options, {"left": left})
        if chosen is DONE:
            break
        if chosen is SUITED:
            _take(state, faction, suited_units(state, faction))
            break
        unit, most = chosen.value, min(left, there[chosen.value])
        count = yield from ask_count(state, faction, questions.MUSTER_COUNT, most, {"unit": unit})
        _take(state, faction, (unit,) * count)
    state.waiting = state.waiting[1:]
    if not state.waiting:
        for seat in state.seats:
            state.report(Mustered(seat, state.units[ATTACK[seat]]))
        state.waiting = state.seats
        state.stage = stages.PLACEMENT


def suited_units(state: State, faction: Faction) -> Units:
    """One unit of its own type for each tile, a third PLA for Civil Support, then whoever subverts and purges best.

    What has been chosen already serves those wants first.
    """
    number, chosen = state.allowance[faction], Counter(TYPE[unit] for unit in state.units[ATTACK[faction]])
    left = Counter(TYPE[unit] for unit in state.units[POOL] if COLOUR[unit] == faction)
    wanted = [TILE_TYPE[tile] or WORKER for tile in tiles_of(state, faction)]
    wanted += [PLA] * (number // 3)
    wanted += [CADRE, RED_GUARD, CADRE, WORKER] * number
    number -= chosen.total()
    taken: list[str] = []
    for kind in wanted:
        if chosen[kind]:
            chosen[kind] -= 1
        elif left[kind] and len(taken) < number:
            left[kind] -= 1
            taken.append(UNIT[faction][kind])
    return tuple(sorted(taken))


def _take(state: State, faction: Faction, units: Units) -> None:
    for unit, count in Counter(units).items():
        relocate(state, unit, count, POOL, ATTACK[faction])
        state.report(Secret(UnitsMoved(unit, count, POOL, ATTACK[faction]), (faction,)))


# Placing them


def placement(state: State) -> Steps[None]:
    """2.2, 5.0: each seat divides its units into Attack and Defence, at least one and at most four a tile."""
    faction = state.waiting[0]
    yield from move_units(Deployment(state, (faction,), civil_support=False))
    yield from leave_leader(state, faction, questions.PLACEMENT_LEADER)
    state.waiting = state.waiting[1:]
    if not state.waiting:
        finish_set_up(state)
        state.stage = stages.CIVIL_SUPPORT


def finish_set_up(state: State) -> None:
    """2.2, 10.2: last of all each seat draws a chit, and a random one gets the Chairman's fourth marker.

    A game that was saved before it was done in this order has both already.
    """
    if state.use_chits and not any(state.chits.values()):
        _draw_chits(state)
    if state.holder == NOBODY:
        pass_chairman(state, state.chance.pick("chairman", state.seats))


def _draw_chits(state: State) -> None:
    """10.2: chits are drawn at random and in secret."""
    for seat, chit in zip(state.seats, state.chance.shuffled("chits", CHITS), strict=False):
        state.chits[seat] = chit
        state.report(Secret(ChitDrawn(seat, chit), (seat,)))
