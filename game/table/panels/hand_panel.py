"""A hand of cards, fanned out under the board: those that may be played rise, and a click plays one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.rich_text import RichText, TextStyle
from game.table.asking.offers import HAND, Hands, Offer
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.card_setting import Face
from game.table.panels.keyed import Keyed
from game.table.panels.paper import draw_paper

WIDEST, NARROWEST = 190, 92
"""A card, as in the design, and where there are so many that they would lie on each other."""
GAP = 10


class HandPanel(Keyed):
    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self.faces: tuple[Face, ...] = ()
        self._hands = hands
        self._offers: dict[str, Offer] = {}
        self._over = ""
        self._aimed = ""

    @staticmethod
    def height(look: Look) -> int:
        return round(look.text(17) * 7.5)

    def show(self, faces: Sequence[Face]) -> None:
        if tuple(faces) != self.faces:
            self.faces, self.dirty = tuple(faces), True
            if self._over not in {face.key for face in faces}:
                self.look_at("")

    def offer(self, offers: Sequence[Offer]) -> None:
        by_card = {offer.target.key: offer for offer in offers}
        if by_card != self._offers:
            self._offers, self.dirty = by_card, True

    def spot(self, key: str) -> pygame.Rect | None:
        """The part of the card that none lies on."""
        if key not in {face.key for face in self.faces}:
            return None
        card = self._place(key)
        if key != self.faces[-1].key:
            card.width = min(card.width, self._step)
        return card

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.look_at(self._card_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and (card := self._card_at(event.pos)):
            if event.button == 3:
                self._hands.inspect(HAND, card)
            elif event.button == 1 and card in self._offers:
                self._choose(self._offers[card])
            return True
        return False

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.faces)

    @property
    def _parts(self) -> list[str]:
        return [face.key for face in self.faces]

    def inspect(self) -> None:
        if self._over:
            self._hands.inspect(HAND, self._over)

    def rest(self) -> None:
        super().rest()
        self.look_at("")

    def hint(self, position: tuple[int, int]) -> str:
        card = self._card_at(position)
        if card in self._offers and self._offers[card].reason:
            return f"*{self._offers[card].reason}*"
        return next((f"**{face.title}**\n{face.body}" for face in self.faces if face.key == card), "")

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        """The whole hand: what is said of a card must not lie over the others."""
        return self.rect

    @property
    def halo(self) -> Hashable:
        """A card that may be played is higher than the others, and a light lies around it."""
        return tuple(self._may_play(face.key) for face in self.faces)

    def draw(self, surface: pygame.Surface) -> None:
        for face in self.faces:
            self._draw_card(surface, face, self._place(face.key))

    def _draw_card(self, surface: pygame.Surface, face: Face, card: pygame.Rect) -> None:
        look = self.look
        lit = self._may_play(face.key)
        draw_shadow(surface, card, look.px(4), spread=look.px(8), strength=110)
        if lit:
            draw_plate(surface, card.inflate(look.px(6), look.px(6)), self.palette.glow, look.px(7))
        draw_paper(surface, card, look, 5)
        pad = look.px(8)
        title = RichText(
            face.title, card.width - 2 * pad, TextStyle(look.text(17), colours.INK, "news", bold=True, leading=1.1)
        )
        title.draw(surface, (card.x + pad, card.y + pad))
        if face.number:
            number = font("display", look.text(17), bold=True).render(face.number, True, colours.GREY_ON_PAPER)
            surface.blit(number, number.get_rect(bottomright=(card.right - pad, card.bottom - pad // 2)))

    def look_at(self, card: str) -> None:
        if card != self._over:
            self._over, self.dirty = card, True
            before, self._aimed = self._aimed, self._offers[card].option if card in self._offers else ""
            self._hands.aim(before, self._aimed)

    def _may_play(self, card: str) -> bool:
        return card in self._offers and not self._offers[card].reason

    def _card_at(self, position: tuple[int, int]) -> str:
        """The topmost one: each lies on the one before it."""
        return next((face.key for face in reversed(self.faces) if self._place(face.key).collidepoint(position)), "")

    @property
    def _step(self) -> int:
        """From one card to the next; they overlap where there is not room for all."""
        return min(self._width + self.look.px(GAP), (self.rect.width - self._width) // max(1, len(self.faces) - 1))

    @property
    def _width(self) -> int:
        side_by_side = self.rect.width // max(1, len(self.faces)) - self.look.px(GAP)
        return min(self.look.px(WIDEST), max(self.look.px(NARROWEST), side_by_side))

    def _place(self, key: str) -> pygame.Rect:
        look, width, last = self.look, self._width, len(self.faces) - 1
        left = self.rect.centerx - (self._step * last + width) // 2
        number = [face.key for face in self.faces].index(key)
        y = self.rect.y + look.px(12) - (look.px(10) if self._may_play(key) else 0)
        return pygame.Rect(left + number * self._step, y, width, self.rect.bottom - y - look.px(4))
