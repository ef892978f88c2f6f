"""A space in words."""

from __future__ import annotations

from typing import Any

from engine.people_power.board import ADJACENT, IS_CITY, PIECES, POPULATION, Space
from game.people_power.wording.names import alignment_name, counted, marker_name, space_name
from game.shell.text import tr


def space_lines(space: Space, entry: dict[str, Any]) -> list[str]:
    """Kind and Population; Control, alignment and marker; pieces. `entry` is the space in `people_power.summary`."""
    kind = tr("terrain.city" if IS_CITY[space] else "terrain.countryside")
    standing = [tr(f"control.{entry['control'] or 'none'}"), alignment_name(entry["alignment"])]
    if entry["marker"]:
        standing.append(marker_name(entry["marker"]))
    lines = [
        f"**{space_name(space)}** · {kind} · {tr('table.population', count=POPULATION[space])}",
        " · ".join(standing),
    ]
    pieces = [counted(entry[piece], piece) for piece in PIECES if entry[piece]]
    if pieces:
        lines.append(", ".join(pieces))
    return lines


def adjacent_line(space: Space) -> str:
    return tr("table.adjacent", spaces=", ".join(map(space_name, ADJACENT[space])))
