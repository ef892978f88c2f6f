"""7: thresholds, margins, ranking."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.people_power.board import FACTIONS
from engine.people_power.victory import THRESHOLD, margin, ranking, winners
from tests.people_power.driving import board, stage
from tests.people_power.random_play import check_board, seeded_game


def test_7_1_thresholds() -> None:
    assert THRESHOLD == {"government": 18, "reformers": 12, "npa": 13}


def test_7_1_the_condition_must_be_exceeded() -> None:
    state = board({"manila": {"alignment": "opposition", "ref_bases": 2}, **_opposed("cebu", "davao")})
    state.ref_bases["visayas"] = 1
    assert margin(state, "reformers") == 0
    assert winners(state) == ()
    state.ref_bases["visayas"] = 2
    assert winners(state) == ("reformers",)


def test_7_2_margins_are_totals_less_thresholds() -> None:
    state = board({"manila": {"troops": 1}}, patronage=4)
    assert [margin(state, faction) for faction in FACTIONS] == [9 - 18, -12, -13]


def test_7_3_highest_margin_first() -> None:
    session = stage(board({"manila": {"alignment": "resistance"}}, patronage=0), "victory", card=40)
    assert session.ranking == ("npa", "reformers", "government")


@pytest.mark.parametrize(
    ("spaces", "patronage", "first"),
    [
        ({"visayas": {"alignment": "resistance"}}, 6, "reformers"),
        ({"visayas": {"alignment": "resistance"}, "southern_luzon": {"alignment": "resistance"}}, 7, "npa"),
    ],
)
def test_7_3_ties_go_to_reformers_then_npa_then_government(spaces: dict[str, Any], patronage: int, first: str) -> None:
    state = board(spaces, patronage=patronage)
    assert ranking(state)[0] == first


def test_7_3_all_three_tied() -> None:
    state = board({"visayas": {"alignment": "resistance"}}, patronage=6)
    assert {margin(state, faction) for faction in FACTIONS} == {-12}
    assert ranking(state) == ("reformers", "npa", "government")


def test_7_3_several_winners_rank_by_margin() -> None:
    state = board({"manila": {"troops": 1}, **_opposed("cebu", "davao", "zamboanga", "northern_luzon")}, patronage=16)
    state.ref_bases.update({"cebu": 2, "davao": 2, "visayas": 2})
    session = stage(state, "victory", card=39)
    assert [margin(session.state, faction) for faction in FACTIONS] == [3, 2, -13]
    assert session.ranking == ("government", "reformers", "npa")


def _opposed(*spaces: str) -> dict[str, dict[str, str]]:
    return {space: {"alignment": "opposition"} for space in spaces}


@pytest.mark.parametrize("seed", range(20))
def test_1_10_totals_are_those_that_anybody_counts_from_the_pieces(seed: int) -> None:
    session, luck = seeded_game(seed), random.Random(seed)
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
        check_board(session)
