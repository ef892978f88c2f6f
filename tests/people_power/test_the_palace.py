"""The Palace, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.people_power.victory import margin, victory_total
from game.people_power.kit import KIT
from game.shell.text import words
from tests.lesson_player import Heard, actions_named, faults, hear_nothing_wrong, hear_the_story

LESSON = "the_palace"
GAMES = int(os.environ.get("LESSON_GAMES", "15"))
SWEEP = ["small", "sweep", "sweep_where", "sweep_who", "sweep_second", "sweep_done", "ambushed", "crowd"]
ASSAULT = ["full", "assault", "assault_where", "aid", "enrich", "enriched", "rest", "more"]
ROUNDUP = ["streets", "roundup", "arrest", "back", "reprisal", "reprisal_where", "chase", "chase_to", "one_place"]
ELECTION = ["one_street", "count", "income", "civic", "civic_done", "police", "troops", "settled"]
TRAIN = ["free", "ways", "train", "train_op", "train_where", "cubes", "charm", "charm_where", "train_done", "further"]


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    story = ["office", "goal", "shield", *SWEEP, *ASSAULT, *ROUNDUP, *ELECTION, *TRAIN]
    assert played.keys == [*story, "end_ahead", "advice", "bye"]
    assert played.clicks <= 55 and 750 <= played.words <= 950
    assert victory_total(played.session.state, "government") == 20


def test_every_operation_and_special_activity_of_the_government_is_played() -> None:
    named = actions_named(hear_the_story(KIT, LESSON))
    assert named >= {"train", "sweep", "roundup", "assault", "enrich", "reprisal", "charm"}


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)
    assert {"office", "goal", "shield", "small"} <= set(played.keys)


def _holds(heard: Heard, space: str) -> bool:
    state = heard.state
    blue = sum(state.pieces[piece][space] for piece in ("troops", "police", "gov_bases"))
    red = sum(state.pieces[piece][space] for piece in ("underground", "active", "npa_bases"))
    marching = state.pieces["activists"][space] if state.marker[space] == "protest" else 0
    return bool(blue > red + marching + state.pieces["ref_bases"][space])


def _is_ahead(heard: Heard) -> bool:
    return all(margin(heard.state, "government") > margin(heard.state, other) for other in ("reformers", "npa"))


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "shield": lambda heard: _holds(heard, "manila"),
    "sweep_where": lambda heard: heard.state.pieces["underground"]["eastern_mindanao"] == 1,
    "sweep_done": lambda heard: _holds(heard, "eastern_mindanao"),
    "crowd": lambda heard: heard.state.marker["manila"] == "protest" and not _holds(heard, "manila"),
    "enriched": lambda heard: heard.state.alignment["cebu"] == "neutral",
    "rest": lambda heard: "government" in heard.state.ineligible,
    "back": lambda heard: _holds(heard, "manila") and heard.state.alignment["manila"] == "opposition",
    "count": lambda heard: victory_total(heard.state, "government") > 18,
    "short": lambda heard: victory_total(heard.state, "government") <= 18,
    "police": lambda heard: _holds(heard, "eastern_mindanao"),
    "free": lambda heard: heard.state.election == 39,
    "cubes": lambda heard: heard.state.available["troops"] >= 4,
    "end_ahead": _is_ahead,
    "end_behind": lambda heard: not _is_ahead(heard),
}
"""What each line says of the table, asked of the state itself."""
