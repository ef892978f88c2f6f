"""The words of the window, in the player's language.

Every .json file in assets/text/<language>/ is read and merged; a new language is one new folder. Keys may be written
flat ("title.quit") or nested. An entry may have plural forms, {"one": ..., "other": ...}, chosen by the value `count`.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game.shell.folders import ASSETS

FALLBACK = "en"
PLURAL_FORMS = frozenset({"zero", "one", "other"})

Entry = str | dict[str, str]


class Words:
    """The words of one language; what that language lacks is taken from English, and what both lack is counted."""

    def __init__(self, language: str = FALLBACK, folder: Path = ASSETS / "text") -> None:
        self.folder = folder
        self.missing: Counter[str] = Counter()
        self.problems: list[str] = []
        self._fallback = self._read(FALLBACK)
        self.language = FALLBACK
        self._entries = self._fallback
        self.switch(language)

    def languages(self) -> list[str]:
        """Every language there is a folder for."""
        if not self.folder.is_dir():
            return [FALLBACK]
        return sorted(path.name for path in self.folder.iterdir() if any(path.glob("*.json")))

    def name_of(self, language: str) -> str:
        """What a language calls itself."""
        name = self._read(language).get("language.name", language)
        return name if isinstance(name, str) else language

    def switch(self, language: str) -> None:
        self.language = language
        self._entries = self._fallback if language == FALLBACK else self._read(language)

    def has(self, key: str) -> bool:
        return key in self._entries or key in self._fallback

    def say(self, key: str, **values: Any) -> str:
        """The words for the key; the key itself, and counted as missing, where there are none."""
        entry = self._entries.get(key)
        if entry is None:
            self.missing[f"{self.language}:{key}"] += 1
            entry = self._fallback.get(key, key)
        template = entry if isinstance(entry, str) else _plural(entry, values.get("count"))
        return template.format_map(_Values(values, self, key)) if "{" in template else template

    def keys(self) -> frozenset[str]:
        return frozenset(self._entries)

    def _read(self, language: str) -> dict[str, Entry]:
        entries: dict[str, Entry] = {}
        for path in sorted((self.folder / language).glob("*.json")):
            try:
                entries.update(_flat(json.loads(path.read_text("utf-8"))))
            except (OSError, ValueError, AttributeError) as error:
                self.problems.append(f"The words in {language}/{path.name} cannot be read ({error}).")
        return entries


class _Values(dict[str, Any]):
    """Values for a template; one that was not given stays visible as {name} and is counted with its key."""

    def __init__(self, values: Mapping[str, Any], words: Words, key: str) -> None:
        super().__init__(values)
        self._words, self._key = words, key

    def __missing__(self, name: str) -> str:
        self._words.missing[f"{self._words.language}:{self._key}{{{name}}}"] += 1
        return f"{{{name}}}"


def _flat(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    for key, value in tree.items():
        if isinstance(value, dict) and not (value and value.keys() <= PLURAL_FORMS):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value if isinstance(value, dict) else str(value)


def _plural(forms: Mapping[str, str], count: Any) -> str:
    form = {0: "zero", 1: "one"}.get(count, "other")
    return forms.get(form) or forms.get("other") or next(iter(forms.values()))


_words: Words | None = None


def words() -> Words:
    """The words in use; read when first asked for."""
    global _words
    if _words is None:
        _words = Words()
    return _words


def tr(key: str, **values: Any) -> str:
    """The words for a key in the player's language."""
    return words().say(key, **values)
