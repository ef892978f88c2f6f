"""The rising, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.filipinas import effects
from game.filipinas.kit import KIT
from game.shell.text import words
from tests.lesson_player import as_told, at_random, faults, lesson_of, play

GAMES = int(os.environ.get("LESSON_GAMES", "25"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, effects) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = play(KIT, as_told(lesson_of(KIT)))
    print(f"{played.clicks} clicks, {len(played.heard)} lines, {played.words} words")
    print("\n".join(f"{heard.line.key}: {heard.text}" for heard in played.heard))
    story = ["rising", "goal", "points", "recruit", "where", "who", "done", "brigade", "loot", "looter", "cable"]
    story += ["press", "search", "hide", "passes", "end"]
    assert played.keys == story
    assert played.clicks <= 25 and 250 <= played.words <= 400
    assert played.session.state.morale == 8


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = play(KIT, at_random(seed))
    assert played.session.over or played.heard[-1].line.ends
    assert len(set(played.keys)) == len(played.keys)
    for heard in played.heard:
        claim = CLAIMS.get(heard.line.key)
        assert claim is None or claim(heard), f"{heard.line.key}: {heard.text}"
        for point in heard.line.points:
            if point.startswith("answer:"):
                assert heard.prompt is not None and heard.prompt.option(point.removeprefix("answer:"))


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "recruit": lambda heard: any("aguinaldo" in stack for stack in heard.state.stacks["cavite"]),
    "failed": lambda heard: not heard.effect.success,
    "brigade": lambda heard: str(heard.state.morale) in heard.text,
    "search": lambda heard: heard.state.to_play == "spain",
    "cable": lambda heard: heard.state.morale < 10,
    "press": lambda heard: "F15" in heard.state.hand["filipinos"] and not heard.state.at_war,
    "hide": lambda heard: bool(heard.state.targets),
    "end": lambda heard: heard.state.turn == 2 or heard.state.points["filipinos"] < 3,
}
"""What each line says of the table, asked of the state itself."""
