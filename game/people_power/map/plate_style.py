"""Every measure of what stands on the map in pixels, at the size that there is room for."""

from dataclasses import dataclass

import pygame

from game.people_power.palette import Palette
from game.shell.fonts import font
from game.table.map import plate_style


@dataclass(frozen=True, slots=True, eq=False)
class PlateStyle(plate_style.PlateStyle):
    palette: Palette

    # Boxes

    @property
    def piece(self) -> int:
        return self.px(38)

    @property
    def city_piece(self) -> int:
        return self.px(30)

    @property
    def tag_height(self) -> int:
        return round(self.small_size * 1.5)

    @property
    def chip_height(self) -> int:
        return round(self.small_size * 1.43)

    # Type

    @property
    def chip_font(self) -> pygame.font.Font:
        return font("display", self.small_size, bold=True)

    @property
    def figure_font(self) -> pygame.font.Font:
        return font("display", max(self.least_text - 1, self.px(16)), bold=True)
