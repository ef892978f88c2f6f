"""What a seat would do, in one sentence: who goes where, and against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from engine.red_guard import effects as told
from engine.red_guard.components import AGAINST, NOWHERE, Faction, Place, Unit
from engine.red_guard.state import State
from game.red_guard.wording.names import counted_units, faction_name, leader_name, place_name, tile_in_a_sentence
from game.shell.text import tr

_GROUPS = frozenset(AGAINST.values())


def plan(seat: Faction, effects: Sequence[Effect], answered: Sequence[tuple[Prompt, Option, State]]) -> str:
    """Units that go to the same place are named together; empty where nobody goes anywhere."""
    clauses = [*_ways(effects), *_deeds(effects)]
    return tr("plan.line", who=faction_name(seat), doing="; ".join(clauses)) if clauses else ""


def _ways(effects: Iterable[Effect]) -> list[str]:
    """Who goes to a group is told with the group."""
    going: dict[Place, list[Unit]] = {}
    for effect in effects:
        if isinstance(effect, told.UnitsMoved) and not _GROUPS & {effect.origin, effect.place}:
            going.setdefault(effect.place, []).extend([effect.unit] * effect.count)
    return [tr("plan.go", who=counted_units(units), place=place_name(place)) for place, units in going.items()]


def _deeds(effects: Iterable[Effect]) -> list[str]:
    found = []
    for effect in effects:
        match effect:
            case told.GroupFormed(_, tile, units):
                found.append(tr("plan.group", tile=tile_in_a_sentence(tile), units=counted_units(units)))
            case told.LeaderMoved(faction, origin, place) if place not in (NOWHERE, origin):
                found.append(tr("plan.go", who=leader_name(faction), place=place_name(place)))
            case told.ChairmanSeated(_, tile):
                found.append(tr("plan.chairman", tile=tile_in_a_sentence(tile)))
    return found
