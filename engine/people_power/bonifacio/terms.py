"""8.2.2: what the Bonifacio terms mean."""

from __future__ import annotations

from engine.people_power.board import BASE_OF, MAX_BASES, PROTEST, SUPPORT, Faction, Space
from engine.people_power.state import State, bases, cubes


def vulnerable_npa_base(state: State, space: Space) -> bool:
    return state.npa_bases[space] > 0 and not state.underground[space]


def vulnerable_reformer_base(state: State, space: Space) -> bool:
    return state.ref_bases[space] > 0 and not inactive_activists(state, space)


def vulnerable_government_base(state: State, space: Space) -> bool:
    return state.gov_bases[space] > 0 and cubes(state, space) < 2


def vulnerable_base(state: State, space: Space) -> bool:
    return (
        vulnerable_government_base(state, space)
        or vulnerable_npa_base(state, space)
        or vulnerable_reformer_base(state, space)
    )


def vulnerable_npa_pieces(state: State, space: Space) -> int:
    """Active Guerrillas are vulnerable, and so are Bases without Underground ones."""
    return state.active[space] + (0 if state.underground[space] else state.npa_bases[space])


def vulnerable_reformer_pieces(state: State, space: Space) -> int:
    """Active Activists are vulnerable, and so are Bases without Inactive ones."""
    if state.marker[space] == PROTEST:
        return state.activists[space] + state.ref_bases[space]
    return 0 if state.activists[space] else state.ref_bases[space]


def inactive_activists(state: State, space: Space) -> int:
    return 0 if state.marker[space] == PROTEST else state.activists[space]


def room_for_base(state: State, space: Space, faction: Faction) -> bool:
    """There is no Support, the stacking limit leaves room, and a Base of the faction is Available."""
    return (
        state.alignment[space] != SUPPORT and bases(state, space) < MAX_BASES and state.available[BASE_OF[faction]] > 0
    )
