"""Keys of the keyboard are drawn as keys."""

import pygame

from game.shell import colours
from game.shell.cache import MEGABYTE, kept
from game.shell.fonts import font
from game.shell.keys import on_key
from game.shell.lettering import rendered, width_of

SHARE = 0.78
"""The letters on a key are so large, in sizes of the text around it."""
EDGE = (150, 138, 112)
SIDE = (196, 184, 156)
"""The front of the key is seen under its top."""


def keys_of(shortcut: str) -> list[str]:
    """`Ctrl+Z` are two keys, `+` is one; each as the player's keyboard names it."""
    return [on_key(key) for key in (shortcut.split("+") if len(shortcut) > 1 else [shortcut])]


def keys_width(shortcut: str, size: int) -> int:
    caps = keys_of(shortcut)
    return sum(_width(key, size) for key in caps) + _gap(size) * (len(caps) - 1)


def draw_keys(surface: pygame.Surface, shortcut: str, midleft: tuple[int, int], size: int) -> None:
    """They are side by side, beside a text of this size."""
    x, y = midleft
    for key in keys_of(shortcut):
        cap = _cap(key, size)
        surface.blit(cap, cap.get_rect(midleft=(x, y)))
        x += cap.get_width() + _gap(size)


@kept(MEGABYTE)
def _cap(key: str, size: int) -> pygame.Surface:
    letters = rendered(_face(size), key, colours.INK)
    tall, radius = max(letters.get_height(), round(size * 1.08)), max(2, size // 5)
    cap = pygame.Surface((_width(key, size), tall), pygame.SRCALPHA)
    whole = cap.get_rect()
    top = whole.inflate(-2, -2)
    top.height -= max(1, size // 9)
    pygame.draw.rect(cap, EDGE, whole, border_radius=radius)
    pygame.draw.rect(cap, SIDE, whole.inflate(-2, -2), border_radius=radius)
    pygame.draw.rect(cap, colours.CREAM, top, border_radius=radius)
    cap.blit(letters, letters.get_rect(center=top.center))
    return cap


def _width(key: str, size: int) -> int:
    return max(round(size * 1.1), width_of(_face(size), key) + round(size * 0.5))


def _gap(size: int) -> int:
    return max(2, size // 6)


def _face(size: int) -> pygame.font.Font:
    return font("text", max(9, round(size * SHARE)), bold=True)
