"""Positions in which non-players act: only what matters is named, everything else is empty."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import ScriptedChance
from engine.people_power import from_summary
from engine.people_power.bonifacio.cards import CARDS, LETTERS
from engine.people_power.state import State


def position(
    spaces: Mapping[str, Mapping[str, Any]],
    *,
    humans: Collection[str] = (),
    election: int = 38,
    personalities: Mapping[str, int] | None = None,
    luck: Mapping[str, list[Any]] | None = None,
    **tracks: Any,
) -> State:
    """A board with these spaces; `luck` scripts the draws by name."""
    state = from_summary({"spaces": spaces, **tracks}, humans, election, personalities, ScriptedChance(luck or {}))
    state.bonifacio_deck = tuple(letter for letter in LETTERS if not state.is_player(CARDS[letter].faction))
    return state


def told(state: State, kind: type[Any]) -> list[Any]:
    """The Effects of one kind."""
    return [effect for effect in state.effects if isinstance(effect, kind)]
