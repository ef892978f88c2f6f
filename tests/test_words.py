"""The words that the player reads: complete, within their limits, and the same in every language."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.presence import present

ASSETS = Path(__file__).parent.parent / "assets"
SPACES = sorted(folder.name for folder in ASSETS.iterdir() if (folder / "text").is_dir())
"""The program and every game: each has its own words and its own help."""
GAME = "people_power"
REFERENCE = "en"
LANGUAGES = sorted(folder.name for folder in (ASSETS / "shell" / "text").iterdir() if folder.is_dir())
TRANSLATIONS = [language for language in LANGUAGES if language != REFERENCE]

EVENTS, ELECTIONS, PERSONALITIES, ACTS = range(1, 37), range(37, 41), range(41, 53), range(53, 62)
EVENT_PARTS = ("title", "kicker", "unshaded.title", "unshaded", "shaded.title", "shaded", "history")
LASTING_PARTS = ("title", "kicker", "effect", "history")
ACT_PARTS = ("title", "kicker", "condition", "effect", "history")

# The room that the card and the buttons have, in characters.
LIMITS = {
    r"card\.\d+\.title": 34,
    r"card\.\d+\.kicker": 70,
    r"card\.\d+\.(un)?shaded\.title": 22,
    r"card\.\d+\.((un)?shaded|effect|condition)": 180,
    r"card\.\d+\.history": 240,
    r"space\.\w+": 20,
    r"space\.\w+\.short": 13,
    r"faction\.\w+\.short": 4,
    r"(operation|special)\.\w+": 20,
    r"(operation|special)\.\w+\.does": 90,
}

# Where the game looks a section up: the page that mentions it first. The longest number that fits decides.
HOME = {
    "1.1": "01", "1.2": "01", "1.4": "01", "2.1": "01",
    "1.10": "02", "1.6.4": "02", "7": "02", "8.3": "02",
    "1": "03",
    "1.4.1": "04", "2": "04", "3.1": "04", "4.1": "04",
    "3.2": "05", "4.2": "05", "3.3": "06", "4.3": "06", "3.4": "07", "4.4": "07",
    "5.1": "08",
    "2.4.1": "09", "2.4.2": "09", "6": "09",
    "5": "10",
    "8": "11",
}  # fmt: skip

# How many numbered paragraphs each section of the rulebooks has.
SECTIONS = {
    "1.1": 0, "1.2": 0, "1.3": 3, "1.4": 1, "1.5": 4, "1.6": 4, "1.7": 0, "1.8": 2, "1.9": 0, "1.10": 0,
    "2.1": 0, "2.2": 0, "2.3": 7, "2.4": 2,
    "3.1": 5, "3.2": 4, "3.3": 4, "3.4": 4,
    "4.1": 1, "4.2": 3, "4.3": 3, "4.4": 3,
    "5.1": 5, "5.2": 0, "5.3": 0, "5.4": 0,
    "6.1": 4, "6.2": 3, "6.3": 3, "6.4": 0, "6.5": 2, "6.6": 0,
    "7.1": 0, "7.2": 0, "7.3": 0,
    "8.1": 2, "8.2": 2, "8.3": 2, "8.4": 1, "8.5": 9, "8.6": 2, "8.7": 3, "8.8": 3, "8.9": 0, "8.10": 6,
}  # fmt: skip

SECTION = re.compile(r"\[(\d+(?:\.\d+)+)\]")
PLACEHOLDER = re.compile(r"\{(\w*)")


def flat(tree: dict[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, str(value)


def words(language: str, space: str = GAME) -> dict[str, str]:
    entries: dict[str, str] = {}
    for path in sorted((ASSETS / space / "text" / language).glob("*.json")):
        read = dict(flat(json.loads(path.read_text("utf-8"))))
        assert not read.keys() & entries.keys(), f"{path.name} has keys of another file of {space}"
        entries |= read
    return entries


def pages(language: str, space: str = GAME) -> dict[str, str]:
    folder = ASSETS / space / "help" / language
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.md"))}


def sections(text: str) -> list[str]:
    return SECTION.findall(text)


def shape(page: str) -> list[str]:
    """What each line is (heading, list, paragraph) and which sections it cites."""
    return [f"{present(re.match('#*-?', line))[0]} {sections(line)}" for line in page.splitlines() if line.strip()]


def test_every_game_has_words_in_every_language() -> None:
    assert {"shell", GAME} <= set(SPACES)
    for space in SPACES:
        assert sorted(folder.name for folder in (ASSETS / space / "text").iterdir()) == LANGUAGES, space


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_files_and_keys(language: str, space: str) -> None:
    text = ASSETS / space / "text"
    for path in (text / REFERENCE).glob("*.json"):
        reference = dict(flat(json.loads(path.read_text("utf-8"))))
        translated = dict(flat(json.loads((text / language / path.name).read_text("utf-8"))))
        assert list(translated) == list(reference), path.name
    assert words(language, space).keys() == words(REFERENCE, space).keys()


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_placeholders(language: str, space: str) -> None:
    translated = words(language, space)
    for key, text in words(REFERENCE, space).items():
        assert set(PLACEHOLDER.findall(translated[key])) == set(PLACEHOLDER.findall(text)), key


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_ragged(language: str, space: str) -> None:
    for key, text in words(language, space).items():
        assert text and text == text.strip() and "  " not in text, key


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_a_number_to_another_goes_a_dash(language: str, space: str) -> None:
    texts = [*words(language, space).values(), *pages(language, space).values()]
    assert [text for text in texts if re.search(r"\d-\d|}-{", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [space for space in SPACES if space != "shell"])
def test_every_game_says_on_the_shelf_what_it_is(game: str, language: str) -> None:
    entries = words(language, game)
    assert {"game.title", "game.subtitle", "game.pitch", "game.facts"} <= entries.keys()
    assert len(entries["game.pitch"]) <= 260 and len(entries["game.facts"]) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_room(language: str) -> None:
    for key, text in words(language).items():
        for pattern, limit in LIMITS.items():
            if re.fullmatch(pattern, key):
                assert len(text) <= limit, f"{key} has {len(text)} of {limit} characters"
        if re.fullmatch(r"card\.\d+\.(un)?shaded\.title", key):
            assert len(text.split()) <= 3, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_61_cards_are_complete(language: str) -> None:
    parts = {
        **dict.fromkeys(EVENTS, EVENT_PARTS),
        **dict.fromkeys(ELECTIONS, LASTING_PARTS),
        **dict.fromkeys(PERSONALITIES, LASTING_PARTS),
        **dict.fromkeys(ACTS, ACT_PARTS),
    }
    expected = [f"card.{number}.{part}" for number in sorted(parts) for part in parts[number]]
    assert [key for key in words(language) if key.startswith("card.")] == expected
    assert len(parts) == 61


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_card_numbers_agree_in_every_language(language: str) -> None:
    """Amounts are digits in all languages, so a slip in a translated rule shows."""
    translated = words(language)
    for key, text in words(REFERENCE).items():
        if re.fullmatch(r"card\.\d+\.((un)?shaded|effect|condition)", key):
            amounts = Counter(re.findall(r"[+−]?\d[\d.]*", text))
            assert Counter(re.findall(r"[+−]?\d[\d.]*", translated[key])) == amounts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_says_what_it_does_and_where_its_rule_is(language: str) -> None:
    entries = words(language)
    actions = {key for key in entries if re.fullmatch(r"(operation|special)\.\w+", key)}
    assert len(actions) == 12 + 10
    cited = {section for page in pages(language).values() for section in sections(page)}
    for key in actions:
        assert f"{key}.does" in entries
        assert entries[f"{key}.rule"] in cited


def test_every_language_has_every_help_page() -> None:
    for space in SPACES:
        for language in LANGUAGES:
            assert pages(language, space).keys() == pages(REFERENCE, space).keys() != set()
    assert len(pages(REFERENCE)) == 13 + 3


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_help_pages_match_line_by_line(language: str, space: str) -> None:
    translated = pages(language, space)
    for name, page in pages(REFERENCE, space).items():
        if name == "13_glossary":  # each language has its own alphabet
            assert Counter(shape(translated[name])) == Counter(shape(page))
        else:
            assert shape(translated[name]) == shape(page), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_section_on_its_page(language: str) -> None:
    first: dict[str, str] = {}
    for name, page in pages(language).items():
        for section in sections(page):
            first.setdefault(section, name)
    for chapter, paragraphs in SECTIONS.items():
        for section in (chapter, *(f"{chapter}.{number}" for number in range(1, paragraphs + 1))):
            assert section in first, f"{section} is nowhere explained"
            fitting = [start for start in HOME if f"{section}.".startswith(f"{start}.")]
            assert first[section].startswith(HOME[max(fitting, key=len)]), section


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_cites_only_sections_that_exist(language: str) -> None:
    known = {f"{chapter}.{number}" for chapter, count in SECTIONS.items() for number in range(1, count + 1)}
    for name, page in pages(language).items():
        assert set(sections(page)) <= known | SECTIONS.keys() | {"6.0"}, name


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_keeps_to_the_markup_that_the_window_draws(language: str, space: str) -> None:
    for name, page in pages(language, space).items():
        lines = page.splitlines()
        assert lines[0].startswith("# "), name
        assert sum(line.startswith("# ") for line in lines) == 1, name
        for line in lines:
            assert not re.match(r"\s|#{3,}|\d+\. |\||>|```|\* ", line), f"{name}: {line[:40]}"
            assert line.count("**") % 2 == 0, f"{name}: {line[:40]}"
