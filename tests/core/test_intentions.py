"""What threatens a seat: losses as each game counts them, and futures of the smallest game that are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import pytest

from engine.core.effects import Effect
from engine.core.session import Session
from engine.core.thinking.intentions import CALM, DANGER, UNSETTLED, Foreboding, Intentions, Loss, Threat, fraction
from engine.core.thinking.plans import Answers
from engine.filipinas.board import FILIPINOS, SPAIN
from engine.filipinas.counters import CORPS
from engine.filipinas.effects import ActionBegan, CityTaken, MarkerPlaced, Moved, StepLost
from engine.filipinas.harms import HARMS as FILIPINAS
from engine.people_power import effects as told
from engine.people_power.board import GOVERNMENT, NPA, REFORMERS
from engine.people_power.harms import HARMS as PEOPLE_POWER
from engine.red_guard.effects import Attacked
from engine.red_guard.harms import HARMS as RED_GUARD
from tests.filipinas.table import board
from tests.mini import CARDS, SEATS, State, TrickTaken
from tests.mini.strategist import mind
from tests.mini.window import KIT
from tests.people_power.positions import placed
from tests.red_guard.table import table

ANT, BEE = SEATS[:2]


@dataclass(frozen=True)
class TrickHarms:
    """A trick that another takes is a loss, at the seat of who takes it."""

    futures: int = 20
    shown_from: float = 0.1
    least: int = 1

    def may_be_told(self, state: State) -> bool:
        return True

    def rival(self, state: State, seat: str) -> str | None:
        return None if state.next == seat else state.next

    def holdings(self, state: State, seat: str) -> None:
        """Tricks are told."""

    def losses(self, before: None, state: State, effects: Sequence[Effect], seat: str) -> Iterable[Loss]:
        taken = [effect for effect in effects if isinstance(effect, TrickTaken) and effect.seat != seat]
        return [Loss(effect.seat, "trick", 1) for effect in taken]


def foretold(session: Session[State], answers: Answers = ()) -> Intentions:
    assert session.prompt is not None
    foreboding: Foreboding[State] = Foreboding(session.position, session.prompt.seat, mind, TrickHarms(), answers)
    shares = list(foreboding.looking())
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] < 1
    return foreboding.intentions


def two_cards(own: int, other: int) -> Session[State]:
    """Each of two seats holds one card that the other one may guess at, and one of nobody's."""
    session: Session[State] = KIT.new_session("tricks", {ANT, BEE}, 1, playing=2)
    state = session.state.copy()
    state.hands[ANT], state.hands[BEE] = (own,), (other,)
    return Session(KIT.game, state)


def test_the_last_trick_is_lost_and_the_game_with_it_to_any_higher_card() -> None:
    low, high = foretold(two_cards(CARDS[0], CARDS[1])), foretold(two_cards(CARDS[-1], CARDS[0]))
    assert low.word == DANGER and low.victories and low.victories[0][0] == BEE
    assert low.victories[0][1] == low.threats[0].chance == low.harmed == 1
    assert high.word == CALM and not high.harmed and not high.threats
    assert (low.threats[0].rival, low.threats[0].place, low.threats[0].deed) == (BEE, BEE, "trick")


def test_what_is_told_is_the_same_again_and_knows_an_answer_that_is_given() -> None:
    session: Session[State] = KIT.new_session("tricks", {ANT, BEE}, 3, playing=2)
    assert session.prompt is not None
    assert foretold(session) == foretold(session)
    ask, options = session.prompt.ask, session.prompt.options
    lowest, highest = (foretold(session, ((ask, option),)) for option in (options[0], options[-1]))
    assert lowest.threats[0].chance > highest.harmed


def test_what_nobody_can_place_is_neither_calm_nor_danger() -> None:
    threat = Threat(BEE, BEE, "trick", 0.5, 1)
    assert Intentions(ANT, (), (threat,), 0.5).word == DANGER
    assert Intentions(ANT, (), (replace(threat, chance=0.1),), 0.1).word == UNSETTLED
    assert Intentions(ANT, ((BEE, 0.2),), (), 0.2).word == DANGER
    assert Intentions(ANT, (), (), 0.3).word == UNSETTLED
    assert Intentions(ANT, (), (), 0.02).word == CALM


@pytest.mark.parametrize(
    ("chance", "told"), [(0.1, (1, 10)), (0.3, (1, 3)), (0.36, (1, 3)), (0.6, (2, 3)), (0.93, (9, 10)), (0.99, (1, 1))]
)
def test_a_chance_is_told_as_the_nearest_fraction(chance: float, told: tuple[int, int]) -> None:
    assert fraction(chance) == told


def test_people_power_counts_population_and_bases_and_names_what_was_under_way() -> None:
    state = placed({"manila": {"alignment": "opposition", "ref_bases": 1}}, humans={REFORMERS})
    before = PEOPLE_POWER.holdings(state, REFORMERS)
    assert before["manila"] == 6
    state.alignment["manila"] = "neutral"
    effects = [
        told.TurnBegan(GOVERNMENT, 1),
        told.OperationBegan(GOVERNMENT, "sweep", "operation"),
        told.SpaceSelected(GOVERNMENT, "sweep", "cebu"),
        told.SpecialBegan(GOVERNMENT, "charm"),
        told.Aligned("manila", "opposition", "neutral"),
        told.SpaceSelected(GOVERNMENT, "sweep", "davao"),
    ]
    assert list(PEOPLE_POWER.losses(before, state, effects, REFORMERS)) == [Loss("manila", "charm", 5)]
    event = [told.EventBegan(NPA, 7, "shaded"), *effects]
    assert [loss.deed for loss in PEOPLE_POWER.losses(before, state, event, REFORMERS)] == ["event.7"]
    assert not [*PEOPLE_POWER.losses(PEOPLE_POWER.holdings(state, NPA), state, effects, NPA)]


def test_people_power_s_government_loses_what_it_no_longer_controls() -> None:
    state = placed({"manila": {"troops": 1}}, humans={GOVERNMENT})
    before = PEOPLE_POWER.holdings(state, GOVERNMENT)
    state.troops["manila"] = 0
    removed = [told.OperationBegan(NPA, "attack", "operation"), told.Removed("manila", "troops", 1, "available")]
    assert list(PEOPLE_POWER.losses(before, state, removed, GOVERNMENT)) == [Loss("manila", "attack", 5)]


def test_filipinas_counts_steps_cities_and_fields_and_not_who_retires() -> None:
    state, corps = board({}), CORPS[0]
    effects = [
        ActionBegan(SPAIN, "attack"),
        StepLost(corps, "cavite"),
        Moved((corps,), "cavite", "batangas", (corps,)),
        CityTaken("cavite_city", SPAIN),
    ]
    assert list(FILIPINAS.losses(None, state, effects, FILIPINOS)) == [
        Loss("cavite", "action.attack", 1),
        Loss("cavite_city", "action.attack", 3),
    ]
    assert not list(FILIPINAS.losses(None, state, effects, SPAIN))
    looted = [ActionBegan(FILIPINOS, "loot"), MarkerPlaced("looted", "laguna")]
    assert list(FILIPINAS.losses(None, state, looted, SPAIN)) == [Loss("laguna", "action.loot", 1)]
    assert not list(FILIPINAS.losses(None, state, looted, FILIPINOS))


def test_red_guard_counts_a_tile_with_its_units() -> None:
    state = table({"flying_pigeon": ("orange", {"worker": 1})})
    before = RED_GUARD.holdings(state, "orange")
    assert before["flying_pigeon"] == 5
    state.owner["flying_pigeon"], state.units["flying_pigeon"] = "red", ()
    attack = Attacked("flying_pigeon", (), (), "assault", 1, (), "1-1", False)
    assert list(RED_GUARD.losses(before, state, [attack], "orange")) == [Loss("flying_pigeon", "attack", 5)]
