"""Habits: where a game has a good player's habit to begin with, another plan has to be seen to be better."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.imagining import Imagination
from engine.core.thinking.budget import LEAST_FUTURES, Budget
from engine.core.thinking.futures import Prospect, _is_seen_to_be_better
from engine.core.thinking.plans import Plan, Planner
from engine.core.thinking.search import Search
from engine.core.thinking.strengths import STRENGTHS
from tests.core.test_plans_ask_nobody import all_persons

WITH_HABITS = ["filipinas", "red_guard"]


def seen(*values: float) -> Prospect[Any]:
    plan: Plan[Any] = Plan((), 0.5, (), None, 0, False, False)
    return Prospect(plan, [*values])


def test_better_is_what_is_better_by_more_than_luck() -> None:
    habit = seen(0.5, 0.4, 0.6, 0.5)
    assert _is_seen_to_be_better(seen(0.6, 0.5, 0.7, 0.6), habit)
    assert not _is_seen_to_be_better(seen(0.9, 0.1, 0.6, 0.5), habit)
    assert not _is_seen_to_be_better(seen(0.4, 0.3, 0.5, 0.4), habit)


def test_what_was_not_seen_or_only_once_is_not_better() -> None:
    assert not _is_seen_to_be_better(seen(), seen())
    assert not _is_seen_to_be_better(seen(1.0), seen(0.0))
    assert not _is_seen_to_be_better(seen(0.5, 0.5), seen(0.5, 0.5))


def test_where_futures_are_dear_there_are_still_enough_to_compare_a_few_plans() -> None:
    assert Budget(80, 40).paced(0.08) == Budget(6, LEAST_FUTURES)
    assert Budget(80, 8).paced(0.08).futures == 8
    assert Budget(12, 0).paced(0.08) == Budget(1, 0)
    assert Budget(900, 900).paced(1.0) == Budget(900, 900)


def prompts(key: str, most: int) -> list[Any]:
    """Sessions at some first questions of steps that a seat with a habit is asked, in a game of random persons."""
    found: list[Any] = []
    session, luck = all_persons(key, 7), random.Random(7)
    while not session.over and len(found) < most:
        if session.prompt is None:
            session.advance()
            continue
        mind = games.mind_for(key)(session.state, session.prompt.seat)
        if mind.habit and not session.position.answers and luck.random() < 0.1:
            found.append(session.fork())
        session.choose(luck.choice(session.prompt.options))
    return found


@pytest.mark.parametrize("key", WITH_HABITS)
def test_the_habit_is_among_those_that_are_compared(key: str) -> None:
    for session in prompts(key, 6):
        mind = games.mind_for(key)(session.state, session.prompt.seat)
        planner: Planner[Any] = Planner(Imagination(session.position, session.prompt.seat), mind, Chance(1))
        for _ in planner.drawing(20):
            pass
        assert planner.habit in planner.finalists(2)
        search: Search[Any] = Search(session.position, session.prompt.seat, mind, Chance(1), Budget(250, 30))
        search.think()
        compared = [id(prospect) for prospect in search.prospects(12)]
        assert len({*compared}) == len(compared), "no plan is lost on the way, and none is there twice"


def test_where_a_habit_is_to_be_bettered_few_plans_meet_many_futures() -> None:
    session = prompts("filipinas", 1)[0]
    mind = games.mind_for("filipinas")(session.state, session.prompt.seat)
    for futures, most in ((0, 3), (48, 3), (200, 8), (900, 12)):
        search: Search[Any] = Search(session.position, session.prompt.seat, mind, Chance(1), Budget(80, futures))
        assert len(search.think().weighed) <= len(search.prospects(20)) <= most


def test_the_weakest_strength_of_all_follows_its_habit() -> None:
    """One plan alone is the habit, whatever the luck of the thinker."""
    key = "red_guard"
    for session in prompts(key, 6):
        seat = session.prompt.seat
        answers = set()
        for seed in range(3):
            mind = games.mind_for(key)(session.state, seat)
            search: Search[Any] = Search(session.position, seat, mind, Chance(seed), Budget(1, 0))
            answers.add(search.think().chosen.answers[0])
        assert len(answers) == 1, "our opponents have no lots to draw"


def test_strengths_think_more_and_more_in_every_game() -> None:
    for key in games.PACKAGES:
        if games.part(key, "strategist"):
            pace = games.mind_for(key)(games.new_session(key).state, games.find(key).seats[0]).pace
            paced = [budget.paced(pace) for budget in STRENGTHS.values()]
            thought = [(each.plans, each.futures, not each.careless) for each in paced]
            assert thought == sorted({*thought})
