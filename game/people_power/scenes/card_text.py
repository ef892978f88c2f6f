"""What stands on each kind of card, as blocks of a newspaper column."""

from __future__ import annotations

import pygame

from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENT_NUMBERS, FACTION_OF, faction_order
from engine.people_power.events import EVENTS
from game.people_power.palette import Palette
from game.people_power.pictures import SHAPE
from game.people_power.pictures import picture as printed
from game.people_power.wording.names import card_title, faction_name, faction_names, joined
from game.shell.look import Look
from game.shell.text import tr
from game.table.library.exhibit import picture_height
from game.table.press.blocks import Block, Body, Headline, Kicker, Label, Note, Picture, Small, Subtitle

LARGE, SMALL, LEAST = 380, 250, 176
"""The heights of pictures as in the design: of a card by itself, beside others, and where a choice has to fit below."""
FLATTEST = 1.9
"""A picture is never more than so much wider than high."""
ACTS = {act for acts in ACTS_OF.values() for act in acts}


def kind_line(card: int) -> str:
    """What kind of card it is."""
    if card in EVENT_NUMBERS:
        return tr("paper.event", number=card)
    if card in ELECTIONS:
        return tr("paper.election")
    key = "paper.act" if card in ACTS else "paper.personality"
    return tr(key, faction=faction_name(FACTION_OF[card]))


def heading(card: int) -> list[Block]:
    blocks: list[Block] = [Headline(card_title(card)), Kicker(tr(f"card.{card}.kicker"))]
    if card in EVENT_NUMBERS:
        line = tr("paper.order", order=faction_names(faction_order(card)))
        critical = EVENTS[card].critical
        if critical:
            names = joined([faction_name(faction) for faction in critical])
            line += f" · {tr('paper.critical', factions=names)}"
        blocks.append(Note(line))
    return blocks


def side(card: int, which: str) -> list[Block]:
    """It is one side of an Event."""
    return [
        Label(tr(f"paper.{which}")),
        Subtitle(tr(f"card.{card}.{which}.title")),
        Body(tr(f"card.{card}.{which}")),
    ]


def rules_text(card: int) -> list[Block]:
    """What a card of the other kinds does."""
    if card in ACTS:
        return [
            Label(tr("paper.condition")),
            Body(tr(f"card.{card}.condition")),
            Label(tr("paper.effect")),
            Body(tr(f"card.{card}.effect")),
        ]
    return [Label(tr("paper.in_play")), Body(tr(f"card.{card}.effect"))]


def history(card: int) -> list[Block]:
    return [Label(tr("paper.history")), Small(tr(f"card.{card}.history"))]


def picture(card: int | str, palette: Palette, tallest: int) -> Block:
    """It is as wide as its column but never taller than this length of the design, and less under large words."""

    def paint(width: int, look: Look) -> pygame.Surface:
        height = min(width * SHAPE[1] // SHAPE[0], picture_height(look, tallest))
        return printed(card, (min(width, round(height * FLATTEST)), height), palette)

    return Picture(paint)
