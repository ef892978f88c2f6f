"""The last turn, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.red_guard.components import CIVIL_WAR, PURGE, TILE_TYPE
from engine.red_guard.odds import odds
from engine.red_guard.results import AN, CA, C
from engine.red_guard.state import tiles_of
from engine.red_guard.victory import all_power_points
from game.red_guard.kit import KIT
from game.shell.text import words
from tests.lesson_player import Heard, faults, hear_nothing_wrong, hear_the_story

LESSON = "the_last_turn"
GAMES = int(os.environ.get("LESSON_GAMES", "12"))
NIGHT = ["night", "old", "eye", "pile"]
DEPLOYMENT = ["deploy", "fits", "army", "march", "count", "presets"]
CHAIRMAN = ["seat", "chained"]
GARRISON = ["target", "both", "zhou", "purge", "smashed", "stay"]
ZHOU = ["who", "where", "soldier", "barracks", "guard"]
OTHERS = ["others", "client", "returned"]
LAST = ["calm", "theirs", "ours", "dead", "bowl", "bowl_both", "vassal", "home", "last_post", "won", "more", "bye"]


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    assert played.keys == [*NIGHT, *DEPLOYMENT, *CHAIRMAN, *GARRISON, *ZHOU, *OTHERS, *LAST]
    assert played.clicks <= 55 and 600 <= played.words <= 850
    state = played.session.state
    assert not state.alive and state.owner["guangzhou"] == "blue"
    points = all_power_points(state)
    assert all(points["blue"] > points[other] for other in points if other != "blue"), "what it teaches wins"


def test_every_place_for_a_unit_and_a_leader_is_used() -> None:
    chosen = {option.key for option in hear_the_story(KIT, LESSON).session.history}
    assert {"place:attack", "place:neutralized", "tile:locomotive_works", "preset:hold"} <= chosen


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)
    assert {*NIGHT, "more", "bye"} <= set(played.keys)
    assert {"dead", "steady", "war"} & set(played.keys), "the worst danger is named"


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "old": lambda heard: heard.state.markers == 3,
    "eye": lambda heard: heard.state.units["state_council"] == ("blue.cadre",) * 3,
    "fits": lambda heard: TILE_TYPE["locomotive_works"] == "worker",
    "seat": lambda heard: heard.state.units["shenyang"] == ("green.pla",) * 4 and heard.state.holder == "blue",
    "chained": lambda heard: heard.state.seated in tiles_of(heard.state, "green"),
    "sheltered": lambda heard: heard.state.seated in tiles_of(heard.state, "blue"),
    "target": lambda heard: heard.state.units["guangzhou"] == ("green.red_guard",),
    "purge": lambda heard: AN not in odds_of(heard) and CA not in odds_of(heard) and C not in odds_of(heard),
    "stay": lambda heard: heard.state.owner["guangzhou"] == "blue",
    "who": lambda heard: str(heard.prompt.context["left"]) in heard.text,
    "where": lambda heard: len(heard.state.units["foreign_affairs"]) == 1,
    "guard": lambda heard: heard.state.seated != "state_council",
    "others": lambda heard: heard.state.seated == "shenyang" and heard.state.waiting[-1] == "green",
    "lost": lambda heard: heard.state.owner[heard.effect.tile] != "blue",
    "client": lambda heard: heard.state.controller["yellow"] == "blue",
    "returned": lambda heard: heard.state.owner[heard.state.seated] == "blue",
    "calm": lambda heard: str(heard.state.chaos) in heard.text and heard.state.units["civil_support"],
    "dead": lambda heard: heard.effect.died,
    "lives": lambda heard: not heard.effect.died,
    "bowl": lambda heard: len(heard.state.units["automobile_works"]) < 3,
    "vassal": lambda heard: heard.state.controller["yellow"] == "blue",
    "home": lambda heard: not heard.state.alive and heard.state.waiting[0] == "blue",
    "steady": lambda heard: heard.state.alive,
    "war": lambda heard: heard.state.chaos == CIVIL_WAR,
    "won": lambda heard: "blue" in heard.effect.winners,
    "beaten": lambda heard: "blue" not in heard.effect.winners,
}
"""What each line says of the table, asked of the state itself."""


def odds_of(heard: Heard) -> tuple[str, ...]:
    """What the attack that is advised can come to."""
    return odds(heard.state, "guangzhou", ("blue.pla",) * 2, heard.state.units["guangzhou"], PURGE).results
