"""What stands on each kind of card, as blocks of a newspaper column."""

from __future__ import annotations

import pygame

from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENTS, PERSONALITIES_OF, faction_order
from engine.people_power.events import EVENTS as EVENT_CARDS
from game.people_power.newspaper import Block
from game.people_power.newspaper.portrait import OWNER, portrait
from game.people_power.palette import Palette
from game.people_power.wording import faction_name
from game.people_power.wording.names import faction_names, joined
from game.shell.look import Look
from game.shell.text import tr

PERSONALITIES = tuple(card for cards in PERSONALITIES_OF.values() for card in cards)
ACTS = tuple(card for cards in ACTS_OF.values() for card in cards)


def kind_line(card: int) -> str:
    """What kind of card it is."""
    if card in EVENTS:
        return tr("paper.event", number=card)
    if card in ELECTIONS:
        return tr("paper.election")
    key = "paper.personality" if card in PERSONALITIES else "paper.act"
    return tr(key, faction=faction_name(OWNER[card]))


def heading(card: int) -> list[Block]:
    blocks = [Block("headline", tr(f"card.{card}.title")), Block("kicker", tr(f"card.{card}.kicker"))]
    if card in EVENTS:
        line = tr("paper.order", order=faction_names(faction_order(card)))
        critical = EVENT_CARDS[card].critical
        if critical:
            names = joined([faction_name(faction) for faction in critical])
            line += f" · {tr('paper.critical', factions=names)}"
        blocks.append(Block("note", line))
    return blocks


def side(card: int, which: str) -> list[Block]:
    """One side of an Event."""
    return [
        Block("label", tr(f"paper.{which}").upper()),
        Block("subtitle", tr(f"card.{card}.{which}.title")),
        Block("body", tr(f"card.{card}.{which}")),
    ]


def rules_text(card: int) -> list[Block]:
    """What a card of the other kinds does."""
    if card in ACTS:
        return [
            Block("label", tr("paper.condition").upper()),
            Block("body", tr(f"card.{card}.condition")),
            Block("label", tr("paper.effect").upper()),
            Block("body", tr(f"card.{card}.effect")),
        ]
    return [Block("label", tr("paper.in_play").upper()), Block("body", tr(f"card.{card}.effect"))]


def history(card: int) -> list[Block]:
    return [Block("rule"), Block("label", tr("paper.history").upper()), Block("small", tr(f"card.{card}.history"))]


def picture(card: int, palette: Palette, tallest: int) -> Block:
    """The portrait, as wide as its column but never taller than this length of the design."""

    def paint(width: int, look: Look) -> pygame.Surface:
        return portrait(card, (width, min(width, look.px(tallest))), palette)

    return Block("picture", picture=paint)
