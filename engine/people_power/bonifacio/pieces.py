"""8.5.8: which pieces a non-player chooses."""

from __future__ import annotations

from collections.abc import Iterable

from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    GOV_BASE,
    GOVERNMENT,
    NPA,
    NPA_BASE,
    OWNER,
    POLICE,
    REF_BASE,
    REFORMERS,
    TROOPS,
    UNDERGROUND,
    Faction,
    Piece,
    Space,
)
from engine.people_power.operations.npa import terror_victims
from engine.people_power.state import State

_CUBES = {REFORMERS: (POLICE, TROOPS), NPA: (TROOPS, POLICE), GOVERNMENT: (POLICE, TROOPS)}


def order(faction: Faction) -> tuple[Piece, ...]:
    """The table from top to bottom, as the faction reads it."""
    return (GOV_BASE, NPA_BASE, REF_BASE, *_CUBES[faction], UNDERGROUND, ACTIVE, ACTIVIST)


def enemy_first(state: State, faction: Faction, pieces: Iterable[Piece]) -> list[Piece]:
    """To remove, replace or Activate: enemies only, players' before non-players', then by the table."""
    table = order(faction)
    enemies = [piece for piece in pieces if OWNER[piece] != faction]
    return sorted(enemies, key=lambda piece: (not state.is_player(OWNER[piece]), table.index(piece)))


def attack_choice(targets: list[Piece]) -> Piece:
    """3.4.3: the NPA removes Troops before Police; the rules keep Bases to the last."""
    return min(targets, key=order(NPA).index)


def victim_of_terror(state: State, space: Space) -> Piece:
    """8.6.1 (51): a player's piece is taken if possible, Police before Activists; empty if there is none."""
    return next(iter(enemy_first(state, NPA, terror_victims(state, space))), "")
