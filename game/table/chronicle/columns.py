"""What stands in a newspaper column of the window, as elements of a page."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from xml.etree.ElementTree import Element

from game.table.chronicle.markup import tag, words
from game.table.press import blocks
from game.table.press.blocks import Block, RunningText, SumRow, TableHead, TableRow, ValueRow

NAMES: dict[type[RunningText], tuple[str, str]] = {
    blocks.Headline: ("h2", "headline"),
    blocks.Title: ("h2", "title"),
    blocks.Subtitle: ("h3", "subtitle"),
    blocks.Kicker: ("p", "kicker"),
    blocks.Lead: ("p", "lead"),
    blocks.Body: ("p", "body"),
    blocks.Small: ("p", "small"),
    blocks.Note: ("p", "note"),
    blocks.Label: ("p", "label"),
}
"""Each style of the paper has an element and a class."""


def elements(column: Iterable[Block]) -> list[Element]:
    """Rows that follow each other become one table; pictures are left to the page."""
    made: list[Element] = []
    for is_row, group in groupby(column, lambda block: isinstance(block, ValueRow | TableRow)):
        if is_row:
            made.append(tag("table", tag("tbody", *map(_row, group))))
            continue
        for block in group:
            if isinstance(block, RunningText):
                name, kind = NAMES[type(block)]
                made.append(words(name, block.words, class_=kind))
            elif isinstance(block, blocks.Rule):
                made.append(tag("hr"))
    return made


def _row(row: Block) -> Element:
    if isinstance(row, ValueRow):
        kind = "sum" if isinstance(row, SumRow) else "row"
        return tag("tr", words("th", row.words, scope="row"), words("td", row.value), class_=kind)
    assert isinstance(row, TableRow), "rows alone are set here"
    if isinstance(row, TableHead):
        return tag("tr", tag("td"), *(words("th", value, scope="col") for value in row.values), class_="head")
    return tag("tr", words("th", row.words, scope="row"), *(words("td", value) for value in row.values))
