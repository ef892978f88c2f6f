"""Things have names in the player's language and with the right number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.red_guard.components import (
    AGAINST,
    CIVIL_SUPPORT,
    GONE,
    IN_ATTACK,
    ON_PILE,
    POOL,
    TILES,
    TYPE,
    TYPES,
    UNPLACED,
    Faction,
    Place,
    Tile,
    Type,
    Unit,
)
from engine.red_guard.state import NOBODY, State
from game.shell.drawable import drawable
from game.shell.text import tr
from game.table.telling.sitters import machine_name

PLACES = {POOL: "pool", CIVIL_SUPPORT: "civil_support", GONE: "gone", IN_ATTACK: "attack", ON_PILE: "neutralized"}
"""The key of a place's words; those of one faction are named by what comes before the dot."""
NAMELESS: Mapping[str, str] = {}
_TILE_OF = {place: tile for tile, place in AGAINST.items()}


def faction_name(faction: Faction) -> str:
    return tr(f"faction.{faction}")


def leader_name(faction: Faction) -> str:
    return tr(f"leader.{faction}")


def tile_name(tile: Tile) -> str:
    return tr(f"tile.{tile}")


def tile_in_a_sentence(tile: Tile) -> str:
    """Without what stands behind a comma: where it lies."""
    return tile_name(tile).partition(",")[0]


def short_tile(tile: Tile) -> str:
    """For where there is no room."""
    return tr(f"tile.{tile}.short")


def type_name(kind: Type) -> str:
    return tr(f"type.{kind}")


def unit_name(unit: Unit) -> str:
    """It names one of them, without its colour."""
    return type_name(TYPE[unit])


def counted(count: int, kind: Type) -> str:
    return tr(f"units.{kind}", count=count)


def counted_units(units: Iterable[Unit]) -> str:
    """It reads like: 2 PLA, 1 Cadre."""
    counts = Counter(TYPE[unit] for unit in units)
    return ", ".join(counted(counts[kind], kind) for kind in TYPES if counts[kind])


def defenders(state: State, tile: Tile) -> str:
    """Who defends a tile; of a faction that has not been attacked yet, how many units it will place."""
    unplaced = state.units[UNPLACED[state.owner[tile]]]
    coming = tr("defenders.unplaced", count=len(unplaced)) if unplaced else tr("defenders.nobody")
    return counted_units(state.units[tile]) or coming


def place_name(place: Place) -> str:
    if place in _TILE_OF:
        return tr("place.against", tile=short_tile(_TILE_OF[place]))
    if place in TILES:
        return short_tile(place)
    return tr(f"place.{PLACES.get(place) or place.partition('.')[0]}")


def listed(names: Sequence[str]) -> str:
    """It reads like: Red, Green and Blue."""
    if len(names) < 2:
        return "".join(names)
    return tr("list.and", first=", ".join(names[:-1]), last=names[-1])


def event_title(event: int) -> str:
    return tr(f"event.{event}.title")


def opponent_name(opponent: str) -> str:
    """It reads like: Rebel, strong."""
    temperament, _, strength = opponent.partition(".")
    return tr("opponent.line", temperament=tr(f"temperament.{temperament}"), strength=tr(f"strength.{strength}"))


def seat_lines(
    state: State, faction: Faction, players: Mapping[str, str], names: Mapping[str, str] = NAMELESS
) -> list[str]:
    """Who decides for a faction, from the longest way to say it to the shortest; people by their names."""
    if faction in state.lost:
        return [tr("seat.lost")]
    leader = leader_name(faction)
    if faction in players:
        return [tr("seat.line", leader=leader, who=machine_name(players[faction])), machine_name(players[faction])]
    if faction in state.humans:
        nameless = tr("seat.you" if len(state.humans - players.keys()) == 1 else "seat.player")
        who = drawable(names.get(faction, "")) or nameless
        return [tr("seat.line", leader=leader, who=who), who]
    if faction in state.opponents:
        opponent = state.opponents[faction]
        who, short = opponent_name(opponent), tr(f"temperament.{opponent.partition('.')[0]}")
        return [tr("seat.line", leader=leader, who=who), who, tr("seat.line", leader=leader, who=short), short]
    controller = state.controller[faction]
    if controller == NOBODY:
        return [tr("seat.neutral"), tr("seat.neutral.short")]
    who = faction_name(controller)
    return [tr("seat.held", faction=who), tr("seat.held.short", faction=who)]
