"""The rising, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from game.filipinas.kit import KIT
from game.shell.text import words
from tests.lesson_player import faults, hear_nothing_wrong, hear_the_story

LESSON = "the_rising"
GAMES = int(os.environ.get("LESSON_GAMES", "25"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    story = ["rising", "goal", "points", "control", "recruit", "where", "who", "done", "brigade", "loot", "looter"]
    story += [
        "cable",
        "press",
        "printed",
        "columns",
        "search",
        "hide",
        "together",
        "coordinate",
        "strike",
        "striker",
        "fought",
    ]
    story += ["combat", "city", "rest", "passes", "end"]
    assert played.keys == story
    assert played.clicks <= 30 and 400 <= played.words <= 600
    assert played.session.state.morale == 7, "looting, and a battle that was won"


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "recruit": lambda heard: any("aguinaldo" in stack for stack in heard.state.stacks["cavite"]),
    "failed": lambda heard: not heard.effect.success,
    "brigade": lambda heard: str(heard.state.morale) in heard.text,
    "search": lambda heard: heard.state.to_play == "spain",
    "cable": lambda heard: heard.state.morale < 10,
    "press": lambda heard: "F15" in heard.state.hand["filipinos"] and not heard.state.at_war,
    "hide": lambda heard: bool(heard.state.targets),
    "strike": lambda heard: heard.prompt.option("action:attack") in heard.prompt.options,
    "fought": lambda heard: heard.effect.kind == "attack",
    "end": lambda heard: heard.state.turn == 2 or heard.state.points["filipinos"] < 2,
}
"""What each line says of the table, asked of the state itself."""
