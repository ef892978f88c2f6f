"""Positions in which non-players act: only what matters is named, everything else is empty."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.people_power.board import Faction
from engine.people_power.bonifacio.cards import CARDS
from engine.people_power.state import State
from tests.people_power.positions import placed


def position(
    spaces: Mapping[str, Any],
    *,
    humans: Collection[Faction] = (),
    **others: Any,
) -> State:
    """A board with these spaces, before non-players with their cards in order. `others`: see `placed`."""
    state = placed(spaces, humans=humans, **others)
    state.bonifacio_deck = tuple(letter for letter in CARDS if not state.is_player(CARDS[letter].faction))
    return state


def told(state: State, kind: type[Any]) -> list[Any]:
    """The Effects of one kind."""
    return [effect for effect in state.effects if isinstance(effect, kind)]
