"""What is said of chances: it adds up to 1, it is the same on every machine, and it says who sits there."""

from __future__ import annotations

import random
from math import exp
from typing import Any

import pytest

from engine import games
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.hint import Hint
from engine.core.thinking.judging import FAR, LOGISTIC, odds_of
from engine.core.thinking.verdict import KIND, NOBODY, PERSON, Verdict, company_of, exponential, shifted
from tests.promises import any_game

THOUGHT_ABOUT = [key for key in games.PACKAGES if games.part(key, "strategist") and key != "mini"]


def verdict_of(session: Session[Any]) -> Verdict[Any]:
    verdict: Any = games.mind_for(session.game.key)(session.state, session.game.seats[0]).verdict
    assert isinstance(verdict, Verdict)
    return verdict


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_the_chances_of_all_seats_add_up_to_1_on_every_board(key: str) -> None:
    for seed in range(4):
        session, luck = any_game(key, seed), random.Random(seed)
        verdict, company = verdict_of(session), company_of(session)
        while not session.over:
            if session.prompt is None:
                session.advance()
            else:
                session.choose(luck.choice(session.prompt.options))
            chances = verdict.chances(session.state, company)
            assert abs(sum(chances.values()) - 1) < 1e-9
            assert {*chances} <= {*session.game.seats, NOBODY} and all(chance >= 0 for chance in chances.values())


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_every_table_of_chances_has_whole_numbers_for_features_that_are_seen(key: str) -> None:
    session = any_game(key, 1)
    verdict, learnt = verdict_of(session), games.weights_of(key, "chances")
    assert {*learnt} == {*verdict.features}
    for table, features in verdict.features.items():
        own = [name for name in learnt[table] if not name.startswith(KIND)]
        assert own == list(features)
        assert all(type(part) is int for weights in learnt[table].values() for part in weights)
    for view in verdict.look(session.state).values():
        assert len(view.reading) == len(verdict.features[view.table])
        assert all(isinstance(number, int) for number in view.reading)


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_a_seat_is_given_better_chances_if_somebody_better_sits_there(key: str) -> None:
    """Before the first move, on the mean over all seats: among apprentices the organiser wins more than one by lot."""
    session = games.new_session(key, humans=games.find(key).seats, seed=5)
    verdict, seats = verdict_of(session), session.game.seats

    def mean(kind: str) -> float:
        company = dict.fromkeys(seats, "apprentice")
        return sum(verdict.chances(session.state, company | {seat: kind})[seat] for seat in seats) / len(seats)

    assert mean("random") < mean("beginner") < mean("organiser")
    assert mean(PERSON) == mean("organiser")


def test_the_table_of_the_exponential_function() -> None:
    for tenth in range(100):
        assert exponential(-tenth / 10) == pytest.approx(exp(-tenth / 10), rel=1e-3)
    assert exponential(0) == 1 and 0 < exponential(-1000) < 1e-6


def test_odds_are_the_steps_of_the_logistic_table() -> None:
    assert [odds_of(LOGISTIC[place]) for place in range(20, 200, 7)] == [place - FAR for place in range(20, 200, 7)]
    assert odds_of(0.5) == 0 and odds_of(0.0) == -FAR and odds_of(1.0) <= FAR + 1


def test_what_is_said_of_other_plans_keeps_their_order_and_stays_a_chance() -> None:
    assert shifted(0.3, 0.7, 0.7) == 0.3
    said = [shifted(0.3, value / 20, 0.7) for value in range(21)]
    assert said == sorted(said) and 0 < said[0] < 0.3 < said[-1] < 1


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_a_hint_says_of_its_best_plan_what_the_verdict_says_of_the_board_it_leads_to(key: str) -> None:
    session = games.new_session(key, humans=games.find(key).seats, seed=5)
    while session.prompt is None:
        session.advance()
    hint: Hint[Any] = Hint(session, games.mind_for(key), Budget(plans=6, futures=3))
    for _ in hint.thinking():
        pass
    chances = [weighed.chance for weighed in hint.thought.weighed]
    assert chances == sorted(chances, reverse=True) and all(0 < chance < 1 for chance in chances)
    now = verdict_of(session).chances(session.state, company_of(session))[session.prompt.seat]
    assert abs(chances[0] - now) < 0.35
