"""The first campaign, played by one who does as is said and by those who do not."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from engine.people_power import State
from engine.people_power.boxes import ACTING_BOXES
from engine.people_power.cards import ELECTIONS
from engine.people_power.victory import margin, victory_total
from game.people_power.kit import KIT
from game.shell.text import words
from tests.lesson_player import Heard, at_random, faults, hear_nothing_wrong, hear_the_story

LESSON = "first_campaign"
GAMES = int(os.environ.get("LESSON_GAMES", "25"))


def test_what_is_written_can_be_asked_pointed_at_and_read_in_every_language() -> None:
    assert faults(KIT, LESSON) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_who_does_as_is_said_hears_the_whole_story(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words(), "language", language)
    played = hear_the_story(KIT, LESSON)
    story = ["coffin", "goal", "cards", "patronage", "terror", "population", "limited", "protest", "glow", "opposition"]
    story += ["eligible", "operation", "once_more", "convert", "control", "no_control", "purse", "hour_ago", "rest"]
    story += [
        "streets",
        "danger",
        "count",
        "income",
        "bought",
        "base",
        "four",
        "new_rules",
        "ways",
        "money",
        "choose",
        "gave_way",
        "veritas",
    ]
    story += ["listen", "end_ahead", "to_come", "print"]
    assert played.keys == story
    assert played.clicks <= 45 and 600 <= played.words <= 800
    assert victory_total(played.session.state, "reformers") == 12


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_who_does_anything_comes_to_the_end_and_hears_nothing_wrong(seed: int) -> None:
    played = hear_nothing_wrong(KIT, LESSON, seed, CLAIMS)
    assert {"coffin", "goal", "cards", "patronage", "terror", "population", "limited"} <= set(played.keys)


def test_its_elections_come_where_the_rules_could_put_them() -> None:
    """So that what the table says of the next card is true here, too, and in the game that goes on from here."""
    session, luck = hear_the_story(KIT, LESSON).session, at_random(1)
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck(session.prompt))
    held = [number for number, card in enumerate(session.state.played) if card in ELECTIONS]
    assert [number % 11 in range(6, 11) for number in held] == [True, True]
    assert [number // 11 for number in held] == [0, 1]


def _at_opposition(heard: Heard) -> bool:
    return bool(heard.state.alignment["manila"] == "opposition")


def _is_ahead(state: State) -> bool:
    return all(margin(state, "reformers") > margin(state, other) for other in ("government", "npa"))


def _rests(heard: Heard) -> bool:
    boxes = [heard.state.boxes.get("reformers")] if heard.state.boxes else []
    return "reformers" in heard.state.ineligible and not set(boxes) & {"limited", "pass"}


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "limited": lambda heard: len(heard.prompt.options) == 2,
    "opposition": _at_opposition,
    "streets": _at_opposition,
    "eligible": lambda heard: heard.state.ineligible == {"government", "npa"},
    "rest": _rests,
    "count": lambda heard: str(victory_total(heard.state, "government")) in heard.text,
    "bought": lambda heard: int(heard.text.rsplit(" ", 1)[1].strip(".")) > 0,
    "four": lambda heard: not any(marker == "protest" for marker in heard.state.marker.values()),
    "base": lambda heard: not heard.state.pieces["gov_bases"]["visayas"],
    "event_rests": lambda heard: heard.effect.box in ACTING_BOXES and heard.state.deck[0] not in (39, 40),
    "empty": lambda heard: heard.state.resources["reformers"] == 0,
    "kept_place": lambda heard: heard.state.waiting[0] == "reformers" and "government" in heard.state.waiting,
    "veritas": lambda heard: heard.state.waiting[0] == "reformers" and not heard.state.boxes,
    "end_ahead": lambda heard: _is_ahead(heard.state),
    "end_behind": lambda heard: not _is_ahead(heard.state),
    "to_come": lambda heard: 40 in heard.state.deck[:6] and heard.state.election == 39,
}
"""What each line says of the table, asked of the state itself."""
