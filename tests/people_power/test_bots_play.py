"""Whole games between non-players, and of random players with non-players: nothing breaks, nothing is endless."""

from __future__ import annotations

import os
from functools import cache

import pytest

from tools.lab.playing import GameResult, GameSeries, play

GAMES = int(os.environ.get("BOT_GAMES", "400"))
SLOWEST_TURN = 2.0
"""Seconds: no benchmark, only a guard against a turn that hangs."""


@cache
def played(scenario: str, random_humans: bool) -> list[GameResult]:
    settings = {"personalities": True, "desperation": True}
    series = GameSeries("people_power", scenario, settings, random_humans)
    return [play(series, seed) for seed in range(GAMES // 4)]


@pytest.mark.parametrize("scenario", ["standard", "extended"])
@pytest.mark.parametrize("random_humans", [False, True])
def test_whole_games_keep_every_rule_and_end(scenario: str, random_humans: bool) -> None:
    results = played(scenario, random_humans)
    assert len(results) == GAMES // 4
    assert all(len(set(result.ranking)) == 3 for result in results)
    assert max(result.slowest_turn for result in results) < SLOWEST_TURN


def test_every_operation_and_special_activity_is_used_by_non_players() -> None:
    counted = {key for result in played("extended", False) for key in result.used}
    used = {key.split()[1] for key in counted if not key.startswith("box")}
    operations = {"train", "sweep", "roundup", "assault", "recruit", "assemble", "persuade", "protest"}
    assert operations | {"rally", "march", "attack", "terror"} <= used
    assert {"enrich", "reprisal", "charm", "crony", "appeal", "convert", "canvass"} <= used
    assert {"extort", "strike", "ambush"} <= used
