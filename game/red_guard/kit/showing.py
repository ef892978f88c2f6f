"""What lies on the table of Red Guard."""

from __future__ import annotations

import pygame

from engine.core.prompts import Prompt
from engine.red_guard import State
from engine.red_guard.components import NO_CHIT, TILES
from game.red_guard import art
from game.red_guard.first_words import WORDS
from game.red_guard.poster import EventPoster, event_face
from game.red_guard.under_way import UnderWay
from game.red_guard.wall.view import MATTER, WallView
from game.red_guard.wording.names import tile_name
from game.red_guard.wording.parts import part_lines
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.dialog import message
from game.shell.text import tr
from game.table.asking.offers import BOARD, CARD, Hands
from game.table.board.view import BoardView
from game.table.kit.showing import Furniture, Showing
from game.table.panels.card_setting import Face
from game.table.telling.shown import Shown

RIGHT = 384


class RedGuardShowing(Showing):
    under_way = UnderWay
    words = WORDS
    view = staticmethod(WallView)

    def furnish(self, state: State, hands: Hands) -> Furniture:
        art.load_events_ahead()
        return Furniture(clipping=EventPoster(hands), right=RIGHT)

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        assert furniture.clipping
        furniture.clipping.show(event_face(shown.state.event))

    def card_of(self, state: State) -> Face:
        return event_face(state.event)

    def consider(self, view: BoardView, prompt: Prompt | None) -> None:
        assert isinstance(view, WallView)
        view.ask(prompt)

    def tooltip_avoids(self, view: BoardView, key: str) -> pygame.Rect | None:
        """5.0: the odds against a tile, also while one looks at the units that could go there."""
        return view.spot(MATTER) if key in TILES or ":" in key else None

    def seat_of(self, place: str, key: str) -> str:
        """The head of a faction's sheet, which hangs on the wall itself."""
        zone, _, faction = key.partition(".")
        return faction if place == BOARD and zone == "faction" else ""

    def has_secret(self, seat: str, state: State) -> bool:
        """10.2: it is its chit."""
        return state.chits[seat] != NO_CHIT

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        if place == CARD:
            words = [tr(f"event.{key}"), "", tr(f"event.{key}.history")]
            return message(app, tr(f"event.{key}.title"), "\n".join(words))
        lines = part_lines(key, state, {})
        title = tile_name(key) if key in TILES else lines[0].strip("*") if lines else ""
        return message(app, title, "\n".join(lines[1:])) if lines else None
