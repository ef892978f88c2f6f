"""What lies on the table of Filipinas."""

from __future__ import annotations

import pygame

from engine.core.prompts import Prompt
from engine.filipinas import State
from engine.filipinas.board import MAP, SIDES
from engine.filipinas.deck import CARDS
from game.filipinas import foreseen, standings
from game.filipinas.board.chart_view import ChartView
from game.filipinas.first_words import WORDS
from game.filipinas.panels.card_page import CardPage, news_of, page_of
from game.filipinas.panels.hand import Hand
from game.filipinas.panels.instruments import AmericanTrack, Government, Instrument, Ledger, MoraleTrack, TurnTrack
from game.filipinas.panels.side_panel import SidePanel
from game.filipinas.scenes.card import CardScene
from game.filipinas.scenes.place import PlaceScene
from game.filipinas.under_way import UnderWay
from game.filipinas.wording.deeds import AMERICANS, MORALE
from game.filipinas.wording.names import card_title
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.table.asking.offers import Hands
from game.table.board.view import BoardView
from game.table.kit.palette import Palette
from game.table.kit.showing import Furniture, Showing
from game.table.panels.card_setting import Face
from game.table.telling.shown import Shown

MENU = 104
"""So many letters are for the actions of a play."""


class FilipinasShowing(Showing):
    under_way = UnderWay
    words = WORDS

    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> ChartView:
        view = ChartView(rect, state, look, palette)
        view.warm_lights()
        return view

    def furnish(self, state: State, hands: Hands) -> Furniture:
        page = CardPage(hands)
        page.show_page(news_of(state.turn, state.at_war))
        sides = [SidePanel() for _ in SIDES]
        instruments = (TurnTrack(), MoraleTrack(), AmericanTrack(), Government(), Ledger())
        for sheet, about in zip(sides, SIDES, strict=True):
            sheet.about = about
        for instrument in instruments:
            instrument.about = instrument.name
        return Furniture([*sides, *instruments], page, Hand(hands, page), menu=MENU)

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        state: State = shown.state
        for side, panel in zip(SIDES, furniture.sheets, strict=False):
            assert isinstance(panel, SidePanel)
            under_way = shown.under_way
            panel.show(standings.standing(state, side, side == acting, under_way.players, under_way.names))
        tallied = state.copy()
        tallied.morale = shown.under_way.total(MORALE, state.morale)
        tallied.us = shown.under_way.total(AMERICANS, state.us)
        for sheet in furniture.sheets[len(SIDES) :]:
            assert isinstance(sheet, Instrument)
            sheet.show(tallied)
        assert isinstance(shown.under_way, UnderWay) and isinstance(furniture.clipping, CardPage) and furniture.hand
        card = shown.under_way.card
        furniture.clipping.show_page(page_of(card) if card else news_of(state.turn, state.at_war))
        hand = standings.open_hand(state, acting)
        furniture.hand.show([Face(key, card_title(key), "") for key in hand if key in CARDS])

    def consider(self, view: BoardView, prompt: Prompt | None) -> None:
        assert isinstance(view, ChartView)
        if prompt is None:
            view.consider(None, {})
        else:
            view.consider(foreseen.at_hand(prompt, view.state), foreseen.of_options(prompt, view.state))

    def tooltip_avoids(self, view: BoardView, key: str) -> pygame.Rect | None:
        """6.7: the slip of the battle that a stack would fight."""
        assert isinstance(view, ChartView)
        return view.foreseen(key)

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        if key in CARDS:
            return CardScene(app, key)
        return PlaceScene(app, key, state) if key in MAP else None
