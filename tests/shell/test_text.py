import json
import string
from pathlib import Path
from typing import Any

import pytest

from game.shell.folders import ASSETS
from game.shell.plurals import form_of, forms_of
from game.shell.text import Words, _flat, words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, entries in {
        "en": {"greet": "Hello {name}", "days": {"one": "{count} day", "other": "{count} days"}, "a": {"b": "nested"}},
        "es": {"greet": "Hola {name}"},
    }.items():
        (tmp_path / "shell" / "text" / language).mkdir(parents=True)
        (tmp_path / "shell" / "text" / language / "one.json").write_text(json.dumps(entries))
    return tmp_path


def test_words_of_all_files_of_a_language_are_merged(folder: Path) -> None:
    (folder / "shell/text/en/two.json").write_text('{"more": "More"}')
    words = Words("en", folder)
    assert words.say("greet", name="Ana") == "Hello Ana"
    assert words.say("more") == "More"
    assert words.say("a.b") == "nested"


def test_plural_forms(folder: Path) -> None:
    words = Words("en", folder)
    assert words.say("days", count=1) == "1 day"
    assert words.say("days", count=3) == "3 days"


@pytest.mark.parametrize(
    ("language", "forms"),
    {
        "en": {"one": (1,), "other": (0, 2, 11, 21)},
        "fr": {"one": (0, 1), "other": (2, 21)},
        "pt_BR": {"one": (0, 1), "other": (2,)},
        "ru": {"one": (1, 21, 101), "few": (2, 24, 103), "many": (0, 5, 11, 12, 14, 111)},
        "pl": {"one": (1,), "few": (2, 22), "many": (0, 5, 12, 21)},
        "cs": {"one": (1,), "few": (2, 4), "other": (0, 5, 22)},
        "sl": {"one": (1, 101), "two": (2,), "few": (3, 104), "other": (0, 5, 11)},
        "ar": {"zero": (0,), "one": (1,), "two": (2,), "few": (3, 110), "many": (11, 99), "other": (100, 102)},
        "fil": {"one": (0, 1, 3, 5, 11), "other": (4, 6, 9, 14)},
        "ja": {"other": (0, 1, 2)},
    }.items(),
)
def test_each_language_counts_as_cldr_says(language: str, forms: dict[str, tuple[int, ...]]) -> None:
    assert {form: tuple(n for n in counts if form_of(n, language) == form) for form, counts in forms.items()} == forms
    assert set(forms) <= set(forms_of(language)) <= {*forms, "other"}


def test_a_slavic_language_chooses_among_its_forms_and_zero_may_be_said_apart(folder: Path) -> None:
    days = {"zero": "сегодня", "one": "{count} день", "few": "{count} дня", "many": "{count} дней"}
    (folder / "shell/text/ru").mkdir()
    (folder / "shell/text/ru/one.json").write_text(json.dumps({"days": days}))
    words = Words("ru", folder)
    said = [words.say("days", count=count) for count in (0, 1, 2, 5, 21)]
    assert said == ["сегодня", "1 день", "2 дня", "5 дней", "21 день"]


def test_every_entry_with_a_number_has_the_forms_of_its_language() -> None:
    for language in words().languages():
        for path in ASSETS.glob(f"*/text/{language}/*.json"):
            for key, entry in _flat(json.loads(path.read_text("utf-8"))):
                assert isinstance(entry, str) or set(entry) >= set(forms_of(language)), f"{path.parent}: {key}"


def test_a_missing_key_shows_itself_and_is_counted(folder: Path) -> None:
    words = Words("en", folder)
    assert words.say("nowhere") == "nowhere"
    assert words.missing == {"en:nowhere": 1}


def test_what_a_language_lacks_comes_in_english_and_is_counted(folder: Path) -> None:
    words = Words("es", folder)
    assert words.say("days", count=2) == "2 days"
    assert words.missing == {"es:days": 1}


def test_a_missing_value_stays_visible(folder: Path) -> None:
    words = Words("en", folder)
    assert words.say("greet") == "Hello {name}"
    assert words.missing == {"en:greet{name}": 1}


def test_a_broken_file_is_told_of_and_the_others_are_read(folder: Path) -> None:
    (folder / "shell/text/en/bad.json").write_text("{")
    words = Words("en", folder)
    assert words.say("greet", name="Ana") == "Hello Ana"
    assert "bad.json" in words.problems[0]


def test_the_game_on_the_table_speaks_first_then_the_program_and_no_other_game(folder: Path) -> None:
    for game, entries in {"chess": {"greet": "Check {name}", "own": "Mate"}, "go": {"own": "Stone"}}.items():
        (folder / game / "text" / "en").mkdir(parents=True)
        (folder / game / "text" / "en" / "one.json").write_text(json.dumps(entries))
    words = Words("en", folder)
    words.open("chess")
    assert (words.say("greet", name="Ana"), words.say("own"), words.say("a.b")) == ("Check Ana", "Mate", "nested")
    with words.speaking_of("go"):
        assert (words.say("greet", name="Ana"), words.say("own")) == ("Hello Ana", "Stone")
    assert words.say("own") == "Mate"
    words.open("")
    assert words.say("own") == "own"


def test_a_game_without_the_language_speaks_english(folder: Path) -> None:
    (folder / "go" / "text" / "en").mkdir(parents=True)
    (folder / "go" / "text" / "en" / "one.json").write_text('{"own": "Stone"}')
    words = Words("es", folder)
    words.open("go")
    assert (words.say("own"), words.say("greet", name="Ana")) == ("Stone", "Hola Ana")


@pytest.mark.parametrize(
    "template", ["a } b", "a { b", "{", "{0}", "{name.first}", "{name!x}", "{}", "{name:9}", "{{name}}"]
)
def test_a_stray_brace_in_a_translation_is_shown_as_it_stands(folder: Path, template: str) -> None:
    (folder / "shell/text/es/two.json").write_text(json.dumps({"bad": template}))
    words = Words("es", folder)
    assert words.say("bad", name="Ana") == template
    assert words.missing == {"es:bad": 1}


def test_a_key_without_words_is_never_a_template(folder: Path) -> None:
    """28.4: a key may hold what stood in a file beside a save, and a width of 3 GB is soon written."""
    words = Words("en", folder)
    assert words.say("who.{name:>1000}{name}", name="Ana") == "who.{name:>1000}{name}"


def test_a_value_is_no_template_either(folder: Path) -> None:
    assert Words("en", folder).say("greet", name="{greet} {name:9}") == "Hello {greet} {name:9}"


def test_languages_are_folders_and_name_themselves() -> None:
    words = Words()
    assert {"en", "es"} <= set(words.languages())
    assert words.name_of("es") == "Español"


def test_every_language_has_the_same_keys_and_values_of_the_shell() -> None:
    def entries(language: str) -> Any:
        return json.loads((ASSETS / "shell" / "text" / language / "shell.json").read_text("utf-8"))

    def values(template: str) -> list[str]:
        return sorted(name for _, name, _, _ in string.Formatter().parse(template) if name)

    english = entries("en")
    for language in Words().languages():
        other = entries(language)
        assert other.keys() == english.keys()
        for key, template in english.items():
            assert values(other[key]) == values(template), key
