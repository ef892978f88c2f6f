"""What hangs on the wall: pieces of paper, each of which is painted again only when it shows something else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.red_guard import art
from game.red_guard.wall.sheets import Part
from game.red_guard.wall.spots import Spots

A_FEW = 2
"""Parts that are painted each by itself."""


@dataclass(frozen=True, slots=True)
class WallPaper:
    """As long as its content, its parts and its place are the same, so is its picture."""

    content: Hashable
    extent: Rect
    """It is meant with its torn edges."""
    paint: Callable[[Surface, bool], Spots] = field(compare=False)
    """On a wall, whether or not anybody sees that; returns what is where on it."""
    parts: Mapping[str, Part] = field(default_factory=dict)
    """What of it can change by itself."""

    def changes(self, before: WallPaper | None) -> list[Rect]:
        """Where it looks different from how it looked before: a few parts, or else all of it."""
        if before is None or (before.content, before.extent) != (self.content, self.extent):
            return [self.extent]
        changed = [part.extent for key, part in self.parts.items() if part != before.parts.get(key)]
        return [extent.clip(self.extent) for extent in changed] if len(changed) <= A_FEW else [self.extent]


class PaperWall:
    """A wall has papers by their names."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.picture = art.wall(size).copy()
        self._papers: dict[str, WallPaper] = {}

    def missing(self, papers: Mapping[str, WallPaper]) -> list[str]:
        """Those that do not hang there as they should."""
        return [name for name, paper in papers.items() if self._papers.get(name) != paper]

    def moved(self, papers: Mapping[str, WallPaper]) -> list[str]:
        """Those of them that hang elsewhere."""
        return [name for name, paper in self._papers.items() if papers[name].extent != paper.extent]

    def take_down(self, names: list[str]) -> None:
        """All at once before any is hung: the new place of one may be the old one of another."""
        for name in names:
            self._clear(self._papers.pop(name).extent)

    def hang(self, name: str, paper: WallPaper) -> tuple[list[Rect], Spots]:
        """Only what has changed is painted; returns where that is."""
        spots = Spots()
        changes = paper.changes(self._papers.get(name))
        for region in changes:
            self.picture.set_clip(region)
            self._clear(region)
            spots = paper.paint(self.picture, True)
        self.picture.set_clip(None)
        self._papers[name] = paper
        return changes, spots

    def _clear(self, region: Rect) -> None:
        self.picture.blit(art.wall(self.picture.get_size()), region, region)
