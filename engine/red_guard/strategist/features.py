"""What a Strategist looks at in Red Guard: the table in whole numbers, as one seat sees it."""

from __future__ import annotations

from engine.core.thinking.mind import Reading
from engine.red_guard import stages
from engine.red_guard.chits import missing
from engine.red_guard.components import (
    ATTACK,
    CADRE,
    CIVIL_SUPPORT,
    COLOUR,
    FACTIONS,
    NO_CHIT,
    ON_PILE,
    PILE,
    PLA,
    POOL,
    RED_GUARD,
    TILE_TYPE,
    TYPE,
    UNIT,
    UNPLACED,
    WORKER,
    Faction,
)
from engine.red_guard.opponents.look import hazard
from engine.red_guard.sequence import LAST_YEAR
from engine.red_guard.state import NOBODY, State, commanded, non_players, units_in_play
from engine.red_guard.victory import all_power_points

ABOUT = ("time", "lead")
"""What the forecast is for: whether another Game-Turn will come, and the lead over the best rival in Power Points."""

FEATURES = (
    *ABOUT,
    # Power Points
    *("points", "ahead_of", "lead_over_second", "client_lead"),
    # tiles
    *("tiles", "tiles_rival", "bare", "thin", "held_well", "matches", "threatened"),
    # units
    *("units", "units_rival", "in_attack", "army", "red_guards", "cadres", "workers", "in_civil_support"),
    *("neutralized", "in_pool", "recovering"),
    # chaos and the Chairman
    *("chaos", "chaos_high", "chaos_brink", "hazard", "chairman", "chairman_sits"),
    # the sequence and the others
    *("still_to_act", "rivals_to_act", "turn", "seats", "clients", "neutrals"),
    # options
    *("chit_missing", "chit_held", "half_of_units", "always"),
)

HIGH, BRINK = 80, 92
MANY = 3
"""Defenders that hold a tile well."""
FAR_FROM_CHIT = 4
LATE = 12
"""Later turns are all alike."""


def read(state: State, seat: Faction) -> Reading:
    points = all_power_points(state)
    own = points[seat]
    clients = [faction for faction in commanded(state, seat) if faction != seat]
    rivals = [faction for faction in FACTIONS if faction != seat]
    ranked = sorted((points[faction] for faction in rivals), reverse=True)
    leading = max(rivals, key=lambda faction: points[faction])
    units, held = state.units, dict.fromkeys(FACTIONS, 0)
    bare = thin = well = matches = 0
    for tile, owner in state.owner.items():
        held[owner] += 1
        if owner == seat and tile != state.seated:
            there = units[tile]
            bare += not there
            thin += len(there) == 1
            well += len(there) >= MANY
            matches += any(TYPE[unit] == TILE_TYPE[tile] for unit in there)
    mine = units_in_play(state, seat)
    theirs = [len(units_in_play(state, faction)) for faction in rivals]
    playing = state.stage in stages.PLAYER_TURN
    waiting = state.waiting if playing else FACTIONS
    army = UNIT[seat][PLA]
    rivals_waiting = sum(faction != seat and faction not in clients for faction in waiting)
    chit = state.chits[seat]
    return (
        time_left(state),
        own - ranked[0],
        own,
        sum(other < own for other in ranked),
        own - ranked[1],
        max((points[faction] for faction in clients), default=own) - own,
        held[seat],
        held[leading],
        bare,
        thin,
        well,
        matches,
        (2 * bare + thin) * rivals_waiting,
        len(mine),
        max(theirs),
        len(units[ATTACK[seat]]) + len(units[UNPLACED[seat]]),
        mine.count(army),
        mine.count(UNIT[seat][RED_GUARD]),
        mine.count(UNIT[seat][CADRE]),
        mine.count(UNIT[seat][WORKER]),
        units[CIVIL_SUPPORT].count(army),
        len(units[PILE[seat]]),
        sum(COLOUR[unit] == seat for unit in units[POOL]),
        state.leader[seat] == ON_PILE,
        state.chaos,
        max(0, state.chaos - HIGH),
        max(0, state.chaos - BRINK),
        round(100 * hazard(state)),
        state.holder == seat,
        bool(state.seated) and state.owner[state.seated] == seat,
        seat in waiting,
        rivals_waiting,
        min(LATE, state.turn),
        len(state.seats),
        len(clients),
        sum(state.controller[faction] == NOBODY for faction in non_players(state)),
        min(FAR_FROM_CHIT, missing(state, seat, chit)) if chit != NO_CHIT else FAR_FROM_CHIT,
        chit != NO_CHIT,
        state.use_seizure and 2 * len(mine) > len(mine) + sum(theirs),
        1,
    )


def time_left(state: State) -> int:
    """8.3.3: 1 while another Game-Turn may come, 0 in the last one."""
    return int(state.alive and not (state.use_1976 and state.turn >= LAST_YEAR))
