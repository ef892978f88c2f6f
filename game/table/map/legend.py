"""What a game prints on a map: which map it is, and what stands in each of its spaces."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from pygame import Rect, Surface

from game.shell.colours import Colour
from game.table.kit.palette import MapPalette
from game.table.map.camera import Camera
from game.table.map.geometry import Geometry, Space
from game.table.map.plate_style import PlateStyle, Translate
from game.table.telling.snapshots import State


class Tint(NamedTuple):
    """A space has these colours."""

    land: Colour
    rim: Colour
    """This colour runs along its coast, or around a City."""


Blit = tuple[Surface, tuple[int, int]]


class SpaceContent(Protocol):
    """What stands in a space, in pixels of the zoomed world."""

    @property
    def blits(self) -> Sequence[Blit]: ...

    @property
    def figures(self) -> Sequence[Blit]:
        """How many there are of what is not all seen: over everything else."""

    @property
    def cells(self) -> Mapping[str, Rect]:
        """The pieces that can be pointed at, and where."""

    @property
    def tags(self) -> Sequence[Rect]:
        """Words that belong to the space lie here."""

    def place_of(self, part: str) -> tuple[int, int]:
        """The middle of a piece or marker, or of where it is going to lie."""


class Legend(ABC):
    """Its content is all that the map shows of a space: while it stays equal, nothing is painted again."""

    def __init__(self, geometry: Geometry, palette: MapPalette, tr: Translate) -> None:
        self.geometry = geometry
        self.palette = palette
        self.tr = tr

    def style(self, unit: float, text_scale: float, least_text: int) -> PlateStyle:
        """The measures of what stands on this game's map, at a size."""
        return PlateStyle(unit, text_scale, least_text, self.tr, self.palette)

    @abstractmethod
    def content(self, state: State, space: str) -> Any: ...

    @abstractmethod
    def standing(self, space: Space, content: Any, style: Any, camera: Camera) -> SpaceContent:
        """Its pieces, tag and marker, each in a place that does not depend on what else is there."""

    @abstractmethod
    def tint(self, content: Any) -> Tint: ...

    def neighbours(self, space: str) -> Collection[str]:
        """The spaces that light up while it is pointed at."""
        return ()

    @abstractmethod
    def sprite(self, part: str, style: Any, scale: float) -> Surface:
        """Paint a piece or a marker by itself, so many times as large as on the plates."""
