"""People Power as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Steps
from engine.people_power import activities, operations
from engine.people_power.board import Faction
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


class PeoplePower:
    """The rules of the game for `engine.core.session.Session`."""

    key = "people_power"

    def next_step(self, state: State) -> Steps[None] | None:
        return None if state.stage == "over" else STAGES[state.stage](state)

    def waits(self, state: State) -> bool:
        return state.stage == "turn" and not state.is_player(state.waiting[0])

    def ranking(self, state: State) -> tuple[Faction, ...]:
        return ranking(state)

    def pack(self, state: State) -> object:
        return pack(state)

    def unpack(self, data: object) -> State:
        return unpack(data)
