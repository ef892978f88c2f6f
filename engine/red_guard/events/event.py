"""4.0: what a random event is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.red_guard.events.execution import Execution


@dataclass(frozen=True, slots=True)
class Event:
    """A line of the table goes by two dice, the first of them the tens."""

    number: int
    happen: Callable[[Execution], Steps[None] | None]
    """It returns steps if it asks something."""
    death_check: bool = False
    """8.3.3: the event itself puts the Chairman's life in question."""
    late_check: bool = False
    """8.3.3: from the eighth Game-Turn on it also puts the Chairman's life in question."""
