"""Every docstring and comment is a sentence: it has a verb. The verbs that the test knows are in `verbs.txt`."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
CHECKED = ("main.py", "engine", "tools", "game")

MARKERS = ("noqa", "type:", "fmt:", "mypy:", "!", "-*-")
"""A comment that begins with one of these is meant for a program."""
SECTION = re.compile(r"^(?:\d+(?:\.\d+)*(?: (?:to|and|with) \d+(?:\.\d+)*)?|[FSU]+\d+)(?:, | with |: | |$)")
"""The number of a section of a rulebook, or of a card, with which a docstring may begin."""
SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9`\"¿¡])|\n\s*\n")
COMMAND = "python -m "
"""A line that begins so is a way to start a program."""
LONGEST_HEAD = 6
"""A head over a part of a file has at most so many words, and a name of a row in a table too."""


class Text(NamedTuple):
    line: int
    words: str


def third_person(verb: str) -> str:
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if verb[-1] == "y" and verb[-2] not in "aeiou" else verb + "s"


def read_words() -> dict[str, frozenset[str]]:
    parts: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / "verbs.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            words = parts.setdefault(line[1 : line.index(":")], [])
        elif parts:
            words += line.split()
    return {name: frozenset(words) for name, words in parts.items()}


WORDS = read_words()
FINITE, VERBS, NOUNS_TOO = WORDS["finite"], WORDS["verbs"], WORDS["nouns too"]
VERBS_WITH_S, NOUNS_WITH_S = (frozenset(map(third_person, verbs)) for verbs in (VERBS, NOUNS_TOO))
ARTICLES, OBJECTS = WORDS["articles"], WORDS["objects"] | WORDS["articles"]
AFTER_AN_ORDER = OBJECTS | WORDS["prepositions"] - {"of"}
NO_SUBJECTS = WORDS["no subjects"] | WORDS["articles"] | WORDS["prepositions"]
SINGULAR, PLURAL = WORDS["singular"], WORDS["plural"]


def has_verb(sentence: str) -> bool:
    """True if some word can only be a verb, or stands where a verb does."""
    words = re.findall(r"[\w’']+(?:-\w+)*", re.sub(r"`[^`]*`", " It ", sentence.replace("’", "'")))
    lower = [word.lower() if index == 0 or not word.isupper() else word for index, word in enumerate(words)]
    for index, word in enumerate(lower):
        if index and words[index][0].isupper():  # the name of something in the rulebook, or of a month
            continue
        before = [i for i in range(index) if lower[i] not in WORDS["adverbs"]]
        subject, named = (lower[before[-1]], words[before[-1]][0].isupper()) if before else ("", False)
        following = lower[index + 1] if index + 1 < len(lower) else ""
        if word in FINITE or word in VERBS_WITH_S:
            return True
        if word in VERBS and subject not in ARTICLES and subject != "to":
            return True
        if index == 0 and word in NOUNS_WITH_S and following in OBJECTS:
            return True
        if index == 0 and word in NOUNS_TOO and takes_object(following, words[1:2]):
            return True
        if index == 0:
            continue
        if word in NOUNS_WITH_S and (can_do(subject) or (named and subject not in NO_SUBJECTS)) and following != "of":
            return True
        if word in NOUNS_TOO and (
            subject in PLURAL or (subject.endswith("s") and subject not in ARTICLES and can_do(subject[:-1]))
        ):
            return True
        if word.endswith("ed") and subject in SINGULAR | PLURAL - {"all", "some", "most"}:
            return True
    return False


def takes_object(word: str, spelt: list[str]) -> bool:
    """True if an order may go on with this word: `Draw the board`, and not `Draw pile`."""
    capital = bool(spelt) and spelt[0][0].isupper()
    return word in AFTER_AN_ORDER or word.isdigit() or capital


def can_do(subject: str) -> bool:
    return subject in SINGULAR or not (subject in NO_SUBJECTS or subject.endswith(("s", "'")) or subject.isdigit())


def prose(text: str) -> str:
    """The text without the numbers of sections at its beginning."""
    while found := SECTION.match(text):
        text = text[found.end() :]
    return text


def is_head(words: str) -> bool:
    """A few words without a full stop over, or beside, what they name."""
    return len(words.split()) <= LONGEST_HEAD and words[-1] not in ".:;,"


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The statements of a node that stand under each other, and those inside of them."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        inner = getattr(node, name, None)
        if isinstance(inner, list):
            yield inner
            for statement in inner:
                yield from blocks(statement)


def docstrings(tree: ast.Module) -> Iterator[Text]:
    """Of modules, classes and functions, and what stands under an assignment."""
    for block in blocks(tree):
        for before, statement in zip([None, *block], block, strict=False):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                value = statement.value.value
                if isinstance(value, str) and isinstance(before, ast.Assign | ast.AnnAssign | None):
                    yield Text(statement.lineno, told(value, statement.col_offset))


def told(docstring: str, indent: int) -> str:
    """Without code, which is indented or a command, and without a card's title, which has a number and no full stop."""
    lines = [line for line in docstring.splitlines() if not line.startswith((" " * (indent + 1), COMMAND))]
    if len(lines) > 1 and not lines[1].strip() and is_head(lines[0]) and SECTION.match(lines[0]):
        lines = lines[1:]
    return "\n".join(lines)


def comments(source: str, tree: ast.Module) -> Iterator[Text]:
    """Lines that follow each other in the same column are one comment. Heads, and names of rows, are left out."""
    if "#" not in source:
        return
    inside: set[int] = set()
    for statement in (statement for block in blocks(tree) for statement in block):
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            inside.update(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
    depth = 0
    block: list[tokenize.TokenInfo] = []
    found = [block]
    alone, in_brackets = {}, {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
        if token.type != tokenize.COMMENT:
            continue
        row, column = token.start
        alone[row], in_brackets[row] = not token.line[:column].strip(), depth > 0
        last = block[-1].start if block else (0, 0)
        if not (block and alone[row] and alone[last[0]] and last == (row - 1, column)):
            block = []
            found.append(block)
        block.append(token)
    for block in filter(None, found):
        row = block[0].start[0]
        words = " ".join(token.string.strip("# ") for token in block)
        named = in_brackets[row] if not alone[row] else (row not in inside or in_brackets[row])
        if not words.startswith(MARKERS) and not (named and len(block) == 1 and is_head(prose(words) or "0")):
            yield Text(row, words)


def without_verb(source: str) -> list[Text]:
    """Sentences in docstrings and comments of a file that have no verb."""
    tree = ast.parse(source)
    found = []
    for line, words in (*docstrings(tree), *comments(source, tree)):
        for sentence in SENTENCE_END.split(words):
            said = prose(" ".join(sentence.split()))
            if re.search("[a-z]{2}", said) and not has_verb(said):
                found.append(Text(line, said))
    return found


def files(package: str) -> list[Path]:
    path = ROOT / package
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


@pytest.mark.parametrize("package", CHECKED)
def test_every_text_has_a_verb(package: str) -> None:
    found = []
    for path in files(package):
        for line, words in without_verb(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(ROOT).as_posix()}:{line}: {words}")
    assert not found, "No verb, or one that tests/verbs.txt does not know:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    [
        '"""The tables of the player aid."""',
        '"""6.4: the own province, or both neighbours of a line."""',
        '"""It has a verb. Not so this."""',
        'class Board:\n    """A map of the islands."""',
        'def play() -> None:\n    """With the click under way."""',
        'WIDTH = 3\n"""Half the width of the column at the right."""',
        'class Pane:\n    width: int\n    """In pixels of the design."""',
        "# All the moves of a turn.\nMOVES = 3",
        "def play() -> None:\n    # The cards\n    pass",
        "WIDTH = 3  # in pixels",
        "# The long name of a part of this file\nWIDTH = 3",
        "# The cards first,\n# the dice last\nWIDTH = 3",
    ],
)
def test_a_text_without_a_verb_is_found(planted: str) -> None:
    assert without_verb(planted)


@pytest.mark.parametrize(
    "planted",
    [
        '"""The player aid has these tables."""',
        '"""6.4: a unit attacks in its own province."""',
        '"""6.4, 6.13.2"""',
        '"""12: Easter Bombing\n\nUnshaded: Davao gets Terror.\n"""',
        'def play() -> None:\n    """Draw the board."""',
        'def play() -> None:\n    """Where nobody is, Guerrillas march for nothing."""',
        "WIDTH = 3  # noqa: E501",
        "# 2.2: set-up\nWIDTH = 3",
        "WORDS = [\n    # tracks\n    1,  # Morale\n]",
        'def play() -> None:\n    """It is told so.\n\n        some(code)\n    """',
    ],
)
def test_a_text_with_a_verb_passes(planted: str) -> None:
    assert not without_verb(planted)


CARDS = ("engine/people_power/events", "engine/filipinas/cards", "engine/red_guard/events")
"""A card or an event has a file of its own in these folders, named after its number: `n12_…`, `fu3_…`."""
CARD_FILE = re.compile(r"(?:n(\d+)|([fs]u?\d+))_\w+")


def says_its_effect(number: str, head: str) -> bool:
    """True if a file begins with number, title and effect, or with number and title and the effects of both sides."""
    titled = re.match(rf"{number}(, |: )(.+)", head)
    if titled is None:
        return False
    if titled[1] == ": ":
        sides = re.findall(r"\n(Unshaded|Shaded): (.+)", head)
        return [side for side, _ in sides] == ["Unshaded", "Shaded"] and all(has_verb(effect) for _, effect in sides)
    effect = " ".join(head.split()).partition(": ")[2]
    return effect.endswith(".") and has_verb(effect)


@pytest.mark.parametrize("folder", CARDS)
def test_a_card_begins_with_what_it_does(folder: str) -> None:
    found = {path: CARD_FILE.fullmatch(path.stem) for path in files(folder)}
    cards = {path: match[1] or match[2].upper() for path, match in found.items() if match}
    assert len(cards) >= 36
    silent = [
        path.name
        for path, number in cards.items()
        if not says_its_effect(number.lstrip("0"), (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""))
    ]
    assert not silent, "Each begins with its effect in our own words:\n" + "\n".join(silent)


@pytest.mark.parametrize(
    ("number", "head"),
    [
        ("F01", "F01: Artillería filipina."),
        ("F01", "F02, Artillería filipina: the artillery comes."),
        ("11", "11, Circular of 16 May: chaos +3."),
        ("12", "12: Easter Bombing\n\nUnshaded: Davao gets Terror."),
        ("12", ""),
    ],
)
def test_a_card_without_its_effect_is_found(number: str, head: str) -> None:
    assert not says_its_effect(number, head)
