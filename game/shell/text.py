"""The window has its words in the player's language.

Words lie in spaces: assets/shell/text/<language>/*.json are those of the program, assets/<game>/text/<language>/*.json
those of one game. The game on the table is asked first, then the program; no other game is, so that two games may
use the same key. Keys may be written flat ("shelf.quit") or nested. An entry may have plural forms, {"one": ...,
"other": ...}, chosen by the value `count` as the language does (plurals.py); "zero" is what is said of exactly 0. A new
language is one new folder in each space.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.shell.folders import ASSETS, SHELL
from game.shell.plurals import FORMS, form_of

FALLBACK = "en"

_VALUE = re.compile(r"\{([a-z_][a-z0-9_]*)\}")
"""The place of a value in an entry: its name in braces, and nothing of what `str.format` would understand besides."""

Entry = str | dict[str, str]
Entries = Mapping[str, Entry]


class Words:
    """The words of one language; what that language lacks is taken from English, and what both lack is counted."""

    def __init__(self, language: str = FALLBACK, folder: Path = ASSETS, *, game: str = "") -> None:
        self.folder = folder
        self.missing: Counter[str] = Counter()
        self.problems: list[str] = []
        self.language = language
        self.game = game
        self._read: dict[tuple[str, str], Entries] = {}
        self._together: dict[tuple[str, str], Entries] = {}
        """They are those of a game and of the program, by game and language."""

    def languages(self) -> list[str]:
        """Every language that the program speaks."""
        texts = self.folder / SHELL / "text"
        try:
            return sorted(path.name for path in texts.iterdir() if any(path.glob("*.json"))) or [FALLBACK]
        except OSError:
            return [FALLBACK]

    def name_of(self, language: str) -> str:
        """What a language calls itself."""
        name = self._entries(SHELL, language).get("language.name", language)
        return name if isinstance(name, str) else language

    def switch(self, language: str) -> None:
        self.language = language

    def open(self, game: str) -> None:
        """The game on the table, whose words come first."""
        self.game = game

    @contextmanager
    def speaking_of(self, game: str) -> Iterator[None]:
        """Inside this block another game's words come first: for what a shelf or a list says of it."""
        before, self.game = self.game, game
        try:
            yield
        finally:
            self.game = before

    def has(self, key: str) -> bool:
        return key in self._all(self.language) or key in self._all(FALLBACK)

    def say(self, key: str, **values: Any) -> str:
        """The words for the key; the key itself, as it stands and counted as missing, where there are none."""
        language = self.language
        entry = self._all(language).get(key)
        if entry is None:
            self.missing[f"{language}:{key}"] += 1
            language = FALLBACK
            entry = self._all(language).get(key)
            if not entry:
                return key
        template = entry if isinstance(entry, str) else _plural(entry, values.get("count"), language)
        return self._filled(template, values, key) if "{" in template or "}" in template else template

    def _filled(self, template: str, values: Mapping[str, Any], key: str) -> str:
        """The entry with its values; one that was not given stays visible as {name} and is counted with its key."""
        if not {"{", "}"}.isdisjoint(_VALUE.sub("", template)):  # This is a stray brace in a translation.
            self.missing[f"{self.language}:{key}"] += 1
            return template

        def value(place: re.Match[str]) -> str:
            if place[1] not in values:
                self.missing[f"{self.language}:{key}{place[0]}"] += 1
                return place[0]
            return str(values[place[1]])

        return _VALUE.sub(value, template)

    def keys(self) -> frozenset[str]:
        return frozenset(self._all(self.language))

    def _all(self, language: str) -> Entries:
        """The words of the game on the table and the program's, put together when first asked for."""
        asked = self.game, language
        if asked not in self._together:
            own = self._entries(self.game, language) if self.game else {}
            self._together[asked] = {**self._entries(SHELL, language), **own}
        return self._together[asked]

    def _entries(self, space: str, language: str) -> Entries:
        """Read when first asked for."""
        if (space, language) not in self._read:
            entries: dict[str, Entry] = {}
            for path in sorted((self.folder / space / "text" / language).glob("*.json")):
                try:
                    entries.update(_flat(json.loads(path.read_text("utf-8"))))
                except (OSError, ValueError, AttributeError, RecursionError) as error:
                    name = f"{space}/text/{language}/{path.name}"
                    self.problems.append(f"The words in {name} cannot be read ({error}).")
            self._read[space, language] = entries
        return self._read[space, language]


def _flat(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    for key, value in tree.items():
        if isinstance(value, dict) and not (value and value.keys() <= {*FORMS}):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value if isinstance(value, dict) else str(value)


def _plural(forms: Mapping[str, str], count: Any, language: str) -> str:
    if count == 0 and "zero" in forms:
        return forms["zero"]
    form = form_of(count, language) if type(count) is int else "other"
    return forms.get(form) or forms.get("other") or next(iter(forms.values()))


_words = Words()


def words() -> Words:
    """The words in use; each file is read when first asked for."""
    return _words


def tr(key: str, **values: Any) -> str:
    """It is the words for a key in the player's language: those of the game on the table, or else the program's."""
    return _words.say(key, **values)
