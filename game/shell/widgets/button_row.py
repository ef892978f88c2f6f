"""Buttons stand side by side at the foot of a page."""

from collections.abc import Sequence

import pygame

from game.shell.look import Look
from game.shell.widgets.button import Button


def row_width(buttons: Sequence[Button], look: Look, *, least: int) -> int:
    """`least` is the width of the narrowest, as in the design."""
    return sum(_widths(buttons, look, least)) + _gap(look) * (len(buttons) - 1)


def place_row(buttons: Sequence[Button], foot: pygame.Rect, look: Look, *, least: int, right: bool = False) -> None:
    """They stand from the left or end at the right."""
    x = foot.right - row_width(buttons, look, least=least) if right else foot.x
    for button, width in zip(buttons, _widths(buttons, look, least), strict=True):
        button.place(pygame.Rect(x, foot.y, width, foot.height), look)
        x += width + _gap(look)


def _widths(buttons: Sequence[Button], look: Look, least: int) -> list[int]:
    return [max(look.px(least), button.natural_width(look)) for button in buttons]


def _gap(look: Look) -> int:
    return look.px(14)
