"""The first posters, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.red_guard import effects
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
    story = [
        "six",
        "number",
        "chaos",
        "slip",
        "muster",
        "spread",
        "leader",
        "bowl",
        "event",
        "others",
        "fell",
        "shaken",
    ]
    story += ["your_turn", "target", "group", "enough", "along", "with", "kind", "yours", "hold", "standing", "end"]
    assert played.keys == story
    assert played.clicks <= 30 and 350 <= played.words <= 500
    assert played.session.state.owner["shaoshan"] == "blue"


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    hear_nothing_wrong(KIT, seed, CLAIMS)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "fell": lambda heard: heard.effect.after != "blue",
    "lost": lambda heard: heard.state.owner[heard.effect.tile] != "blue",
    "yours": lambda heard: heard.state.owner[heard.effect.tile] == "blue",
    "target": lambda heard: len(heard.state.units["shaoshan"]) == 1,
    "enough": lambda heard: heard.state.units["against.shaoshan"].count("blue.pla") >= 3,
    "few": lambda heard: heard.state.units["against.shaoshan"].count("blue.pla") < 3,
    "with": lambda heard: not heard.state.committees,
    "standing": lambda heard: str(all_power_points(heard.state)["blue"]) in heard.text,
}
"""What each line says of the table, asked of the state itself."""
