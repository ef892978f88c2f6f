"""The first posters, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.red_guard import effects
from engine.red_guard.components import FACTIONS
from engine.red_guard.victory import all_power_points
from game.red_guard.kit import KIT
from game.shell.text import words
from tests.lesson_player import faults, hear_nothing_wrong, hear_the_story

GAMES = int(os.environ.get("LESSON_GAMES", "12"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, effects) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT)
    story = ["six", "number", "neutral", "chaos", "muster", "spread", "leader", "bowl", "event", "others"]
    story += ["shaken", "fell"]
    story += ["your_turn", "mass", "chairman", "target", "group", "enough", "along", "with", "kind", "yours", "hold"]
    story += ["standing", "end"]
    assert played.keys == story
    assert played.clicks <= 30 and 350 <= played.words <= 500
    state = played.session.state
    assert state.owner["wuhan_steel"] == "blue" and state.units["civil_support"].count("blue.pla") == 2
    points = all_power_points(state)
    assert points["blue"] > max(points[faction] for faction in FACTIONS if faction != "blue"), "what it teaches wins"


def test_8_3_1_the_chairman_is_explained_when_it_is_asked_where_he_sits() -> None:
    (heard,) = [each for each in hear_the_story(KIT).heard if each.line.key == "chairman"]
    assert heard.prompt is not None and heard.prompt.ask == "chairman.tile"


def test_civil_support_scores_before_the_eyes_of_one_who_does_as_is_said() -> None:
    told = {each.line.key: all_power_points(each.state)["blue"] for each in hear_the_story(KIT).heard}
    assert told["mass"] == told["your_turn"] + 2 * 3


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    hear_nothing_wrong(KIT, seed, CLAIMS)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "fell": lambda heard: heard.effect.after != "blue",
    "lost": lambda heard: heard.state.owner[heard.effect.tile] != "blue",
    "yours": lambda heard: heard.state.owner[heard.effect.tile] == "blue",
    "target": lambda heard: len(heard.state.units["wuhan_steel"]) == 1,
    "enough": lambda heard: heard.state.units["against.wuhan_steel"].count("blue.cadre") >= 3,
    "few": lambda heard: heard.state.units["against.wuhan_steel"].count("blue.cadre") < 3,
    "with": lambda heard: not heard.state.committees,
    "neutral": lambda heard: "yellow" not in heard.state.seats,
    "mass": lambda heard: "blue.pla" in heard.state.units["civil_support"],
    "chairman": lambda heard: heard.state.holder == "blue",
    "standing": lambda heard: str(all_power_points(heard.state)["blue"]) in heard.text,
}
"""What each line says of the table, asked of the state itself."""
