"""What the trainer has to know of People Power: by seat and kind of Election, how the margins change until then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.thinking.budget import Budget
from engine.core.thinking.judging import SPREAD
from engine.core.thinking.mind import Reading, Weights
from engine.people_power import GAME, stages
from engine.people_power.board import FACTIONS
from engine.people_power.effects import VictoryChecked
from engine.people_power.state import State
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES, read
from engine.people_power.strategist.forecast import FINAL, LONG, NEXT, PARTS, PER_CARDS, SCALE
from tools.training.learning import Feature, Row, learn_margins, variance
from tools.training.subject import Board, Round, Subject

CARDS, MARGINS = ABOUT.index("cards_left"), range(len(ABOUT) - len(FACTIONS), len(ABOUT))
LEARNT = [Feature(name, n, free=name == "always") for n, name in enumerate(BOARD_FEATURES, len(ABOUT))]


class PeoplePower(Subject):
    rounds = (Round(660, Budget(60, 30)), Round(660, Budget(60, 30)), Round(660, Budget(150, 120)))
    careless = Budget(plans=8, futures=0)
    careless_in = 8

    def set_up(self, luck: Chance, seat: str) -> State:
        """Two games in three are of the Standard scenario, three in four have everything that can be agreed on."""
        scenario = luck.pick("scenario", ("standard", "standard", "extended"))
        agreed = luck.roll("options", 4) > 1
        return GAME.set_up(scenario, {seat}, luck.seed, personalities=agreed, desperation=agreed)

    def rows(self, game: Game[Any], boards: Iterable[Board], seat: str, number: int) -> Iterator[Row]:
        """Return the boards around each own turn, each with the margins at the next Election and at the last one."""
        campaign: list[Reading] = []
        earlier: list[Reading] = []
        own = False
        for state, told in boards:
            for effect in told:
                if isinstance(effect, VictoryChecked):
                    margins = tuple(float(margin) for _, margin in effect.margins)
                    final = bool(campaign and campaign[0][0])
                    kind = FINAL if final else NEXT
                    yield from (Row(f"{seat}.{kind}", number, reading, margins) for reading in campaign)
                    if final:
                        yield from (Row(f"{seat}.{LONG}", number, reading, margins) for reading in earlier)
                    earlier += campaign
                    campaign = []
            ended, own = own, state.stage == stages.TURN and state.waiting[0] == seat
            if own or ended:
                campaign.append(read(state))

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
        for model in MODELS:
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
