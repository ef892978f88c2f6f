"""Red Guard as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import UnknownOption
from engine.core.game import Setting
from engine.core.outcome import Outcome
from engine.core.prompts import Steps
from engine.core.rules import Rules
from engine.red_guard import stages
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.effects import GameEnded
from engine.red_guard.endings import Ended
from engine.red_guard.forced_out import forced_out
from engine.red_guard.opponents import answering_opponents
from engine.red_guard.packing import broken_rule, impasse
from engine.red_guard.recovery import recovery_phase
from engine.red_guard.seizure import judge_seizure, second_combat, second_deployment
from engine.red_guard.sequence import (
    civil_support_phase,
    combat_phase,
    deployment_phase,
    end_phase,
    event_phase,
    reinforcement_phase,
)
from engine.red_guard.set_up import deal, muster, placement
from engine.red_guard.state import State, seat_of
from engine.red_guard.temperaments import ADMINISTRATOR, MEDIUM, NON_PLAYER, OPPONENTS, REBEL
from engine.red_guard.victory import all_power_points, outcome
from engine.red_guard.view import imagine, view

FEWEST_SEATS = 2

STEPS: dict[str, Callable[[State], Steps[None]]] = {
    stages.DEAL: deal,
    stages.MUSTER: muster,
    stages.PLACEMENT: placement,
    stages.CIVIL_SUPPORT: civil_support_phase,
    stages.RECOVERY: recovery_phase,
    stages.REINFORCEMENT: reinforcement_phase,
    stages.EVENT: event_phase,
    stages.DEPLOYMENT: deployment_phase,
    stages.COMBAT: combat_phase,
    stages.END: end_phase,
    stages.SECOND_DEPLOYMENT: second_deployment,
    stages.SECOND_COMBAT: second_combat,
    stages.SEIZURE: judge_seizure,
}

WATCHED = (stages.DEPLOYMENT, stages.COMBAT, stages.SECOND_DEPLOYMENT, stages.SECOND_COMBAT)
"""What an opponent does only when somebody is there to see it."""


def _who_sits_there(faction: Faction) -> Setting:
    """Who takes a colour that no person has: an opponent of ours, or nobody, and then it is a non-player faction."""
    temperament = REBEL if FACTIONS.index(faction) % 2 == 0 else ADMINISTRATOR
    return Setting(faction, (NON_PLAYER, *OPPONENTS), f"{temperament}.{MEDIUM}")


class RedGuard(Rules[State]):
    """The rules of the game, as `engine.core.game.Game` asks for them."""

    key = "red_guard"
    seats: tuple[str, ...] = FACTIONS
    scenarios: tuple[str, ...] = ("standard",)
    state = State

    @property
    def settings(self) -> tuple[Setting, ...]:
        return (*super().settings, *map(_who_sits_there, FACTIONS))

    def lay_out(self, state: State, agreed: dict[str, Any]) -> None:
        """2.2: who sits where; the rest is dealt in the first step."""
        state.opponents = {f: agreed[f] for f in FACTIONS if f not in state.humans and agreed[f] != NON_PLAYER}
        state.seats = tuple(faction for faction in FACTIONS if faction in {*state.humans, *state.opponents})
        if len(state.seats) < FEWEST_SEATS:
            raise UnknownOption(f"At least {FEWEST_SEATS} of the six colours need a player.")

    def settings_of(self, state: State) -> tuple[str, dict[str, Any]]:
        """Also who took each colour that no person has."""
        scenario, settings = super().settings_of(state)
        others = {seat: state.opponents.get(seat, NON_PLAYER) for seat in FACTIONS if seat not in state.humans}
        return scenario, settings | others

    def any_game(self, luck: Chance) -> State:
        agreed = self.any_agreement(luck)
        number = luck.pick("seats", range(FEWEST_SEATS, len(FACTIONS) + 1))
        seated = luck.shuffled("seated", FACTIONS)[:number]
        humans = [faction for faction in seated if luck.pick("person", (False, True))]
        for faction in FACTIONS:
            if faction not in seated:
                agreed[faction] = NON_PLAYER
            elif agreed[faction] == NON_PLAYER:
                agreed[faction] = luck.pick("opponent", OPPONENTS)
        return self.set_up(self.scenarios[0], humans, luck.seed, **agreed)

    def next_step(self, state: State) -> Steps[None] | None:
        if state.stage == stages.OVER:
            return None
        steps = _to_the_end(state, STEPS[state.stage](state))
        return answering_opponents(state, steps) if state.opponents else steps

    def waits(self, state: State) -> bool:
        return state.stage in WATCHED and seat_of(state, state.waiting[0]) in state.opponents

    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    def view(self, state: State, seat: Faction) -> State:
        return view(state, seat)

    def imagine(self, state: State, seat: Faction, luck: Chance) -> None:
        imagine(state, seat, luck)

    def broken_rule(self, state: State) -> str:
        return broken_rule(state)

    def can_go_on(self, state: State) -> bool:
        return not impasse(state)


GAME = RedGuard()


def _to_the_end(state: State, steps: Steps[None]) -> Steps[None]:
    """9.1: after every step whoever is forced out leaves; what ends the game cuts the step short."""
    try:
        yield from steps
        if state.stage not in stages.SET_UP:
            yield from forced_out(state)
    except Ended:
        ended = outcome(state)
        points = all_power_points(state)
        state.report(
            GameEnded(ended.reason, ended.ranking, ended.winners, tuple((f, points[f]) for f in ended.ranking))
        )
