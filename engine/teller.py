"""How a game speaks in a terminal: names from the words of the window where they lie beside it, keys where not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option

ASSETS = Path(__file__).resolve().parents[1] / "assets"


class Teller:
    """What the text client asks of a game; a game's own teller says more."""

    named: tuple[str, ...] = ("faction",)
    """The fields of Effects whose values have names in the words."""

    hidden: tuple[str, ...] = ()
    """What a prompt says that is not shown where several people look at the same terminal."""

    def __init__(self, words: Path | None = None) -> None:
        self.words = _read(words) if words else {}

    def board(self, state: Any) -> Iterable[str]:
        """Everything that lies on the table, line by line."""
        return ()

    def effect(self, effect: Effect) -> str:
        """Any Effect as one line: what it is, and its parts by name."""
        kind = type(effect).__name__
        title = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in kind).strip()
        parts = (self.part(field.name, getattr(effect, field.name)) for field in fields(effect))
        return f"{title}: " + ", ".join(part for part in parts if part)

    def part(self, field: str, value: Any) -> str:
        if field in self.named:
            return self.name(field, str(value))
        if isinstance(value, tuple):
            value = ", ".join(" ".join(map(str, entry)) if isinstance(entry, tuple) else str(entry) for entry in value)
        return f"{field} {value}" if value not in (None, "") else ""

    def secrets(self, state: Any, seat: str) -> Iterable[str]:
        """What only that seat may know, line by line."""
        return ()

    def option(self, option: Option) -> str:
        """What stands behind an option's key, if that says too little."""
        return ""

    def name(self, kind: str, key: str) -> str:
        """Return the word for a key of a kind: `name("space", "manila")`."""
        return self.words.get(f"{kind}.{key}") or key.replace("_", " ").title()


def _read(folder: Path) -> dict[str, str]:
    words: dict[str, str] = {}
    for file in sorted(folder.glob("*.json")):
        try:
            texts = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        words |= {key: text for key, text in texts.items() if isinstance(text, str)}
    return words
