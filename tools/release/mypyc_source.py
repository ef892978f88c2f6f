"""The same module in words that mypyc makes the most of: what Python works out when it runs, written down.

A constant says that it is one, so that it is no look-up by name; a dataclass has its `__init__` and a state its `copy`
as source, because what Python makes of their fields at run time stays interpreted; and there are no slots, because a
compiled class has nothing else.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import Field, fields
from importlib import import_module
from typing import Any


def rewritten(source: str, module: str) -> str:
    """Return the source of that module, line for line, for mypyc."""
    for slots in ("slots=True, ", ", slots=True", "slots=True"):
        source = source.replace(slots, "")
    tree = ast.parse(source)
    edits = [*_final_constants(tree), *_written_out_classes(tree, source, module)]
    edits += [(node.lineno, node.col_offset, node.end_col_offset or 0, "pass") for node in _slots(tree)]
    lines = source.splitlines()
    for number, start, end, text in sorted(edits, reverse=True):
        line = lines[number - 1].encode()
        lines[number - 1] = (line[:start] + text.encode() + line[end:]).decode()
    return "\n".join(lines) + "\n"


Edit = tuple[int, int, int, str]
"""In that line, from here to there, it says this instead."""


def _final_constants(tree: ast.Module) -> Iterator[Edit]:
    """Every name in capitals that a module gives a value once, and before all else the word for it."""
    first = next((node for node in tree.body if not _comes_first(node)), None)
    if not isinstance(first, (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)):
        return
    yield first.lineno, 0, 0, "from typing import Final; "
    named = Counter(
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    )
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Name) or not target.id.isupper() or named[target.id] > 1:
            continue
        end = target.end_col_offset or 0
        if isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith("TypeVar("):
            yield target.lineno, end, end, ": Final"
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            kind = node.annotation
            yield kind.lineno, kind.col_offset, kind.end_col_offset or 0, f"Final[{ast.unparse(kind)}]"


def _comes_first(node: ast.stmt) -> bool:
    """A docstring, or the import that nothing may precede."""
    return isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def _slots(tree: ast.Module) -> Iterator[ast.Assign]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            yield node


def _written_out_classes(tree: ast.Module, source: str, module: str) -> Iterator[Edit]:
    for node in tree.body:
        decorator = _dataclass_decorator(node)
        if not isinstance(node, ast.ClassDef) or decorator is None:
            continue
        lines = source.splitlines()
        last = node.body[-1].end_lineno or 0
        end = len(lines[last - 1].encode())
        if any(isinstance(base, ast.Name) and base.id == "Fields" for base in node.bases):
            yield last, end, end, "\n\n" + _copy_method(node.name, module)
        elif "frozen" not in ast.unparse(decorator) and (written := _init_method(node)):
            yield last, end, end, "\n\n" + written
            keywords = ast.unparse(decorator).partition("(")[2].removesuffix(")")
            start, stop = decorator.col_offset, decorator.end_col_offset or 0
            yield decorator.lineno, start, stop, f"dataclass({', '.join(filter(None, (keywords, 'init=False')))})"


def _dataclass_decorator(node: ast.stmt) -> ast.expr | None:
    for decorator in getattr(node, "decorator_list", ()):
        if ast.unparse(decorator).partition("(")[0] == "dataclass":
            found: ast.expr = decorator
            return found
    return None


def _init_method(node: ast.ClassDef) -> str:
    """What `dataclass` would make of the fields; nothing if there are none, or some that are inherited."""
    if any(ast.unparse(base) != "Effect" for base in node.bases):
        return ""
    parameters, body = [], []
    for field in node.body:
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        name, kind, value = field.target.id, ast.unparse(field.annotation), field.value and ast.unparse(field.value)
        if value and value.startswith("field(default_factory="):
            factory = value.removeprefix("field(default_factory=").removesuffix(")")
            parameters.append(f"{name}: {kind} | None = None")
            body.append(f"self.{name} = {factory}() if {name} is None else {name}")
        elif value and value.startswith("field("):
            return ""
        else:
            parameters.append(f"{name}: {kind} = {value}" if value else f"{name}: {kind}")
            body.append(f"self.{name} = {name}")
    if not body or any(isinstance(each, ast.FunctionDef) and each.name == "__post_init__" for each in node.body):
        return ""
    return f"    def __init__(self, {', '.join(parameters)}) -> None:\n        " + "\n        ".join(body)


def _copy_method(state: str, module: str) -> str:
    """What `engine.core.fields` makes of the fields of a state."""
    from engine.core.fields import Fields, copy_of

    kind = getattr(import_module(module), state)
    lines = [f"twin: {state} = {state}.__new__({state})"]
    lines += [f"twin.{each.name} = {_copied(each, copy_of(each))}" for each in fields(kind) if each.init]
    lines += ["twin.derive()"] if kind.derive is not Fields.derive else []
    body = "\n        ".join([*lines, "return twin"]).replace("state.", "self.")
    return f"    def copy(self) -> {state}:\n        {body}"


def _copied(each: Field[Any], expression: str) -> str:
    """What begins anew in every copy does so by its own name."""
    start = each.metadata.get("passing")
    return f"{start.__name__}()" if start else expression
