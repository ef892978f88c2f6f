"""The ladder: ratings from rankings, and who sits where."""

from __future__ import annotations

import random
from collections import Counter
from math import exp
from pathlib import Path

import pytest

from engine import games
from engine.core.errors import UnknownOption
from tests.presence import present
from tools.lab.playing import machine_of
from tools.ladder.__main__ import main as ladder
from tools.ladder.rating import POINTS, Entrant, chance_to_win, rate
from tools.ladder.seating import AS_RELEASED, rungs_of, tables

RELEASED = [key for key in games.PACKAGES if games.part(key, f"strategist.weights.{AS_RELEASED}")]
STRENGTHS = {"weak": 0.0, "sound": 0.7, "strong": 1.6}


def ranked_by_lot(players: list[Entrant], luck: random.Random) -> list[Entrant]:
    """As the model has it: each next place is drawn in proportion to exp(strength)."""
    left, ranking = list(players), []
    while left:
        weights = [exp(sum(STRENGTHS.get(trait, 0.4) for trait in player)) for player in left]
        ranking.append(left.pop(luck.choices(range(len(left)), weights)[0]))
    return ranking


def test_the_strengths_behind_many_rankings_are_found_within_their_intervals() -> None:
    luck = random.Random(1)
    players: list[Entrant] = [("weak",), ("sound",), ("strong",)]
    ratings = rate([ranked_by_lot(players, luck) for _ in range(3000)])
    for one, other in (("sound", "weak"), ("strong", "sound")):
        found = ratings.difference((one,), (other,))
        true = POINTS * (STRENGTHS[one] - STRENGTHS[other])
        assert found.low < true < found.high
        assert found.apart and found.high - found.low < 50


def test_a_seat_that_helps_is_told_from_a_player_who_is_strong() -> None:
    luck = random.Random(2)
    rankings = [
        ranked_by_lot([(one, "helped"), (other, "left alone")], luck)
        for one, other in (("weak", "strong"), ("strong", "weak"))
        for _ in range(1500)
    ]
    ratings = rate(rankings)
    found = ratings.difference(("strong",), ("weak",))
    assert found.low < POINTS * 1.6 < found.high


def test_who_never_wins_is_weak_and_not_infinitely_so() -> None:
    found = rate([[("always",), ("never",)]] * 50).difference(("always",), ("never",))
    assert 400 < found.points < 2500 and found.low > 0


def test_a_hundred_points_more_win_64_games_of_a_hundred() -> None:
    assert round(chance_to_win(100), 2) == 0.64
    assert chance_to_win(0) == 0.5


@pytest.mark.parametrize("key", games.PACKAGES)
def test_in_each_round_every_player_sits_in_every_seat_with_the_same_luck(key: str) -> None:
    seats, kinds = games.find(key).seats, rungs_of(key)
    jobs = tables(key, games.find(key).scenarios[0], kinds, 4, 100, 0.0)
    assert Counter(seed for _, seed in jobs) == dict.fromkeys(range(100, 104), len(seats))
    first = [series for series, seed in jobs if seed == 100]
    seated = [{seat: series.players.get(seat, series.settings.get(seat)) for seat in seats} for series in first]
    assert all(len({str(table[seat]) for table in seated}) > 1 for seat in seats)
    for series in first:
        games.find(key).set_up(series.scenario, tuple(series.players), 100, **series.settings)


def test_the_page_tells_every_rung_over_the_one_below(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "ladder.md"
    said = ["people_power", "--kind", "random", "--kind", "non-player", "--rounds", "2", "--cores", "1"]
    assert ladder([*said, "--figures", str(tmp_path), "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "## People Power" in text and "| non-player | +" in text and "| government | reformers | npa |" in text
    assert ladder([*said, "--kind", "general"]) == 2
    assert "There is no player 'general' in people_power" in capsys.readouterr().err


def test_the_page_goes_on_telling_of_games_that_were_not_played_now(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# The ladder\n\n## Filipinas\n\nOf the war.\n\n## Red Guard\n\nOf the wall.\n", encoding="utf-8")
    said = ["people_power", "--kind", "random", "--kind", "non-player", "--rounds", "1", "--alike", "0", "--cores", "1"]
    assert ladder([*said, "--figures", str(tmp_path), "--page", str(page)]) == 0
    headings = [line for line in page.read_text(encoding="utf-8").split("\n") if line.startswith(("## ", "Of the "))]
    assert headings == ["## People Power", "## Filipinas", "Of the war.", "## Red Guard", "Of the wall."]


@pytest.mark.parametrize("key", RELEASED)
def test_the_strategist_of_1_0_0_stands_on_the_ladder_but_is_no_opponent_of_the_box(key: str) -> None:
    assert f"strategist@{AS_RELEASED}" in rungs_of(key)
    mind, kind = machine_of(key, f"strategist@{AS_RELEASED}")
    assert kind.strength == "strategist"
    assert mind(games.new_session(key).state, games.find(key).seats[0]).features
    assert not any("@" in name for name in present(games.part(key, "ladder")).KINDS)


def test_weights_that_nobody_has_learnt_get_a_sentence() -> None:
    with pytest.raises(UnknownOption, match="There are no weights 'v0' for 'people_power'"):
        machine_of("people_power", "organiser@v0")
