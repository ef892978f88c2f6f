"""The hills, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.people_power.victory import margin, victory_total
from game.people_power.kit import KIT
from game.shell.text import words
from game.table.lessons.pointing import spot
from tests.lesson_player import Heard, actions_named, faults, hear_nothing_wrong, hear_the_story
from tests.presence import present
from tests.test_lessons import begin_lesson

LESSON = "the_hills"
GAMES = int(os.environ.get("LESSON_GAMES", "15"))
TERROR = ["small", "terror", "terror_where", "feared", "street", "found"]
MARCH = ["full", "march", "march_from", "march_to", "march_one", "one_man"]
STRIKE = ["strike", "strike_where", "strike_who", "struck", "again", "march_done", "rest"]
RALLY = ["rally", "rally_op", "rally_where", "rally_base", "rally_more", "rally_count"]
EXTORT = ["extort", "extort_where", "extort_more", "extort_done", "rally_done"]
ELECTION = ["count", "income", "agitation", "agitation_more", "reset", "waiting"]
ATTACK = ["attack", "attack_op", "ambush", "ambush_where", "ambush_who", "ambushed", "attack_done"]


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    story = ["letter", "goal", "hidden", *TERROR, *MARCH, *STRIKE, *RALLY, *EXTORT, *ELECTION, *ATTACK]
    assert played.keys == [*story, "end_ahead", "advice", "bye"]
    assert played.clicks <= 55 and 700 <= played.words <= 850
    assert victory_total(played.session.state, "npa") == 10


def test_every_operation_and_special_activity_of_the_npa_is_played() -> None:
    named = actions_named(hear_the_story(KIT, LESSON))
    assert named >= {"rally", "march", "attack", "terror", "extort", "strike", "ambush"}


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)
    assert {"letter", "goal", "hidden", "small"} <= set(played.keys)
    assert {"found", "danger"} & set(played.keys) or played.keys[-1] == "beaten"


def _is_ahead(heard: Heard) -> bool:
    return all(margin(heard.state, "npa") > margin(heard.state, other) for other in ("reformers", "government"))


def _none(heard: Heard, space: str, *pieces: str) -> bool:
    return not any(heard.state.pieces[piece][space] for piece in pieces)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "terror_where": lambda heard: _none(heard, "eastern_mindanao", "troops"),
    "feared": lambda heard: heard.state.marker["eastern_mindanao"] == "terror",
    "street": lambda heard: str(victory_total(heard.state, "reformers")) in heard.text,
    "found": lambda heard: heard.state.pieces["active"]["manila"] > 0,
    "march_to": lambda heard: heard.state.alignment["manila"] != "support",
    "strike_where": lambda heard: heard.state.marker["manila"] == "protest",
    "march_done": lambda heard: heard.state.marker["manila"] != "protest",
    "rest": lambda heard: "npa" in heard.state.ineligible,
    "rally_base": lambda heard: heard.state.pieces["npa_bases"]["southern_luzon"] == 0,
    "extort_where": lambda heard: _none(heard, "visayas", "troops", "police"),
    "reset": lambda heard: not any(heard.state.marker.values()) and not any(heard.state.pieces["active"].values()),
    "ambushed": lambda heard: heard.state.pieces["underground"]["northern_luzon"] == 4,
    "end_ahead": _is_ahead,
    "end_behind": lambda heard: not _is_ahead(heard),
}
"""What each line says of the table, asked of the state itself."""


def test_who_is_in_hiding_is_circled_and_not_the_name_of_the_land(tmp_path: Path) -> None:
    _, scene = begin_lesson(tmp_path, "people_power", LESSON)
    ring = present(spot(scene.table, "part:western_mindanao:underground"))
    assert ring.collidepoint(scene.table.view.anchor("western_mindanao:underground"))
    assert not ring.contains(present(scene.table.view.extent("western_mindanao")))
