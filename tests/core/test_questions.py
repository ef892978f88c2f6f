"""Every question is declared once: it has words, somebody answers it, and nothing else is ever asked."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.players import at_random, playing
from engine.core.questions import Ask, Questions, Role
from engine.core.session import Session
from engine.red_guard.opponents.answers import ANSWERS
from game.shell.text import Words, words
from tests.box import kit_of

ROOT = Path(__file__).parents[2]
BOX = [key for key, package in games.PACKAGES.items() if package.startswith("engine.")]


def questions(game: str) -> Questions:
    declared: Questions = import_module(f"{games.PACKAGES[game]}.questions").QUESTIONS
    return declared


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("game", BOX)
def test_every_question_has_words(game: str, language: str) -> None:
    known = Words(language, game=game).keys()
    silent = [ask for ask in questions(game) if not any(key == f"ask.{ask}" or f"ask.{ask}." in key for key in known)]
    assert silent == []


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("game", BOX)
def test_every_setting_has_words(game: str, language: str) -> None:
    known = Words(language, game=game).keys()
    wanted = set()
    for setting in kit_of(game).game.settings:
        if setting.key not in games.find(game).seats:  # who plays a seat has words of its own
            wanted |= {f"setup.{setting.key}", f"setup.{setting.key}.hint"}
            if {*setting.values} != {False, True}:
                wanted |= {f"setup.{setting.key}.{value}" for value in setting.values}
    assert wanted - known == set()


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("game", BOX)
def test_every_kind_of_option_has_a_label(game: str, language: str) -> None:
    """The game's window says how it is called, or there are words for it."""
    known = Words(language, game=game).keys()
    said = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "game" / game / "wording").glob("*.py"))
    silent = [
        kind
        for kind in kinds_of_options(game)
        if f'"{kind}"' not in said and not any(f"{key}.".startswith(f"option.{kind}.") for key in known)
    ]
    assert silent == []


def kinds_of_options(game: str) -> set[str]:
    """What stands before the colon wherever the rules make an Option."""
    kinds = set()
    for path in (ROOT / "engine" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option":
                first = node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
                if isinstance(first, ast.Constant):
                    kinds.add(str(first.value).partition(":")[0])
    return kinds


def test_opponents_of_red_guard_answer_every_question() -> None:
    assert {*map(str, questions("red_guard"))} <= {*map(str, ANSWERS)}


@pytest.mark.parametrize("game", BOX)
def test_nothing_is_asked_that_is_not_declared(game: str) -> None:
    declared, asked = questions(game), set()
    for seed in range(3):
        rules = games.find(game)
        session = Session(rules, rules.any_game(Chance(seed)))
        for _ in playing(session, at_random(Chance(seed))):
            if session.prompt is not None:
                asked.add(session.prompt.ask)
    assert len(asked) > min(10, len(declared) // 2)
    assert [ask for ask in asked if not isinstance(ask, Ask) or declared[ask] is not ask] == []


def spelled(tree: ast.AST) -> Iterator[int]:
    """The lines that tell a question by its spelling: by how it begins or ends, or by a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("startswith", "endswith") and _is_ask(node.value):
            yield node.lineno
        if isinstance(node, ast.Compare) and _is_ask(node.left):
            texts = (part for other in node.comparators for part in ast.walk(other) if isinstance(part, ast.Constant))
            yield from (part.lineno for part in texts if isinstance(part.value, str))


def _is_ask(node: ast.expr) -> bool:
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) == "ask"


def test_spelled_questions_are_found() -> None:
    told = 'prompt.ask.endswith(".to")\nif ask == "move.to": pass\nprompt.ask in ("a", B)\nprompt.ask == MOVE_TO'
    assert sorted(spelled(ast.parse(told))) == [1, 2, 3]


def test_the_window_tells_no_question_by_its_spelling() -> None:
    files = sorted((ROOT / "game").rglob("*.py"))
    found = [f"{file}:{line}" for file in files for line in spelled(ast.parse(file.read_text(encoding="utf-8")))]
    assert len(files) > 100
    assert found == []


def test_a_question_is_its_key_and_never_changes() -> None:
    ask = Ask("march.to", Role.DESTINATION, secret=True)
    assert ask == "march.to" and ask.secret and Role.DESTINATION in ask.role
    again = pickle.loads(pickle.dumps(ask))
    assert (again, again.role, again.secret, again.may_be_idle) == (ask, ask.role, True, False)
    with pytest.raises(AttributeError):
        ask.secret = False


def test_a_question_is_declared_once_and_an_unknown_one_is_an_error() -> None:
    some = Questions()
    some.declare("march.to")
    with pytest.raises(ValueError, match="twice"):
        some.declare("march.to")
    with pytest.raises(KeyError):
        some["march.back"]
