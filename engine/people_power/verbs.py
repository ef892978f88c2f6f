"""The verbs that change the board. Each keeps the rules that players forget and reports what happened.

No other code writes to the pieces, markers, alignments and tracks of a state.
"""

from __future__ import annotations

from engine.people_power.board import (
    ACTIVE,
    BASES,
    MAX_BASES,
    MAX_TRACK,
    NEUTRAL,
    PROTEST,
    PROTEST_AND_STRIKE_MARKERS,
    STOCK_OF,
    STRIKE,
    TERROR,
    UNDERGROUND,
    Alignment,
    Faction,
    Marker,
    Piece,
    Space,
)
from engine.people_power.effects import (
    AVAILABLE,
    Aligned,
    Flipped,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Placed,
    Removed,
    Returned,
    Rolled,
    TrackMoved,
    Transferred,
)
from engine.people_power.state import State, bases, npa_pieces, reformer_pieces, unmoved


def place(state: State, space: Space, piece: Piece, count: int = 1) -> int:
    """1.5.1, 1.5.2: from Available onto the map, as many as there are and fit; returns how many."""
    stock = STOCK_OF[piece]
    count = min(count, state.available[stock])
    if piece in BASES:
        count = min(count, MAX_BASES - bases(state, space))
    if count <= 0:
        return 0
    state.available[stock] -= count
    state.pieces[piece][space] += count
    state.report(Placed(space, piece, count))
    return count


def remove(state: State, space: Space, piece: Piece, count: int = 1, to: str = AVAILABLE) -> int:
    """1.5.1: from the map to Available, or set aside until the next Reset; returns how many."""
    column = state.pieces[piece]
    count = min(count, column[space])
    if count <= 0:
        return 0
    column[space] -= count
    (state.available if to == AVAILABLE else state.set_aside)[STOCK_OF[piece]] += count
    _take_moved(state, space, piece, count)
    state.report(Removed(space, piece, count, to))
    _drop_deserted_marker(state, space)
    return count


def move(state: State, origin: Space, space: Space, piece: Piece, count: int = 1) -> int:
    """1.5.3, 3.1.2: from space to space, keeping orientation, those first that have not moved; returns how many."""
    column = state.pieces[piece]
    count = min(count, column[origin])
    if count <= 0:
        return 0
    _take_moved(state, origin, piece, count - unmoved(state, origin, piece))
    column[origin] -= count
    column[space] += count
    state.moved[space, piece] = state.moved.get((space, piece), 0) + count
    state.report(Moved(origin, space, piece, count))
    _drop_deserted_marker(state, origin)
    return count


def activate(state: State, space: Space, count: int = 1) -> int:
    """1.5.3: flip Underground Guerrillas Active; returns how many."""
    return _flip(state, space, UNDERGROUND, ACTIVE, count)


def hide(state: State, space: Space) -> int:
    """1.5.3: flip all Active Guerrillas Underground; returns how many."""
    return _flip(state, space, ACTIVE, UNDERGROUND, state.active[space])


def return_set_aside(state: State) -> None:
    """6.6: what lay on cards until the Reset is Available again."""
    for stock, count in state.set_aside.items():
        if count:
            state.set_aside[stock] = 0
            state.available[stock] += count
            state.report(Returned(stock, count))


def shift(state: State, space: Space, towards: Alignment) -> bool:
    """1.6.2: one step: to Neutral from another alignment, from Neutral to the one meant; returns whether it changed."""
    return set_alignment(state, space, towards if state.alignment[space] in (NEUTRAL, towards) else NEUTRAL)


def set_alignment(state: State, space: Space, alignment: Alignment) -> bool:
    """1.6.3: straight to that alignment; returns whether it changed."""
    before = state.alignment[space]
    if before == alignment:
        return False
    state.alignment[space] = alignment
    state.report(Aligned(space, before, alignment))
    return True


def markers_left(state: State) -> int:
    """1.8.2: how many of the four shared Protest/Strike markers are off the map."""
    return PROTEST_AND_STRIKE_MARKERS - sum(marker in (PROTEST, STRIKE) for marker in state.marker.values())


def can_put_marker(state: State, space: Space, marker: Marker) -> bool:
    """1.8: one marker a space; Terror drives out the others and keeps them out."""
    present = state.marker[space]
    if marker == TERROR:
        return present != TERROR
    if present is not None or not markers_left(state):
        return False
    return (reformer_pieces(state, space) if marker == PROTEST else npa_pieces(state, space)) > 0


def put_marker(state: State, space: Space, marker: Marker) -> bool:
    """1.8: place a marker if that is possible; returns whether it was."""
    if not can_put_marker(state, space, marker):
        return False
    take_marker(state, space)
    state.marker[space] = marker
    state.report(MarkerPlaced(space, marker))
    return True


def take_marker(state: State, space: Space, *kinds: Marker) -> bool:
    """1.8: take the marker off, if there is one (of these kinds); returns whether there was."""
    marker = state.marker[space]
    if marker is None or (kinds and marker not in kinds):
        return False
    state.marker[space] = None
    state.report(MarkerRemoved(space, marker))
    return True


def turn_marker(state: State, space: Space, marker: Marker) -> bool:
    """1.8.2: flip a Protest to its Strike side or back; the one on the map is the one that is turned."""
    return take_marker(state, space, STRIKE if marker == PROTEST else PROTEST) and put_marker(state, space, marker)


def change_aid(state: State, amount: int) -> int:
    """1.9: within 0 and 40; returns the change that was made."""
    before, state.aid = state.aid, _on_track(state.aid + amount)
    return _report_track(state, "aid", before, state.aid)


def change_patronage(state: State, amount: int) -> int:
    """1.9: within 0 and 40; returns the change that was made."""
    before, state.patronage = state.patronage, _on_track(state.patronage + amount)
    return _report_track(state, "patronage", before, state.patronage)


def change_resources(state: State, faction: Faction, amount: int) -> int:
    """1.9, 8.5.4: within 0 and 40; Non-players have none. Returns the change that was made."""
    if faction not in state.humans:
        return 0
    before = state.resources[faction]
    state.resources[faction] = after = _on_track(before + amount)
    return _report_track(state, f"resources:{faction}", before, after)


def transfer(state: State, giver: Faction, receiver: Faction, amount: int) -> None:
    """1.4.1: a player gives Resources to another."""
    state.report(Transferred(giver, receiver, amount))
    change_resources(state, giver, -amount)
    change_resources(state, receiver, amount)


def roll(state: State, name: str, dice: int = 1, sides: int = 6) -> int:
    """Dice by name; returns the sum."""
    shown = state.chance.dice(name, dice, sides)
    state.report(Rolled(name, shown))
    return sum(shown)


def _flip(state: State, space: Space, before: Piece, after: Piece, count: int) -> int:
    count = min(count, state.pieces[before][space])
    if count <= 0:
        return 0
    state.pieces[before][space] -= count
    state.pieces[after][space] += count
    if moved := _take_moved(state, space, before, count):
        state.moved[space, after] = state.moved.get((space, after), 0) + moved
    state.report(Flipped(space, before, after, count))
    return count


def _take_moved(state: State, space: Space, piece: Piece, count: int) -> int:
    """3.1.2: of so many, those that have moved are the first, so that the others still may move; returns how many."""
    moved = min(count, state.moved.get((space, piece), 0))
    if moved <= 0:
        return 0
    state.moved[space, piece] -= moved
    return moved


def _drop_deserted_marker(state: State, space: Space) -> None:
    """1.8.2: a Protest goes with the last Reformer piece, a Strike with the last NPA piece."""
    marker = state.marker[space]
    if marker == PROTEST:
        deserted = not (state.activists[space] or state.ref_bases[space])
    elif marker == STRIKE:
        deserted = not npa_pieces(state, space)
    else:
        return
    if deserted:
        take_marker(state, space)


def _on_track(value: int) -> int:
    return 0 if value < 0 else MAX_TRACK if value > MAX_TRACK else value


def _report_track(state: State, track: str, before: int, after: int) -> int:
    if before != after:
        state.report(TrackMoved(track, before, after))
    return after - before
