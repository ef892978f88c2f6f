"""What every game that machines can think about has to keep: whole games, the same ones, explained, in any company."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.errors import UnknownOption
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.judging import SPREAD
from engine.core.thinking.strategist import Strategist, seated
from engine.core.thinking.strengths import KINDS, Kind

ROOT = Path(__file__).parents[2]
THOUGHT_ABOUT = [key for key in games.PACKAGES if games.part(key, "strategist") and key != "mini"]
FEW = Budget(plans=6, futures=3)
OF_A_KIND = 25
"""An answer is looked at for at most so many prompts that ask the same."""
SEATS = {"people_power": "npa", "filipinas": "filipinos", "red_guard": "blue"}


def play(session: Session[Any], budget: Budget = FEW, kind: str = "strategist") -> Session[Any]:
    """To the end; whoever is no machine chooses at random."""
    table = seated(dict.fromkeys(session.players, kind), games.mind_for(session.game.key))
    luck = random.Random(1)
    for machine in table.values():
        machine.budget = budget
    while not session.over:
        if session.prompt is None:
            session.advance()
        elif session.prompt.seat in table:
            session.choose(table[session.prompt.seat].choose(session))
        else:
            session.choose(luck.choice(session.prompt.options))
    return session


def first_question(key: str) -> Session[Any]:
    """A game in which a machine alone is asked."""
    session = games.new_session(key, humans=(), seed=3, players={SEATS[key]: "strategist"})
    while session.prompt is None or session.prompt.ask.startswith(("muster", "placement", "place.")):
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[0])
    return session


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_of_any_kind_and_their_saves(key: str, seed: int) -> None:
    state = games.find(key).any_game(Chance(seed).branch("any"))
    session = Session(games.find(key), state, dict.fromkeys(sorted(state.humans)[:2], "strategist"))
    play(session, Budget(plans=3, futures=2))
    assert session.over
    loaded = games.load(session.save())
    assert loaded.history == session.history and loaded.players == session.fork().players == session.players


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_the_same_seed_and_counts_give_the_same_game_whatever_else_differs(key: str) -> None:
    program = f"""
from engine import games
from tests.core.test_minds import Budget, SEATS, play
session = play(games.new_session({key!r}, humans=(), seed=4, players={{SEATS[{key!r}]: "strategist"}}), Budget(6, 2))
print(" ".join(option.key for option in session.history))
"""
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1 and len(told.pop()) > 300


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
@pytest.mark.parametrize("kind", KINDS)
def test_every_strength_can_be_started_and_answers(key: str, kind: str) -> None:
    session = first_question(key)
    seat = SEATS[key]
    machine: Strategist[Any] = seated({seat: kind}, games.mind_for(key))[seat]
    machine.budget = machine.budget.scaled(0.1)
    assert session.prompt is not None
    assert machine.choose(session) in session.prompt.options


@pytest.mark.parametrize("key", [key for key in THOUGHT_ABOUT if key != "people_power"])
@pytest.mark.parametrize("budget", [Budget(12, 0), Budget(25, 4)], ids=["by its habit", "by its futures"])
def test_a_machine_beats_random_players(key: str, budget: Budget) -> None:
    """Three games of four; all other seats choose at random. Strengths differ in counts alone, so a few are enough."""
    won, needed = 0, 3
    for seed in range(4):
        if won == needed:
            break
        session = games.new_session(key, seed=seed, players={SEATS[key]: "strategist"})
        assert session.state.humans == {*session.game.seats}
        play(session, budget)
        assert session.outcome is not None
        won += SEATS[key] in session.outcome.winners
    assert won == needed


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_a_turn_is_explained(key: str) -> None:
    session = first_question(key)
    player: Strategist[Any] = Strategist(games.mind_for(key), Kind("strategist"))
    player.budget = Budget(300, 200)
    player.choose(session)
    thought = player.thought
    assert thought is not None and thought.seat == SEATS[key] and len(thought.weighed) > 1
    features = games.mind_for(key)(session.state, SEATS[key]).features
    for weighed in thought.weighed:
        assert 0 <= weighed.chance <= 1
        assert weighed.expected and all(each.spread > 0 for each in weighed.expected)
        worths = [abs(reason.worth) for reason in weighed.reasons]
        assert worths == sorted(worths, reverse=True)
        for reason in weighed.reasons:
            assert reason.feature in features and reason.before != reason.after


@pytest.mark.parametrize("key", [key for key in THOUGHT_ABOUT if key != "people_power"])
def test_a_reading_has_a_whole_number_for_every_feature_and_a_weight(key: str) -> None:
    session, luck = Session(games.find(key), games.find(key).any_game(Chance(5))), random.Random(5)
    weights = games.weights_of(key)
    seats = games.find(key).seats
    while not session.over:
        for seat in seats:
            mind = games.mind_for(key)(session.state, seat)
            reading = mind.read(session.state)
            assert len(reading) == len(mind.features) and all(int(number) == number for number in reading)
            assert 0 <= mind.value(reading) <= 1
            assert all(tuple(columns) == mind.features for name, columns in weights.items() if name != SPREAD)
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_a_mind_has_an_answer_to_whatever_anybody_else_is_asked(key: str) -> None:
    """Plans meet the questions of other persons too, in the middle of a step."""
    luck, asked = random.Random(3), Counter[str]()
    for seed in range(6):
        session = games.new_session(key, seed=seed)
        while not session.over:
            if session.prompt is None:
                session.advance()
                continue
            prompt = session.prompt
            asked[prompt.ask] += 1
            if asked[prompt.ask] <= OF_A_KIND:
                other = next(seat for seat in session.game.seats if seat != prompt.seat)
                mind = games.mind_for(key)(session.state, other)
                assert mind.answer(session.state.copy(), prompt, Chance(seed)) in prompt.options, prompt.ask
            session.choose(luck.choice(prompt.options))
    assert asked.total() > 500


@pytest.mark.parametrize("key", THOUGHT_ABOUT)
def test_two_strategists_with_weights_of_their_own_can_sit_at_one_table(key: str) -> None:
    session = first_question(key)
    today = games.weights_of(key)
    none = {table: {name: (0,) * len(columns) for name, columns in rows.items()} for table, rows in today.items()}
    values = [
        mind.value(mind.read(session.state))
        for mind in (games.mind_for(key, weights)(session.state, SEATS[key]) for weights in (None, today, none))
    ]
    assert values[0] == values[1] != values[2]


@pytest.mark.parametrize("name", ["yesterday", "..weights", ""])
def test_weights_that_nobody_kept_are_refused(name: str) -> None:
    with pytest.raises(UnknownOption, match="There are no weights"):
        games.weights_of("filipinas", name)
