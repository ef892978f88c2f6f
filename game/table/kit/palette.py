"""The colours of a game: what the table asks for, and what a map asks for besides. A game adds its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.shell.colours import CREAM, INK, SEA_DEEP, Colour
from game.shell.fonts import Face, StyledFace, label_face, line_face


@dataclass(frozen=True, slots=True)
class Palette:
    name: str
    ink: Colour
    cream: Colour
    """The trays that pieces stand on."""
    glow: Colour
    """Around what may be chosen."""
    factions: Mapping[str, Colour]
    on_faction: Mapping[str, Colour]
    """Words and symbols on a faction's colour have this one."""
    bar: Colour = field(default=INK, kw_only=True)
    """The bars at head and foot have these colours."""
    ground: Colour = field(default=SEA_DEEP, kw_only=True)
    """What everything lies on."""
    label: Face = field(default=label_face, kw_only=True)
    """Buttons and titles in the bars are set in it."""
    line: Face = field(default=line_face, kw_only=True)
    """The type of what is asked."""
    log: StyledFace | None = field(default=None, kw_only=True)
    """The type of what has happened, if a game has its own."""


@dataclass(frozen=True, slots=True)
class MapPalette(Palette):
    """What its land lies on need not be a sea."""

    sea: Colour = field(default=SEA_DEEP, kw_only=True)
    sea_deep: Colour = field(default=SEA_DEEP, kw_only=True)
    shelves: tuple[Colour, ...] = field(default=(), kw_only=True)
    """The coast has these bands; the widest comes first, the one at the shore last."""
    sea_text: Colour = field(default=CREAM, kw_only=True)
    coast: Colour = field(default=INK, kw_only=True)
    border: Colour = field(default=INK, kw_only=True)
    border_casing: Colour = field(default=CREAM, kw_only=True)


UNPAINTED = Palette("", INK, CREAM, CREAM, {}, {})
"""Of what has not been placed yet."""
