"""A player that thinks knows no more than its seat: what is hidden can be exchanged, and it decides the same."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.session import Session, Start
from engine.core.thinking.budget import Budget
from engine.core.thinking.intentions import Foreboding, Intentions
from engine.core.thinking.strategist import Strategist
from engine.core.thinking.strengths import Kind
from engine.core.thinking.thought import Thought
from tests.presence import present
from tests.promises import any_game

PROMPTS = int(os.environ.get("HONEST_PROMPTS", "60"))
BUDGET = Budget(plans=8, futures=4)
OF_A_KIND = 25
"""At most so many prompts that ask the same."""
FUTURES_TOLD = 4
GAMES_WITH_HARMS = [key for key in games.PACKAGES if games.part(key, "harms")]
LEAST_HIDDEN = {"red_guard": 0.2}
"""The share of prompts at which more than dice is hidden: most, but not where only some games have chits."""


class OtherLuckLater(Chance):
    """The dice that were rolled stay what they were; those to come are others."""

    __slots__ = ("_later", "_until")

    def __init__(self, chance: Chance, until: int, later: int) -> None:
        super().__init__(chance.seed, chance.counter)
        self._until = until
        self._later = later

    def copy(self) -> OtherLuckLater:
        return OtherLuckLater(self, self._until, self._later)

    def _below(self, limit: int) -> int:
        if self.counter < self._until:
            return super()._below(limit)
        drawn = Chance(self._later, self.counter)._below(limit)
        self.counter += 1
        return drawn


def exchanged(session: Session[Any], seat: str, luck: Chance) -> Session[Any] | None:
    """The same game for that seat, with other cards, other dice to come, and other secret answers of the others."""
    game, start = session.game, session._starts[-1]
    asked = _asked_in_step(session)
    for also_decks in (True, False):
        hidden = start.state.copy()
        if also_decks:
            game.imagine(hidden, seat, luck)
        hidden.chance = OtherLuckLater(hidden.chance, session.state.chance.counter, luck.seed)
        choices = list(session._choices)
        for number, prompt in enumerate(asked):
            if prompt.ask.secret and prompt.seat != seat:
                choices[start.choices + number] = luck.pick("secret", prompt.options).key
        twin: Session[Any] = Session.__new__(Session)
        twin.players = {}
        try:
            twin._restart(game, session._first, choices, Start(start.choices, start.steps, hidden), [], True)
        except Exception:
            continue
        if _looks_alike(session, twin, seat):
            return twin
    return None


def _looks_alike(session: Session[Any], twin: Session[Any], seat: str) -> bool:
    """What is asked is seen too: a spy chooses from a hand that nobody else sees."""
    game = session.game
    if twin.prompt is None or session.prompt is None or twin.prompt.options != session.prompt.options:
        return False
    return bool(game.pack(twin.view(seat)) == game.pack(session.view(seat)))


def _asked_in_step(session: Session[Any]) -> list[Any]:
    steps = session.game.next_step(session._starts[-1].state.copy())
    assert steps is not None
    asked = [next(steps)]
    for option in session.position.answers:
        asked.append(steps.send(option))
    return asked[:-1]


def decided(session: Session[Any]) -> Thought:
    player = Strategist(games.mind_for(session.game.key), Kind("strategist"), seed=7)
    player.budget = BUDGET
    player.choose(session)
    assert player.thought is not None
    return player.thought


def threatened(session: Session[Any]) -> Intentions:
    """What is told of the position to whoever is asked, from a few futures."""
    assert session.prompt is not None
    key = session.game.key
    harms = present(games.part(key, "harms")).HARMS
    few = replace(harms, futures=FUTURES_TOLD)
    foreboding = Foreboding(session.position, session.prompt.seat, games.mind_for(key), few)
    for _ in foreboding.looking():
        pass
    return foreboding.intentions


def exchanges(key: str, prompts: int) -> Iterator[tuple[Session[Any], Session[Any]]]:
    """So many prompts of random games, and the same with what is hidden exchanged; most of them are really other."""
    asked: Counter[str] = Counter()
    really_other = seed = 0
    while asked.total() < prompts:
        seed += 1
        session, luck = any_game(key, seed), random.Random(seed)
        while not session.over:
            if session.prompt is None:
                session.advance()
                continue
            prompt = session.prompt
            often = asked[prompt.ask]
            wanted = key == "mini" or (often < OF_A_KIND and luck.random() < 1 / (3 + often))
            if wanted and (other := exchanged(session, prompt.seat, Chance(seed).branch("exchanged"))):
                yield session, other
                asked[prompt.ask] += 1
                really_other += session.game.pack(session.state) != session.game.pack(other.state)
            session.choose(luck.choice(prompt.options))
    assert really_other > LEAST_HIDDEN.get(key, 0.8) * asked.total()
    if key == "people_power":
        assert len(asked) > 20 * min(1, prompts / 200)


@pytest.mark.parametrize("key", [key for key in games.PACKAGES if games.part(key, "strategist")])
def test_what_is_hidden_can_be_exchanged_and_the_decision_stays(key: str) -> None:
    for session, other in exchanges(key, PROMPTS):
        assert decided(session) == decided(other)


@pytest.mark.parametrize("key", GAMES_WITH_HARMS)
def test_what_is_hidden_can_be_exchanged_and_the_same_threatens(key: str) -> None:
    told = 0
    for session, other in exchanges(key, PROMPTS // 6):
        intentions = threatened(session)
        assert intentions == threatened(other)
        told += bool(intentions.harmed)
    assert told > PROMPTS // 40, "hardly anything was told, so nothing could differ"
