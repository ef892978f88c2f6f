"""The window of Tricks: a tile for every seat, and a hand of cards."""

from __future__ import annotations

import pygame

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from game.shell.look import Look
from game.table.board.tableau import TableauView, Tile
from game.table.edition import edition_of
from game.table.kit import Furniture, Kit
from game.table.log_entry import LogEntry
from game.table.moments import State
from game.table.offers import HAND, Hands, Target
from game.table.palette import Palette
from game.table.panels.card_setting import Face
from game.table.panels.hand_panel import HandPanel
from game.table.shown import Shown
from game.table.wording import Wording
from tests.mini import GAME, SEATS, Laid, TrickTaken
from tests.shell_window import PlainFront

COLOURS = dict(
    zip(SEATS, ((90, 60, 40), (180, 140, 0), (60, 60, 90), (120, 80, 30), (40, 90, 60), (150, 60, 20)), strict=True)
)
PALETTE = Palette("plain", (0, 0, 0), (255, 255, 255), (255, 220, 90), COLOURS, dict.fromkeys(SEATS, (255, 255, 255)))


class TricksWording(Wording):
    def position(self, state: State) -> str:
        return f"{sum(state.tricks.values())} tricks"

    def line(self, effect: Effect) -> LogEntry | None:
        if isinstance(effect, Laid):
            return LogEntry(f"{effect.seat} lays {effect.card or 'a card'}", effect.seat)
        assert isinstance(effect, TrickTaken)
        return LogEntry(f"{effect.seat} takes {dict(effect.cards)}", effect.seat)


class TricksKit(Kit):
    game = GAME
    palettes = dict.fromkeys(("default", "colour_blind", "high_contrast"), PALETTE)
    symbols = dict.fromkeys(SEATS, "shell/icons/program")
    wording = TricksWording()
    usual_seat = SEATS[0]
    unknown = (TrickTaken,)

    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> TableauView:
        return TableauView(rect, state, look, palette, _tiles, lambda *_: pygame.Surface((1, 1)))

    def furnish(self, state: State, hands: Hands) -> Furniture:
        return Furniture(hand=HandPanel(hands))

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        cards = next((cards for cards in shown.state.hands.values() if cards and acting), ())
        furniture.hand.show([Face(str(card), f"Card {card}", "") for card in cards])

    def acting(self, state: State) -> str:
        return state.next

    def target(self, option: Option) -> Target:
        return Target(HAND, option.value)

    def is_secret(self, prompt: Prompt) -> bool:
        return True


def _tiles(state: State) -> list[list[Tile]]:
    return [[Tile(seat, seat, (f"{state.tricks[seat]} tricks",), colour=COLOURS[seat]) for seat in state.playing]]


KIT = TricksKit()
EDITION = edition_of("mini", lambda: KIT, PlainFront)
