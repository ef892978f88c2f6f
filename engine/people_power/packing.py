"""A state from outside may be of an earlier version, or impossible on the table."""

from __future__ import annotations

from typing import Any

from engine.people_power import stages
from engine.people_power.board import (
    FACTIONS,
    MAX_BASES,
    MAX_TRACK,
    NPA,
    PIECES,
    PROTEST,
    PROTEST_AND_STRIKE_MARKERS,
    REFORMERS,
    STOCK_OF,
    STOCKS,
    STRIKE,
    TOTALS,
)
from engine.people_power.bonifacio.cards import letters_of
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS, PERSONALITIES_OF, SNAP_ELECTION_1986
from engine.people_power.state import PIECES_COUNTED, State

PHASES_UP_TO_PERSONALITIES = stages.PHASES[: stages.PHASES.index(stages.PERSONALITIES) + 1]

OWNER_OF = {PROTEST: REFORMERS, STRIKE: NPA}
"""Who must have a piece beside the marker."""
PIECES_OF_STOCK = {stock: [piece for piece in PIECES if STOCK_OF[piece] == stock] for stock in STOCKS}

TOGETHER_IN_0_9_0 = {
    "tracks": ("aid", "patronage"),
    "settings": ("use_personalities", "use_desperation", "hidden_acts"),
    "cards": ("card", "election"),
}
"""Fields that version 0.9.0 wrote as one."""


def broken_rule(state: State) -> str:
    """Which rule of the components the state breaks, in words for a developer; empty if none."""
    for row in state.pieces.values():
        if min(row.values()) < 0:
            return f"fewer than no pieces in {min(row, key=row.__getitem__)}"
    for stock, pieces in PIECES_OF_STOCK.items():
        on_map = sum([sum(state.pieces[piece].values()) for piece in pieces])
        if on_map + state.set_aside[stock] > TOTALS[stock]:
            return f"more than {TOTALS[stock]} {stock}"
        if on_map + state.available[stock] + state.set_aside[stock] != TOTALS[stock]:
            return f"there are not {TOTALS[stock]} {stock}"
        if min(state.available[stock], state.set_aside[stock]) < 0:
            return f"fewer than no {stock} off the map"
    gov_bases, ref_bases, npa_bases = state.gov_bases, state.ref_bases, state.npa_bases
    for space, marker in state.marker.items():
        if gov_bases[space] + ref_bases[space] + npa_bases[space] > MAX_BASES:
            return f"more than {MAX_BASES} Bases in {space}"
        if marker in OWNER_OF and not PIECES_COUNTED[OWNER_OF[marker]](state, space):
            return f"a {marker} marker without {OWNER_OF[marker]} pieces in {space}"
    if sum([marker in OWNER_OF for marker in state.marker.values()]) > PROTEST_AND_STRIKE_MARKERS:
        return f"more than {PROTEST_AND_STRIKE_MARKERS} Protest and Strike markers"
    tracks = {"Aid": state.aid, "Patronage": state.patronage}
    tracks |= {f"Resources of {faction}": amount for faction, amount in state.resources.items()}
    beyond = [f"{track} at {value}" for track, value in tracks.items() if not 0 <= value <= MAX_TRACK]
    return f"{beyond[0]}, off the track of 0 to {MAX_TRACK}" if beyond else ""


def written_apart(data: Any) -> Any:
    """The fields of version 0.9.0 as they are written now."""
    if type(data) is not dict or not data.keys() >= TOGETHER_IN_0_9_0.keys():
        return data
    fields = {name: value for name, value in data.items() if name not in TOGETHER_IN_0_9_0}
    for together, names in TOGETHER_IN_0_9_0.items():
        if type(data[together]) is list and len(data[together]) == len(names):
            fields |= zip(names, data[together], strict=True)
    return fields


def can_go_on(state: State) -> bool:
    """Every step until the end of the game finds what it needs."""
    if state.stage == stages.TURN and not (state.waiting and state.card in EVENT_NUMBERS):
        return False
    if set(state.deck) & set(state.played):
        return False
    # 8.5.3: a non-player draws until a card of its own comes up.
    if set(state.bonifacio_deck) != {letter for f in FACTIONS if not state.is_player(f) for letter in letters_of(f)}:
        return False
    if state.stage == stages.OVER or (state.stage == stages.VICTORY and state.card == SNAP_ELECTION_1986):
        return True
    return SNAP_ELECTION_1986 in state.deck and _personalities_suffice(state)


def _personalities_suffice(state: State) -> bool:
    """6.5.1: everyone has a Personality left to choose in each Election Round but the final one."""
    if not state.use_personalities:
        return True
    to_come = state.deck[: state.deck.index(SNAP_ELECTION_1986)]
    rounds = sum(card in ELECTIONS for card in to_come) + (state.stage in PHASES_UP_TO_PERSONALITIES)
    return all(len(set(hand) - state.personalities_played) >= rounds for hand in PERSONALITIES_OF.values())
