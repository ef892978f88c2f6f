"""A faction's turn in one sentence in plain words; what counts for victory, and how things stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.red_guard import effects as told
from engine.red_guard.components import CIVIL_SUPPORT, CIVIL_WAR, COLOUR, MARKERS, TILE_TYPE, TYPE, Tile
from engine.red_guard.set_up import PROLOGUE_ENDS
from engine.red_guard.state import State
from engine.red_guard.victory import PER_CIVIL_SUPPORT, PER_MATCH, PER_TILE, PER_UNIT, all_power_points
from game.red_guard.wording.log import death_check
from game.red_guard.wording.names import faction_name, listed, short_tile
from game.shell.text import tr
from game.table.telling.reckoning import Holding, Points


def points(state: State) -> Points:
    """9.2: the tiles, the units at them, and the PLA in Civil Support; nothing for who has lost."""
    found: dict[Holding, int] = {}
    for tile, faction in state.owner.items():
        there = state.units[tile]
        matches = sum(TYPE[unit] == TILE_TYPE[tile] for unit in there)
        found[Holding(faction, "tile", tile)] = PER_TILE
        found[Holding(faction, "units", tile)] = PER_UNIT * len(there) + PER_MATCH * matches
    for unit in state.units[CIVIL_SUPPORT]:
        support = Holding(COLOUR[unit], "support")
        found[support] = found.get(support, 0) + PER_CIVIL_SUPPORT
    return {holding: count for holding, count in found.items() if count and holding.whose not in state.lost}


def deed(effects: Sequence[told.Effect], named: Callable[[Tile], str] = short_tile) -> str:
    """What a faction did in its turn, with the names that tiles have there; empty for what was nobody's."""
    faction = next((effect.faction for effect in effects if isinstance(effect, told.PlayerTurnBegan)), "")
    if not faction:
        return ""
    doing = "; ".join(_clauses(effects, named)) or tr("deed.hold" if _holds(effects) else "deed.deploys")
    return tr("deed.line", who=faction_name(faction), doing=doing)


def news(effects: Sequence[told.Effect]) -> str:
    """8.3.3: a death check says whether the Chairman lives."""
    checks = [effect for effect in effects if isinstance(effect, told.DeathChecked)]
    return death_check(checks[-1]) if checks else ""


def outlook(state: State, reader: str | None) -> tuple[str, ...]:
    """8.1, 8.3.3, 9.2, 10.2: who has most Power Points, how far chaos has come, when he may die; one's own chit."""
    totals = all_power_points(state)
    clock = _clock(state)
    return (
        *_standing(totals, reader),
        tr("outlook.chaos", chaos=state.chaos, most=CIVIL_WAR),
        clock,
        *([tr("outlook.chit", chit=tr(f"chit.{state.chits[reader]}"))] if reader and state.chits[reader] else []),
    )


def _standing(totals: Mapping[str, int], reader: str | None) -> list[str]:
    """Whoever leads, all of them if they are as many, and the reader."""
    most = max(totals.values())
    leaders = [faction for faction, points in totals.items() if points == most]
    if len(leaders) == len(totals):
        return [tr("outlook.tie", points=most)]
    names = listed([faction_name(faction) for faction in leaders])
    own = [tr("outlook.own", points=totals[reader])] if reader and reader not in leaders else []
    return [tr("outlook.leader", faction=names, points=most), *own]


def _clock(state: State) -> str:
    """8.3.3: what may kill the Chairman, and when."""
    if not state.alive:
        return tr("outlook.dead")
    if state.use_prologue and state.turn < PROLOGUE_ENDS:
        return tr("outlook.prologue", count=MARKERS, turn=PROLOGUE_ENDS)
    return tr("outlook.death" if state.markers else "outlook.no_marker", count=state.markers)


def _holds(effects: Sequence[told.Effect]) -> bool:
    """Whether it has said that it will not attack; before that, nobody knows."""
    return any(isinstance(effect, told.Explained) and effect.decision == "hold" for effect in effects)


def _clauses(effects: Sequence[told.Effect], named: Callable[[Tile], str]) -> list[str]:
    """Tiles that changed hands, and those that were attacked in vain."""
    attacked: dict[str, str] = {}
    for effect in effects:
        match effect:
            case told.SeizureDeclared():
                attacked["seizure"] = tr("deed.seizure")
            case told.ForcedOut(faction):
                attacked[f"out:{faction}"] = tr("deed.forced_out", faction=faction_name(faction))
            case told.Attacked(tile=tile, counter=False):
                attacked.setdefault(tile, tr("deed.attack", tile=named(tile)))
            case told.TileCaptured(tile, before, _):
                owner = faction_name(before) if before else ""
                key = "deed.take.from" if owner else "deed.take"
                attacked[tile] = tr(key, tile=named(tile), faction=owner)
    return list(attacked.values())
