"""2.3.6: what an Event does to the Eligibility of a faction."""

from __future__ import annotations

from engine.people_power.board import Faction
from engine.people_power.state import State


def stay_eligible(state: State, faction: Faction) -> None:
    """2.3.6: the faction will be Eligible on the next card in spite of having acted."""
    state.stay_eligible |= {faction}


def make_ineligible(state: State, faction: Faction) -> None:
    """2.3.6: the faction is Ineligible from now on, through the next card."""
    state.ineligible_next |= {faction}
    state.waiting = tuple(other for other in state.waiting if other != faction or other == state.waiting[0])
