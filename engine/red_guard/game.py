"""Red Guard as a session sees it: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import UnknownOption
from engine.core.game import Setting, checked_humans, checked_scenario, checked_seed, checked_settings
from engine.core.outcome import Outcome
from engine.core.prompts import Steps
from engine.red_guard import stages
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.effects import GameEnded
from engine.red_guard.endings import Ended
from engine.red_guard.forced_out import forced_out
from engine.red_guard.opponents import answering_opponents
from engine.red_guard.packing import broken_rule, unpack
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


@dataclass(slots=True, frozen=True)
class RedGuard:
    """The rules of the game, as `engine.core.game.Game` asks for them."""

    key: str = "red_guard"
    seats: tuple[Faction, ...] = FACTIONS
    scenarios: tuple[str, ...] = ("standard",)
    settings: tuple[Setting, ...] = (
        Setting("chits"),
        Setting("seizure"),
        Setting("each_rolls"),
        Setting("clients"),
        Setting("prologue"),
        Setting("year_1976"),
        *(_who_sits_there(faction) for faction in FACTIONS),
    )

    def set_up(self, scenario: str, humans: Collection[Faction], seed: int, **settings: Any) -> State:
        checked_scenario(scenario, self.scenarios)
        persons = checked_humans(humans, self.seats)
        agreed = checked_settings(settings, self.settings)
        opponents = {f: agreed[f] for f in FACTIONS if f not in persons and agreed[f] != NON_PLAYER}
        seats = tuple(faction for faction in FACTIONS if faction in persons or faction in opponents)
        if len(seats) < FEWEST_SEATS:
            raise UnknownOption(f"At least {FEWEST_SEATS} of the six colours need a player.")
        return State(
            chance=Chance(checked_seed(seed)),
            seats=seats,
            humans=persons,
            opponents=opponents,
            use_chits=agreed["chits"],
            use_seizure=agreed["seizure"],
            each_rolls=agreed["each_rolls"],
            use_clients=agreed["clients"],
            use_prologue=agreed["prologue"],
            use_1976=agreed["year_1976"],
        )

    def any_game(self, luck: Chance) -> State:
        agreed = {setting.key: luck.pick(setting.key, setting.values) for setting in self.settings}
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

    def pack(self, state: State) -> object:
        return state.pack()

    def unpack(self, data: object) -> State:
        return unpack(data)


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
