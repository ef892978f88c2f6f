"""Rounded plates with smooth corners and soft shadows: what panels, buttons and tooltips are cut from."""

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour

VEIL = 256
"""The side of the tiles of a veil is so long."""
Part = tuple[pygame.Surface, tuple[int, int]]
"""Of a shadow, and where it lies."""


def draw_plate(
    surface: pygame.Surface,
    rect: pygame.Rect,
    fill: Colour,
    radius: int,
    border: Colour | None = None,
    border_width: int = 1,
) -> None:
    if border is not None:
        _rounded(surface, rect, border, radius)
        rect = rect.inflate(-2 * border_width, -2 * border_width)
        radius = max(0, radius - border_width)
    _rounded(surface, rect, fill, radius)


def draw_shadow(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, *, spread: int, strength: int, drop: int = 3
) -> pygame.Rect:
    """A soft shadow under a plate that is to be drawn there next; returns where it lies."""
    if rect.width <= 0 or rect.height <= 0:
        return pygame.Rect(rect)
    left, top = rect.x - spread, rect.y - spread + drop
    parts = _shadow(rect.size, radius, spread, strength)
    surface.fblits([(part, (left + x, top + y)) for part, (x, y) in parts])
    return pygame.Rect(left, top, rect.width + 2 * spread, rect.height + 2 * spread)


def dim(surface: pygame.Surface, alpha: int = 150) -> None:
    """Darken all that was drawn, so that what comes on top stands out."""
    width, height = surface.get_size()
    veil = _veil(alpha)
    surface.fblits([(veil, (x, y)) for x in range(0, width, VEIL) for y in range(0, height, VEIL)])


def _rounded(surface: pygame.Surface, rect: pygame.Rect, fill: Colour, radius: int) -> None:
    radius = min(radius, rect.width // 2, rect.height // 2)
    if radius < 2:
        surface.fill(fill, rect)
        return
    pygame.draw.rect(surface, fill, rect, border_radius=radius)
    # pygame's rounded rectangles have jagged corners; a smooth quarter circle over each mends that.
    for centre, quarter in (
        ((rect.left + radius, rect.top + radius), {"draw_top_left": True}),
        ((rect.right - 1 - radius, rect.top + radius), {"draw_top_right": True}),
        ((rect.left + radius, rect.bottom - 1 - radius), {"draw_bottom_left": True}),
        ((rect.right - 1 - radius, rect.bottom - 1 - radius), {"draw_bottom_right": True}),
    ):
        pygame.draw.aacircle(surface, fill, centre, radius, **quarter)


@kept(16 * MEGABYTE)
def _shadow(size: tuple[int, int], radius: int, spread: int, strength: int) -> tuple[Part, ...]:
    """Blurring is slow, so a small tile is blurred and its edges are stretched; its middle lies under the plate."""
    tile = _blurred(radius, spread, strength)
    side = tile.get_width()
    edge = side // 2 - 1
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    if width < side or height < side:
        return ((pygame.transform.smoothscale(tile, (width, height)), (0, 0)),)
    columns = ((0, edge, 0, edge), (edge, 2, edge, width - 2 * edge), (side - edge, edge, width - edge, edge))
    rows = ((0, edge, 0, edge), (edge, 2, edge, height - 2 * edge), (side - edge, edge, height - edge, edge))
    parts = []
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in rows:
            is_middle = from_x == from_y == edge
            if to_w > 0 and to_h > 0 and not is_middle:
                part = tile.subsurface((from_x, from_y, from_w, from_h))
                parts.append((pygame.transform.scale(part, (to_w, to_h)), (to_x, to_y)))
    return tuple(parts)


@kept(MEGABYTE)
def _blurred(radius: int, spread: int, strength: int) -> pygame.Surface:
    """It is the shadow of the smallest plate."""
    edge = radius + 2 * spread
    side = 2 * edge + 2
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.rect(
        tile,
        (0, 0, 0, strength),
        pygame.Rect(spread, spread, side - 2 * spread, side - 2 * spread),
        border_radius=radius,
    )
    return pygame.transform.gaussian_blur(tile, max(1, spread // 2))


@kept(MEGABYTE)
def _veil(alpha: int) -> pygame.Surface:
    veil = pygame.Surface((VEIL, VEIL))
    veil.fill((8, 10, 16))
    veil.set_alpha(alpha)
    return veil
