"""Whatever is defined in engine and game is used there or by a tool, but for what is listed here as meant."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
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


@dataclass
class Module:
    """What one file defines, and what it takes of its own and of others."""

    defined: set[str] = field(default_factory=set)
    """Functions, classes, methods, attributes and constants."""
    offered: set[str] = field(default_factory=set)
    """What stands at its top."""
    read: set[str] = field(default_factory=set)
    read_of_something: set[str] = field(default_factory=set)
    imported: set[tuple[str, str]] = field(default_factory=set)

    @classmethod
    def of(cls, tree: ast.Module) -> Module:
        module = cls(offered={*_at_top(tree)})
        for node in ast.walk(tree):
            match node:
                case ast.FunctionDef() | ast.ClassDef():
                    module.defined.add(node.name)
                case ast.Name(ctx=ast.Store()):
                    module.defined.add(node.id)
                case ast.Name(ctx=ast.Load()):
                    module.read.add(node.id)
                case ast.Attribute(ctx=ast.Store()):
                    module.defined.add(node.attr)
                case ast.Attribute(ctx=ast.Load()):
                    module.read_of_something.add(node.attr)
                case ast.ImportFrom():
                    module.imported |= {(node.module or "", alias.name) for alias in node.names}
        return module


def _at_top(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


@pytest.fixture(scope="module")
def modules() -> dict[str, Module]:
    return {_module(path): Module.of(ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES}


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_looked_at(module: str) -> bool:
    return module.startswith(LOOKED_AT) and module not in FOUND_BY_KEY


def is_meant(name: str) -> bool:
    return name in MEANT or name == "_" or name.startswith("__")


def test_nothing_is_defined_that_nobody_uses(modules: dict[str, Module]) -> None:
    used = set[str]()
    for module in modules.values():
        used |= module.read | module.read_of_something | {name for _, name in module.imported}
    looked_at = [module for key, module in modules.items() if is_looked_at(key)]
    assert not [name for module in looked_at for name in module.defined - used if not is_meant(name)]


def test_nothing_is_offered_that_no_module_takes(modules: dict[str, Module]) -> None:
    taken = set[tuple[str, str]]().union(*(module.imported for module in modules.values()))
    asked = set[str]().union(*(module.read_of_something for module in modules.values()))
    idle = {
        f"{key}.{name}"
        for key, module in modules.items()
        for name in module.offered - module.read - asked
        if (key, name) not in taken and not is_meant(name) and is_looked_at(key)
    }
    assert not idle


def test_what_is_meant_is_there(modules: dict[str, Module]) -> None:
    assert not MEANT - set[str]().union(*(module.defined for module in modules.values()))
