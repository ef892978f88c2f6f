"""It writes docs/ladder.md, the ladder of every game as tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine import games
from tools.ladder.rating import Difference, chance_to_win

HEAD = """\
# The ladder

`make ladder` plays tables of every kind of player and writes this page, and with it `engine/<game>/ladder.py`, by which
the program rates its player. In each round the same players sit in every seat in turn, with the same luck: in one round
neighbours on the ladder, because close games tell most, in the next somebody alone among others of one kind; besides
everybody plays some games among their own kind. The ratings are those under which the rankings of all tables together
are likeliest (Plackett and Luce; `tools/ladder/rating.py`). 100 points more mean 64 wins of 100 in two-player terms.
Intervals are of 95 %.

`python -m tools.training.chances GAME` learns from the same games what players are told of their chances: from those
with even seeds, and it is held against those with odd ones (`engine/core/thinking/verdict.py`).
"""


def write_page(page: Path, folder: Path) -> None:
    """The games whose figures lie in this folder; of the others the page goes on saying what it says."""
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = [HEAD]
    for key in games.PACKAGES:
        file = folder / f"{key}.json"
        if file.exists():
            parts.append(_section(key, json.loads(file.read_text(encoding="utf-8"))))
            told = folder / f"{key}.chances.json"
            if told.exists():
                parts.append(_chances(json.loads(told.read_text(encoding="utf-8"))))
        elif _title(key) in before:
            kept = before.partition(_title(key))[2].partition("\n## ")[0]
            parts.append(_title(key) + kept.rstrip("\n") + "\n")
    page.write_text("\n".join(parts), encoding="utf-8")


def _title(key: str) -> str:
    return f"## {key.replace('_', ' ').title()}\n"


def _section(key: str, figures: dict[str, Any]) -> str:
    seats = games.find(key).seats
    time = f"at most {figures['seconds']:g} s a turn" if figures["seconds"] else "the counts of each strength"
    lines = [
        _title(key),
        f"{figures['games']:,} games of {figures['seeds']:,} seeds from {figures['first_seed']:,} to"
        f" {figures['last_seed']:,}, {figures['undecided']} of them without a winner; {time}.",
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


def _chances(told: dict[str, Any]) -> str:
    """What is said of chances, tenth by tenth, and what came true."""
    lines = [
        f"Chances, learnt from {told['learnt_from']:,} games: what is said on average in each tenth → how often it"
        f" comes true (number of boards) in other games. They add up to 1 but for {told['sum_off_by']:.0e}.",
        "",
        f"| said of | games | {' | '.join(f'{10 * tenth}–{10 * tenth + 10} %' for tenth in range(10))} |",
        "| --- | --- |" + " --- |" * 10,
    ]
    for name, company in told["companies"].items():
        cells = dict.fromkeys(range(10), "")
        for said, true, boards, _ in company["tenths"]:
            cells[min(9, int(10 * said))] = f"{100 * said:.0f} → {100 * true:.0f} ({boards:,})"
        lines.append(f"| {name} | {company['games']:,} | {' | '.join(cells.values())} |")
    return "\n".join([*lines, ""])


def _points(found: Difference) -> str:
    return f"{found.points:+.0f} [{found.low:+.0f} to {found.high:+.0f}]"


def _wins(found: Difference) -> str:
    return f"{chance_to_win(found.points):.0%} [{chance_to_win(found.low):.0%}–{chance_to_win(found.high):.0%}]"
