"""People Power as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Steps
from engine.people_power import activities, operations, stages
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

STEPS: dict[str, Callable[[State], Steps[None]]] = {
    stages.CARD: reveal_card,
    stages.TURN: play_turn,
    stages.ADJUST: adjust_eligibility,
    stages.VICTORY: victory_phase,
    stages.RESOURCES: resources_phase,
    stages.CIVIC_ACTION: civic_action_phase,
    stages.AGITATION: agitation_phase,
    stages.FOUNDATION: foundation_phase,
    stages.REDEPLOY: redeploy_phase,
    stages.PERSONALITIES: personalities_phase,
    stages.DESPERATION: desperation_phase,
    stages.RESET: reset_phase,
}

NON_PLAYER_STEPS: dict[str, Callable[[State], Steps[None]]] = {
    stages.TURN: play_non_player_turn,
    stages.CIVIC_ACTION: non_player_election.civic_action_phase,
    stages.AGITATION: non_player_election.agitation_phase,
    stages.REDEPLOY: non_player_election.redeploy_phase,
}
"""8: what a non-player does by rules of its own; elsewhere it answers what a player is asked."""

PHASE_OWNER = {stages.CIVIC_ACTION: GOVERNMENT, stages.AGITATION: NPA, stages.REDEPLOY: GOVERNMENT}


class PeoplePower:
    """The rules of the game for `engine.core.session.Session`."""

    key = "people_power"

    def next_step(self, state: State) -> Steps[None] | None:
        if state.stage == stages.OVER:
            return None
        owner = _owner(state)
        by_non_player = owner is not None and not state.is_player(owner)
        steps = (NON_PLAYER_STEPS if by_non_player else STEPS)[state.stage](state)
        return steps if len(state.humans) == len(FACTIONS) else answering(state, steps)

    def waits(self, state: State) -> bool:
        return state.stage == stages.TURN and not state.is_player(state.waiting[0])

    def ranking(self, state: State) -> tuple[Faction, ...]:
        return ranking(state)

    def pack(self, state: State) -> object:
        return pack(state)

    def unpack(self, data: object) -> State:
        return unpack(data)


def _owner(state: State) -> Faction | None:
    """Whose step it is; most phases of the Election Round are everybody's."""
    return state.waiting[0] if state.stage == stages.TURN else PHASE_OWNER.get(state.stage)
