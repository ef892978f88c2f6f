"""What every game of the box must pass: whole random games, checked at every step of the way."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import games
from tests.promises import any_game, play, play_any_game

GAMES = int(os.environ.get("RANDOM_GAMES", "150"))
PARTS = 3
"""So that they are shared out among those who run the tests."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", games.PACKAGES)
def test_random_games_over_everything_that_can_be_agreed_on(key: str, part: int) -> None:
    assert all(play_any_game(key, seed) > 0 for seed in range(part, GAMES, PARTS))


@pytest.mark.parametrize("key", games.PACKAGES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    seed=st.integers(0, 2**63 - 1),
    luck=st.randoms(use_true_random=True),
    opening=st.lists(st.integers(0, 1_000), max_size=60),
)
def test_random_games_by_hypothesis(key: str, seed: int, luck: Random, opening: list[int]) -> None:
    """The opening is hypothesis' own and shrinks; the rest of the game follows its random source."""
    script = iter(opening)

    def choose(options: int) -> int:
        wanted = next(script, None)
        return luck.randrange(options) if wanted is None else wanted % options

    play(any_game(key, seed), choose)
