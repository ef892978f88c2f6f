"""Every measure of a plate in pixels, at the size that there is room for."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.people_power.palette import Palette
from game.shell.fonts import font

Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class PlateStyle:
    """`unit` is the size of the plates and of all that is printed on the map; words grow by `text_scale` besides."""

    unit: float
    text_scale: float
    tr: Translate
    palette: Palette

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

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
        return self.px(16.5 * self.text_scale)

    @property
    def control_height(self) -> int:
        return self.px(11.5 * self.text_scale)

    @property
    def header_height(self) -> int:
        return self.name_height + self.control_height + self.px(2)

    @property
    def chip_height(self) -> int:
        return self.px(15 * self.text_scale)

    @property
    def population_side(self) -> int:
        return self.px(18 * self.text_scale)

    # Type

    @property
    def name_font(self) -> pygame.font.Font:
        return font("display", self.px(14 * self.text_scale), bold=True)

    @property
    def control_font(self) -> pygame.font.Font:
        return font("display", self.px(10.5 * self.text_scale))

    @property
    def chip_font(self) -> pygame.font.Font:
        return font("display", self.px(10.5 * self.text_scale), bold=True)

    @property
    def population_font(self) -> pygame.font.Font:
        return font("display", self.px(13.5 * self.text_scale), bold=True)

    @property
    def badge_font(self) -> pygame.font.Font:
        return font("display", self.px(13.2), bold=True)
