"""What changes the table. Each verb keeps what players forget and reports an Effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.red_guard import endings, stages
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    DEFENDERS,
    GONE,
    IN_ATTACK,
    NOWHERE,
    PILE,
    POOL,
    Faction,
    Place,
    Tile,
    Unit,
    Units,
)
from engine.red_guard.effects import (
    ChairmanPassed,
    ChairmanSeated,
    ChaosMoved,
    ControlPassed,
    DeathChecked,
    LeaderMoved,
    Rolled,
    TileCaptured,
    UnitsMoved,
)
from engine.red_guard.endings import Ended
from engine.red_guard.state import NOBODY, State

DIES_ON = 5


# Units


def move(state: State, unit: Unit, count: int, origin: Place, place: Place) -> None:
    if count > 0:
        relocate(state, unit, count, origin, place)
        state.report(UnitsMoved(unit, count, origin, place))


def relocate(state: State, unit: Unit, count: int, origin: Place, place: Place) -> None:
    """The same without a word: where not everybody may know."""
    units = state.units
    there = units[origin]
    at = there.index(unit)
    if there[at + count - 1 : at + count] != (unit,):
        raise ValueError(f"there are not {count} {unit} in {origin}")
    units[origin] = there[:at] + there[at + count :]
    units[place] = tuple(sorted((*units[place], *(unit,) * count)))


def move_all(state: State, units: Iterable[Unit], origin: Place, place: Place) -> None:
    for unit, count in Counter(units).items():
        move(state, unit, count, origin, place)


def neutralize(state: State, units: Iterable[Unit], origin: Place) -> None:
    """6.1.2: units go to the owner's pile of neutralized units."""
    for unit, count in Counter(units).items():
        move(state, unit, count, origin, PILE[COLOUR[unit]])


def to_pool(state: State, units: Iterable[Unit], origin: Place) -> None:
    """6.1.1: Subversion has smashed these units."""
    move_all(state, units, origin, POOL)


def remove(state: State, units: Iterable[Unit], origin: Place) -> None:
    """6.1.1: these units leave the game for good."""
    move_all(state, units, origin, GONE)


def room(state: State, tile: Tile) -> int:
    """5.0: at most four units defend a tile."""
    return DEFENDERS - len(state.units[tile])


# Tiles and leaders


def take_tile(state: State, tile: Tile, faction: Faction) -> None:
    """6.3: the tile goes to the captor; a leader on it goes back to his own Attack."""
    before = state.owner[tile]
    if state.leader[before] == tile:
        move_leader(state, before, IN_ATTACK)
    state.owner[tile] = faction
    state.report(TileCaptured(tile, before, faction))


def move_leader(state: State, faction: Faction, place: Place) -> None:
    before = state.leader[faction]
    if before != place:
        state.leader[faction] = place
        state.report(LeaderMoved(faction, before, place))


# Chaos


def raise_chaos(state: State, amount: int) -> None:
    """8.1: at 100 China breaks out in civil war, in the middle of anything."""
    before, state.chaos = state.chaos, min(CIVIL_WAR, state.chaos + amount)
    if before != state.chaos:
        state.report(ChaosMoved(before, state.chaos))
    if state.chaos == CIVIL_WAR:
        end(state, endings.CIVIL_WAR)


def lower_chaos(state: State, amount: int) -> None:
    """8.2: it never falls below zero."""
    before, state.chaos = state.chaos, max(0, state.chaos - amount)
    if before != state.chaos:
        state.report(ChaosMoved(before, state.chaos))


# The Chairman


def seat_chairman(state: State, tile: Tile) -> None:
    """8.3.1: his holder puts him on a tile."""
    state.seated = tile
    state.report(ChairmanSeated(state.holder, tile))


def pass_chairman(state: State, seat: Faction) -> None:
    """8.3.1: the marker comes into a hand, off the tile."""
    before = state.holder
    state.holder, state.seated = seat, NOWHERE
    state.report(ChairmanPassed(before, seat))


def check_death(state: State) -> None:
    """8.3.3: he dies on a 5 or 6, and this is the last Game-Turn; nobody dies twice."""
    if not state.alive:
        return
    die = roll(state, "death")
    died = die >= DIES_ON
    state.report(DeathChecked(die, died))
    if died:
        state.alive = False
        state.seated = NOWHERE
        state.holder = NOBODY


# Non-player factions


def give_control(state: State, faction: Faction, seat: Faction) -> None:
    """2.3: a non-player faction comes under a seat's control."""
    before, state.controller[faction] = state.controller[faction], seat
    if before != seat:
        state.report(ControlPassed(faction, before, seat))


def make_neutral(state: State, faction: Faction) -> None:
    """3.3.2: its units freeze where they are, its neutralized ones leave the game; chaos does not change."""
    before, state.controller[faction] = state.controller[faction], NOBODY
    state.report(ControlPassed(faction, before, NOBODY))
    remove(state, state.units[PILE[faction]], PILE[faction])


# Dice and the end


def roll(state: State, name: str) -> int:
    die = state.chance.roll(name)
    state.report(Rolled(name, (die,)))
    return die


def end(state: State, ending: str, victor: Faction = NOBODY) -> None:
    """9.1: the game is over at once."""
    state.ending = ending
    state.victor = victor
    state.stage = stages.OVER
    raise Ended


def regroup(state: State, units: Units, origin: Place) -> None:
    """3.1.5: back to the Attack of whoever they belong to."""
    for unit, count in Counter(units).items():
        move(state, unit, count, origin, ATTACK[COLOUR[unit]])


def to_civil_support(state: State, unit: Unit, count: int, origin: Place) -> None:
    """8.2"""
    move(state, unit, count, origin, CIVIL_SUPPORT)
