"""Plain data becomes a state. Whatever comes from outside is checked first."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from engine.core.fields import settings_declared
from engine.red_guard import stages
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    DEFENDERS,
    FACTIONS,
    IN_ATTACK,
    NOWHERE,
    ON_PILE,
    PILE,
    PLA,
    TILES,
    TOTAL,
    TYPE,
    UNITS,
    UNPLACED,
    Faction,
    Units,
)
from engine.red_guard.endings import GOING_ON
from engine.red_guard.state import NOBODY, State, in_play, is_active, pile_of, pool_of, seats_left

FEWEST_SEATS = 2
AGREED = {"seats", "humans", "opponents", *settings_declared(State)}
"""The fields of a state that are settled before the game."""
ALL_UNITS = sorted(unit for unit, count in TOTAL.items() for _ in range(count))
WITH_GROUPS = (stages.DEPLOYMENT, stages.COMBAT, stages.SECOND_DEPLOYMENT, stages.SECOND_COMBAT, stages.OVER)
"""When groups may stand against tiles."""
SEIZING = (stages.SECOND_DEPLOYMENT, stages.SECOND_COMBAT, stages.SEIZURE)
"""10.1"""


def broken_rule(state: State) -> str:
    """Which rule of the components the state breaks, in words for a developer; empty if none."""
    if state.stage == stages.DEAL:
        return _broken_agreement(state) or _broken_deal(state)
    return (
        _broken_agreement(state)
        or _broken_counts(state)
        or _broken_places(state)
        or _broken_groups(state)
        or _broken_leaders(state)
        or _broken_control(state)
        or _broken_chairman(state)
        or _broken_set_up(state)
    )


def _broken_agreement(state: State) -> str:
    if len(state.seats) < FEWEST_SEATS:
        return "fewer than two seats"
    if set(state.seats) != {*state.humans, *state.opponents} or not state.humans.isdisjoint(state.opponents):
        return "a seat with nobody in it, or with two"
    return ""


def _broken_deal(state: State) -> str:
    """2.2: before the deal there is nothing but what was agreed on."""
    table, empty = state.pack(), type(state)(chance=state.chance).pack()
    laid = next((name for name, value in table.items() if name not in AGREED and value != empty[name]), "")
    return f"{laid} before the deal" if laid else ""


def _broken_counts(state: State) -> str:
    """2.1: there are thirty units of each faction, in its mix; in every place they stand in order."""
    if sorted(chain.from_iterable(state.units.values())) != ALL_UNITS:
        there = Counter(chain.from_iterable(state.units.values()))
        wrong = next(unit for unit in UNITS if there[unit] != TOTAL[unit])
        return f"there are not {TOTAL[wrong]} {wrong}"
    muddled = next((place for place, units in state.units.items() if units and list(units) != sorted(units)), "")
    return f"units out of order in {muddled}" if muddled else ""


def _broken_places(state: State) -> str:
    """5.0, 8.2: at most four at a tile, each where its colour belongs; only PLA in Civil Support."""
    units = state.units
    for tile in TILES:
        if units[tile] and (len(units[tile]) > DEFENDERS or _strangers(units[tile], state.owner[tile])):
            return f"more than {DEFENDERS} units at {tile}, or another faction's"
    for faction in FACTIONS:
        for place in (ATTACK[faction], PILE[faction], UNPLACED[faction]):
            if units[place] and _strangers(units[place], faction):
                return f"another faction's units in {place}"
        if faction in state.seats and units[UNPLACED[faction]]:
            return f"unplaced units of {faction}, which is a seat"
        if faction in state.lost and (pool_of(state, faction) or pile_of(state, faction) or in_play(state, faction)):
            return f"units of {faction}, which is out of the game"
    if any(TYPE[unit] != PLA for unit in units[CIVIL_SUPPORT]):
        return "a unit in Civil Support that is not of the PLA"
    return ""


def _broken_groups(state: State) -> str:
    """5.0, 8.3.2: a group stands against a tile from its deployment to its combat, and never against the Chairman's."""
    for tile in TILES:
        if group := state.units[AGAINST[tile]]:
            if state.stage not in WITH_GROUPS:
                return f"a group against {tile} outside a combat"
            if tile == state.seated:
                return f"a group against {tile}, where the Chairman sits"
            acting = state.waiting[:1] if state.stage in (stages.DEPLOYMENT, stages.COMBAT) else ()
            if any(_strangers(group, faction) for faction in acting):
                return f"a group against {tile} that is not of {state.waiting[0]}"
    return ""


def _strangers(units: Units, faction: Faction) -> bool:
    """Whether there are others among these units: in order, a colour's units lie together."""
    return COLOUR[units[0]] != faction or COLOUR[units[-1]] != faction


def _broken_leaders(state: State) -> str:
    """7.0: only seats have leaders; each on an own tile, with his Attack, his pile, or at a tile that he attacks.

    He is still there when his whole group is gone, until the combat is over, or for ever if that is how the game ended.
    """
    attacking = state.waiting[:1] if state.stage in (stages.DEPLOYMENT, stages.COMBAT) else ()
    for faction in FACTIONS:
        place = state.leader[faction]
        if (place != NOWHERE) != (faction in state.seats and faction not in state.lost):
            return f"a leader of {faction} where none can be, or none"
        if place in (NOWHERE, IN_ATTACK, ON_PILE) or state.owner[place] == faction:
            continue
        if faction not in attacking and state.stage != stages.OVER:
            return f"the leader of {faction} at a tile of somebody else"
    return ""


def _broken_control(state: State) -> str:
    """2.3: only seats control, only non-player factions are controlled."""
    for faction, seat in state.controller.items():
        if seat != NOBODY and (faction in state.seats or faction in state.lost or not _plays(state, seat)):
            return f"{faction} under the control of {seat}"
    return ""


def _broken_chairman(state: State) -> str:
    """8.3: in the hand of a seat, on a tile of a seat; nowhere once he is dead."""
    if not state.alive and (state.holder != NOBODY or state.seated != NOWHERE):
        return "a Chairman on the table who is dead"
    if state.holder != NOBODY and not _plays(state, state.holder):
        return "the Chairman's marker in the hand of nobody who plays"
    if state.seated != NOWHERE and (state.holder == NOBODY or not _plays(state, state.owner[state.seated])):
        return "the Chairman on a tile of nobody who plays"
    if (state.chaos == CIVIL_WAR) > (state.stage == stages.OVER):
        return "a civil war without an end"
    return ""


def _broken_set_up(state: State) -> str:
    """2.2: set-up ends with a marker for one of the seats, so all of them and the Chairman are still there."""
    if state.stage not in stages.SET_UP:
        return ""
    if not state.alive:
        return "a Chairman who died before the first turn"
    return "a faction that was lost before the first turn" if state.lost else ""


def _plays(state: State, faction: Faction) -> bool:
    return faction in state.seats and faction not in state.lost


def impasse(state: State) -> str:
    """Why the next step would not find what it needs; empty if it does."""
    if (state.stage == stages.OVER) != (state.ending != GOING_ON):
        return "an end without an ending, or an ending before the end"
    if state.stage != stages.OVER and len(seats_left(state)) < FEWEST_SEATS:
        return "fewer than two seats left before the end"
    if state.stage in (stages.MUSTER, stages.PLACEMENT) and not (
        state.waiting and set(state.waiting) <= set(state.seats)
    ):
        return "a set-up in which no seat has to act"
    if state.stage == stages.EVENT and state.first == NOBODY:
        return "an Event Phase before a turn that nobody begins"
    return _cannot_act(state) if state.stage in stages.PLAYER_TURN else ""


def _cannot_act(state: State) -> str:
    """Why the faction whose turn it is cannot do what comes next."""
    if not state.waiting:
        return "a player turn in which nobody has to act"
    faction = state.waiting[0]
    fights = state.stage == stages.COMBAT and any(state.units[AGAINST[tile]] for tile in TILES)
    if (state.stage == stages.DEPLOYMENT or fights) and not is_active(state, faction):
        return f"a {state.stage} of {faction}, which nobody commands"
    if state.stage in SEIZING and faction not in state.seats:
        return f"a Seizure of Power by {faction}, which is no seat"
    return ""
