"""What is where, in words: for the hint over a part of the wall."""

from __future__ import annotations

from collections.abc import Mapping

from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    FACTIONS,
    PILE,
    POOL,
    TILE_KIND,
    TILE_TYPE,
    TILES,
    Faction,
    Tile,
)
from engine.red_guard.sequence import CIVIL_SUPPORT_LOWERS
from engine.red_guard.state import NOBODY, State, pool_of
from game.red_guard.standings import score
from game.red_guard.wording.names import (
    counted_units,
    defenders,
    faction_name,
    leader_name,
    seat_lines,
    tile_name,
    type_name,
    unit_name,
)
from game.shell.text import tr


def part_lines(key: str, state: State, players: Mapping[str, str]) -> list[str]:
    if key in TILES:
        return tile_lines(key, state)
    if key == CIVIL_SUPPORT:
        units = state.units[CIVIL_SUPPORT]
        return [f"**{tr('wall.civil_support')}**", tr("part.support", count=CIVIL_SUPPORT_LOWERS * len(units))]
    if key == POOL:
        return [f"**{tr('wall.bowl')}**", tr("part.bowl", units=len(state.units[POOL]), markers=state.markers)]
    if key in ("attack", "neutralized"):
        return [f"**{tr(f'wall.{key}')}**", tr(f"part.{key}")]
    zone, _, name = key.partition(".")
    if zone == "faction" and name in FACTIONS:
        return faction_lines(name, state, players)
    unit = key.partition(":")[2]
    return [f"**{unit_name(unit)}**", tr(f"type.{unit.partition('.')[2]}.about")] if unit else []


def tile_lines(tile: Tile, state: State) -> list[str]:
    kind = TILE_TYPE[tile]
    lines = [
        f"**{tile_name(tile)}**",
        tr(
            "part.tile",
            kind=tr(f"kind.{TILE_KIND[tile]}"),
            type=type_name(kind),
            faction=faction_name(state.owner[tile]),
        ),
        tr("part.defended", units=defenders(state, tile)),
    ]
    if group := state.units[AGAINST[tile]]:
        lines.append(tr("part.attacked", units=counted_units(group)))
    if state.seated == tile:
        lines.append(tr("part.chairman"))
    lines += [tr("part.leader", leader=leader_name(f)) for f, where in state.leader.items() if where == tile]
    return [*lines, f"*{tr(f'tile.{tile}.history')}*"]


def faction_lines(faction: Faction, state: State, players: Mapping[str, str]) -> list[str]:
    parts = score(state, faction)
    lines = [
        f"**{faction_name(faction)}: {tr(f'faction.{faction}.title')}**",
        seat_lines(state, faction, players)[0],
        tr(
            "part.score",
            total=parts.total,
            tiles=parts.tiles,
            units=parts.units,
            matches=parts.matches,
            support=parts.support,
        ),
        tr("part.attack_units", units=counted_units(state.units[ATTACK[faction]]) or tr("defenders.nobody")),
        tr("part.pile_units", units=counted_units(state.units[PILE[faction]]) or tr("defenders.nobody")),
        tr("part.left", count=len(pool_of(state, faction))),
    ]
    if state.holder == faction:
        lines.append(tr("part.holds_marker"))
    if state.chits[faction]:
        lines.append(tr("part.chit", chit=tr(f"chit.{state.chits[faction]}")))
    clients = [faction_name(other) for other in FACTIONS if state.controller[other] == faction != NOBODY]
    if clients:
        lines.append(tr("part.clients", factions=", ".join(clients)))
    return lines
