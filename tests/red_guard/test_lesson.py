"""The first posters, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.red_guard.components import FACTIONS, PLA, TILE_TYPE, TYPE, Tile
from engine.red_guard.state import State
from engine.red_guard.victory import all_power_points
from game.red_guard.kit import KIT
from game.shell.text import words
from tests.lesson_player import faults, hear_nothing_wrong, hear_the_story

LESSON = "the_first_posters"
GAMES = int(os.environ.get("LESSON_GAMES", "12"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    story = ["six", "number", "neutral", "chaos", "muster", "spread", "leader", "bowl", "event", "others"]
    story += ["shaken"]
    story += ["your_turn", "second", "home", "chairman", "target", "group", "along", "with", "kind", "exchange"]
    story += ["yours", "hold", "standing", "end"]
    assert played.keys == story
    assert played.clicks <= 30 and 350 <= played.words <= 500
    state = played.session.state
    assert state.owner["wuhan_steel"] == "blue" and state.units["civil_support"].count("blue.pla") == 5
    points = all_power_points(state)
    assert points["blue"] > max(points[faction] for faction in FACTIONS if faction != "blue"), "what it teaches wins"


def test_8_3_1_the_chairman_is_explained_when_it_is_asked_where_he_sits() -> None:
    (heard,) = [each for each in hear_the_story(KIT, LESSON).heard if each.line.key == "chairman"]
    assert heard.prompt is not None and heard.prompt.ask == "chairman.tile"


def test_civil_support_scores_before_the_eyes_of_one_who_does_as_is_said() -> None:
    told = {each.line.key: all_power_points(each.state)["blue"] for each in hear_the_story(KIT, LESSON).heard}
    assert told["target"] > told["home"] + 10


def test_5_0_it_strips_no_tile_of_a_unit_that_fits_there() -> None:
    """One guard a tile, and the others idle in Attack, would lose more points than the attack wins."""
    told = {each.line.key: each.state for each in hear_the_story(KIT, LESSON).heard}
    before, after = told["your_turn"], told["standing"]
    for tile in (tile for tile, owner in before.owner.items() if owner == "blue" and TILE_TYPE[tile] != PLA):
        assert matches(after, tile) >= matches(before, tile)
    assert after.units["attack.blue"] == ()
    points = all_power_points(before)["blue"], all_power_points(after)["blue"]
    assert points[1] > points[0] + 15


def matches(state: State, tile: Tile) -> int:
    return sum(TYPE[unit] == TILE_TYPE[tile] for unit in state.units[tile])


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "lost": lambda heard: heard.state.owner[heard.effect.tile] != "blue",
    "yours": lambda heard: heard.state.owner[heard.effect.tile] == "blue",
    "target": lambda heard: len(heard.state.units["wuhan_steel"]) == 1,
    "enough": lambda heard: heard.state.units["against.wuhan_steel"].count("blue.cadre") >= 2,
    "few": lambda heard: heard.state.units["against.wuhan_steel"].count("blue.cadre") == 1,
    "with": lambda heard: not heard.state.committees,
    "neutral": lambda heard: "yellow" not in heard.state.seats,
    "home": lambda heard: heard.state.units["attack.blue"].count("blue.cadre") > 1,
    "exchange": lambda heard: heard.state.units["neutralized.blue"],
    "chairman": lambda heard: heard.state.holder == "blue",
    "standing": lambda heard: str(all_power_points(heard.state)["blue"]) in heard.text,
}
"""What each line says of the table, asked of the state itself."""
