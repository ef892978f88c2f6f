"""A space is described in words."""

from __future__ import annotations

from engine.people_power import State
from engine.people_power.board import ADJACENT, IS_CITY, PIECES, POPULATION, Space
from engine.people_power.state import control
from game.people_power.wording.names import alignment_name, counted, marker_name, space_name
from game.shell.text import tr


def space_lines(space: Space, state: State) -> list[str]:
    """Its name, and all that is so there."""
    first, *others = space_facts(space, state)
    return [f"**{space_name(space)}** · {first}", *others]


def space_facts(space: Space, state: State) -> list[str]:
    """They are kind and Population; Control, alignment and marker; pieces."""
    kind = tr("terrain.city" if IS_CITY[space] else "terrain.countryside")
    standing = [tr(f"control.{control(state, space) or 'none'}"), alignment_name(state.alignment[space])]
    if marker := state.marker[space]:
        standing.append(marker_name(marker))
    lines = [
        f"{kind} · {tr('table.population', count=POPULATION[space])}",
        " · ".join(standing),
    ]
    pieces = [counted(state.pieces[piece][space], piece) for piece in PIECES if state.pieces[piece][space]]
    if pieces:
        lines.append(", ".join(pieces))
    return lines


def adjacent_line(space: Space) -> str:
    return tr("table.adjacent", spaces=", ".join(map(space_name, ADJACENT[space])))
