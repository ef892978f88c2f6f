"""Whatever is defined in engine and game is used there or by a tool, but for what is listed here as meant."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.box import GAMES

ROOT = Path(__file__).parent.parent
LOOKED_AT = ("engine", "game")
SOURCES = [path for folder in (*LOOKED_AT, "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
FOUND_BY_KEY = tuple(f"engine.{game}.questions" for game in GAMES)
"""Rules find some of a game's questions by their keys, so a constant may be named nowhere else."""

MEANT = {
    # The tests use it: they read what a lesson asks and points at, what a log shows, what a language
    # needs, which tables non-players have.
    *("COLUMNS", "FUNCTIONS", "KINDS", "calls", "forms_of", "slots", "visible_lines"),
    # pygame and pygame_gui look at it.
    *("_update_mouse_position", "add_resource", "minimum_size", "mouse_position"),
    # Whoever studies a position begins with it.
    "play_from",
    # A game without a board of its own uses it.
    "TableauView",
    "TileLegend",
}


def defined(tree: ast.Module) -> Iterator[str]:
    """Functions, classes, methods, attributes and constants."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


def at_top(tree: ast.Module) -> Iterator[str]:
    """What a module offers to others."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def read(tree: ast.Module) -> Iterator[str]:
    return (node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))


def read_of_something(tree: ast.Module) -> Iterator[str]:
    return (node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load))


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    return {_module(path): ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_looked_at(module: str) -> bool:
    return module.startswith(LOOKED_AT) and module not in FOUND_BY_KEY


def is_meant(name: str) -> bool:
    return name in MEANT or name == "_" or name.startswith("__")


def test_nothing_is_defined_that_nobody_uses(trees: dict[str, ast.Module]) -> None:
    used = {name for tree in trees.values() for name in (*read(tree), *read_of_something(tree))}
    used |= {name for tree in trees.values() for _, name in imported(tree)}
    looked_at = [tree for module, tree in trees.items() if is_looked_at(module)]
    assert not [name for tree in looked_at for name in {*defined(tree)} - used if not is_meant(name)]


def test_nothing_is_offered_that_no_module_takes(trees: dict[str, ast.Module]) -> None:
    taken = {(module, name) for tree in trees.values() for module, name in imported(tree)}
    asked = {name for tree in trees.values() for name in read_of_something(tree)}
    idle = {
        f"{module}.{name}"
        for module, tree in trees.items()
        for name in {*at_top(tree)} - {*read(tree)} - asked
        if (module, name) not in taken and not is_meant(name) and is_looked_at(module)
    }
    assert not idle


def test_what_is_meant_is_there(trees: dict[str, ast.Module]) -> None:
    assert not MEANT - {name for tree in trees.values() for name in defined(tree)}
