"""The gallery has every card with its picture, Events and Elections as clippings under it, each with its history."""

from __future__ import annotations

from functools import partial

import pygame

from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENT_NUMBERS, PERSONALITIES_OF
from game.people_power.faces import face
from game.people_power.palette import PALETTES
from game.people_power.pictures import picture
from game.people_power.scenes import card_text
from game.people_power.wording.names import card_title
from game.table.kit.palette import Palette
from game.table.library.exhibit import ONLOOKER, Exhibit, print_of
from game.table.panels.clipping import Clipping
from game.table.press.blocks import Block, Note

WIDEST = 640
TALLEST = 360
"""A picture is no taller than this."""


def exhibits() -> list[Exhibit]:
    people = [card for cards in PERSONALITIES_OF.values() for card in cards]
    acts = [card for cards in ACTS_OF.values() for card in cards]
    return [
        *(_paper(card, "event") for card in EVENT_NUMBERS),
        *(_paper(card, "election") for card in ELECTIONS),
        *(_portrayed(card, "person") for card in people),
        *(_portrayed(card, "act") for card in acts),
    ]


def _paper(card: int, kind: str) -> Exhibit:
    return Exhibit(str(card), kind, card_title(card), partial(_picture, card), partial(_clipped, card))


def _portrayed(card: int, kind: str) -> Exhibit:
    return Exhibit(str(card), kind, card_title(card), partial(_picture, card), partial(_column, card))


def _clipping(card: int, palette: Palette) -> Clipping:
    clipping = Clipping(ONLOOKER)
    clipping.palette = palette
    clipping.show(face(card))
    return clipping


def _clipped(card: int, palette: Palette) -> list[Block]:
    """An Event or an Election as it lies beside the board."""
    return [_plate(card, palette), print_of(_clipping(card, palette), WIDEST), *card_text.history(card)]


def _column(card: int, palette: Palette) -> list[Block]:
    """A Personality or an Act of Desperation as on the page where it is chosen."""
    return [
        _plate(card, palette),
        *card_text.heading(card),
        Note(card_text.kind_line(card)),
        *card_text.rules_text(card),
        *card_text.history(card),
    ]


def _plate(card: int, palette: Palette) -> Block:
    return card_text.picture(card, PALETTES[palette.name], TALLEST)


def _picture(card: int, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    return picture(card, size, PALETTES[palette.name])
