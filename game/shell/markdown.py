"""Help pages and credits are written in this little Markdown.

    # title, ## heading, ### smaller heading, - list items, --- rules, | tables | as lines, blank lines between them
A block that cites a section ("… rolls a die. [3.4.3]") is a target of links to that number; the first one in the pages'
order is where a link leads.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from game.shell.widgets.rich_text import literal
from game.shell.widgets.text_view import Kind, TextBlock

_SECTION = re.compile(r"\[(\d+(?:\.\d+)+)\]")
_CODE = re.compile(r"`([^`]*)`")
_MARKS = re.compile(r"\\|\*+|\[|\](?:\([^)]*\))?")


@dataclass(slots=True)
class HelpTopic:
    """It is one topic of the help."""

    key: str
    title: str
    blocks: list[TextBlock] = field(default_factory=list)

    @property
    def anchors(self) -> list[str]:
        return [anchor for block in self.blocks for anchor in block.anchors]


def read_page(path: Path) -> HelpTopic:
    return parse(path.read_text("utf-8"), path.stem)


def parse(source: str, key: str) -> HelpTopic:
    blocks: list[TextBlock] = []
    paragraph: list[str] = []
    kind: Kind = "paragraph"

    def flush() -> None:
        nonlocal kind
        if paragraph:
            text = " ".join(paragraph)
            blocks.append(TextBlock(kind, text, tuple(_SECTION.findall(text))))
            paragraph.clear()
        kind = "paragraph"

    for line in (*source.splitlines(), ""):
        line = line.strip()
        alone = not line or line.startswith(("#", "- ", "* ", "|")) or _is_rule(line)
        if alone:
            flush()
        if not alone:
            paragraph.append(_inline(line))
        elif line.startswith("#"):
            words = line.lstrip("#")
            blocks.append(TextBlock("heading" if len(line) - len(words) <= 2 else "subheading", words.strip()))
        elif line.startswith("|"):
            _add_row(blocks, [cell.strip() for cell in line.strip("|").split("|")])
        elif line.startswith(("- ", "* ")):
            kind = "item"
            paragraph.append(_inline(line[2:]))
        elif line:
            blocks.append(TextBlock("rule"))
    title = next((block.text for block in blocks if block.kind == "heading"), key)
    return HelpTopic(key, title, blocks)


def plain(text: str) -> str:
    """It is the words without their marks, for searching."""
    return _MARKS.sub("", text)


def _is_rule(line: str) -> bool:
    return len(line) >= 3 and set(line) == {"-"}


def _add_row(blocks: list[TextBlock], cells: list[str]) -> None:
    """A row of a table is an item; the line of dashes says that the one before it was the head."""
    if any(set(cell) - set("-: ") for cell in cells):
        blocks.append(TextBlock("item", "  ·  ".join(_inline(cell) for cell in cells if cell)))
    elif blocks:
        blocks[-1] = TextBlock("paragraph", f"**{blocks[-1].text}**")


def _inline(text: str) -> str:
    """`code` is set as it stands."""
    return _CODE.sub(lambda code: literal(code[1]), text)
