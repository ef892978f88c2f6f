"""A card as a page of the weekly: masthead, title, engraving with its caption, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from engine.filipinas.card import DECK
from engine.filipinas.deck import AMERICAN_DECK, CARDS
from game.filipinas import art
from game.filipinas.faces import face, fitted
from game.filipinas.palette import INK, SEPIA
from game.filipinas.panels.paper import frame, ornament, sheet
from game.shell import decoding
from game.shell.lettering import draw_line, wrapped
from game.shell.look import Look
from game.shell.text import tr
from game.table.asking.offers import CARD, Hands, Offer
from game.table.panels.card_setting import Face
from game.table.panels.clipping import Clipping

PICTURES = {"hand_small": 112, "hand": 150, "page_small": 248, "page": 360, "large": 640}
"""The widths at which pictures were baked."""
SHAPE = 440 / 700
TITLE_GAP = 6
"""Between the letters that hang below the title's line and the picture."""
MOST_LINES = 5
"""The longest text has so many, at the usual size."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What stands on it."""

    card: str
    """It is empty for the news of the turn."""
    title: str
    text: str
    caption: str
    picture: str
    """The card whose engraving it is."""
    kicker: str
    side: str
    red: bool = False
    one: bool = False


def page_of(card: str) -> CardText:
    facts = DECK[card]
    american = any(card in deck for deck in AMERICAN_DECK.values())
    return CardText(
        card,
        tr(f"card.{card}.title"),
        tr(f"card.{card}.text"),
        tr(f"card.{card}.caption"),
        card,
        tr("page.usa") if american else tr(f"page.of.{facts.side}"),
        facts.side,
        facts.red,
        facts.one,
    )


NEWS_PICTURES = ("F17", "F08", "F20", "F10", "S17", "S22", "F19")
"""There is one for each turn."""
WAR_PICTURES = {6: "FU1", 7: "SU2"}
"""In its place once the United States are at war."""


def news_of(turn: int, at_war: bool) -> CardText:
    """7.1: from the summer of 1898 on they tell of the Americans, if these have come."""
    war = at_war and turn in WAR_PICTURES
    picture = WAR_PICTURES[turn] if war else NEWS_PICTURES[turn - 1]
    told = tr(f"news.{turn}.war" if war else f"news.{turn}")
    return CardText("", tr("news.title"), told, tr(f"card.{picture}.caption"), picture, tr(f"months.{turn}"), "")


def engraving(card: str, width: int) -> pygame.Surface:
    """The largest that is no wider than this: fine lines are never scaled."""
    return art.picture(_file_of(card, width))


def _file_of(card: str, width: int) -> str:
    size = max((wide, name) for name, wide in PICTURES.items() if wide <= max(width, PICTURES["hand_small"]))[1]
    return f"cards/{card.lower()}_{size}.webp"


class CardPage(Clipping):
    """The card in play, or the one of the hand that is pointed at; it always needs the same height."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._page: CardText | None = None
        self._pointed: CardText | None = None

    def show_page(self, page: CardText) -> None:
        if page != self._page:
            self._page = page
            self.face = Face(page.card or "news", page.title, page.kicker)
            self.renew()

    def expect(self, card: str) -> None:
        """It will lie here soon: its picture is decoded beside the loop, and then brought into the screen's format."""
        if card in CARDS:
            name = _file_of(card, _picture_width(self.rect.width, self.look))
            art.load_ahead(name)
            self._getting_ready = self._make_ready(name)

    def _make_ready(self, name: str) -> Iterator[None]:
        while decoding.is_under_way():
            yield
        art.picture(name)

    def point(self, card: str) -> None:
        """A card of the hand, while the mouse is on it; empty for none."""
        page = page_of(card) if card in CARDS else None
        if page != self._pointed:
            self._pointed = page
            self.renew()

    @property
    def is_pointed(self) -> bool:
        return self._pointed is not None

    @property
    def shown(self) -> CardText:
        page = self._pointed or self._page
        assert page is not None, "shown before it is drawn"
        return page

    def needed(self, width: int, look: Look) -> int:
        return self.least(width, look) + _caption(look) + round(_picture_width(width, look) * SHAPE)

    def least(self, width: int, look: Look) -> int:
        lines = round(look.text(17) * 1.3) * MOST_LINES
        return _masthead(look) + _title(look) + lines + look.px(56 + TITLE_GAP)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self.side_rects = {}

    def offer(self, offers: Sequence[Offer]) -> None:
        """Cards are played out of the hand."""

    def spot(self, key: str) -> pygame.Rect | None:
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            if event.button == 3:
                self.inspect()
            return True
        return False

    def inspect(self) -> None:
        if self.shown.card:
            self._hands.inspect(CARD, self.shown.card)

    def hint(self, position: tuple[int, int]) -> str:
        return tr("table.card.hint") if self.shown.card else ""

    def paint(self) -> pygame.Surface:
        look, page = self.look, self.shown
        picture = sheet(self.rect.size).copy()
        frame(picture, picture.get_rect().inflate(-look.px(8), -look.px(8)))
        pad = look.px(18)
        column = pygame.Rect(pad, look.px(10), self.rect.width - 2 * pad, 0)
        y = self._paint_page_head(picture, page, column)
        y = self._paint_title(picture, page, pygame.Rect(column.x, y, column.width, _title(look)))
        spare = self.rect.height - self.least(self.rect.width, look) - _caption(look)
        if width := _picture_width(self.rect.width, look, spare):
            y = _paint_engraving(picture, page, width, pygame.Rect(column.x, y, column.width, 0), look)
        ornament(picture, column.x + column.width // 5, y + look.px(3), column.width * 3 // 5)
        room = pygame.Rect(column.x, y + look.px(8), column.width, 0)
        room.height = self.rect.height - room.y - look.px(12)
        _paint_text(picture, page, room, look)
        return picture

    def _paint_page_head(self, picture: pygame.Surface, page: CardText, column: pygame.Rect) -> int:
        look = self.look
        name = face("masthead-regular", look.text(22))
        row = pygame.Rect(column.x, column.y, column.width, round(look.text(22) * 1.35))
        draw_line(picture, tr("paper.name"), row, name, INK, "center")
        picture.fill(INK, (column.x, row.bottom, column.width, 2))
        row = pygame.Rect(column.x, row.bottom + 3, column.width, round(look.text(16) * 1.3))
        italic = face("text-italic", look.text(16))
        if page.card:
            draw_line(picture, page.card, row, italic, INK)
            colour = self.palette.factions.get(page.side, INK)
            draw_line(picture, page.kicker, row, italic, colour, "right")
        else:
            draw_line(picture, page.kicker, row, italic, INK, "center")
        picture.fill(INK, (column.x, row.bottom, column.width, 1))
        return row.bottom

    def _paint_title(self, picture: pygame.Surface, page: CardText, row: pygame.Rect) -> int:
        black = fitted("head-black", self.look.text(28), page.title, row.width)
        colour = self.palette.factions["spain"] if page.red else INK
        draw_line(picture, page.title, row, black, colour, "center")
        return row.bottom + self.look.px(TITLE_GAP)


def _paint_engraving(picture: pygame.Surface, page: CardText, width: int, column: pygame.Rect, look: Look) -> int:
    """With its caption; returns where that ends."""
    print_ = engraving(page.picture, width)
    at = print_.get_rect(midtop=(picture.get_width() // 2, column.y))
    picture.blit(print_, at)
    pygame.draw.rect(picture, INK, at.inflate(2, 2), 2)
    row = pygame.Rect(column.x, at.bottom + look.px(2), column.width, _caption(look))
    italic = fitted("text-italic", look.text(16), page.caption, row.width)
    draw_line(picture, page.caption, row, italic, SEPIA, "center")
    return row.bottom


def _paint_text(picture: pygame.Surface, page: CardText, room: pygame.Rect, look: Look) -> None:
    """The effect is as large as fits, and under it stands what colour and number of the title mean."""
    notes = [tr("page.red")] * page.red + [tr("page.one")] * page.one
    for size in range(look.text(19), 12, -1):
        bold, small = face("text-bold", size), face("text-regular", max(13, size - 2))
        lines = [(bold, line) for line in wrapped(page.text, bold, room.width)]
        lines += [(small, line) for note in notes for line in wrapped(note, small, room.width)]
        tall = sum(round(font.get_height() * 1.02) for font, _ in lines)
        if tall <= room.height:
            break
    y = room.y + max(0, (room.height - tall) // 2)
    for font, line in lines:
        high = round(font.get_height() * 1.02)
        colour = INK if font is bold else SEPIA
        draw_line(picture, line, pygame.Rect(room.x, y, room.width, high), font, colour, "center")
        y += high


def _picture_width(width: int, look: Look, spare: int | None = None) -> int:
    """The largest engraving that leaves the telegrams some room, and is no higher than what is to spare; 0 for none."""
    fits = [wide for wide in PICTURES.values() if wide <= width - look.px(36) and wide <= look.px(380)]
    if spare is not None:
        return max((wide for wide in fits if round(wide * SHAPE) <= spare), default=0)
    return max(fits, default=PICTURES["hand_small"])


def _masthead(look: Look) -> int:
    return round(look.text(22) * 1.35) + round(look.text(16) * 1.3) + look.px(10) + 4


def _title(look: Look) -> int:
    return round(look.text(28) * 1.3)


def _caption(look: Look) -> int:
    return round(look.text(16) * 1.35)
