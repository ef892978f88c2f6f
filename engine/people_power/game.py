"""People Power as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.outcome import Outcome
from engine.core.prompts import Steps
from engine.core.rules import Rules
from engine.people_power import stages
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, Faction
from engine.people_power.bonifacio import election as non_player_election
from engine.people_power.bonifacio.events import answering_non_players
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
from engine.people_power.packing import broken_rule, can_go_on, written_apart
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.sequence import adjust_eligibility, play_turn, reveal_card
from engine.people_power.set_up import set_up
from engine.people_power.state import State
from engine.people_power.unseen import imagine
from engine.people_power.victory import is_final, ranking

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


class PeoplePower(Rules[State]):
    """The rules of the game, as `engine.core.game.Game` asks for them."""

    key = "people_power"
    seats: tuple[str, ...] = FACTIONS
    scenarios: tuple[str, ...] = tuple(SCENARIOS)
    state = State

    def lay_out(self, state: State, agreed: dict[str, Any]) -> None:
        set_up(state)

    def next_step(self, state: State) -> Steps[None] | None:
        if state.stage == stages.OVER:
            return None
        owner = _owner(state)
        by_non_player = owner is not None and not state.is_player(owner)
        steps = (NON_PLAYER_STEPS if by_non_player else STEPS)[state.stage](state)
        return steps if len(state.humans) == len(FACTIONS) else answering_non_players(state, steps)

    def waits(self, state: State) -> bool:
        return state.stage == stages.TURN and not state.is_player(state.waiting[0])

    def outcome(self, state: State) -> Outcome:
        """7.3: there is always one winner."""
        order = ranking(state)
        return Outcome(order, order[:1], "final" if is_final(state) else "threshold")

    def view(self, state: State, seat: str) -> State:
        """2.1, 6.5.2, 8.5.3: what lies in the decks, hidden Acts of the others, and the luck to come."""
        seen = state.copy()
        seen.chance = Chance(0)
        seen.deck = seen.bonifacio_deck = ()
        seen.acts = {f: act for f, act in state.acts.items() if f == seat or f in state.open_acts}
        return seen

    def imagine(self, state: State, seat: str, luck: Chance) -> None:
        imagine(state, seat, luck)

    def broken_rule(self, state: State) -> str:
        return broken_rule(state)

    def can_go_on(self, state: State) -> bool:
        return can_go_on(state)

    def unpack(self, data: Any) -> State:
        return super().unpack(written_apart(data))


GAME = PeoplePower()


def _owner(state: State) -> Faction | None:
    """Whose step it is; most phases of the Election Round are everybody's."""
    return state.waiting[0] if state.stage == stages.TURN else PHASE_OWNER.get(state.stage)
