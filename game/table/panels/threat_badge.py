"""A threat as a small badge: whose it is, how likely as a part of a ring, and what would be lost."""

from __future__ import annotations

from math import tau

import pygame

from engine.core.thinking.intentions import fraction
from game.shell import colours
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.table.kit.icons import icon
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette

SIZE = 16
"""The figure has this size in the design."""
FINE = 4
"""So many times as large is a ring drawn before it is made small, so that it is smooth."""


def threat_badge(rival: str, chance: float, loss: str, kit: Kit, palette: Palette, look: Look) -> pygame.Surface:
    """The loss is left out if it is empty, and the symbol where the threat is nobody's."""
    colour, ink = palette.factions.get(rival, colours.GREY_ON_INK), palette.on_faction.get(rival, colours.INK)
    return _badge(kit.symbols.get(rival, ""), colour, ink, fraction(chance), loss, look)


@kept(2 * MEGABYTE)
def _badge(symbol: str, colour: Colour, ink: Colour, chance: tuple[int, int], loss: str, look: Look) -> pygame.Surface:
    figure = rendered(font("display", look.text(SIZE), bold=True), loss, colours.CREAM)
    tall = max(round(look.text(SIZE) * 1.6), look.px(22))
    wide = tall + (figure.get_width() + round(tall * 0.35) if loss else 0)
    badge = pygame.Surface((wide, tall), pygame.SRCALPHA)
    draw_plate(badge, badge.get_rect(), colours.INK, tall // 2, colours.CREAM, max(1, look.px(1)))
    badge.blit(_ring(tall, chance), (0, 0))
    middle, radius = (tall // 2, tall // 2), round(tall * 0.32)
    pygame.draw.aacircle(badge, colour, middle, radius)
    if symbol:
        picture = icon(symbol, round(radius * 1.5), ink)
        badge.blit(picture, picture.get_rect(center=middle))
    badge.blit(figure, figure.get_rect(midleft=(tall, tall // 2)))
    return badge


def _ring(size: int, chance: tuple[int, int]) -> pygame.Surface:
    """As much of it is bright as the chance comes to, clockwise from the top."""
    large = size * FINE
    ring = pygame.Surface((large, large), pygame.SRCALPHA)
    box, thick = ring.get_rect().inflate(-3 * FINE, -3 * FINE), round(large * 0.11)
    pygame.draw.circle(ring, colours.INK_RAISED, box.center, box.width // 2, thick)
    part, whole = chance
    start = tau / 4 - tau * part / whole
    points = 96 * part // whole
    middle, outer, inner = pygame.Vector2(box.center), box.width / 2, box.width / 2 - thick
    around = [pygame.Vector2(1, 0).rotate_rad(-(start + tau * part / whole * n / points)) for n in range(points + 1)]
    outline = [middle + outer * way for way in around] + [middle + inner * way for way in reversed(around)]
    pygame.draw.polygon(ring, colours.GOLD_SOFT, outline)
    return pygame.transform.smoothscale(ring, (size, size))
