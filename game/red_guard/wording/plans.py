"""What a seat would do, in one sentence: who goes where, and against whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from engine.red_guard import effects as told
from engine.red_guard.components import AGAINST, COLOUR, NOWHERE, TILES, Faction, Place, Unit
from engine.red_guard.state import State
from game.red_guard.wording.names import counted_units, faction_name, leader_name, place_name, tile_in_a_sentence
from game.shell.text import tr

_GROUPS = frozenset(AGAINST.values())


def plan(seat: Faction, effects: Sequence[Effect], answered: Sequence[tuple[Prompt, Option, State]]) -> str:
    """Units that go to the same place are named together; empty where nobody goes anywhere.

    What others do meanwhile, as in the set-up, belongs to no plan of this seat.
    """
    own = {seat, *(prompt.faction for prompt, _, _ in answered)}
    clauses = [*_ways(effects, own), *_deeds(effects, own)]
    return tr("plan.line", who=faction_name(seat), doing="; ".join(clauses)) if clauses else ""


def _ways(effects: Iterable[Effect], own: Collection[Faction]) -> list[str]:
    """Who goes to a group is told with the group."""
    going: dict[Place, list[Unit]] = {}
    for effect in effects:
        if not isinstance(effect, told.UnitsMoved) or _GROUPS & {effect.origin, effect.place}:
            continue
        if COLOUR[effect.unit] in own:
            going.setdefault(effect.place, []).extend([effect.unit] * effect.count)
    return [tr("plan.go", who=counted_units(units), place=_where(place)) for place, units in going.items()]


def _deeds(effects: Iterable[Effect], own: Collection[Faction]) -> list[str]:
    found = []
    for effect in effects:
        match effect:
            case told.GroupFormed(faction, tile, units) if faction in own:
                found.append(tr("plan.group", tile=tile_in_a_sentence(tile), units=counted_units(units)))
            case told.LeaderMoved(faction, origin, place) if faction in own and place not in (NOWHERE, origin):
                found.append(tr("plan.go", who=leader_name(faction), place=_where(place)))
            case told.ChairmanSeated(holder, tile) if holder in own:
                found.append(tr("plan.chairman", tile=tile_in_a_sentence(tile)))
    return found


def _where(place: Place) -> str:
    return tile_in_a_sentence(place) if place in TILES else place_name(place)
