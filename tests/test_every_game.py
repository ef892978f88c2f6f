"""What every game of the box must pass: whole random games, checked at every step of the way."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import games
from tests.promises import any_game, play, play_any_game

GAMES = int(os.environ.get("RANDOM_GAMES", "150"))


def take_games(packages: dict[str, str]) -> None:
    """A process that is not a fork of this one knows only the games that players have."""
    games.PACKAGES.update(packages)


def processes(number: int | None = None, begun: BaseContext | None = None) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(number, begun, initializer=take_games, initargs=(games.PACKAGES,))


def test_processes_that_are_no_forks_play_every_game() -> None:
    """Windows and macOS have no others, nor has Linux from Python 3.14 on."""
    with processes(1, get_context("spawn")) as workers:
        assert all(workers.map(partial(play_any_game, seed=0), games.PACKAGES))


@pytest.mark.parametrize("key", games.PACKAGES)
def test_random_games_over_everything_that_can_be_agreed_on(key: str) -> None:
    with processes() as workers:
        lengths = list(workers.map(partial(play_any_game, key), range(GAMES), chunksize=25))
    assert len(lengths) == GAMES
    assert min(lengths) > 0


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
