"""A position for a test: what is named lies on the board, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.core.chance import ScriptedChance
from engine.people_power import State, from_summary
from engine.people_power.board import Faction

NO_ELECTION = 0
"""No lasting effect bends the rules."""


def placed(
    spaces: Mapping[str, Any],
    *,
    humans: Collection[Faction],
    election: int = NO_ELECTION,
    personalities: Mapping[Faction, int] | None = None,
    luck: Mapping[str, Sequence[Any]] | None = None,
    **tracks: Any,
) -> State:
    """`tracks` are those of `summary`: aid, patronage, resources; `luck` scripts the draws by name."""
    return from_summary({"spaces": spaces, **tracks}, humans, election, personalities, ScriptedChance(luck or {}))
