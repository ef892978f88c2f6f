"""What the trainer has to know of Filipinas."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.prompts import Prompt
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import Weights
from engine.filipinas import GAME, stages
from engine.filipinas.board import SIDES
from engine.filipinas.state import State
from engine.filipinas.strategist import features, forecast
from engine.filipinas.strategist.player import readily
from tools.training.learning import Feature, Row, learn_chances
from tools.training.subject import ChanceSubject, Look, Round


class Filipinas(ChanceSubject):
    rounds = (Round(5000), Round(200, Budget(plans=40, futures=12)))
    stirred = 50

    def set_up(self, luck: Chance, seats: Collection[str]) -> State:
        scenario = luck.pick("scenario", ("campaign", "campaign", "short"))
        american = luck.roll("cards", 4) > 1
        return GAME.set_up(scenario, seats, luck.seed, american_cards=american)

    def stir(self, state: State, careless: bool) -> None:
        state.humans = frozenset({state.to_play} if careless and state.stage == stages.ACTION else ())

    def readily(self, prompt: Prompt) -> Sequence[int]:
        return readily(prompt)

    def looks(self, state: State) -> Iterator[Look]:
        reading = features.read(state)
        return ((side, side, reading) for side in SIDES)

    def measured(self, state: Any, seat: str) -> float:
        return float(state.morale)

    def learn(self, rows: list[Row]) -> Weights:
        learnt = [Feature(name, n, name not in features.STEADY) for n, name in enumerate(features.FEATURES)]
        return learn_chances(rows, learnt, forecast.TURNS_LEFT, forecast.MORALE)


SUBJECT = Filipinas()
