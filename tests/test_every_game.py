"""What every game under engine/ must pass: whole random games, checked at every step of the way."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import people_power
from engine.people_power.board import FACTIONS
from tests.random_play import check_board, play, play_seeded_game

GAMES = int(os.environ.get("RANDOM_GAMES", "2000"))


def test_two_thousand_random_games_over_both_scenarios() -> None:
    with ProcessPoolExecutor() as workers:
        lengths = list(workers.map(play_seeded_game, range(GAMES), chunksize=25))
    assert len(lengths) == GAMES
    assert min(lengths) > 0


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    scenario=st.sampled_from(["standard", "extended"]),
    humans=st.sets(st.sampled_from(FACTIONS)),
    seed=st.integers(0, 2**63 - 1),
    personalities=st.booleans(),
    desperation=st.booleans(),
    hidden_acts=st.booleans(),
    luck=st.randoms(use_true_random=True),
    opening=st.lists(st.integers(0, 1_000), max_size=60),
)
def test_random_games_by_hypothesis(
    scenario, humans, seed, personalities, desperation, hidden_acts, luck, opening
) -> None:
    """The opening is hypothesis' own and shrinks; the rest of the game follows its random source."""
    session = people_power.new_session(scenario, humans, seed, personalities, desperation, hidden_acts)
    check_board(session)
    script = iter(opening)

    def choose(options: int) -> int:
        wanted = next(script, None)
        return luck.randrange(options) if wanted is None else wanted % options

    play(session, choose)
