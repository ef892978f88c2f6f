"""What the trainer has to know of People Power: by seat and kind of Election, how the margins change until then."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.game import Game
from engine.core.thinking.budget import Budget
from engine.core.thinking.judging import SPREAD
from engine.core.thinking.mind import Reading, Weights
from engine.people_power import GAME, stages
from engine.people_power.board import FACTIONS
from engine.people_power.effects import VictoryChecked
from engine.people_power.state import State
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES, read
from engine.people_power.strategist.forecast import FINAL, LONG, NEXT, PARTS, PER_CARDS, PERSONS, SCALE
from tools.training.learning import Feature, Row, learn_margins, variance
from tools.training.subject import Board, Round, Subject

CARDS, MARGINS = ABOUT.index("cards_left"), range(len(ABOUT) - len(FACTIONS), len(ABOUT))
LEARNT = [Feature(name, n, free=name == "always") for n, name in enumerate(BOARD_FEATURES, len(ABOUT))]


class Campaigns:
    """One seat's boards of a game, kept until the Election that tells what came of them."""

    def __init__(self, seat: str, company: str, number: int) -> None:
        self._seat = seat
        self._company = company
        self._number = number
        self._campaign: list[Reading] = []
        self._earlier: list[Reading] = []
        self._own = False

    def rows(self, state: State, told: Sequence[Effect]) -> Iterator[Row]:
        """Whatever has come out with this step."""
        for effect in told:
            if isinstance(effect, VictoryChecked):
                yield from self._counted(tuple(float(margin) for _, margin in effect.margins))
        ended, self._own = self._own, state.stage == stages.TURN and state.waiting[0] == self._seat
        if self._own or ended:
            self._campaign.append(read(state))

    def _counted(self, margins: tuple[float, ...]) -> Iterator[Row]:
        final = bool(self._campaign and self._campaign[0][0])
        yield from self._as_rows(FINAL if final else NEXT, self._campaign, margins)
        if final:
            yield from self._as_rows(LONG, self._earlier, margins)
        self._earlier += self._campaign
        self._campaign = []

    def _as_rows(self, kind: str, readings: list[Reading], margins: tuple[float, ...]) -> Iterator[Row]:
        model = f"{self._seat}.{kind}{self._company}"
        return (Row(model, self._number, reading, margins) for reading in readings)


class PeoplePower(Subject):
    rounds = (Round(660, Budget(60, 30)), Round(660, Budget(60, 30)), Round(660, Budget(150, 120)))
    careless = Budget(plans=8, futures=0)
    careless_in = 8

    league = (Round(600, Budget(40, 20), league=True), Round(600, Budget(80, 40), league=True))

    def set_up(self, luck: Chance, seats: Collection[str]) -> State:
        """Two games in three are of the Standard scenario, three in four have everything that can be agreed on."""
        scenario = luck.pick("scenario", ("standard", "standard", "extended"))
        agreed = luck.roll("options", 4) > 1
        return GAME.set_up(scenario, seats, luck.seed, personalities=agreed, desperation=agreed)

    def rows(self, game: Game[Any], boards: Iterable[Board], seats: Collection[str], number: int) -> Iterator[Row]:
        """Return the boards around each own turn, each with the margins at the next Election and at the last one."""
        company = "" if len(seats) == 1 else PERSONS
        campaigns = [Campaigns(seat, company, number) for seat in seats]
        for state, told in boards:
            for seen in campaigns:
                yield from seen.rows(state, told)

    def unlearnt(self) -> Weights:
        """Every margin stays what it is, give or take."""
        learnt: dict[str, dict[str, tuple[int, ...]]] = {}
        for model in MODELS:
            learnt[model] = {}
            spreads: dict[str, tuple[int, ...]] = dict.fromkeys(
                (f"margin.{faction}" for faction in FACTIONS), (1000, 600)
            )
            learnt[f"{model}.{SPREAD}"] = spreads | dict.fromkeys(_leads(model), (2000, 1200))
        return learnt

    def learn(self, rows: list[Row]) -> Weights:
        learnt: dict[str, dict[str, tuple[int, ...]]] = {}
        for model in sorted({row.model for row in rows}):
            found = [row for row in rows if row.model == model]
            table, left, cards = learn_margins(found, LEARNT, CARDS, PER_CARDS, MARGINS, SCALE)
            learnt[model] = {feature: column for feature, column in table.items() if any(column)}
            strays = {f"margin.{faction}": left[:, n] for n, faction in enumerate(FACTIONS)}
            own = strays[f"margin.{model.partition('.')[0]}"]
            strays |= {lead: own - left[:, FACTIONS.index(rival)] for lead, rival in _leads(model).items()}
            learnt[f"{model}.{SPREAD}"] = {name: variance(stray, cards, PARTS) for name, stray in strays.items()}
        return learnt


MODELS = [f"{faction}.{kind}" for faction in FACTIONS for kind in (FINAL, NEXT, LONG)]


def _leads(model: str) -> dict[str, Any]:
    """By name of the lead, the rival over whom a seat has it."""
    return {f"lead.{rival}": rival for rival in FACTIONS if not model.startswith(rival)}


SUBJECT = PeoplePower()
