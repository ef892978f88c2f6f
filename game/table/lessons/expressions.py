"""The conditions of a lesson: a few words of Python that ask what lies on the table, and can do nothing else.

`victory.reformers > 12 and not said('goal')`: a name is a fact, a dot looks into it, and of functions there are only
those that the mentor gives. What a lesson says in braces, `{victory.reformers}`, is read in the same way.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Facts = Mapping[str, Any]
"""It has facts and functions by name."""

_COMPARED: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda one, many: one in many,
    ast.NotIn: lambda one, many: one not in many,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
_RECKONED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {ast.Add: operator.add, ast.Sub: operator.sub}
_SLOT = re.compile(r"\{([^{}]+)\}")
LONGEST_VALUE = 80
"""In letters: what a slot names may be the whole board."""


class BadExpression(ValueError):
    """What stands in a lesson cannot be understood, or asks for what is not there."""


class Expression:
    """Read once; `names` are the facts that it starts from, `calls` its functions with their arguments."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self._tree = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise BadExpression(f"{text!r} cannot be read.") from error

    @property
    def names(self) -> set[str]:
        return {node.id for node in ast.walk(self._tree) if isinstance(node, ast.Name)}

    @property
    def calls(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, tuple(arg.value for arg in node.args if isinstance(arg, ast.Constant))

    def value(self, facts: Facts) -> Any:
        try:
            return _value(self._tree, facts)
        except (LookupError, TypeError, AttributeError, ValueError, RecursionError) as error:
            raise BadExpression(f"{self.text!r} asks for what is not there: {error}.") from error


def slots(words: str) -> list[Expression]:
    return [Expression(slot) for slot in _SLOT.findall(words)]


def filled(words: str, facts: Facts) -> str:
    """The words with what stands in braces."""
    return _SLOT.sub(lambda slot: str(Expression(slot[1]).value(facts))[:LONGEST_VALUE], words)


def with_figures(words: str) -> str:
    """The words as long as they will be, before it is known what stands in braces: mostly a number."""
    return _SLOT.sub("00", words)


def _value(node: ast.expr, facts: Facts) -> Any:
    match node:
        case ast.Constant():
            return node.value
        case ast.Name():
            return facts[node.id]
        case ast.Attribute():
            return _value(node.value, facts)[node.attr]
        case ast.Subscript():
            return _value(node.value, facts)[_value(node.slice, facts)]
        case ast.Tuple():
            return tuple(_value(each, facts) for each in node.elts)
        case ast.BoolOp():
            wanted = isinstance(node.op, ast.Or)
            return wanted if any(bool(_value(each, facts)) == wanted for each in node.values) else not wanted
        case ast.UnaryOp(op=ast.Not()):
            return not _value(node.operand, facts)
        case ast.BinOp() if type(node.op) in _RECKONED:
            return _RECKONED[type(node.op)](_value(node.left, facts), _value(node.right, facts))
        case ast.Compare():
            return _compared(node, facts)
        case ast.Call(func=ast.Name(), keywords=[]):
            return _value(node.func, facts)(*(_value(each, facts) for each in node.args))
    raise BadExpression(f"{ast.unparse(node)!r} is no question about the table.")


def _compared(node: ast.Compare, facts: Facts) -> bool:
    left = _value(node.left, facts)
    for operation, comparator in zip(node.ops, node.comparators, strict=True):
        right = _value(comparator, facts)
        if not _COMPARED[type(operation)](left, right):
            return False
        left = right
    return True
