"""Where everything is on the chart, in its units, and on the screen.

The chart is baked at a few sizes, because its fine lines must not be scaled. A pane shows the largest that fits, with
more sea around it; where none is near enough, the next larger one is shrunk, which at that size no eye can tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from engine.filipinas.board import LINE_BATANGAS, LINE_MANILA, PROVINCES
from game.filipinas import art

Box = tuple[float, float, float, float]

CHART_KEYS = {LINE_MANILA: "line_1", LINE_BATANGAS: "line_2"}
"""How the chart calls the fortified lines."""
ROOMS: dict[str, tuple[Box, ...]] = {
    "tarlac": ((582, 62, 150, 62), (330, 140, 104, 60)),
    "bulacan": ((566, 184, 232, 62), (318, 257, 66, 46)),
    "manila": ((594, 329, 172, 62), (612, 402, 84, 60)),
    "cavite": ((460, 484, 184, 60), (600, 560, 84, 60), (392, 628, 244, 58)),
    "batangas": ((622, 780, 226, 58), (694, 676, 106, 60), (520, 790, 100, 50)),
    "laguna": ((764, 703, 184, 58), (668, 578, 100, 58), (786, 236, 96, 60)),
    "sea": ((22, 262, 270, 66), (22, 334, 270, 66), (22, 406, 270, 66)),
}
"""Where in a province or at sea its stacks stand, in the order in which they are taken."""
FIRST_OF_FILIPINOS = {"manila": 1, "cavite": 2}
"""The room that their stacks take first, where it is not Spain's."""
LEAST_COUNTER, COUNTER = 40, 58
"""Pixels at least, and in units of the chart: in a small window counters are larger than the chart asks for."""
GROWS_TO = {"manila_city": (1, 0), "cavite_city": (1, -0.2), "line_1": (0, 0), "line_2": (1, 0)}
"""By how much of its growth a box that has to hold such counters stands out at the left, and above."""
TALLER = 6.0
"""By so much more than they are printed such boxes are tall enough for a leader's medallion under the title."""
HEAD = 24.0
"""A box's title is so high."""
SNUG = 1.13
"""How much larger than a baked chart a pane may be before that one looks lost in it."""


@dataclass(frozen=True)
class ChartGeometry:
    """The chart lies in a pane of the screen."""

    rect: pygame.Rect
    scale: float
    chart: str
    """It names one of the baked ones."""
    origin: tuple[float, float]
    """Where on the screen the unit (0, 0) is."""
    described: dict[str, Any]

    @classmethod
    def of(cls, rect: pygame.Rect) -> ChartGeometry:
        described: dict[str, Any] = art.geometry()
        width, height = described["size"]
        wanted = min(rect.width / width, rect.height / height)
        charts: dict[str, float] = described["charts"]
        name, scale = _chart_for(wanted, charts)
        left, top = rect.centerx - width * scale / 2, rect.centery - height * scale / 2
        return cls(pygame.Rect(rect), scale, name, (left, top), described)

    def at(self, x: float, y: float) -> tuple[int, int]:
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def box(self, box: Box) -> pygame.Rect:
        left, top = self.at(box[0], box[1])
        return pygame.Rect(left, top, round(box[2] * self.scale), round(box[3] * self.scale))

    def frame_of(self, place: str) -> pygame.Rect | None:
        """The box of a place that is not a province; the sea has none."""
        found = self._box_of(place)
        return self.box(found) if found else None

    @property
    def counter(self) -> int:
        """The side of a counter is so long."""
        return max(LEAST_COUNTER, round(COUNTER * self.scale))

    def _box_of(self, place: str) -> Box | None:
        """In units of the chart: as large as it is printed or, where counters are larger than that asks for, larger."""
        key = CHART_KEYS.get(place, place)
        if key not in GROWS_TO:
            printed: Box | None = self.described["boxes"].get(key)
            return printed
        x, y, width, height = self.described["boxes"][key]
        growth = self.counter / (COUNTER * self.scale) - 1
        left, up = GROWS_TO[key]
        dx, dy = width * growth, height * growth
        return x - left * dx, y - up * dy, width + dx, height + dy + TALLER

    def title_of(self, place: str) -> pygame.Rect | None:
        """Return the title of such a box."""
        frame = self.frame_of(place)
        return pygame.Rect(frame.topleft, (frame.width, round(HEAD * self.scale))) if frame else None

    def rooms(self, place: str) -> list[pygame.Rect]:
        """Where stacks stand."""
        if place in ROOMS:
            return [self.box(room) for room in ROOMS[place]]
        found = self._box_of(place)
        assert found is not None, "what is neither a province nor the sea has a box"
        x, y, width, height = found
        rows = 2 if height > 150 else 1
        tall = (height - HEAD - 8) / rows
        return [self.box((x + 7, y + HEAD + 3 + row * tall, width - 14, tall)) for row in range(rows)]

    def middle(self, place: str) -> tuple[int, int]:
        """Where something lands that comes to a place."""
        return self.rooms(place)[0].center

    def province_at(self, position: tuple[float, float], hit_map: pygame.Surface) -> str:
        """The province on whose land a position is; empty for none."""
        share = self.described["hit"]["scale"] / self.scale
        bleed_x, bleed_y = self.described["bleed"]
        x = round((position[0] - self.origin[0]) * share + bleed_x * self.described["hit"]["scale"])
        y = round((position[1] - self.origin[1]) * share + bleed_y * self.described["hit"]["scale"])
        if not (0 <= x < hit_map.get_width() and 0 <= y < hit_map.get_height()):
            return ""
        number = hit_map.get_at((x, y))[0]
        order: list[str] = self.described["hit"]["order"]
        return order[number - 1] if 1 <= number <= len(PROVINCES) else ""


def _chart_for(wanted: float, charts: dict[str, float]) -> tuple[str, float]:
    fitting = [(scale, name) for name, scale in charts.items() if scale <= wanted + 0.004]
    if fitting and wanted / max(fitting)[0] <= SNUG:
        scale, name = max(fitting)
        return name, scale
    larger = [(scale, name) for name, scale in charts.items() if scale > wanted]
    # Shrunk from one that is much larger, or its lines would beat against the pixels.
    much = [found for found in larger if found[0] >= wanted * 1.6]
    chosen = min(much) if much else max(larger, default=max((scale, name) for name, scale in charts.items()))
    return chosen[1], wanted
