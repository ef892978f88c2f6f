"""A line of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.people_power.board import Faction, Space
from engine.people_power.effects import Effect


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Whose it is (empty where an Effect does not tell), where, by which rule, and how far in it stands."""

    text: str
    faction: Faction = ""
    space: Space = ""
    rule: str = ""
    indent: int = 0


Lines = Mapping[type[Effect], Callable[[Any], LogEntry | None]]
"""How each kind of Effect is told; None for what another line says already."""
