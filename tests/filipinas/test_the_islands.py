"""The islands, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.filipinas.board import PROVINCES
from engine.filipinas.state import place_of
from game.filipinas.board.chart_view import ChartView
from game.filipinas.kit import KIT
from game.shell.text import words
from tests.lesson_player import actions_named, faults, hear_nothing_wrong, hear_the_story, lesson_of
from tests.presence import present
from tests.test_lessons import begin_lesson

LESSON = "the_islands"
GAMES = int(os.environ.get("LESSON_GAMES", "25"))
FOUND = ["columns", "columns_who", "columns_way", "search", "found", "card", "won", "answer", "exiles", "fire"]
HOME = ["recruit", "recruited", "politics", "lobby", "lobbied"]
SHIPS = ["reinforce", "reinforce_where", "reinforce_more", "landed", "quay"]
NEST = ["line", "line_which", "line_who", "sealed", "hunt", "hunt_target", "hunt_who", "hunt_found", "missed", "hunted"]
FIELDS = ["protect", "protect_who", "protect_way", "appeal", "keep", "government", "rest", "end"]
NAMED = {"move", "stack", "unstack", "entrench", "siege", "regroup", "repatriate", "lift", "attack"}
"""Actions that are told and not played."""


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    assert played.keys == ["staff", "patience", "flag", "points", *FOUND, *HOME, *SHIPS, *NEST, *FIELDS]
    assert played.clicks <= 50 and 600 <= played.words <= 800
    assert (played.session.state.morale, played.session.state.us) == (7, 4)


def test_every_action_of_spain_is_played_or_told() -> None:
    """Who knows the buttons by name finds them."""
    played = actions_named(hear_the_story(KIT, LESSON))
    assert played >= {"disperse", "search", "recruit", "politics", "reinforce", "line"}
    told = " ".join(line.said["en"] for line in lesson_of(KIT, LESSON).lines).lower()
    assert all(name.replace("siege", "besiege") in told for name in NAMED)


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)
    assert played.session.over or {"fire", "danger"} & set(played.keys)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "columns": lambda heard: place_of(heard.state, "manila_corps") == "manila",
    "found": lambda heard: heard.prompt.ask == "search.attack",
    "won": lambda heard: heard.effect.hit,
    "missed": lambda heard: not heard.effect.hit and not heard.state.at_war,
    "exiles": lambda heard: str(heard.state.us) in heard.text,
    "fire": lambda heard: str(heard.state.morale) in heard.text and len(heard.state.looted) > 0,
    "danger": lambda heard: not heard.state.looted,
    "recruit": lambda heard: heard.state.strength["marina"] == 1 and heard.state.morale >= 6,
    "reinforce": lambda heard: place_of(heard.state, "bonifacio") == "bulacan",
    "quay": lambda heard: 2 <= heard.state.morale <= 5,
    "line_who": lambda heard: heard.prompt.context["line"] in ("line_batangas", "line_manila"),
    "hunt": lambda heard: "magdiwan" in heard.state.targets,
    "hunt_target": lambda heard: place_of(heard.state, "magdiwan") == "bulacan",
    "protect": lambda heard: "laguna" not in heard.state.looted,
    "government": lambda heard: heard.state.government == "canovas",
    "end": lambda heard: heard.state.turn == 2,
}
"""What each line says of the table, asked of the state itself."""


def test_a_ring_around_a_province_crosses_out_no_name(tmp_path: Path) -> None:
    _, scene = begin_lesson(tmp_path, "filipinas", LESSON)
    view = scene.table.view
    assert isinstance(view, ChartView)
    for province in PROVINCES:
        ring = present(view.circled(province))
        assert ring.contains(view._names(province)[0])
        assert ring.collidelist(view._names(*(other for other in PROVINCES if other != province))) < 0
