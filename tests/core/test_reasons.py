"""What a plan is said to be good for: ideas, not learnt weights, and never what anybody can see to be untrue."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.hint import Hint
from engine.core.thinking.idea import OWN, RIVALS, Idea
from engine.core.thinking.reasons import reasons
from engine.core.thinking.thought import Reason, Thought
from tests.core.test_plans_ask_nobody import all_persons

ROOT = Path(__file__).parents[2]
GAMES = [key for key in games.PACKAGES if games.part(key, "strategist") and key != "mini"]
WORDS = {"people_power": "play", "filipinas": "strategist", "red_guard": "strategist"}
FEATURES = ("seats", "marginal_seats", "debts")
IDEAS = (Idea("seats", OWN, ("marginal_seats",)), Idea("debts", RIVALS))
POSITIONS = 50


def test_features_that_belong_together_are_one_reason_with_the_worth_of_all() -> None:
    told = reasons("north", IDEAS, FEATURES, (-0.5, 2.0, -1.0), (3, 1, 0), (4, 2, 0))
    assert told == (Reason("seats", 3, 4, 1.5),)


def test_a_worth_is_the_same_on_every_python() -> None:
    """`sum` of floats is rounded after every term before Python 3.12, and once from then on."""
    (told,) = reasons("north", (Idea("a", OWN, ("b", "c")),), ("a", "b", "c"), (1e16, 1.0, -1e16), (0, 0, 0), (1, 1, 1))
    assert told.worth == 1.0


def test_what_reads_the_other_way_is_no_reason() -> None:
    """By the weights fewer seats would be good, and more debts too."""
    assert reasons("north", IDEAS, FEATURES, (-0.5, 0.0, 1.0), (3, 1, 0), (2, 1, 2)) == ()


def test_losses_are_told_as_such_and_the_weightiest_first() -> None:
    told = reasons("north", IDEAS, FEATURES, (0.5, 0.0, -1.0), (3, 1, 0), (2, 1, 2))
    assert [(reason.feature, reason.worth) for reason in told] == [("debts", -2.0), ("seats", -0.5)]


def thoughts(key: str) -> list[tuple[Session[Any], Thought]]:
    """Hints at many prompts of games in which anything happens."""
    found: list[tuple[Session[Any], Thought]] = []
    seed = 0
    while len(found) < POSITIONS:
        session, luck = all_persons(key, seed), random.Random(seed)
        seed += 1
        while not session.over and len(found) < POSITIONS:
            if session.prompt is None:
                session.advance()
                continue
            if not session.position.answers and luck.random() < 0.1:
                hint: Hint[Any] = Hint(session, games.mind_for(key), Budget(30, 0))
                for _ in hint.thinking():
                    pass
                found.append((session.fork(), hint.thought))
            session.choose(luck.choice(session.prompt.options))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_said_in_favour_that_reads_as_against(key: str) -> None:
    told: Counter[str] = Counter()
    plans = 0
    for session, thought in thoughts(key):
        ideas = {idea.feature: idea for idea in games.mind_for(key)(session.state, thought.seat).ideas}
        for weighed in thought.weighed:
            plans += 1
            told["with a reason"] += bool(weighed.reasons)
            for reason in weighed.reasons:
                more = reason.after > reason.before
                assert (reason.worth > 0) == (more == ideas[reason.feature].good_for(thought.seat)), reason
                told[reason.feature] += 1
    assert told["with a reason"] > plans / 2 and len(told) > 8, "most plans have reasons, and not all the same"


TOTALS = {
    "government": {"control_government", "patronage"},
    "reformers": {"opposition", "ref_bases"},
    "npa": {"resistance", "npa_bases"},
}
"""7.2: what each faction counts at the end."""


def test_in_people_power_less_of_the_own_total_is_never_a_plus_nor_more_of_a_rivals() -> None:
    for _, thought in thoughts("people_power"):
        for weighed in thought.weighed:
            for reason in weighed.reasons:
                for faction, parts in TOTALS.items():
                    if reason.feature in parts and reason.worth > 0:
                        assert (reason.after > reason.before) == (faction == thought.seat)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("key", GAMES)
def test_every_idea_has_words_and_no_other_feature_has(key: str, language: str) -> None:
    file = ROOT / f"assets/{key}/text/{language}/{WORDS[key]}.json"
    text = json.loads(file.read_text(encoding="utf-8"))
    words = {name.removeprefix("feature."): said for name, said in text.items() if name.startswith("feature.")}
    mind = games.mind_for(key)(games.new_session(key).state, games.find(key).seats[0])
    assert words.keys() == {idea.feature for idea in mind.ideas}
    assert all(0 < len(said) < 60 for said in words.values())
    assert {*(idea.feature for idea in mind.ideas), *(p for idea in mind.ideas for p in idea.parts)} <= {*mind.features}
