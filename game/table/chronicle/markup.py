"""This makes elements of HTML. A text is never markup here: whatever it holds is escaped when the page is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.shell.drawable import drawable
from game.shell.widgets.rich_text import marked

DOCTYPE = "<!DOCTYPE html>\n"
Content = Element | str


def tag(name: str, *content: Content, **attributes: str) -> Element:
    """An element; an underscore at the end of an attribute's name keeps it from being a word of Python."""
    element = Element(name, {key.rstrip("_").replace("_", "-"): drawable(text) for key, text in attributes.items()})
    for part in content:
        add(element, part)
    return element


def add(element: Element, part: Content) -> None:
    """Put it behind what the element holds already."""
    if not isinstance(part, str):
        element.append(part)
    elif len(element):
        element[-1].tail = (element[-1].tail or "") + drawable(part)
    else:
        element.text = (element.text or "") + drawable(part)


def words(name: str, text: str, **attributes: str) -> Element:
    """An element with a text of the game in it, whose marks become bold and italic type."""
    return tag(name, *_lines(text), **attributes)


def _lines(text: str) -> Iterator[Content]:
    lines = text.split("\n")
    yield from _marked(lines[0])
    for _, line in pairwise(lines):
        yield tag("br")
        yield from _marked(line)


def _marked(line: str) -> Iterator[Content]:
    for part in marked(line):
        content: Content = part.text
        if part.italic:
            content = tag("i", content)
        if part.bold:
            content = tag("b", content)
        yield tag("kbd", content) if part.is_key else content


def page(language: str, title: str, style: str, body: Iterable[Element], kind: str) -> bytes:
    """Write a whole document. It holds all that it shows, and nothing in it can run."""
    sheet = Element("style")
    sheet.text = style
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=ALLOWED),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        sheet,
    )
    document = tag("html", head, tag("body", *body, class_=kind), lang=language)
    return (DOCTYPE + ElementTree.tostring(document, "unicode", method="html")).encode("utf-8")


ALLOWED = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"
"""What a browser may do with a page: show its own pictures, type and style."""
