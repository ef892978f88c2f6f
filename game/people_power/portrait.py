"""Portraits without faces: a silhouette before a halftone of the faction's colour, with a symbol of the person."""

from __future__ import annotations

from functools import lru_cache

import pygame

from engine.people_power import cards
from game.people_power.icons import icon
from game.people_power.palette import Palette
from game.shell import colours
from game.shell.colours import Colour
from game.table.press.halftone import frame, halftone, shade
from game.table.press.silhouette import (
    Headwear,
    beret,
    draw_bust,
    high_hair,
    long_hair,
    officers_cap,
    short_hair,
    skullcap,
    straw_hat,
    wavy_hair,
)

PERSONALITIES: dict[int, tuple[Headwear, str]] = {
    cards.ENRILE: (short_hair, "fort"),
    cards.IMELDA: (high_hair, "star"),
    cards.VER: (officers_cap, "shield"),
    cards.RAMOS: (officers_cap, "helmet"),
    cards.AQUINO: (wavy_hair, "megaphone"),
    cards.SIN: (skullcap, "church"),
    cards.LAUREL: (short_hair, "megaphone"),
    cards.HONASAN: (beret, "shield"),
    cards.SISON: (short_hair, "star"),
    cards.SALAS: (straw_hat, "camp"),
    cards.KINTANAR: (beret, "explosion"),
    cards.ALEJANDRO: (long_hair, "fist"),
}
"""What is on the head, and the symbol."""
ACTS: dict[int, str] = {
    cards.REAGAN_OFFERS_SANCTUARY: "helmet",
    cards.MARCOS_INAUGURATED: "star",
    cards.COMELEC_HIDES_TAMPERING: "fort",
    cards.ENRILE_AND_RAMOS_DEFECT: "shield",
    cards.PEOPLE_POWER: "megaphone",
    cards.ELECTION_BOYCOTT_IGNORED: "church",
    cards.BOYCOTT_ELECTION: "fist",
    cards.NATIONAL_STRIKE: "gear-hammer",
    cards.VIOLENCE_DISRUPTS_ELECTION: "explosion",
}


def portrait(card: int, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """The picture of a Personality or an Act of Desperation."""
    faction = cards.FACTION_OF[card]
    return _painted(card, size, palette.factions[faction], palette.on_faction[faction])


@lru_cache(maxsize=64)
def _painted(card: int, size: tuple[int, int], colour: Colour, on_colour: Colour) -> pygame.Surface:
    picture = halftone(size, colour)
    if card in PERSONALITIES:
        headwear, symbol = PERSONALITIES[card]
        draw_bust(picture, headwear, shade(colour, 0.86))
        _draw_badge(picture, symbol, colour, on_colour)
    else:
        drawn = icon(ACTS[card], round(min(size) * 0.66), shade(colour, 0.82))
        picture.blit(drawn, drawn.get_rect(center=picture.get_rect().center))
    frame(picture)
    return picture


def _draw_badge(picture: pygame.Surface, symbol: str, colour: Colour, on_colour: Colour) -> None:
    """In the corner at the top right."""
    side = min(picture.get_size()) // 4
    centre = (picture.get_width() - side * 0.72, side * 0.72)
    pygame.draw.aacircle(picture, colours.INK, centre, side * 0.56)
    pygame.draw.aacircle(picture, colour, centre, side * 0.52)
    drawn = icon(symbol, round(side * 0.72), on_colour)
    picture.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))
