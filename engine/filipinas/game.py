"""Filipinas as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.outcome import Outcome
from engine.core.players import answering
from engine.core.prompts import Steps
from engine.core.rules import Rules
from engine.filipinas import stages
from engine.filipinas.administration import administration_phase
from engine.filipinas.board import SIDES, Side
from engine.filipinas.checking import broken_rule, can_go_on
from engine.filipinas.deck import HIDDEN
from engine.filipinas.end_of_turn import end_of_turn_phase
from engine.filipinas.opponents import play_non_player_round
from engine.filipinas.opponents.answers import answer
from engine.filipinas.rounds import play_round
from engine.filipinas.scenarios import SCENARIOS
from engine.filipinas.set_up import set_up
from engine.filipinas.state import State
from engine.filipinas.unseen import imagine
from engine.filipinas.victory import outcome

STEPS: dict[str, Callable[[State], Steps[None]]] = {
    stages.ADMINISTRATION: administration_phase,
    stages.ACTION: play_round,
    stages.END_OF_TURN: end_of_turn_phase,
}


class Filipinas(Rules[State]):
    """The rules of the game, as `engine.core.game.Game` asks for them."""

    key = "filipinas"
    seats: tuple[str, ...] = SIDES
    scenarios: tuple[str, ...] = tuple(SCENARIOS)
    state = State

    def lay_out(self, state: State, agreed: dict[str, Any]) -> None:
        set_up(state)

    def next_step(self, state: State) -> Steps[None] | None:
        if state.stage == stages.OVER:
            return None
        by_non_player = state.stage == stages.ACTION and not state.is_person(state.to_play)
        steps = play_non_player_round(state) if by_non_player else STEPS[state.stage](state)
        if len(state.humans) == len(SIDES):
            return steps
        return answering(steps, state.is_person, lambda prompt: answer(state, prompt))

    def waits(self, state: State) -> bool:
        return state.stage == stages.ACTION and not state.is_person(state.to_play)

    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    def view(self, state: State, seat: Side) -> State:
        """6.13: others' hands and all decks from behind, and no luck to come; an empty seat is nobody's."""
        seen = state.copy()
        seen.chance = Chance(0)
        for side in SIDES:
            if side != seat:
                seen.hand[side] = (HIDDEN,) * len(state.hand[side])
            seen.deck[side] = (HIDDEN,) * len(state.deck[side])
        return seen

    def imagine(self, state: State, seat: Side, luck: Chance) -> None:
        imagine(state, seat, luck)

    def broken_rule(self, state: State) -> str:
        return broken_rule(state)

    def can_go_on(self, state: State) -> bool:
        return can_go_on(state)


GAME = Filipinas()
