"""10: trenches alone save nobody from the Spanish non-player."""

from __future__ import annotations

from tests.filipinas.digging_in import ending

GAMES = 12


def test_10_who_only_recruits_and_entrenches_is_put_out_in_a_third_of_the_games() -> None:
    ends = [ending(seed) for seed in range(GAMES)]
    assert ends.count("no_units") >= GAMES / 3, ends
