"""What Red Guard brings to the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pygame

from engine import red_guard
from engine.core.prompts import Option, Prompt
from engine.core.questions import Role
from engine.red_guard import RedGuardSession, State, questions, stages
from engine.red_guard import effects as told
from engine.red_guard.components import ATTACK, BLUE, FACTIONS, FLYING_PIGEON, NO_CHIT, TILES
from engine.red_guard.game import FEWEST_SEATS
from engine.red_guard.state import commanded
from engine.red_guard.temperaments import NON_PLAYER
from game.red_guard import art, lessons
from game.red_guard.animation import ANIMATIONS, TOGETHER
from game.red_guard.dates import DATES
from game.red_guard.drama import drama_of
from game.red_guard.end_page import end_page
from game.red_guard.first_words import WORDS
from game.red_guard.gallery import exhibits
from game.red_guard.palette import PALETTES
from game.red_guard.poster import EventPoster, event_face
from game.red_guard.short_cuts import short_cuts
from game.red_guard.under_way import UnderWay
from game.red_guard.wall.view import MATTER, WallView
from game.red_guard.wording import RedGuardWording
from game.red_guard.wording.names import tile_name
from game.red_guard.wording.options import nobody_stays
from game.red_guard.wording.parts import part_lines
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.dialog import message
from game.shell.text import tr
from game.table.animation.drama import Drama
from game.table.asking.offers import BOARD, CARD, DONE, Carried, Hands, Target
from game.table.board.view import BoardView
from game.table.kit.kit import Chapter, EndPage, Furniture, Kit, Pause
from game.table.kit.palette import Palette
from game.table.lessons.mentor_panel import MentorStyle
from game.table.library.exhibit import Exhibit
from game.table.panels.card_setting import Face
from game.table.telling.shown import Shown
from game.table.telling.snapshots import Snapshot

SEALS = {faction: f"{art.FOLDER}/{faction}" for faction in FACTIONS}
RIGHT = 384
PAPER_EDGE = 16
"""How much of the last page is torn away around its print."""
SAMPLE_EVENT = "12"
LEAFLET, LEAFLET_HEAD = (240, 214, 201), (158, 27, 32)
"""Cheap pink paper, on which a lesson is printed."""


class RedGuardKit(Kit):
    game = red_guard.GAME
    palettes = PALETTES
    symbols = SEALS
    wording = RedGuardWording()
    words = WORDS

    # Before a game

    usual_seat = BLUE

    def objection(self, humans: set[str], chosen: Mapping[str, Any]) -> str:
        """2.2: two to six players."""
        seated = [seat for seat in FACTIONS if seat in humans or chosen.get(seat) != NON_PLAYER]
        return tr("setup.too_few") if len(seated) < FEWEST_SEATS else ""

    first_lesson = "the_first_posters"
    mentor = MentorStyle(head=LEAFLET_HEAD, paper=LEAFLET, face="text")

    def facts(self, state: State) -> Mapping[str, Any]:
        return lessons.facts(state)

    # On the table

    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> WallView:
        return WallView(rect, state, look, palette)

    def furnish(self, state: State, hands: Hands) -> Furniture:
        art.load_events_ahead()
        return Furniture(clipping=EventPoster(hands), right=RIGHT)

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:
        assert furniture.clipping
        furniture.clipping.show(event_face(shown.state.event))

    def card_of(self, state: State) -> Face:
        return event_face(state.event)

    def under_way(self) -> UnderWay:
        return UnderWay()

    def acting(self, state: State) -> str:
        """3.1: in set-up nobody has a turn that could end."""
        return state.waiting[0] if state.waiting and state.stage in stages.PLAYER_TURN else ""

    # What is asked

    def target(self, option: Option) -> Target:
        match option.kind:
            case "tile" | "place":
                return Target(BOARD, option.value)
            case "stack":
                unit, _, place = option.value.partition("@")
                return Target(BOARD, f"{place}:{unit}")
            case "unit":
                return Target(BOARD, option.key)
            case "kind" | "against" | "counter" | "strike":
                return Target(about=option.key)
            case "done":
                return Target(DONE)
            case _:
                return Target()

    def short_cuts(self, prompt: Prompt, state: State) -> Mapping[str, Sequence[str]]:
        return short_cuts(prompt, state)

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """Stacks and slips, and of a group's units those that are carried to the tile that it is sent against."""
        if option.kind == "stack":
            return Carried(option.value.partition("@")[0])
        if prompt.ask == questions.GROUP_UNIT and option.kind == "unit":
            return Carried(option.value, prompt.context["tile"])
        return Carried(option.value) if prompt.ask == questions.PLACE_UNIT and option.kind == "unit" else None

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """5.0: whoever is in Attack can be sent against a tile at once."""
        if prompt.ask != questions.TARGET_TILE:
            return {}
        places = [ATTACK[faction] for faction in commanded(state, prompt.seat)]
        return {f"{place}:{unit}": Carried(unit) for place in places for unit in state.units[place]}

    def consider(self, view: BoardView, prompt: Prompt | None) -> None:
        assert isinstance(view, WallView)
        view.ask(prompt)

    def tooltip_avoids(self, view: BoardView, key: str) -> pygame.Rect | None:
        """5.0: the odds against a tile, also while one looks at the units that could go there."""
        return view.spot(MATTER) if key in TILES or ":" in key else None

    def implied_answer(self, prompt: Prompt, view: BoardView) -> str:
        """As many as were pointed at, if so many may go; and who was carried to the tile of the group."""
        assert isinstance(view, WallView)
        if prompt.ask == questions.GROUP_UNIT:
            carried = Option(f"unit:{view.let_go()}")
            return carried.key if carried in prompt.options else ""
        if Role.COUNT not in prompt.ask.role or not view.grasped:
            return ""
        most = max(int(option.value) for option in prompt.options)
        return f"count:{min(view.grasped, most)}"

    def pointed_at(self, view: BoardView) -> int:
        assert isinstance(view, WallView)
        return view.grasped

    def gives_up(self, prompt: Prompt) -> bool:
        """6.3: also a tile that is taken and left to nobody."""
        return super().gives_up(prompt) or nobody_stays(prompt)

    def seat_of(self, place: str, key: str) -> str:
        """The head of a faction's sheet, which hangs on the wall itself."""
        zone, _, faction = key.partition(".")
        return faction if place == BOARD and zone == "faction" else ""

    def has_secret(self, seat: str, state: State) -> bool:
        """10.2: its chit."""
        return state.chits[seat] != NO_CHIT

    def turn_of(self, state: State) -> object:
        return state.turn, state.stage in stages.SET_UP and state.stage, state.waiting[:1]

    def turn_is_over(self, acting: str, state: State) -> bool:
        """3.1: the next faction's turn is told when it begins."""
        return state.turn > 0 and self.acting(state) != acting

    preview_stops_at = (
        told.Rolled,
        told.CombatRolled,
        told.DeathChecked,
        told.UnitDrawn,
        told.MarkerDrawn,
        told.EventRolled,
        told.ControlPassed,
        told.PlayerTurnBegan,
        told.PhaseBegan,
        told.GameTurnBegan,
    )
    not_previewed = (told.GroupFormed,)

    # What has happened

    animations = ANIMATIONS
    together = TOGETHER

    def drama(self, before: State, moment: Snapshot) -> type[Drama] | None:
        return drama_of(before, moment)

    def pause(self, effect: told.Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, told.Explained):
            return Pause.REASON
        if isinstance(effect, told.TileCaptured | told.EventRolled | told.DeathChecked):
            return Pause.READ
        if isinstance(effect, told.CombatRolled | told.ForcedOut | told.SeizureDeclared | told.GameEnded):
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.GameTurnBegan | told.FirstActive) else Pause.NONE

    def halts(self, effect: told.Effect) -> bool:
        """8.3.3, 9.1: the Chairman's death, and how the game ends."""
        return isinstance(effect, told.GameEnded) or (isinstance(effect, told.DeathChecked) and effect.died)

    def ends_turn(self, effect: told.Effect) -> bool:
        return isinstance(effect, told.PlayerTurnBegan | told.GameTurnBegan)

    def chapter(self, effect: told.Effect) -> Chapter:
        if isinstance(effect, told.GameTurnBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.TileCaptured) else Chapter.NONE

    # Looking closer, and the end

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        if place == CARD:
            words = [tr(f"event.{key}"), "", tr(f"event.{key}.history")]
            return message(app, tr(f"event.{key}.title"), "\n".join(words))
        lines = part_lines(key, state, {})
        title = tile_name(key) if key in TILES else lines[0].strip("*") if lines else ""
        return message(app, title, "\n".join(lines[1:])) if lines else None

    def end_page(self, session: RedGuardSession) -> EndPage:
        return end_page(session)

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface:
        return art.sheet("fresh", (size[0] + PAPER_EDGE, size[1] + PAPER_EDGE))

    # In the library

    dates = DATES

    def exhibits(self) -> Sequence[Exhibit]:
        return exhibits()

    def wall(self, size: tuple[int, int]) -> pygame.Surface:
        return art.wall(size)

    def samples(self, app: App) -> Iterable[Scene]:
        """What a click with the right button tells of an event and of a tile."""
        state = self.new_session(self.game.scenarios[0], {self.usual_seat}, seed=1966).state
        for place, key in ((CARD, SAMPLE_EVENT), (BOARD, FLYING_PIGEON)):
            scene = self.inspect(app, place, key, state)
            assert scene is not None
            yield scene


KIT = RedGuardKit()
