"""The window of Tricks: a tile for every seat, and a hand of cards."""

import pygame

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from game.shell.look import Look
from game.table.asking.offers import HAND, Hands, Target
from game.table.board.tableau import TableauView, Tile
from game.table.kit.asking import Asking
from game.table.kit.edition import edition_of
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.kit.previewing import Previewing
from game.table.kit.showing import Furniture, Showing
from game.table.kit.wording import Wording
from game.table.panels.card_setting import Face
from game.table.panels.hand_panel import HandPanel
from game.table.telling.log_entry import LogEntry
from game.table.telling.shown import Shown
from game.table.telling.snapshots import State
from tests.mini import GAME, SEATS, Laid, TrickTaken
from tests.presence import present
from tests.shell_window import PlainFront

INK, CREAM, GLOW = (0, 0, 0), (255, 255, 255), (255, 220, 90)
COLOURS = {seat: (150 - 20 * number, 60, 25 * number) for number, seat in enumerate(SEATS)}
PALETTE = Palette("plain", INK, CREAM, GLOW, COLOURS, dict.fromkeys(SEATS, CREAM))


class TricksWording(Wording):
    def position(self, state: State) -> str:
        return f"{sum(state.tricks.values())} tricks"

    def line(self, effect: Effect) -> LogEntry | None:
        if isinstance(effect, Laid):
            return LogEntry(f"{effect.seat} lays {effect.card or 'a card'}", effect.seat)
        assert isinstance(effect, TrickTaken)
        return LogEntry(f"{effect.seat} takes {dict(effect.cards)}", effect.seat)


class TricksShowing(Showing):
    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> TableauView:
        return TableauView(rect, state, look, palette, tiles)

    def furnish(self, state: State, hands: Hands) -> Furniture:
        return Furniture(hand=HandPanel(hands))

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        cards = next(filter(None, shown.state.hands.values()), ())  # one sees no hand but one's own
        present(furniture.hand).show([Face(str(card), f"Card {card}", "") for card in cards])


class TricksAsking(Asking):
    def target(self, option: Option, prompt: Prompt) -> Target:
        return Target(HAND, option.value)


class TricksPreviewing(Previewing):
    stops_at = (TrickTaken,)
    reveals = (TrickTaken,)


def tiles(state: State) -> list[list[Tile]]:
    return [[Tile(seat, seat, (f"{state.tricks[seat]} tricks",), colour=COLOURS[seat]) for seat in state.playing]]


KIT = Kit(
    game=GAME,
    palettes=dict.fromkeys(("default", "colour_blind", "high_contrast"), PALETTE),
    symbols=dict.fromkeys(SEATS, "shell/icons/program"),
    wording=TricksWording(),
    usual_seat=SEATS[0],
    showing=TricksShowing(),
    asking=TricksAsking(),
    previewing=TricksPreviewing(),
)
EDITION = edition_of("mini", lambda: KIT, PlainFront)
