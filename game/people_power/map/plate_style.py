"""Every measure of a plate in pixels, at the size that there is room for."""

from dataclasses import dataclass

import pygame

from game.people_power.palette import Palette
from game.shell.fonts import font
from game.table.map import plate_style


@dataclass(frozen=True, slots=True)
class PlateStyle(plate_style.PlateStyle):
    palette: Palette

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
