"""What a game prints on a map: which map it is, and what the plate of each of its spaces shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Protocol

from pygame import Rect, Surface

from game.shell.colours import Colour
from game.table.map.geometry import Geometry, Space
from game.table.map.plate_style import PlateStyle, Translate
from game.table.moments import State
from game.table.palette import MapPalette


class Plate(Protocol):
    """What stands in a space, drawn; places are relative to the upper left corner."""

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def surface(self) -> Surface: ...

    @property
    def cells(self) -> Mapping[str, Rect]:
        """The pieces that can be pointed at, and where."""

    def place_of(self, part: str) -> tuple[int, int]:
        """The middle of a piece or marker, or of where it is going to lie."""


class Legend(ABC):
    """Its content is all that the map shows of a space: while it stays equal, nothing is painted again."""

    def __init__(self, geometry: Geometry, palette: MapPalette, tr: Translate) -> None:
        self.geometry = geometry
        self.palette = palette
        self.tr = tr

    @abstractmethod
    def style(self, unit: float, text_scale: float, least_text: int) -> PlateStyle:
        """The measures of this game's plates at a size."""

    @abstractmethod
    def content(self, state: State, space: str) -> Any: ...

    @abstractmethod
    def plate(self, space: Space, content: Any, style: Any) -> Plate: ...

    @abstractmethod
    def largest_size(self, space: Space, style: Any) -> tuple[int, int]:
        """The room to keep for a plate, whatever may come to stand in its space, so that plates never have to move."""

    @abstractmethod
    def tint(self, content: Any) -> Colour:
        """Of the land."""

    @abstractmethod
    def ring(self, content: Any) -> Colour:
        """Around the field of a City's medallion."""

    @abstractmethod
    def sprite(self, part: str, style: Any, scale: float) -> Surface:
        """A piece or a marker by itself, so many times as large as on the plates."""
