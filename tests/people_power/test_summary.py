"""A board as a plain dict: what it may say, and one clear error for everything else."""

from __future__ import annotations

from typing import Any

import pytest

from engine import people_power
from engine.core.errors import GameError, ImpossibleState
from engine.people_power.board import FACTIONS


def in_cebu(**content: Any) -> dict[str, Any]:
    return {"spaces": {"cebu": content}}


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (in_cebu(troops=13), "more than 12 troops"),
        (in_cebu(underground=9, active=8), "more than 16 guerrillas"),
        ({**in_cebu(police=10), "police_on_card": 3}, "more than 12 police"),
        (in_cebu(gov_bases=3), "more than 2 Bases in cebu"),
        (in_cebu(gov_bases=1, ref_bases=1, npa_bases=1), "more than 2 Bases in cebu"),
        (in_cebu(troops=-1), "fewer than no pieces in cebu"),
        (in_cebu(troops=1.5), "troops in cebu must be a whole number"),
        (in_cebu(troops="2"), "troops in cebu must be a whole number"),
        (in_cebu(troops=True), "troops in cebu must be a whole number"),
        (in_cebu(guerrillas=2), "no thing in cebu 'guerrillas'"),
        (in_cebu(marker="riot"), "no marker 'riot'"),
        (in_cebu(alignment="apathy"), "no alignment 'apathy'"),
        (in_cebu(alignment=["support"]), "no alignment"),
        (in_cebu(marker="protest"), "a protest marker without reformers pieces in cebu"),
        (in_cebu(marker="strike"), "a strike marker without npa pieces in cebu"),
        ({"spaces": {"atlantis": {"troops": 1}}}, "no space 'atlantis'"),
        ({"spaces": ["cebu"]}, "must be a dict"),
        ({"spaces": {"cebu": 3}}, "must be a dict"),
        ({"aid": 99}, "Aid at 99"),
        ({"aid": -1}, "Aid at -1"),
        ({"aid": "7"}, "aid must be a whole number"),
        ({"patronage": 41}, "Patronage at 41"),
        ({"resources": {"npa": 41}}, "Resources of npa at 41"),
        ({"resources": {"marcos": 4}}, "no faction 'marcos'"),
        ({"resources": {"npa": None}}, "Resources of npa must be a whole number"),
    ],
)
def test_a_board_that_the_components_cannot_show(board: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleState, match=sentence) as wrong:
        people_power.from_summary(board)
    assert str(wrong.value).endswith(".")


def test_five_protests_and_strikes_are_one_too_many() -> None:
    spaces = ("manila", "cebu", "davao", "zamboanga", "visayas")
    board = {"spaces": {space: {"activists": 1, "marker": "protest"} for space in spaces}}
    with pytest.raises(ImpossibleState, match="more than 4 Protest and Strike markers"):
        people_power.from_summary(board)


@pytest.mark.parametrize(
    "agreed",
    [{"humans": ("marcos",)}, {"election": 12}, {"personalities": {"npa": 41}}, {"personalities": {"marcos": 41}}],
)
def test_a_game_that_cannot_be_agreed_on(agreed: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleState):
        people_power.from_summary({}, **agreed)


def test_without_a_deck_there_is_no_card_to_reveal() -> None:
    state = people_power.from_summary({}, humans=FACTIONS)
    with pytest.raises(ImpossibleState, match="deck is empty"):
        people_power.play_from(state)


def test_a_deck_that_runs_out_leaves_the_session_where_it_was() -> None:
    state = people_power.from_summary({}, humans=FACTIONS)
    state.deck = (4,)
    session = people_power.play_from(state)
    for _ in range(2):
        session.choose("action:pass")
    with pytest.raises(ImpossibleState, match="deck is empty"):
        session.choose("action:pass")
    assert session.prompt is not None and len(session.history) == 2


def test_a_turn_needs_an_event_and_somebody_to_act() -> None:
    state = people_power.from_summary({}, humans=FACTIONS)
    state.stage = "turn"
    with pytest.raises(ImpossibleState, match="somebody to act"):
        people_power.play_from(state)


def test_it_is_one_of_the_errors_that_the_engine_raises_on_purpose() -> None:
    assert issubclass(ImpossibleState, GameError)
