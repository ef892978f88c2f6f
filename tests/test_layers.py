"""The engine stands alone: no pygame, no game, no files, no clock. The shell knows no game."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "engine").rglob("*.py"))
PROGRAMS = {"__main__.py", "client.py", "example.py", "lab.py", "teller.py"}
"""What one runs from a shell talks to terminal and files; nothing else in the engine does."""
ALLOWED = {
    *("__future__", "collections", "contextlib", "dataclasses", "enum", "functools", "hashlib", "itertools", "math"),
    *("bisect", "importlib", "operator", "types", "typing", "engine", "msgpack"),
}
WINDOW = {"game", "pygame", "pygame_gui", "platformdirs"}


def imported(path: Path) -> set[str]:
    """The top-level packages that a module imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_know_no_window_no_files_no_clock_and_no_luck_but_their_own(path: Path) -> None:
    if path.name in PROGRAMS:
        assert not imported(path) & WINDOW
    else:
        assert imported(path) <= ALLOWED


@pytest.mark.parametrize("path", sorted((ROOT / "engine/core").rglob("*.py")), ids=lambda path: path.name)
def test_the_core_knows_no_game(path: Path) -> None:
    assert "people_power" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((ROOT / "game/shell").rglob("*.py")), ids=lambda path: path.stem)
def test_the_shell_knows_no_game(path: Path) -> None:
    assert "engine" not in imported(path)
    assert "people_power" not in path.read_text(encoding="utf-8")


def test_a_whole_game_with_pygame_and_game_blocked() -> None:
    program = f"""
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WINDOW}:
            raise ImportError(name + " is blocked")

sys.meta_path.insert(0, Blocked())
from engine import people_power
session = people_power.new_session(seed=1)
while session.prompt:
    session.choose(session.prompt.options[0])
people_power.load(session.save())
print(session.over)
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert done.stdout == "True\n"
