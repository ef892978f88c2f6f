"""What the trainer has to know of Red Guard."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import Weights
from engine.red_guard import GAME, stages
from engine.red_guard.components import FACTIONS
from engine.red_guard.state import State, seats_left
from engine.red_guard.strategist import features, forecast
from engine.red_guard.temperaments import NON_PLAYER, STRENGTHS, TEMPERAMENTS
from engine.red_guard.victory import all_power_points
from tools.training.learning import Feature, Row, learn_chances
from tools.training.subject import ChanceSubject, Look, Round

OPTIONS = ("chits", "seizure", "each_rolls", "clients", "prologue", "year_1976")


class RedGuard(ChanceSubject):
    """Its tables are mixed enough without stirring."""

    rounds = (Round(1500), Round(200, Budget(plans=40, futures=12)))

    def set_up(self, luck: Chance, seats: Collection[str]) -> State:
        """Two tables in three are full."""
        agreed: dict[str, Any] = {
            faction: f"{luck.pick('temperament', TEMPERAMENTS)}.{luck.pick('strength', STRENGTHS)}"
            for faction in FACTIONS
        }
        agreed |= {key: luck.roll(key, 4) == 1 for key in OPTIONS}
        if luck.roll("table", 3) == 1:
            number = luck.pick("empty", (1, 2, 3, 4))
            empty = [faction for faction in luck.shuffled("seats", FACTIONS) if faction not in seats][:number]
            agreed |= dict.fromkeys(empty, NON_PLAYER)
        return GAME.set_up("standard", seats, luck.seed, **agreed)

    def looks(self, state: State) -> Iterator[Look]:
        """Before deployments: enough of boards that are almost alike."""
        seats = seats_left(state) if state.stage == stages.DEPLOYMENT else ()
        return ((seat, forecast.ANY_SEAT, features.read(state, seat)) for seat in seats)

    def measured(self, state: Any, seat: str) -> float:
        points = all_power_points(state)
        return float(points[seat] - max(points[other] for other in FACTIONS if other != seat))

    def learn(self, rows: list[Row]) -> Weights:
        learnt = [Feature(name, n) for n, name in enumerate(features.FEATURES)]
        return learn_chances(rows, learnt, forecast.TIME, forecast.LEAD)


SUBJECT = RedGuard()
