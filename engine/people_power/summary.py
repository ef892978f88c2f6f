"""A board becomes a plain dict, as in the checkpoints of the worked example, and the dict becomes a board."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.described import known, of_kind
from engine.core.errors import ImpossibleState
from engine.core.fields import settings_kept
from engine.core.rules import read_settings
from engine.people_power.board import (
    ALIGNMENTS,
    FACTIONS,
    GUERRILLA,
    MARKERS,
    NEUTRAL,
    PIECES,
    POLICE,
    SPACES,
    STOCK_OF,
    STOCKS,
    TOTALS,
    Faction,
    Space,
)
from engine.people_power.cards import ELECTIONS, NINOY_AQUINO_MURDERED, PERSONALITIES_OF
from engine.people_power.packing import broken_rule
from engine.people_power.state import State, control
from engine.people_power.victory import victory_total

IN_A_SPACE = (*PIECES, "alignment", "marker", "control")
"""What `summary` tells of a space; who Controls it is derived anew."""
ON_CARD = {"police_on_card": POLICE, "guerrillas_on_card": GUERRILLA}


def summary(state: State) -> dict[str, Any]:
    """It has tracks, totals, Available Forces, every space, and Resources of players alone: Non-players have none."""
    board: dict[str, Any] = {
        "aid": state.aid,
        "patronage": state.patronage,
        "police_on_card": state.set_aside[POLICE],
        "victory": {faction: victory_total(state, faction) for faction in FACTIONS},
        "available": {stock: state.available[stock] for stock in STOCKS},
        "spaces": {space: _space(state, space) for space in SPACES},
        "options": settings_kept(state),
    }
    if state.set_aside[GUERRILLA]:
        board["guerrillas_on_card"] = state.set_aside[GUERRILLA]
    if state.humans:
        board["resources"] = {faction: state.resources[faction] for faction in FACTIONS if faction in state.humans}
    return board


def _space(state: State, space: Space) -> dict[str, Any]:
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
    """A state with that board; raises ImpossibleState with a sentence if the components cannot show it."""
    _refuse_strange_names(board, humans or (), personalities or {})
    state = lay_out(board, humans)
    if wrong := broken_rule(state):
        raise ImpossibleState(f"This board is impossible: {wrong}.")
    state.election = known("Election card", election, (0, *ELECTIONS))
    state.personalities = dict(personalities or {})
    state.personalities_played = frozenset(state.personalities.values())
    state.chance = chance or state.chance
    return state


def lay_out(board: Mapping[str, Any], humans: Collection[Faction] | None = None) -> State:
    """The board as it is told, be it halfway through a change: what is not named is empty, control is derived anew."""
    state = State(Chance(0))
    read_settings(state, board.get("options", {}))
    players = board.get("resources", {}) if humans is None else humans
    state.humans = frozenset(faction for faction in FACTIONS if faction in players)
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


def _refuse_strange_names(
    board: Mapping[str, Any], humans: Collection[Faction], personalities: Mapping[Faction, int]
) -> None:
    """Whatever the board names must exist, and whatever it counts must be a whole number."""
    for faction in (*humans, *personalities, *of_kind(Mapping, "The resources", board.get("resources", {}))):
        known("faction", faction, FACTIONS)
    for faction, card in personalities.items():
        known(f"Personality of {faction}", card, PERSONALITIES_OF[faction])
    for faction, amount in board.get("resources", {}).items():
        of_kind(int, f"The Resources of {faction}", amount)
    for key in ("aid", "patronage", *ON_CARD):
        of_kind(int, key, board.get(key, 0))
    for space, content in of_kind(Mapping, "The spaces", board.get("spaces", {})).items():
        known("space", space, SPACES)
        for name, value in of_kind(Mapping, space, content).items():
            if known(f"thing in {space}", name, IN_A_SPACE) in PIECES:
                of_kind(int, f"The number of {name} in {space}", value)
        known("alignment", content.get("alignment", NEUTRAL), ALIGNMENTS)
        known("marker", content.get("marker"), (None, *MARKERS))
