"""What Filipinas brings to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pygame

from engine import filipinas
from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt, Refusal
from engine.filipinas import FilipinasSession, State, questions, stages, summary
from engine.filipinas import effects as told
from engine.filipinas.actions import ACTIONS
from engine.filipinas.actions.moving import destinations, leader_friends, leader_places
from engine.filipinas.board import FILIPINOS, MAP, SIDES, SPAIN, USA
from engine.filipinas.counters import units_of
from engine.filipinas.deck import CARDS
from engine.filipinas.state import find
from engine.filipinas.victory import MORALE_BROKEN, NO_UNITS, cities_needed
from game.filipinas import foreseen, standings
from game.filipinas.animation import ANIMATIONS, TOGETHER
from game.filipinas.animation.drama import drama_of
from game.filipinas.board.chart_view import ChartView
from game.filipinas.dates import DATES
from game.filipinas.end_page import end_page
from game.filipinas.first_words import WORDS
from game.filipinas.gallery import exhibits
from game.filipinas.palette import PALETTES
from game.filipinas.panels.card_page import CardPage, news_of, page_of
from game.filipinas.panels.hand import Hand
from game.filipinas.panels.instruments import AmericanTrack, Government, Instrument, Ledger, MoraleTrack, TurnTrack
from game.filipinas.panels.paper import framed_sheet
from game.filipinas.panels.side_panel import SidePanel
from game.filipinas.scenes.card import CardScene, NewsScene, WarScene, is_news, news_scene
from game.filipinas.scenes.place import PlaceScene
from game.filipinas.under_way import UnderWay
from game.filipinas.wording import FilipinasWording
from game.filipinas.wording.deeds import AMERICANS, MORALE
from game.filipinas.wording.names import card_title
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr
from game.table.animation.drama import Drama
from game.table.animation.scores import Total
from game.table.asking.offers import BOARD, DONE, HAND, Carried, Hands, Target
from game.table.board.view import BoardView
from game.table.kit.kit import Chapter, EndPage, Furniture, Kit, Pause
from game.table.kit.palette import Palette
from game.table.lessons.mentor_panel import MentorStyle
from game.table.library.exhibit import Exhibit
from game.table.panels.card_setting import Face
from game.table.telling.shown import Shown
from game.table.telling.snapshots import Snapshot

SELF_EVIDENT = (
    "acted",
    "points",
    "cards",
    "lines_built",
    "no_reconcentration",
    "nobody_dispersed",
    "nothing_to_stack",
    "nothing_to_unstack",
)
"""Why an action is impossible where nobody would look for it."""
PASSING_BY = ("stack", "unstack", "line", "regroup", "lift")
"""Actions that are not listed at all while they have no object: no other may change its place for them."""
MENU = 104
"""Letters: the actions of a play."""
REASONS = (told.Decided,)
"""Why a non-player does what it does."""
TELEGRAM, TELEGRAM_HEAD = (233, 221, 170), (74, 54, 36)
"""The form that a lesson is written on."""


OUTRIGHT = ("lift", "reinforce")
"""Actions that are all that is to be chosen."""
LAST = 100
"""Among the buttons."""


class FilipinasKit(Kit):
    game = filipinas.GAME
    palettes = PALETTES
    symbols = {"spain": "filipinas/icons/crown", "filipinos": "filipinas/icons/heraldic-sun"}  # noqa: RUF012
    wording = FilipinasWording()
    words = WORDS

    # Before a game

    usual_seat = FILIPINOS

    first_lesson = "the_rising"
    mentor = MentorStyle(head=TELEGRAM_HEAD, paper=TELEGRAM, face="text", border=True)

    def facts(self, state: State) -> Mapping[str, Any]:
        """All but the hands."""
        return {name: value for name, value in summary(state).items() if name != "hand"}

    # On the table

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
            panel.show(standings.standing(state, side, side == acting, shown.under_way.players))
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

    def under_way(self) -> UnderWay:
        return UnderWay()

    def acting(self, state: State) -> str:
        return state.to_play if state.stage == stages.ACTION else ""

    # What is asked

    def target(self, option: Option) -> Target:
        match option.kind:
            case "place":
                return Target(BOARD, option.value) if option.value in MAP else Target()
            case "stack" | "counter":
                return Target(BOARD, option.key)
            case "card":
                return Target(HAND, option.value)
            case "columns":
                return Target(about=f"counter:{option.value}")
            case "action":
                return Target(brings_up=option.key)  # the slip of its battle, where there is but one
            case "done":
                return Target(DONE)
            case "coordinate" | "trade" | "pass":
                return Target(aside=True)
            case _:
                return Target()

    def key_of(self, option: Option) -> str:
        """Digits are for actions alone."""
        return {"coordinate": "O", "trade": "T", "pass": "0"}.get(option.kind, "")

    def rank(self, option: Option) -> int:
        """Actions as the player aid lists them, those that come and go behind the others; passing is last of all."""
        if option.kind == "action":
            return 1 + [*ACTIONS].index(option.value) + len(ACTIONS) * (option.value in PASSING_BY)
        return {"coordinate": LAST - 2, "trade": LAST - 1, "pass": LAST}.get(option.kind, 0)

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """6.3: whoever may move; where there is only one way, nobody is asked which, and the piece is let go there."""
        if prompt.ask != questions.MOVE_WHO:
            return None
        place, stack = find(state, option.value)
        if option.kind == "stack" and units_of(stack):
            ways = list(destinations(state, place, stack))
            piece = option.key
        else:
            friends = [f"stack:{friend}" for friend in leader_friends(state, option.value)]
            ways = [*leader_places(state, option.value), *friends]
            piece = option.value
        return Carried(piece, ways[0] if len(ways) == 1 else "")

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """The stack or the leader about whom it is asked where to."""
        if prompt.ask in (questions.MOVE_TO, questions.FLEET_PORT):
            stack = f"stack:{prompt.context['stack'][0]}"
            return {stack: Carried(stack)}
        if prompt.ask == questions.MOVE_LEADER:
            leader = prompt.context["leader"]
            return {f"counter:{leader}": Carried(leader)}
        return {}

    def is_idle(self, effect: Effect, seat: str) -> bool:
        if not isinstance(effect, told.TrackMoved):
            return False
        return effect.track == f"points:{seat}" and effect.after < effect.before

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[Effect]) -> bool:
        """6: an action of which nobody was asked who, whom or where; what it costs without that says its own price."""
        if option.kind != "action" and prompt.ask != questions.SEARCH_TARGET:
            return False
        return option.value not in OUTRIGHT and any(isinstance(effect, told.ActionBegan) for effect in effects)

    def shows_refusal(self, refusal: Refusal) -> bool:
        """Not of a whole menu that is used up, nor of what has no object on the map at all."""
        return refusal.option.kind == "card" or refusal.reason not in SELF_EVIDENT

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

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        """The rival's hand is seen only here."""
        if prompt.ask != questions.CARD_SPY:
            return None
        answers = [
            Answer(card_title(option.value), lambda key=option.key: answer(key), "paper", str(number))  # type: ignore[misc]
            for number, option in enumerate(prompt.options, 1)
        ]
        return DialogScene(app, tr("card.F12.title"), tr("ask.card.spy"), answers)

    def is_secret(self, prompt: Prompt) -> bool:
        """The hand lies on the table whatever is asked."""
        return True

    passes = ("pass",)
    preview_stops_at = (
        told.Rolled,
        told.Searched,
        told.Fought,
        told.CardsDrawn,
        told.CardsDealt,
        told.HandSeen,
        told.CardDiscarded,
        told.PlayBegan,
        told.TurnBegan,
        told.TurnEnded,
        told.AmericaEntered,
        told.GameEnded,
        told.Decided,
        told.Skipped,
        told.Preferred,
        told.Lot,
        told.HandRedrawn,
    )
    not_previewed = (told.ActionBegan,)

    # What has happened

    animations = ANIMATIONS
    together = TOGETHER

    def drama(self, before: State, moment: Snapshot) -> type[Drama] | None:
        return drama_of(before, moment)

    def total(self, whose: str) -> Total | None:
        """Morale and the Americans have tracks; cities are counted on the map."""
        faction = {MORALE: SPAIN, AMERICANS: USA}.get(whose)
        return Total(whose, faction) if faction else None

    def pause(self, effect: Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, REASONS):
            return Pause.REASON
        by_rival = isinstance(effect, told.CardPlayed | told.Passed) and effect.side not in humans
        if by_rival:
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.TurnBegan | told.AmericaEntered) else Pause.NONE

    def ends_turn(self, effect: Effect) -> bool:
        return isinstance(effect, told.PlayBegan | told.TurnEnded)

    def turn_is_over(self, acting: str, state: State) -> bool:
        """5.2.3: the rival's play is told when it begins."""
        return self.acting(state) != acting

    def is_news(self, effect: Effect) -> bool:
        return is_news(effect)

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[Effect]) -> Scene | None:
        effect, state = moment
        if isinstance(effect, told.AmericaEntered):
            return WarScene(app, state.turn)
        return news_scene(app, effect, state) if app.settings.drama else None

    def chapter(self, effect: Effect) -> Chapter:
        if isinstance(effect, told.TurnBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.AmericaEntered | told.CityTaken) else Chapter.NONE

    # Looking closer, and the end

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        if key in CARDS:
            return CardScene(app, key)
        return PlaceScene(app, key, state) if key in MAP else None

    def end_page(self, session: FilipinasSession) -> EndPage:
        return end_page(session)

    def margins(self, state: State) -> Mapping[str, int]:
        """5.3.1: in cities, more or fewer than were needed; none where those did not decide."""
        if state.result in (MORALE_BROKEN, NO_UNITS):
            return {}
        lost = sum(owner != SPAIN for owner in state.city.values())
        return {SPAIN: cities_needed(state) - lost, FILIPINOS: lost - cities_needed(state)}

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface:
        return framed_sheet(size)

    # In the library

    dates = DATES

    def exhibits(self) -> Sequence[Exhibit]:
        return exhibits()

    def samples(self, app: App) -> Iterable[Scene]:
        """A card of each deck, and a province at the start of the game."""
        yield from (CardScene(app, card) for card in ("S07", "F02", "SU1", "FU4"))
        yield WarScene(app, 6)
        yield NewsScene(app, "great.dead.bonifacio", "F17", 2)
        yield PlaceScene(app, "cavite", self.game.set_up("campaign", (), 1))


KIT = FilipinasKit()
