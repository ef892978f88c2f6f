"""5.2.1: what an action is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.filipinas.board import SIDES, Side
from engine.filipinas.play import Play


@dataclass(frozen=True, slots=True)
class Action:
    """A line of the menu: when it is possible, and how a player carries it out."""

    key: str
    rule: str
    why_not: Callable[[Play], str]
    """An empty string if it is possible now, else the reason as a key."""
    perform: Callable[[Play], Steps[None]]
    sides: tuple[Side, ...] = SIDES
