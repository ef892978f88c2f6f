"""What one window of the tests has painted is kept for the next: thousands of them show the same maps and papers.

Whatever looks up words while it paints is painted again for every window, because tests listen to what is missing then.
"""

from __future__ import annotations

from typing import Any

from game.people_power import pictures
from game.shell import cache
from game.shell.cache import MEGABYTE, Kept
from game.table.map.chart import Chart
from game.table.map.frame import Frame
from game.table.map.legend import Legend

WITH_WORDS = {
    "game.filipinas.board.pieces",
    "game.people_power.map.chips",
    "game.red_guard.wall.sheets",
    "game.table.panels.threat_badge",
}
"""The modules whose painters do so."""

pictures._printed.kept.most = 128 * MEGABYTE
"""All pictures of the cards in two sizes: several tests look at each of them, in one language after the other."""

_charts: Kept[Any, Chart] = Kept(128 * MEGABYTE, lambda chart: chart.bytes)


def forget_words() -> None:
    for painter in cache._painters:
        if painter.__wrapped__.__module__ in WITH_WORDS:
            painter.kept.clear()


def chart(frame: Frame, legend: Legend, level: int, unit: float, margin: int = 0) -> Chart:
    """A piece of a map; only what is enlarged has names on it, which may be in another language now."""
    if level:
        return Chart(frame, legend, level, unit, margin)
    asked = frame, legend.geometry, id(legend.palette), unit, margin
    return _charts.get(asked) or _charts.put(asked, Chart(frame, legend, level, unit, margin))
