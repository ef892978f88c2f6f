"""Every measure of a plate in pixels, at the size that there is room for."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.people_power.palette import Palette
from game.shell.fonts import font

Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class PlateStyle:
    """`unit` is the size of the plates and of all that is printed on the map; words grow by `text_scale` besides.

    `least_text` is the size under which no word or number falls, however small the plate.
    """

    unit: float
    text_scale: float
    least_text: int
    tr: Translate
    palette: Palette

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    @property
    def is_cramped(self) -> bool:
        """Whether words are larger than the plate would have them."""
        return self.least_text > self.px(10.5 * self.text_scale)

    # Boxes

    @property
    def piece(self) -> int:
        return self.px(22.5)

    @property
    def cell(self) -> tuple[int, int]:
        return self.px(28), self.px(24)

    @property
    def group_gap(self) -> int:
        return self.px(4)

    @property
    def padding(self) -> int:
        return self.px(6)

    @property
    def chip_margin(self) -> int:
        """Between a chip and the edge of the plate."""
        return self.px(4)

    @property
    def radius(self) -> int:
        return self.px(5)

    @property
    def name_height(self) -> int:
        return round(self._name_size * 1.18)

    @property
    def control_height(self) -> int:
        return round(self.small_size * 1.1)

    @property
    def header_height(self) -> int:
        return self.name_height + self.control_height + self.px(2)

    @property
    def chip_height(self) -> int:
        return round(self.small_size * 1.43)

    @property
    def population_side(self) -> int:
        return round(self._name_size * 1.29)

    @property
    def badge_height(self) -> int:
        return self._badge_size

    # Type

    @property
    def small_size(self) -> int:
        """Of the smallest words."""
        return max(self.least_text, self.px(10.5 * self.text_scale))

    @property
    def name_font(self) -> pygame.font.Font:
        return font("display", self._name_size, bold=True)

    @property
    def control_font(self) -> pygame.font.Font:
        return font("display", self.small_size)

    @property
    def chip_font(self) -> pygame.font.Font:
        return font("display", self.small_size, bold=True)

    @property
    def population_font(self) -> pygame.font.Font:
        return font("display", round(self._name_size * 0.96), bold=True)

    @property
    def badge_font(self) -> pygame.font.Font:
        return font("display", self._badge_size, bold=True)

    @property
    def _name_size(self) -> int:
        return max(self.least_text + 1, self.px(14 * self.text_scale))

    @property
    def _badge_size(self) -> int:
        return max(self.least_text - 1, self.px(13.2))
