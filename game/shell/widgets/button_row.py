"""Buttons side by side at the foot of a page."""

from collections.abc import Sequence

import pygame

from game.shell.look import Look
from game.shell.widgets.button import Button


def place_row(buttons: Sequence[Button], foot: pygame.Rect, look: Look, *, least: int, right: bool = False) -> None:
    """From the left or ending at the right; `least` is the width of the narrowest, as in the design."""
    gap = look.px(14)
    widths = [max(look.px(least), button.natural_width(look)) for button in buttons]
    x = foot.right - sum(widths) - gap * (len(widths) - 1) if right else foot.x
    for button, width in zip(buttons, widths, strict=True):
        button.place(pygame.Rect(x, foot.y, width, foot.height), look)
        x += width + gap
