"""A plan never begs: no answer of it asks another person for something, or gives something away unasked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.imagining import Imagination
from engine.core.session import Session
from engine.core.thinking.plans import Planner

BEGGING = {"people_power": {"give", "ask", "ask_for"}, "filipinas": set[str](), "red_guard": set[str]()}
"""By game the kinds of options that put a request, or a gift, before another person; only one game has any."""
PLANS = 12


def all_persons(key: str, seed: int) -> Session[Any]:
    """A game in which every seat is a person, and all that can be agreed on is drawn by the seed."""
    game, luck = games.find(key), Chance(seed)
    agreed = {setting.key: luck.pick(setting.key, setting.values) for setting in game.settings}
    return Session(game, game.set_up(game.scenarios[0], game.seats, seed, **agreed))


@pytest.mark.parametrize("key", BEGGING)
def test_no_plan_asks_another_person_for_something(key: str) -> None:
    offered: set[str] = set()
    answered: set[str] = set()
    for seed in range(3):
        session, luck = all_persons(key, seed), random.Random(seed)
        while not session.over:
            if session.prompt is None:
                session.advance()
                continue
            prompt = session.prompt
            kinds = {option.kind for option in prompt.options} & BEGGING[key]
            if kinds or luck.random() < 0.01:
                offered |= kinds
                imagination = Imagination(session.position, prompt.seat)
                mind = games.mind_for(key)(session.state, prompt.seat)
                planner: Planner[Any] = Planner(imagination, mind, Chance(seed).branch("plans"))
                for _ in planner.drawing(PLANS):
                    pass
                answered |= {option.kind for plan in planner.plans for _, option in plan.answers}
            session.choose(luck.choice(prompt.options))
    assert offered == BEGGING[key], "the games have to put the temptation there"
    assert answered and not answered & BEGGING[key]


@pytest.mark.parametrize("key", [key for key, kinds in BEGGING.items() if not kinds])
def test_other_games_have_nothing_to_beg_for(key: str) -> None:
    for seed in range(3):
        session, luck = all_persons(key, seed), random.Random(seed)
        while not session.over:
            if session.prompt is None:
                session.advance()
                continue
            assert not {option.kind for option in session.prompt.options} & {"give", "ask", "ask_for", "offer", "lend"}
            session.choose(luck.choice(session.prompt.options))
