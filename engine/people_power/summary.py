"""The board as a plain dict, as in the checkpoints of the worked example, and back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.people_power.board import (
    FACTIONS,
    GUERRILLA,
    NEUTRAL,
    PIECES,
    POLICE,
    SPACES,
    STOCK_OF,
    STOCKS,
    TOTALS,
    Faction,
)
from engine.people_power.cards import NINOY_AQUINO_MURDERED
from engine.people_power.state import State, control
from engine.people_power.victory import victory_total

ON_CARD = {"police_on_card": POLICE, "guerrillas_on_card": GUERRILLA}


def summary(state: State) -> dict[str, Any]:
    """Tracks, totals, Available Forces and every space. Resources only of players: Non-players have none."""
    board: dict[str, Any] = {
        "aid": state.aid,
        "patronage": state.patronage,
        "police_on_card": state.set_aside[POLICE],
        "victory": {faction: victory_total(state, faction) for faction in FACTIONS},
        "available": {stock: state.available[stock] for stock in STOCKS},
        "spaces": {space: _space(state, space) for space in SPACES},
    }
    if state.set_aside[GUERRILLA]:
        board["guerrillas_on_card"] = state.set_aside[GUERRILLA]
    if state.humans:
        board["resources"] = {faction: state.resources[faction] for faction in FACTIONS if faction in state.humans}
    return board


def _space(state: State, space: str) -> dict[str, Any]:
    return {
        **{piece: state.pieces[piece][space] for piece in PIECES},
        "alignment": state.alignment[space],
        "marker": state.marker[space],
        "control": control(state, space),
    }


def from_summary(
    board: Mapping[str, Any],
    humans: Collection[Faction] | None = None,
    election: int = NINOY_AQUINO_MURDERED,
    personalities: Mapping[Faction, int] | None = None,
    chance: Chance | None = None,
) -> State:
    """A state with that board: what is not named is empty, what is derived is derived anew."""
    state = State(chance or Chance(0))
    players = board.get("resources", {}) if humans is None else humans
    state.humans = frozenset(faction for faction in FACTIONS if faction in players)
    state.election = election
    state.personalities = dict(personalities or {})
    state.personalities_played = frozenset(state.personalities.values())
    state.aid = board.get("aid", 0)
    state.patronage = board.get("patronage", 0)
    state.resources.update(board.get("resources", {}))
    for space, content in board.get("spaces", {}).items():
        for piece in PIECES:
            state.pieces[piece][space] = content.get(piece, 0)
        state.alignment[space] = content.get("alignment", NEUTRAL)
        state.marker[space] = content.get("marker")
    for key, stock in ON_CARD.items():
        state.set_aside[stock] = board.get(key, 0)
    for stock in STOCKS:
        on_map = sum(sum(state.pieces[piece].values()) for piece in PIECES if STOCK_OF[piece] == stock)
        state.available[stock] = TOTALS[stock] - on_map - state.set_aside[stock]
    return state
