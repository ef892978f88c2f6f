"""The gallery has every card as a page of the weekly, and leaders as medallions, each with its history."""

from __future__ import annotations

from functools import partial

import pygame

from engine.filipinas.board import SIDES
from engine.filipinas.card import DECK
from engine.filipinas.counters import LEADER
from engine.filipinas.deck import AMERICAN_DECK, CARDS
from game.filipinas import art
from game.filipinas.panels.card_page import PICTURES, SHAPE, CardPage, engraving, page_of
from game.shell.look import Look
from game.shell.text import tr
from game.table.kit.palette import Palette
from game.table.library.exhibit import ONLOOKER, Exhibit, picture_height, print_of
from game.table.press.blocks import Block, Body, Headline, Kicker, Label, Lead, Note, Picture

WIDEST = 520
MEDALLION = 300
"""It is so high, as in the design."""
SHADE = (214, 196, 160)
"""It lies behind a medallion."""
WAR = "war"
"""The cards that come with the United States are of this kind."""


def exhibits() -> list[Exhibit]:
    american = {card for deck in AMERICAN_DECK.values() for card in deck}
    by_side = [card for side in SIDES for card in CARDS if DECK[card].side == side and card not in american]
    return [
        *(_card(card, DECK[card].side) for card in by_side),
        *(_card(card, WAR) for card in CARDS if card in american),
        *(_leader(leader) for leader in LEADER),
    ]


def _card(card: str, kind: str) -> Exhibit:
    return Exhibit(card, kind, tr(f"card.{card}.title"), partial(_print, card), partial(_page, card))


def _leader(leader: str) -> Exhibit:
    return Exhibit(leader, "leader", tr(f"leader.{leader}"), partial(_small_medallion, leader), partial(_life, leader))


def _page(card: str, palette: Palette) -> list[Block]:
    page = CardPage(ONLOOKER)
    page.palette = palette
    page.show_page(page_of(card))
    return [print_of(page, WIDEST), Label(tr("gallery.history")), Body(tr(f"card.{card}.history"))]


def _life(leader: str, palette: Palette) -> list[Block]:
    facts = LEADER[leader]
    worth = [tr("gallery.logistics", count=facts.logistics)] if facts.logistics else []
    worth += [tr("gallery.tactics", count=facts.tactics)] if facts.tactics else []
    ranks = ("captain_general", facts.captain_general), ("admiral", facts.admiral)
    rank = next((name for name, has in ranks if has), "leader")
    return [
        Picture(partial(_large_medallion, leader)),
        Headline(tr(f"leader.{leader}")),
        Kicker(tr(f"gallery.rank.{rank}", nation=tr(f"nation.{facts.nation}"))),
        *([Note(" ".join(worth))] if worth else []),
        Label(tr("gallery.life")),
        Lead(tr(f"leader.{leader}.note")),
        Body(tr(f"leader.{leader}.history")),
    ]


def _print(card: str, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """Out of the middle of the smallest engraving that covers the size: fine lines are never scaled."""
    covers = [wide for wide in PICTURES.values() if wide >= size[0] and wide * SHAPE >= size[1]]
    picture = engraving(card, min(covers, default=max(PICTURES.values())))
    made = pygame.Surface(size)
    made.fill(SHADE)
    made.blit(picture, picture.get_rect(center=made.get_rect().center))
    return made


def _small_medallion(leader: str, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    made = pygame.Surface(size)
    made.fill(SHADE)
    picture = _medallion(leader, size[1])
    made.blit(picture, picture.get_rect(center=made.get_rect().center))
    return made


def _large_medallion(leader: str, width: int, look: Look) -> pygame.Surface:
    return _medallion(leader, picture_height(look, MEDALLION))


def _medallion(leader: str, height: int) -> pygame.Surface:
    """As large as it was baked, or smaller."""
    picture = art.picture(f"leaders/{leader}_large.webp")
    share = min(1.0, height / picture.get_height())
    return pygame.transform.smoothscale(
        picture, (round(picture.get_width() * share), round(picture.get_height() * share))
    )
