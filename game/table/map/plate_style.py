"""The measures that all plates on a map have, at the size that there is room for. A game's own plates add theirs."""

from collections.abc import Callable
from dataclasses import dataclass

from game.table.kit.palette import MapPalette

Translate = Callable[[str], str]
WORDS, LARGEST_WORDS = 16, 23
"""The size of the words on a tag, and the largest that one may choose, at unit size."""
LARGEST_PRINT = 1.16
"""Of its size in the design: names have no more room on their land."""
TIGHT = 23
"""Words that are larger than this, at unit size, have no room for anything beside them."""


@dataclass(frozen=True, slots=True, eq=False)
class PlateStyle:
    """`unit` is the size of the plates and of all that is printed on the map; words grow by `text_scale` besides.

    `least_text` is the size under which no word or number falls, however small the plate.
    """

    unit: float
    text_scale: float
    least_text: int
    tr: Translate
    palette: MapPalette

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def print_size(self, units: float) -> int:
        """Of what is printed on the map: larger text makes the map smaller, but not its lettering."""
        return self.px(units * min(max(1.0, self.text_scale), LARGEST_PRINT))

    def letters(self, units: float) -> int:
        """Return the size of a name on the land."""
        return max(self.least_text, self.print_size(units))

    @property
    def is_cramped(self) -> bool:
        """Whether words are larger than the plate would have them."""
        return self.small_size > self.px(WORDS + 1) or self.least_text > self.px(14)

    @property
    def is_tight(self) -> bool:
        """Whether they are so much larger that two tags side by side would meet: each says what it must, no more."""
        return self.small_size > self.px(TIGHT)

    @property
    def radius(self) -> int:
        """Their corners have this radius."""
        return self.px(5)

    @property
    def small_size(self) -> int:
        """Of the smallest words: larger where the map has room for it, and never so large that tags would meet."""
        return max(self.least_text, self.px(min(WORDS * self.text_scale, LARGEST_WORDS)))
