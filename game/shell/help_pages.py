"""The help in the player's language: pages, where each rule section is, and a search."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.shell.folders import ASSETS
from game.shell.markdown import HelpTopic, plain, read_page
from game.shell.text import FALLBACK

EXCERPT = 90
"""How many characters of a block are shown of what was found."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A search has found its words here."""

    page: HelpTopic
    block: int
    excerpt: str


class HelpPages:
    """Every .md file in assets/<space>/help/<language>/, space by space, in the order of the file names.

    Where a space has no page in the language, its English ones.
    """

    def __init__(self, language: str, spaces: Sequence[str], folder: Path = ASSETS) -> None:
        self.pages: list[HelpTopic] = []
        self.problems: list[str] = []
        for space in spaces:
            pages = folder / space / "help"
            for path in sorted((pages / language).glob("*.md")) or sorted((pages / FALLBACK).glob("*.md")):
                try:
                    self.pages.append(read_page(path))
                except (OSError, UnicodeDecodeError):
                    self.problems.append(path.name)

    def find(self, target: str) -> tuple[HelpTopic, str] | None:
        """It is the page of a section number (or the nearest section above it) or of a page's own key."""
        for page in self.pages:
            if page.key == target or page.key.lstrip("0123456789_- ") == target:
                return page, ""
        while target:
            for page in self.pages:
                if target in page.anchors:
                    return page, target
            target = target.rpartition(".")[0]
        return None

    def search(self, wish: str, most: int = 60) -> list[Hit]:
        """Blocks with all the words, headings first; accents and capitals do not matter."""
        terms = fold(wish).split()
        if not terms:
            return []
        hits: list[tuple[bool, Hit]] = []
        for page in self.pages:
            for index, block in enumerate(page.blocks):
                text = plain(block.text)
                folded = fold(text)
                if all(term in folded for term in terms):
                    hit = Hit(page, index, _excerpt(text, folded, terms[0]))
                    hits.append((not block.kind.endswith("heading"), hit))
        hits.sort(key=lambda ranked: ranked[0])
        return [hit for _, hit in hits[:most]]


def fold(text: str) -> str:
    """Without accents and capitals; one character for each character, so that places can be compared."""
    return "".join((unicodedata.normalize("NFD", char)[0].lower() or char)[0] for char in text)


def _excerpt(text: str, folded: str, term: str) -> str:
    at = folded.find(term)
    start = max(0, at - EXCERPT // 3)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = start + EXCERPT
    return ("…" if start else "") + text[start:end].strip() + ("…" if end < len(text) else "")
