"""It writes docs/ladder.md, the ladder of every game as tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine import games
from tools.ladder.rating import Difference, chance_to_win

HEAD = """\
# The ladder

`make ladder` plays tables of every kind of player and writes this page. In each round the same players sit in every
seat in turn, with the same luck; they come from one stretch of the ladder, because close games tell most. The ratings
are those under which the rankings of all tables together are likeliest (Plackett and Luce; `tools/ladder/rating.py`).
100 points more mean 64 wins of 100 in two-player terms. Intervals are of 95 %.
"""


def write_page(page: Path, folder: Path) -> None:
    """The games whose figures lie in this folder."""
    parts = [HEAD]
    for key in games.PACKAGES:
        file = folder / f"{key}.json"
        if file.exists():
            parts.append(_section(key, json.loads(file.read_text(encoding="utf-8"))))
    page.write_text("\n".join(parts), encoding="utf-8")


def _section(key: str, figures: dict[str, Any]) -> str:
    seats = games.find(key).seats
    time = f"at most {figures['seconds']:g} s a turn" if figures["seconds"] else "the counts of each strength"
    lines = [
        f"## {key.replace('_', ' ').title()}",
        "",
        f"{figures['games']} games, {figures['undecided']} of them without a winner; seeds from"
        f" {figures['first_seed']:,}; {time}.",
        "",
        f"| player | points over {figures['rungs'][0]['above']} | over the one below | wins against it |",
        "| --- | --- | --- | --- |",
    ]
    for rung in figures["rungs"]:
        below = Difference(*rung["over_below"])
        lines.append(
            f"| {rung['kind']} | {_points(Difference(*rung['over_all']))} | {_points(below)} | {_wins(below)} |"
        )
    lines += ["", "Points over the one below, seat by seat:", "", f"| player | {' | '.join(seats)} |"]
    lines.append("| --- |" + " --- |" * len(seats))
    for rung in figures["rungs"]:
        cells = (_points(Difference(*rung["in_seats"][seat])) for seat in seats)
        lines.append(f"| {rung['kind']} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _points(found: Difference) -> str:
    return f"{found.points:+.0f} [{found.low:+.0f} to {found.high:+.0f}]"


def _wins(found: Difference) -> str:
    return f"{chance_to_win(found.points):.0%} [{chance_to_win(found.low):.0%}–{chance_to_win(found.high):.0%}]"
