"""The first posters, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.red_guard import effects
from engine.red_guard.victory import all_power_points
from game.red_guard.kit import KIT
from game.shell.text import words
from tests.lesson_player import as_told, at_random, faults, lesson_of, play

GAMES = int(os.environ.get("LESSON_GAMES", "12"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, effects) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = play(KIT, as_told(lesson_of(KIT)))
    print(f"{played.clicks} clicks, {len(played.heard)} lines, {played.words} words")
    print("\n".join(f"{heard.line.key}: {heard.text}" for heard in played.heard))
    story = ["six", "number", "chaos", "muster", "spread", "leader", "bowl", "event", "others", "fell", "shaken"]
    story += ["your_turn", "target", "group", "enough", "along", "with", "kind", "yours", "hold", "standing", "end"]
    assert played.keys == story
    assert played.clicks <= 30 and 350 <= played.words <= 500
    assert played.session.state.owner["shaoshan"] == "blue"


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
    "fell": lambda heard: heard.effect.after != "blue",
    "lost": lambda heard: heard.state.owner[heard.effect.tile] != "blue",
    "yours": lambda heard: heard.state.owner[heard.effect.tile] == "blue",
    "target": lambda heard: len(heard.state.units["shaoshan"]) == 1,
    "with": lambda heard: not heard.state.committees,
    "standing": lambda heard: str(all_power_points(heard.state)["blue"]) in heard.text,
}
"""What each line says of the table, asked of the state itself."""
