"""3, 4: what an Operation and a Special Activity are, as the faction aid sheets list them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.prompts import Steps
from engine.people_power.board import SPACES, Faction, Space
from engine.people_power.state import State

if TYPE_CHECKING:
    from engine.people_power.turn import Turn


def _never(_: object) -> bool:
    return False


def _always(_: object) -> bool:
    return True


@dataclass(slots=True, frozen=True)
class Operation:
    """There are twelve Operations, as the faction aid sheets list them."""

    key: str
    faction: Faction
    rule: str
    cost: int
    specials: tuple[str, ...]
    forbids: Callable[[State, Space], str]
    """Why it cannot be done in a space, as a text key; empty if it can."""
    play: Callable[[Turn], Steps[None]]
    forbids_now: Callable[[Turn, Space], str] | None = None
    """The same for what depends on what was already done in this Operation."""


@dataclass(slots=True, frozen=True)
class Special:
    """A Special Activity goes with an Operation."""

    key: str
    faction: Faction
    rule: str
    refuses: Callable[[Turn], str]
    """Why it cannot be done now, as a text key; empty if it can."""
    play: Callable[[Turn], Steps[None]]
    helps: Callable[[Turn], bool] = _never
    """4.1: whether it could give its Operation, which has no space to pay for, one."""
    exists: Callable[[State], bool] = _always
    """Whether the game that was agreed on has it at all."""


def anywhere(state: State, space: Space) -> str:
    return ""


def unless_stranding(
    forbids: Callable[[State, Space], str], act: Callable[[State, Space], object] | None = None
) -> Callable[[Turn, Space], str]:
    """4.1: why a Special Activity cannot be done in a space; `act`, if it can take a space from its Operation."""

    def refuses(turn: Turn, space: Space) -> str:
        reason = forbids(turn.state, space)
        if reason:
            return reason
        stranded = turn.strands(lambda state: act(state, space), space) if act else turn.strands()
        return "strands" if stranded else ""

    return refuses


def nowhere(refuses: Callable[[Turn, Space], str]) -> Callable[[Turn], str]:
    """Why it can be done in no space at all, if so."""

    def why(turn: Turn) -> str:
        why_not = "no_space"
        for space in SPACES:
            reason = refuses(turn, space)
            if not reason:
                return ""
            if reason == "strands":
                why_not = reason
        return why_not

    return why


def would_pay(turn: Turn) -> bool:
    """4.1: a Special Activity that brings Resources helps an Operation that lacks nothing else."""
    return turn.has_space()
