"""The words of the game: both languages say the same things, and everything has a name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.filipinas.board import PLACES
from engine.filipinas.card import DECK
from engine.filipinas.counters import FOLLOWERS, LEADERS, UNITS

TEXT = Path(__file__).parents[2] / "assets/filipinas/text"
FILES = ("board.json", "cards.json")


def words(language: str) -> dict[str, str]:
    read: dict[str, str] = {}
    for file in FILES:
        read |= json.loads((TEXT / language / file).read_text(encoding="utf-8"))
    return read


def test_both_languages_have_the_same_keys() -> None:
    assert words("en").keys() == words("es").keys()


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_has_a_name_and_every_card_its_text_and_note(language: str) -> None:
    needed = {f"card.{card}.{part}" for card in DECK for part in ("title", "text", "history")}
    needed |= {f"place.{place}" for place in PLACES}
    needed |= {f"unit.{unit}" for unit in (*UNITS, *FOLLOWERS)}
    needed |= {f"leader.{leader}{part}" for leader in LEADERS for part in ("", ".note")}
    said = words(language)
    assert not needed - said.keys()
    assert all(said[key].strip() == said[key] != "" for key in needed)


@pytest.mark.parametrize("part", ["text", "history"])
def test_sentences_are_translated_and_end_with_a_stop(part: str) -> None:
    english, spanish = words("en"), words("es")
    for card in DECK:
        key = f"card.{card}.{part}"
        assert english[key] != spanish[key] and english[key].endswith(".") and spanish[key].endswith(".")
