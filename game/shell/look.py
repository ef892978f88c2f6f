"""Sizes are for the window at hand. Everything is designed at 1920x1080 and laid out again, never stretched."""

from dataclasses import dataclass

DESIGN = (1920, 1080)
SMALLEST_SCALE = 0.7
SMALLEST_TEXT = 16


@dataclass(frozen=True, slots=True)
class Look:
    """`px` turns a length of the design into pixels, `text` a size of type, which the player may have enlarged."""

    scale: float
    text_scale: float

    @classmethod
    def of(cls, size: tuple[int, int], text_percent: int) -> "Look":
        scale = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
        return cls(max(SMALLEST_SCALE, scale), text_percent / 100)

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale)) if length else 0

    def text(self, size: float) -> int:
        """Never under 16 px, whatever the window; headings grow less than running text, or they would not fit."""
        growth = self.text_scale if size <= 26 else 1 + (self.text_scale - 1) * 26 / size
        return round(max(SMALLEST_TEXT, size * self.scale) * growth)

    def wide(self, length: float) -> int:
        """A length that must grow with the text in it."""
        return round(length * self.scale * (1 + (self.text_scale - 1) * 0.85))
