"""The compiled engine: what is compiled, and what its source is made into. That both play alike is for
`make compiled ARGS=--compare`, which takes a compiler and minutes."""

from __future__ import annotations

import ast
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from engine import games
from tests.box import GAMES
from tools import ROOT
from tools.release import compile_engine
from tools.release.mypyc_source import rewritten

CARD = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass, field
from tests.box import GAMES

SPAIN = "spain"
ORDER: dict[str, int] = {SPAIN: 1}
_seen = 0


@dataclass(slots=True)
class Play:
    side: str
    actions: int = 0
    spaces: list[str] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Card:
    key: str
'''


def test_every_pattern_of_what_stays_interpreted_names_a_file() -> None:
    engine = ROOT / "engine"
    assert [pattern for pattern in compile_engine.INTERPRETED if not any(engine.glob(pattern))] == []


def test_the_rules_of_every_game_are_compiled() -> None:
    engine = ROOT / "engine"
    compiled = {path.relative_to(engine).as_posix() for path in compile_engine.compiled_files(engine)}
    for key in GAMES:
        rules = {f"{key}/{name}.py" for name in ("state", "verbs", "game")}
        assert {rule for rule in rules if (engine / rule).exists()} <= compiled
    assert {"core/prompts.py", "core/chance.py"} <= compiled
    assert "core/session.py" not in compiled


def test_constants_are_final_and_nothing_else_is() -> None:
    text = rewritten(CARD, "")
    assert 'SPAIN: Final = "spain"' in text and "ORDER: Final[dict[str, int]] = " in text
    assert "_seen = 0" in text


def test_a_dataclass_that_changes_writes_out_how_it_is_made() -> None:
    names: dict[str, object] = {}
    exec(rewritten(CARD, ""), names)
    play = names["Play"]("spain", spaces=["manila"])  # type: ignore[operator]
    assert (play.side, play.actions, play.spaces) == ("spain", 0, ["manila"])
    assert names["Play"]("spain").spaces is not names["Play"]("spain").spaces  # type: ignore[operator]
    assert [each.name for each in fields(play)] == ["side", "actions", "spaces"]
    assert rewritten(CARD, "").count("def __init__") == 1, "what is frozen cannot set its fields by itself"


@pytest.mark.parametrize("key", GAMES)
def test_a_state_is_copied_field_by_field_as_the_plain_one_is(key: str) -> None:
    path = ROOT / "engine" / key / "state.py"
    tree = ast.parse(rewritten(path.read_text(encoding="utf-8"), f"engine.{key}.state"))
    (state,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    (copy,) = (node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "copy")
    written = {line.targets[0].attr for line in copy.body if isinstance(line, ast.Assign)}  # type: ignore[attr-defined]
    game = games.find(key)
    kind = type(game.set_up(game.scenarios[0], (), 1))
    assert written == {each.name for each in fields(kind) if each.init}


def test_the_tools_line_numbers_are_those_of_the_source() -> None:
    """Until the first class that is written out, so that a traceback of the compiled engine leads to the rule."""
    before, after = CARD.splitlines(), rewritten(CARD, "").splitlines()
    assert len(before[: before.index("class Play:")]) == len(after[: after.index("class Play:")])


def test_without_a_compiler_it_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile_engine, "TARGET", tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compile_engine.compile_engine() == "There is no C compiler here, so the engine is not compiled."


def test_without_mypyc_it_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile_engine, "TARGET", tmp_path)
    monkeypatch.setattr(compile_engine, "find_spec", lambda name: None)
    monkeypatch.setenv("CC", "python3")
    assert compile_engine.compile_engine().endswith("so the engine is not compiled.")


def test_a_packager_is_told_what_compiled_code_imports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules = tmp_path / "engine" / "people_power" / "rally.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("import hashlib\n\ndef rally():\n    from collections.abc import Mapping\n")
    (rules.parent / "__init__.py").touch()
    monkeypatch.setattr(compile_engine, "TARGET", tmp_path)
    told = compile_engine.hidden_imports()
    assert told[0] == "barricades__mypyc"
    assert {"engine.people_power", "engine.people_power.rally", "hashlib", "collections.abc"} <= set(told)


def test_windows_is_asked_for_its_compiler_only_when_something_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "platform", "win32")
    assert compile_engine._has_compiler()
