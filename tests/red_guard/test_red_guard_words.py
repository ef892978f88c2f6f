"""The words of the game: complete, the same keys in both languages, nothing left over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.outcome import CONCEDED
from engine.red_guard.components import CHITS, FACTIONS, TILE_KIND, TILE_TYPE, TILES, TYPES
from engine.red_guard.endings import ENDINGS
from engine.red_guard.events import EVENTS
from engine.red_guard.questions import QUESTIONS
from engine.red_guard.temperaments import NON_PLAYER, STRENGTHS, TEMPERAMENTS

TEXT = Path(__file__).resolve().parents[2] / "assets/red_guard/text"
FILES = ("events.json", "factions.json", "tiles.json")


def words(language: str, *names: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in names or FILES:
        found |= json.loads((TEXT / language / name).read_text(encoding="utf-8"))
    return found


def expected() -> set[str]:
    keys = {"event.note", "chairman", "chairman.history", NON_PLAYER, "game.title", "game.subtitle", "game.note"}
    keys |= {f"event.{number}{part}" for number in EVENTS for part in ("", ".title", ".kicker", ".history")}
    keys |= {f"tile.{tile}{part}" for tile in TILES for part in ("", ".history")}
    keys |= {f"kind.{kind}" for kind in TILE_KIND.values()}
    keys |= {f"faction.{faction}{part}" for faction in FACTIONS for part in ("", ".title", ".about")}
    keys |= {f"leader.{faction}{part}" for faction in FACTIONS for part in ("", ".history")}
    keys |= {f"type.{kind}{part}" for kind in TYPES for part in ("", ".about")} | {"type."}
    keys |= {f"chit.{chit}" for chit in CHITS} | {f"ending.{ending}" for ending in (*ENDINGS, CONCEDED)}
    keys |= {f"temperament.{temper}{part}" for temper in TEMPERAMENTS for part in ("", ".about")}
    return keys | {f"strength.{strength}{part}" for strength in STRENGTHS for part in ("", ".about")}


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_key_has_its_words_and_no_other(language: str) -> None:
    found = words(language)
    asked = {f"ask.{question}" for question in QUESTIONS}  # an event may say beside its effect what it asks
    assert found.keys() - asked == expected()
    assert all(text.strip() == text and text for text in found.values())


def test_the_languages_differ() -> None:
    english, spanish = words("en"), words("es")
    same = {key for key in english if english[key] == spanish[key]}
    assert all(key.startswith(("leader.", "tile.")) for key in same)


def test_the_words_of_an_event_say_what_it_does_to_chaos() -> None:
    for language, word in (("en", "Chaos"), ("es", "Caos")):
        text = words(language, "events.json")
        for number, change in ((11, "+3"), (15, "+4"), (46, "+5"), (52, "−4"), (55, "−5"), (61, "−3"), (65, "+4")):
            assert f"{word} {change}" in text[f"event.{number}"]


def test_late_death_checks_are_named_where_they_are() -> None:
    text = words("en", "events.json")
    late = {number for number, event in EVENTS.items() if event.late_check}
    assert {number for number in EVENTS if "From turn 8 on" in text[f"event.{number}"]} == late
    assert set(TILE_TYPE.values()) == {*TYPES, ""}
