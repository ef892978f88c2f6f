"""People Power as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Steps
from engine.people_power import activities, operations
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, Faction
from engine.people_power.bonifacio import election as non_player_election
from engine.people_power.bonifacio.events import answering
from engine.people_power.bonifacio.turn import play_non_player_turn
from engine.people_power.election import (
    agitation_phase,
    civic_action_phase,
    desperation_phase,
    foundation_phase,
    personalities_phase,
    redeploy_phase,
    reset_phase,
    resources_phase,
    victory_phase,
)
from engine.people_power.packing import pack, unpack
from engine.people_power.sequence import adjust_eligibility, play_turn, reveal_card
from engine.people_power.state import State
from engine.people_power.victory import ranking

assert operations and activities  # imported for what they register

STAGES: dict[str, Callable[[State], Steps[None]]] = {
    "personalities": personalities_phase,
    "card": reveal_card,
    "turn": play_turn,
    "adjust": adjust_eligibility,
    "victory": victory_phase,
    "resources": resources_phase,
    "civic_action": civic_action_phase,
    "agitation": agitation_phase,
    "foundation": foundation_phase,
    "redeploy": redeploy_phase,
    "desperation": desperation_phase,
    "reset": reset_phase,
}


PHASE_OWNER = {"civic_action": GOVERNMENT, "agitation": NPA, "redeploy": GOVERNMENT}

NON_PLAYER_STAGES: dict[str, Callable[[State], Steps[None]]] = {
    "turn": play_non_player_turn,
    "civic_action": non_player_election.civic_action_phase,
    "agitation": non_player_election.agitation_phase,
    "redeploy": non_player_election.redeploy_phase,
}


class PeoplePower:
    """The rules of the game for `engine.core.session.Session`."""

    key = "people_power"

    def next_step(self, state: State) -> Steps[None] | None:
        if state.stage == "over":
            return None
        if len(state.humans) == len(FACTIONS):
            return STAGES[state.stage](state)
        owner = self._owner(state)
        if owner and not state.is_player(owner) and state.stage in NON_PLAYER_STAGES:
            return answering(state, NON_PLAYER_STAGES[state.stage](state))
        return answering(state, STAGES[state.stage](state))

    def waits(self, state: State) -> bool:
        return state.stage == "turn" and not state.is_player(state.waiting[0])

    def _owner(self, state: State) -> Faction:
        return state.waiting[0] if state.stage == "turn" else PHASE_OWNER.get(state.stage, "")

    def ranking(self, state: State) -> tuple[Faction, ...]:
        return ranking(state)

    def pack(self, state: State) -> object:
        return pack(state)

    def unpack(self, data: object) -> State:
        return unpack(data)
