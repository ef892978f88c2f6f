"""A page of HTML as a test reads it: its elements, whether they are well formed, and the words in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

EMPTY = {"br", "hr", "img", "meta"}
"""Elements that have no end."""


@dataclass(slots=True)
class Found:
    name: str
    attributes: dict[str, str | None]
    inside: tuple[str, ...] = ()
    """The elements around it, from the outermost."""
    words: list[str] = field(default_factory=list)


class Page(HTMLParser):
    def __init__(self, data: bytes) -> None:
        super().__init__(convert_charrefs=True)
        self.doctype = ""
        self.elements: list[Found] = []
        self._open: list[Found] = []
        self.feed(data.decode("utf-8"))
        self.close()
        assert not self._open, f"never closed: {[each.name for each in self._open]}"

    @property
    def words(self) -> str:
        return " ".join(" ".join("".join(each.words) for each in self.elements if each.name != "style").split())

    def all(self, name: str) -> list[Found]:
        return [each for each in self.elements if each.name == name]

    def handle_decl(self, decl: str) -> None:
        assert not self.elements
        self.doctype = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice: {attrs}"
        found = Found(tag, dict(attrs), tuple(each.name for each in self._open))
        self.elements.append(found)
        if tag not in EMPTY:
            self._open.append(found)

    def handle_endtag(self, tag: str) -> None:
        assert self._open and self._open[-1].name == tag, f"{tag} closes {self._open[-1:]}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for each in self._open[-1:]:
            each.words.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data[:80]}")
