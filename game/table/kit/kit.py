"""What a game brings to the table. One object of this kind is all that the table knows of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pygame

from engine.core.effects import Effect
from engine.core.game import Game
from engine.core.prompts import DONE, Option, Prompt, Refusal
from engine.core.session import Session
from game.shell.app import App
from game.shell.colours import INK, Colour
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.line_chart import Curve
from game.table.animation.animation import Animation
from game.table.animation.drama import Drama
from game.table.animation.scores import Total
from game.table.asking import offers
from game.table.asking.first_sight import Word
from game.table.asking.offers import Carried, Hands, Target
from game.table.board.view import BoardView
from game.table.kit.palette import Palette
from game.table.kit.wording import Wording
from game.table.lessons.mentor_panel import MentorStyle
from game.table.library.exhibit import Exhibit, HistoricDate
from game.table.panels.card_setting import Face
from game.table.panels.clipping import Clipping
from game.table.panels.hand_panel import HandPanel
from game.table.panels.paper_panel import PaperPanel
from game.table.press.blocks import Block, Subtitle, Title, ValueRow
from game.table.telling.shown import Shown, UnderWay
from game.table.telling.snapshots import Snapshot, State


@dataclass(frozen=True, slots=True)
class Furniture:
    """What lies beside the board: sheets one under the other at the left, the card in play, the player's hand."""

    sheets: Sequence[PaperPanel] = ()
    clipping: Clipping | None = None
    hand: HandPanel | None = None
    right: int = 0
    """The width of the column at the right, as in the design; nothing for the usual one."""
    menu: int = 0
    """In a window of fewer letters across the longest menu takes a second row of buttons: everything ends above it."""


class Pause(Enum):
    """How long an Effect stays before the next one."""

    NONE = "none"
    GLANCE = "glance"
    """As for the name of a phase."""
    READ = "read"
    """As for what a non-player does; the player may have asked to go on step by step."""
    REASON = "reason"
    """As for why it does so: passed over, unless the player goes on step by step."""


class Chapter(Enum):
    """What a step of a replay begins, for the marks along it."""

    NONE = "none"
    SHORT = "short"
    TALL = "tall"


@dataclass(frozen=True, slots=True)
class EndPage:
    """The front page when the game is over."""

    headline: str
    story: Sequence[Block]
    numbers: Sequence[Block]
    date: str = ""
    curves: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """By the faction in whose colour they are drawn, from the first to the last chapter."""
    curve_names: Mapping[str, str] = field(default_factory=dict)
    """What they are called, if not by their factions."""
    decisions: Sequence[int] = ()
    """At each point of the curves, how many decisions had been made."""
    caption: str = ""
    """Over the curves."""
    axis: str = ""
    """What each of their points stands for."""
    first: int = 0
    """The number of the first of them."""
    signed: bool = True
    """Whether the curves are differences, whose numbers have a sign."""
    headline_ink: Colour = INK
    pictured: str = ""
    """The faction under whose sign the crowd of the picture stands; empty for none."""
    picture: Callable[[tuple[int, int]], pygame.Surface] | None = None
    """Instead of the crowd, a picture of the game's own, which fits into this room."""

    def series(self, palette: Palette) -> list[Curve]:
        """The curves as they are drawn."""
        return [
            Curve(self.curve_names.get(seat) or tr(f"faction.{seat}"), values, palette.factions[seat])
            for seat, values in self.curves.items()
        ]


class Kit(ABC):
    """The rules, the colours, the words, and how this game is laid out, moved and told."""

    game: Game[Any]
    palettes: Mapping[str, Palette]
    """By their name in the settings."""
    symbols: Mapping[str, str]
    """The icon that stands for each faction: a file under assets, without its ending."""
    wording: Wording

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats

    def palette(self, app: App) -> Palette:
        """In the colours that the player has chosen."""
        return self.palettes[app.settings.palette]

    # Before a game

    usual_seat: str
    """The one that a person sits in unless the player says otherwise."""

    def new_session(
        self, scenario: str, humans: set[str], seed: int, players: Mapping[str, str] | None = None, **settings: Any
    ) -> Session[Any]:
        """`players` are machines: to the rules each is one of the humans."""
        return Session(self.game, self.game.set_up(scenario, humans, seed, **settings), players)

    first_lesson: str = ""
    """Its file in assets/<game>/lessons, without its ending; empty if there is none."""
    mentor = MentorStyle()
    """What the words of a lesson stand on."""

    def prepared(self, start: Mapping[str, Any]) -> Session[Any]:
        """The game of a lesson: a scenario with its seed, unless the game can be laid out otherwise."""
        agreed = {key: value for key, value in start.items() if key not in ("scenario", "humans", "seed")}
        return self.new_session(start["scenario"], set(start["humans"]), start["seed"], **agreed)

    def facts(self, state: State) -> Mapping[str, Any]:
        """What the conditions of a lesson may ask of a state, by name; only of what the player may know."""
        return {}

    def offers_setting(self, setting: str, humans: set[str], chosen: Mapping[str, Any]) -> bool:
        """Whether a setting means anything with what has been chosen so far."""
        return True

    def objection(self, humans: set[str], chosen: Mapping[str, Any]) -> str:
        """Why no game can be made of what has been chosen; empty if one can."""
        return ""

    # On the table

    @abstractmethod
    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> BoardView:
        """The board in this room."""

    def furnish(self, state: State, hands: Hands) -> Furniture:
        """What lies beside the board, made anew in the player's language."""
        return Furniture()

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:  # noqa: B027 (may have nothing to say)
        """Let what lies beside the board say what is shown."""

    def card_of(self, state: State) -> Face | None:
        """The card that lies beside the board, if it takes a while to make one; so it can be made ready."""
        return None

    def under_way(self) -> UnderWay:
        return UnderWay()

    def acting(self, state: State) -> str:
        """The faction whose turn it is; empty if it is nobody's."""
        return ""

    # What is asked

    def target(self, option: Option) -> Target:
        """Where on the table an option is chosen: the only place in which kinds of options are told apart."""
        return Target(offers.DONE) if option == DONE else Target()

    def key_of(self, option: Option) -> str:
        """The key that chooses it in every question; empty if that is a digit, by its place among the buttons."""
        return ""

    def rank(self, option: Option) -> int:
        """Where among the buttons of a question it stands, be it possible or not: passing is never first."""
        return 0

    def short_cuts(self, prompt: Prompt, state: State) -> Mapping[str, Sequence[str]]:
        """What can be said at once instead of one answer after the other: by the key of an option that is none.

        Of the answers, those that are not asked for are passed over.
        """
        return {}

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """How an option on the board is dragged, if it is a piece to be moved."""
        return None

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """Parts of the board that are no answer and can be dragged to a lit one: `implied_answer` gives the rest."""
        return {}

    def is_idle(self, effect: Effect, seat: str) -> bool:
        """Whether an Effect is no more than what the seat pays, or says that nothing was done."""
        return False

    def is_unchanged(self, before: State, after: State) -> bool:
        """Whether nothing has changed that no Effect tells of."""
        return True

    def leads_on(self, option: Option, prompt: Prompt, state: State) -> bool:
        """Whether an answer of which nothing comes at once makes something possible later."""
        return False

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[Effect]) -> bool:
        """Whether an answer that was to lead to another question does something at once, because one way is left."""
        return False

    def shows_refusal(self, refusal: Refusal) -> bool:
        """Whether it is worth telling that this is not possible now."""
        return True

    def consider(self, view: BoardView, prompt: Prompt | None) -> None:  # noqa: B027
        """Let the board show what a question is about besides what may be chosen; None when nothing is asked."""

    def tooltip_avoids(self, view: BoardView, key: str) -> pygame.Rect | None:
        """Where on the board more is told of a part that is pointed at; None if nowhere."""
        return None

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        """A screen of its own for a question, if it has one."""
        return None

    def implied_answer(self, prompt: Prompt, view: BoardView) -> str:
        """The answer that the player's last click has given already; empty if the question has to be put."""
        return ""

    def pointed_at(self, view: BoardView) -> int:
        """How many like pieces the player's last click has meant; none if it did not say."""
        return 0

    def gives_up(self, prompt: Prompt) -> bool:
        """Whether Done would give something up: then its button does not invite to it, and Enter does not press it."""
        return prompt.ask.done_gives_up

    def is_secret(self, prompt: Prompt) -> bool:
        """Whether nobody else may see what is asked, or what lies on the table while it is: as in games with hands."""
        return prompt.ask.secret

    def seat_of(self, place: str, key: str) -> str:
        """Whose own papers one looks at there; empty if nobody's."""
        return key if place == offers.SHEET else ""

    def has_secret(self, seat: str, state: State) -> bool:
        """Whether there is something to look up about a seat that only it may see."""
        return False

    def turn_of(self, state: State) -> object:
        """Whose turn of which round it is; None if what begins a turn is asked but once in it."""
        return None

    def turn_is_over(self, acting: str, state: State) -> bool:
        """Whether the turn of who was acting has ended, where that is told only once somebody else goes on."""
        return False

    passes: tuple[str, ...] = ()
    """Answers that say by themselves that the turn is to end."""
    preview_stops_at: tuple[type[Any], ...] = ()
    """Effects with which begins what the one who decides cannot know, or somebody else's turn; luck is never told."""
    not_previewed: tuple[type[Any], ...] = ()
    """Effects that need not be told to who has just pointed at what they are about."""

    words: Sequence[Word] = ()
    """That explain themselves when they are first seen on the board: of several at once, the first in this order."""

    # What has happened

    animations: Mapping[type[Any], type[Animation]] = {}
    together: tuple[type[Any], ...] = ()
    """Effects of one of these kinds that follow each other are shown at the same time."""

    def drama(self, before: State, moment: Snapshot) -> type[Drama] | None:
        """What one remembers of this moment, if it deserves that; `before` is the state of the one before it."""
        return None

    def total(self, whose: str) -> Total | None:
        """Where points fly that count for somebody; None if nowhere."""
        return Total(f"total:{whose}", whose)

    def pause(self, effect: Effect, humans: frozenset[str]) -> Pause:
        return Pause.NONE

    def is_news(self, effect: Effect) -> bool:
        """Whether its screen comes also to somebody who hurries on to the own turn."""
        return False

    def halts(self, effect: Effect) -> bool:
        """Whether whoever hurries on to the own turn is not to miss it; it has a pause, which ends when they say so."""
        return False

    def shows(self, effect: Effect) -> bool:
        """Whether it changes what lies on the table; what does not is told, but has no animation of its own."""
        return True

    def ends_turn(self, effect: Effect) -> bool:
        """Whether somebody's turn is over with it; what comes next deserves a new picture in the list of saves."""
        return False

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[Effect]) -> Scene | None:
        """A screen of its own for what a moment begins, if it has one; the Effects are what follows."""
        return None

    def chapter(self, effect: Effect) -> Chapter:
        return Chapter.NONE

    # Looking closer, and the end

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        """A closer look at a part of the board or at a card."""
        return None

    def end_page(self, session: Session[Any]) -> EndPage:
        """Who won and why, and the places of the others."""
        outcome = session.outcome
        assert outcome is not None, "asked only when the game is over"
        winner = outcome.winners[0] if outcome.winners else ""
        places = enumerate(outcome.ranking, 1)
        return EndPage(
            headline=tr(f"over.headline.{winner or 'none'}"),
            story=[Title(tr(f"over.reason.{outcome.reason}"))],
            numbers=[
                Subtitle(tr("over.ranking")),
                *(ValueRow(tr("over.place", place=place, faction=tr(f"faction.{seat}")), "") for place, seat in places),
            ],
            pictured=winner,
        )

    def margins(self, state: State) -> Mapping[str, int]:
        """By how much each seat has won or missed it: more than 0 is better than all others."""
        totals = self.wording.totals(state)
        return {seat: total - max(totals[other] for other in totals if other != seat) for seat, total in totals.items()}

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface | None:
        """What the last page is printed on, at least as large as this; None for newsprint."""
        return None

    # In the library

    dates: Sequence[HistoricDate] = ()
    """Of the years in which it happened, in their order."""

    def exhibits(self) -> Sequence[Exhibit]:
        """Every card and every person with their history, in the player's language; nothing that a game hides."""
        return ()

    def wall(self, size: tuple[int, int]) -> pygame.Surface | None:
        """What the library's pages hang on, as large as the window; None for the ground of the table."""
        return None

    def samples(self, app: App) -> Iterable[Scene]:
        """The screens that are its own, each once."""
        return ()
