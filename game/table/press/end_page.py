"""The front page when a game is over, as a game writes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.shell.colours import INK, Colour
from game.shell.text import tr
from game.shell.widgets.line_chart import Curve
from game.table.kit.palette import Palette
from game.table.press.blocks import Block


@dataclass(frozen=True, slots=True)
class EndPage:
    """The front page when the game is over."""

    headline: str
    story: Sequence[Block]
    numbers: Sequence[Block]
    date: str = ""
    curves: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """By the faction in whose colour they are drawn, from the first to the last chapter."""
    curve_names: Mapping[str, str] = field(default_factory=dict)
    """What they are called, if not by their factions."""
    decisions: Sequence[int] = ()
    """At each point of the curves, how many decisions had been made."""
    caption: str = ""
    """Over the curves."""
    axis: str = ""
    """What each of their points stands for."""
    first: int = 0
    """The number of the first of them."""
    signed: bool = True
    """Whether the curves are differences, whose numbers have a sign."""
    headline_ink: Colour = INK
    pictured: str = ""
    """The faction under whose sign the crowd of the picture stands; empty for none."""
    picture: Callable[[tuple[int, int]], pygame.Surface] | None = None
    """Instead of the crowd, a picture of the game's own, which fits into this room."""

    def series(self, palette: Palette) -> list[Curve]:
        """The curves as they are drawn."""
        return [
            Curve(self.curve_names.get(seat) or tr(f"faction.{seat}"), values, palette.factions[seat])
            for seat, values in self.curves.items()
        ]
