"""What lies on the table of People Power."""

from __future__ import annotations

from functools import partial

import pygame

from engine.people_power import State
from engine.people_power.board import (
    FACTIONS,
    as_faction,
    as_space,
)
from game.people_power import standings
from game.people_power.faces import face
from game.people_power.first_words import WORDS
from game.people_power.map.legend import Legend
from game.people_power.map.sprites import piece_sprite
from game.people_power.palette import PALETTES
from game.people_power.panels.faction_panel import GOAL, NOTE, PARTS, STOCK, TRACKS, FactionPanel
from game.people_power.panels.order_panel import OrderPanel
from game.people_power.pictures import draw_ahead, picture
from game.people_power.scenes.card import CardScene
from game.people_power.scenes.faction_cards import faction_cards
from game.people_power.under_way import UnderWay
from game.people_power.wording.names import space_name
from game.people_power.wording.spaces import adjacent_line, space_facts
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.dialog import message
from game.shell.text import tr
from game.table.asking.offers import CARD, LASTING, SHEET, Hands
from game.table.kit.palette import Palette
from game.table.kit.showing import Furniture, Showing
from game.table.map.map_view import MapView
from game.table.panels.card_setting import Face
from game.table.panels.clipping import Clipping
from game.table.telling.shown import Shown

TEXT_GROWTH = 0.9
"""How much of the player's enlargement of the text the words on the map take part in."""
MENU = 90
"""Letters: what to do in a turn, and whom to ask for Resources."""


class PeoplePowerShowing(Showing):
    under_way = UnderWay
    words = WORDS

    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> MapView:
        return MapView(rect, state, Legend(PALETTES[palette.name], tr), map_text_scale(look))

    def furnish(self, state: State, hands: Hands) -> Furniture:
        with_cards = state.use_personalities or state.use_desperation
        rows = (GOAL, PARTS, TRACKS, STOCK, *([NOTE] if with_cards else []))
        show = [partial(hands.inspect, SHEET, faction) if with_cards else None for faction in FACTIONS]
        sheets = [*(FactionPanel(_paint_piece, rows, on_click=ask) for ask in show), OrderPanel(len(FACTIONS))]
        for sheet, about in zip(sheets, (*FACTIONS, "order"), strict=True):
            sheet.about = about
        several = len(state.humans) > 1  # 1.4.1: who can ask each other for Resources has more to choose from
        return Furniture(sheets, Clipping(hands, _illustrate, _draw_ahead), menu=MENU if several else 0)

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        state: State = shown.state
        *panels, order = furniture.sheets
        for faction, panel in zip(FACTIONS, panels, strict=True):
            assert isinstance(panel, FactionPanel)
            panel.show(standings.standing(state, faction, faction == acting, shown.under_way))
        assert isinstance(order, OrderPanel) and isinstance(shown.under_way, UnderWay) and furniture.clipping
        order.show(standings.turns(state), standings.order_title(state), tr("table.sequence"))
        furniture.clipping.show(self.card_of(state), shown.under_way.event_side)

    def card_of(self, state: State) -> Face:
        return face(state.card)

    def has_secret(self, seat: str, state: State) -> bool:
        """6.5.2: a seat has an Act of Desperation, if all agreed to keep them hidden."""
        return seat in state.acts and seat not in state.open_acts

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        if place == CARD:
            return CardScene(app, int(key))
        if place == LASTING:
            return CardScene(app, state.election)
        if place == SHEET:
            return faction_cards(app, as_faction(key), state)
        space = as_space(key)
        text = "\n".join([*space_facts(space, state), adjacent_line(space)])
        return message(app, space_name(space), text)


def map_text_scale(look: Look) -> float:
    """How large the words on the map are wished for."""
    return 1 + TEXT_GROWTH * (look.text_scale - 1)


def _illustrate(card: str, size: tuple[int, int], palette: str) -> pygame.Surface:
    return picture(card, size, PALETTES[palette])


def _draw_ahead(card: str, size: tuple[int, int], palette: str) -> None:
    draw_ahead(card, size, PALETTES[palette])


def _paint_piece(piece: str, size: int, palette: Palette) -> pygame.Surface:
    return piece_sprite(piece, size, PALETTES[palette.name])
