"""The engine stands alone: no pygame, no game, no files, no clock. Shell and table know no game, no game another."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.games import PACKAGES

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "engine").rglob("*.py"))
PROGRAMS = {"__main__.py", "client.py", "example.py", "teller.py"}
"""What one runs from a shell talks to terminal and files; nothing else in the engine does."""
ALLOWED = {
    *("__future__", "collections", "contextlib", "dataclasses", "enum", "functools", "hashlib", "itertools", "math"),
    *("bisect", "importlib", "operator", "pkgutil", "types", "typing", "engine", "msgpack"),
}
WINDOW = {"game", "pygame", "pygame_gui", "platformdirs"}
GAMES = sorted(key for key, package in PACKAGES.items() if package.startswith("engine."))
CYCLES: set[frozenset[str]] = set()
"""Modules that import each other, as docs/architecture.md names them: none."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> set[str]:
    """The top-level packages that a module imports, anywhere in it."""
    names = set()
    for node in ast.walk(parsed(path)):
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


@pytest.mark.parametrize("path", sorted((ROOT / "game").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_copied_by_the_copy_module(path: Path) -> None:
    """What is compiled cannot be copied so: a copied Prompt ended the packaged program at its first question."""
    assert "copy" not in imported(path)


def named_games(path: Path) -> list[str]:
    return [game for game in GAMES if game in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", sorted((ROOT / "engine/core").rglob("*.py")), ids=lambda path: path.name)
def test_the_core_knows_no_game(path: Path) -> None:
    assert not named_games(path)


@pytest.mark.parametrize("path", sorted((ROOT / "game/shell").rglob("*.py")), ids=lambda path: path.stem)
def test_the_shell_knows_no_game(path: Path) -> None:
    assert "engine" not in imported(path)
    assert not named_games(path)


@pytest.mark.parametrize("path", sorted((ROOT / "game/table").rglob("*.py")), ids=lambda path: path.stem)
def test_the_table_knows_no_game_and_of_the_engine_the_core_alone(path: Path) -> None:
    assert not named_games(path)
    for name in all_imports()[module_of(path)]:
        assert name.startswith(("engine.core", "game.shell", "game.table")), name


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    others = tuple(f"{top}.{other}" for top in ("engine", "game") for other in GAMES if other != game)
    for name, wanted in all_imports().items():
        if name.startswith((f"engine.{game}", f"game.{game}")):
            assert not [other for other in wanted if other.startswith(others)], name


@pytest.mark.parametrize("game", GAMES)
def test_no_game_names_another_not_even_in_a_string(game: str) -> None:
    """So that none is loaded by its name, either."""
    for top in ("engine", "game"):
        for path in sorted((ROOT / top / game).rglob("*.py")):
            assert named_games(path) in ([], [game]), path


def test_no_module_imports_itself_by_a_detour_not_even_inside_a_function() -> None:
    assert cycles() == CYCLES


def module_of(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def wanted_modules(path: Path) -> set[str]:
    """The modules of ours that a module imports, at its head or inside a function; not those for its types alone."""
    names = set()
    for node in statements(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                names.add(whole if whole in OURS else node.module or "")
    return names & OURS.keys() - {module_of(path)}


def packages_of(name: str) -> Iterator[str]:
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def first_imported(name: str, wanted: set[str]) -> set[str]:
    """Whoever imports a module imports the packages around it first, unless they are under way already."""
    around = {package for module in wanted for package in packages_of(module)}
    return wanted | (around & OURS.keys() - {name, *packages_of(name)})


def statements(block: ast.AST) -> Iterator[ast.AST]:
    """All that are in it, however deep; nothing can be imported inside an expression."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        if part == "body" and isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING":
            continue
        inner = getattr(block, part, ())
        for statement in inner if isinstance(inner, list) else ():
            yield statement
            yield from statements(statement)


OURS = {module_of(path): path for top in ("engine", "game") for path in (ROOT / top).rglob("*.py")}


@cache
def all_imports() -> dict[str, set[str]]:
    """By module the modules that it wants."""
    return {name: wanted_modules(path) for name, path in OURS.items()}


def cycles() -> set[frozenset[str]]:
    """Every set of modules each of which leads to each other one."""
    imports = {name: first_imported(name, wanted) for name, wanted in all_imports().items()}
    reach: dict[str, set[str]] = {}
    for name in imports:
        reach[name], waiting = set(), list(imports[name])
        while waiting:
            if (module := waiting.pop()) not in reach[name]:
                reach[name].add(module)
                waiting += imports[module]
    return {frozenset(other for other in reach[name] if name in reach[other]) for name in reach if name in reach[name]}


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
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.stderr == ""
    assert done.stdout == "True\n"
