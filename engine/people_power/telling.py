"""What the text client says of a non-player's thoughts, so that a person with the paper components could follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.people_power.board import GOVERNMENT, NPA, REFORMERS
from engine.people_power.effects import Activation, Decided, Drew, Preferred, Questioned, Skipped

Name = Callable[[str, str], str]
"""The word for a key of a kind: `name("space", "manila")`."""

COLUMN_TITLES = {
    GOVERNMENT: {
        "S": "Shift towards Support",
        "E": "Enrich",
        "C": "Place Cubes",
        "T": "Place Terror",
        "D": "Sweep Destination",
        "R": "Remove or Replace",
    },
    REFORMERS: {
        "S": "Shift towards Opposition",
        "B": "Place Bases",
        "A": "Place Activists",
        "P": "Protest",
        "U": "Persuade",
        "D": "Assemble Destination",
        "R": "Remove or Replace",
    },
    NPA: {
        "S": "Shift towards Resistance",
        "B": "Place Bases",
        "G": "Place Guerrillas",
        "T": "Place Terror",
        "A": "Attack",
        "M": "March Destination",
        "R": "Remove or Replace",
    },
}

DECISIONS = {
    "event": "the Event",
    "op_special": "an Operation and a Special Activity",
    "limited": "a Limited Operation",
}


def thought(effect: Any, name: Name) -> str:
    """One line with its rule number; empty if the Effect is no thought."""
    teller = _TELLERS.get(type(effect))
    return teller(effect, name) if teller else ""


def _decided(effect: Decided, name: Name) -> str:
    return f"8.5.2 {name('faction', effect.faction)} ({_words(effect.row)}): {DECISIONS[effect.decision]}"


def _drew(effect: Drew, name: Name) -> str:
    turned = len(effect.side) == 2
    return f"8.5.3 {'turns to' if turned else 'draws card'} {effect.side}"


def _questioned(effect: Questioned, name: Name) -> str:
    dice = "" if effect.rolled is None else f" (rolled {effect.rolled} against {effect.against})"
    return f"8.5.3 {effect.side}: {_words(effect.question)}?{dice} {'yes' if effect.answer else 'no'}"


def _preferred(effect: Preferred, name: Name) -> str:
    why = ", ".join(_words(row) for row in effect.rows) or "the only one"
    title = COLUMN_TITLES[effect.faction][effect.column]
    return f"8.5.6 {title}: {name('space', effect.space)} ({why})"


def _activation(effect: Activation, name: Name) -> str:
    outcome = "another space" if effect.passed else "no further space"
    return f"8.5.4 rolled {effect.rolled} against Activation Number {effect.number}: {outcome}"


def _skipped(effect: Skipped, name: Name) -> str:
    return f"{effect.rule} skips {_words(effect.instruction)}: {_words(effect.reason)}"


def _words(key: str) -> str:
    return key.replace("_", " ").replace(":", " ")


_TELLERS: dict[type[Any], Callable[[Any, Name], str]] = {
    Decided: _decided,
    Drew: _drew,
    Questioned: _questioned,
    Preferred: _preferred,
    Activation: _activation,
    Skipped: _skipped,
}
