"""It says where things lie on the wall."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from engine.red_guard.components import Faction, Tile


@dataclass(slots=True)
class Spots:
    """Where on the wall things are, by their keys; units of one kind in one place have a slip each."""

    rects: dict[str, Rect] = field(default_factory=dict)
    """They are those of tiles and zones."""
    slips: dict[str, list[Rect]] = field(default_factory=dict)
    """They go by `place:unit`."""
    totals: dict[Faction, Rect] = field(default_factory=dict)
    """They are those of Power Points, ending at the right."""
    words: list[Rect] = field(default_factory=list)
    """What is read."""
    tags: dict[Tile, list[Rect]] = field(default_factory=dict)
    """They are those of the Chairman and of leaders."""

    def add(self, others: Spots) -> None:
        self.rects |= others.rects
        self.slips |= others.slips
        self.totals |= others.totals
        self.words += others.words
        self.tags |= others.tags

    def moved(self, by: tuple[int, int]) -> Spots:
        return Spots(
            {key: rect.move(by) for key, rect in self.rects.items()},
            {key: [rect.move(by) for rect in rects] for key, rects in self.slips.items()},
            {faction: rect.move(by) for faction, rect in self.totals.items()},
            [rect.move(by) for rect in self.words],
            {tile: [rect.move(by) for rect in rects] for tile, rects in self.tags.items()},
        )

    def by_place(self) -> dict[str, list[Rect]]:
        """The slips of each tile and zone, whatever units they are."""
        found: dict[str, list[Rect]] = {}
        for key, rects in self.slips.items():
            found.setdefault(key.partition(":")[0], []).extend(rects)
        return {place: rects for place, rects in found.items() if place in self.rects}
