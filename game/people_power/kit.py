"""What People Power brings to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from engine import people_power
from engine.core.prompts import Option, Prompt
from engine.people_power import PeoplePowerSession, State, questions
from engine.people_power import effects as told
from engine.people_power.activities import SPECIALS
from engine.people_power.board import (
    ACTIVE,
    FACTIONS,
    POLICE,
    REFORMERS,
    SPACES,
    TERROR,
    UNDERGROUND,
    as_faction,
    as_space,
)
from engine.people_power.cards import ELECTIONS
from engine.people_power.election import troop_havens
from engine.people_power.operations import OPERATIONS
from engine.people_power.operations.government import can_train_base, can_train_civic_action, sweep_would_find
from engine.people_power.state import government_controls
from engine.people_power.victory import margins
from game.people_power import lessons, standings
from game.people_power.animation import ANIMATIONS, TOGETHER
from game.people_power.animation.drama import drama_of
from game.people_power.dates import DATES
from game.people_power.end_page import end_page
from game.people_power.faces import face
from game.people_power.first_words import WORDS
from game.people_power.gallery import exhibits
from game.people_power.icons import SYMBOLS
from game.people_power.map.legend import Legend
from game.people_power.map.sprites import piece_sprite
from game.people_power.palette import PALETTES
from game.people_power.panels.faction_panel import GOAL, NOTE, PARTS, STOCK, TRACKS, FactionPanel
from game.people_power.panels.order_panel import OrderPanel
from game.people_power.pictures import draw_ahead, picture
from game.people_power.scenes.card import CardScene
from game.people_power.scenes.choose_card import ChooseCardScene
from game.people_power.scenes.election import ElectionScene
from game.people_power.scenes.faction_cards import faction_cards
from game.people_power.under_way import UnderWay
from game.people_power.wording import PeoplePowerWording, adjacent_line, space_facts, space_name
from game.shell import sound
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.dialog import message
from game.shell.text import tr
from game.table.animation.drama import Drama
from game.table.asking.offers import BOARD, CARD, DONE, LASTING, SHEET, Carried, Hands, Target
from game.table.kit.kit import Chapter, EndPage, Furniture, Kit, Pause
from game.table.kit.palette import Palette
from game.table.library.exhibit import Exhibit
from game.table.map.map_view import MapView
from game.table.panels.card_setting import Face
from game.table.panels.clipping import Clipping
from game.table.telling.shown import Shown
from game.table.telling.snapshots import Snapshot

TEXT_GROWTH = 0.9
"""How much of the player's enlargement of the text the words on the map take part in."""
MENU = 90
"""Letters: what to do in a turn, and whom to ask for Resources."""
REASONS = (told.Decided, told.Drew, told.Questioned, told.Preferred, told.Activation, told.Skipped)
"""Why a non-player does what it does."""
DEEDS = (told.OperationBegan, told.SpecialBegan, told.EventBegan, told.TurnEnded)
NEWS = (told.ElectionBegan, told.PersonalitiesRevealed, told.ActsChosen)
"""With which an edition of the newspaper begins."""


LAST = 100
RANKS = {"action:operation": 1, "action:limited": 2, "event:unshaded": 3, "event:shaded": 4, "action:pass": LAST - 1}
"""Where buttons stand that are not always possible."""
TRANSFERS = ("give", "ask", "ask_for")


class PeoplePowerKit(Kit):
    game = people_power.GAME
    palettes = PALETTES
    symbols = SYMBOLS
    wording = PeoplePowerWording()
    words = WORDS

    # Before a game

    usual_seat = REFORMERS

    def offers_setting(self, setting: str, humans: set[str], chosen: Mapping[str, Any]) -> bool:
        """6.5.2: three players may agree to keep their Acts of Desperation hidden."""
        return setting != "hidden_acts" or (len(humans) == len(FACTIONS) and chosen["desperation"])

    first_lesson = "first_campaign"

    def prepared(self, start: Mapping[str, Any]) -> PeoplePowerSession:
        return lessons.prepared(start)

    def facts(self, state: State) -> Mapping[str, Any]:
        return lessons.facts(state)

    # On the table

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

    def under_way(self) -> UnderWay:
        return UnderWay()

    def acting(self, state: State) -> str:
        return standings.acting(state)

    # What is asked

    def target(self, option: Option) -> Target:
        match option.kind:
            case "space":
                return Target(BOARD, option.value)
            case "move":
                return Target(BOARD, option.value)
            case "event":
                return Target(CARD, option.value)
            case "done":
                return Target(DONE)
            case "give" | "ask" | "ask_for":
                return Target(aside=True)
            case "moves" | "appeals":
                space, *_, count = option.value.split(":")
                return Target(about=space, at_once=int(count))
            case _:
                return Target(about=next((part for part in option.value.split(":") if part in SPACES), ""))

    def rank(self, option: Option) -> int:
        """As the Sequence of Play and the faction aid sheets list them; what changes hands comes last."""
        if option.kind in ("op", "special"):
            return 1 + (*OPERATIONS, *SPECIALS).index(option.value)
        if self.target(option).aside:
            return LAST + len(FACTIONS) * TRANSFERS.index(option.kind) + FACTIONS.index(as_faction(option.value))
        return RANKS.get(option.key, 0)

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """3.2.2, 3.3.2: into the space that is swept or assembled in; 6.4: a cube, to wherever it is redeployed."""
        if option.kind == "move":
            return Carried(option.value.partition(":")[2], prompt.context["space"])
        if prompt.ask not in (questions.REDEPLOY_TROOPS, questions.REDEPLOY_POLICE) or option.kind != "space":
            return None
        cube = prompt.context["piece"]
        havens = [s for s in SPACES if government_controls(state, s)] if cube == POLICE else troop_havens(state)
        ways = [space for space in havens if space != option.value]
        return Carried(cube, ways[0] if len(ways) == 1 else "", f"{option.value}:{cube}")

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """The pieces about which it is asked where they go."""
        if prompt.ask == questions.MARCH_TO:
            return {f"{prompt.context['space']}:{piece}": Carried(piece) for piece in (UNDERGROUND, ACTIVE)}
        if prompt.ask in (questions.REDEPLOY_TO, questions.REPRISAL_TO):
            piece = prompt.context["piece"]
            return {f"{prompt.context['origin']}:{piece}": Carried(piece)}
        return {}

    def is_idle(self, effect: told.Effect, seat: str) -> bool:
        if isinstance(effect, told.TrackMoved):
            return effect.track == f"resources:{seat}" and effect.after < effect.before
        return isinstance(effect, told.NothingDone)

    def is_unchanged(self, before: State, after: State) -> bool:
        return (before.stay_eligible, before.ineligible_next) == (after.stay_eligible, after.ineligible_next)

    def leads_on(self, option: Option, prompt: Prompt, state: State) -> bool:
        """3.2.1, 3.2.2, 3.3.2: what the Operation does in its spaces once all are selected."""
        if option.kind != "space":
            return False
        space = as_space(option.value)
        if prompt.ask == questions.TRAIN_SPACE:
            return can_train_base(state, space) or can_train_civic_action(state, space)
        if prompt.ask == questions.SWEEP_SPACE:
            return sweep_would_find(state, space) > 0
        return prompt.ask == questions.ASSEMBLE_SPACE and state.marker[space] == TERROR

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[told.Effect]) -> bool:
        """3.1, 4.1: an Operation or Special Activity for which nobody was asked where, because one space is left."""
        return option.kind in ("op", "special") and any(isinstance(effect, told.SpaceSelected) for effect in effects)

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        if any(option.kind != "card" for option in prompt.options):
            return None
        return ChooseCardScene(app, prompt, lambda option: answer(option.key))

    def has_secret(self, seat: str, state: State) -> bool:
        """6.5.2: its Act of Desperation, if all agreed to keep them hidden."""
        return seat in state.acts and seat not in state.open_acts

    passes = ("action:pass",)
    preview_stops_at = (
        told.Rolled,
        told.Activation,
        told.CardRevealed,
        told.ElectionBegan,
        told.PhaseBegan,
        told.TurnBegan,
        told.TurnEnded,
        told.PersonalitiesRevealed,
        told.ActsChosen,
        told.Drew,
        told.Decided,
    )
    not_previewed = (told.SpaceSelected, told.OperationBegan, told.SpecialBegan, told.EventBegan)

    # What has happened

    animations = ANIMATIONS
    together = TOGETHER

    def drama(self, before: State, moment: Snapshot) -> type[Drama] | None:
        return drama_of(before, moment)

    def pause(self, effect: told.Effect, humans: frozenset[str]) -> Pause:
        if isinstance(effect, REASONS):
            return Pause.REASON
        if isinstance(effect, DEEDS) and effect.faction not in humans:
            return Pause.READ
        return Pause.GLANCE if isinstance(effect, told.PhaseBegan) else Pause.NONE

    def shows(self, effect: told.Effect) -> bool:
        """Dice that only help a non-player to decide lie in its reasons."""
        of_question = isinstance(effect, told.Rolled) and effect.name.startswith("question.")
        return not of_question and not isinstance(effect, told.Activation)

    def ends_turn(self, effect: told.Effect) -> bool:
        return isinstance(effect, told.TurnEnded | told.CardRevealed)

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[told.Effect]) -> Scene | None:
        """The Election Round has pages of its own."""
        effect, state = moment
        is_phase = isinstance(effect, told.PhaseBegan) and state.card in ELECTIONS
        if not is_phase and not isinstance(effect, NEWS):
            return None
        sound.play("election")
        return ElectionScene(app, [effect, *to_come], card=state.card)

    def chapter(self, effect: told.Effect) -> Chapter:
        if isinstance(effect, told.ElectionBegan):
            return Chapter.TALL
        return Chapter.SHORT if isinstance(effect, told.CardRevealed) else Chapter.NONE

    # Looking closer, and the end

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

    def end_page(self, session: PeoplePowerSession) -> EndPage:
        return end_page(session)

    def margins(self, state: State) -> Mapping[str, int]:
        """7.2"""
        return dict(margins(state))

    # In the library

    dates = DATES

    def exhibits(self) -> Sequence[Exhibit]:
        return exhibits()

    def samples(self, app: App) -> Iterable[Scene]:
        """An Event, an Election, a Personality and an Act of Desperation."""
        return (CardScene(app, card) for card in (1, 38, 45, 57))


def map_text_scale(look: Look) -> float:
    """How large the words on the map are wished for."""
    return 1 + TEXT_GROWTH * (look.text_scale - 1)


def _illustrate(card: str, size: tuple[int, int], palette: str) -> pygame.Surface:
    return picture(card, size, PALETTES[palette])


def _draw_ahead(card: str, size: tuple[int, int], palette: str) -> None:
    draw_ahead(card, size, PALETTES[palette])


def _paint_piece(piece: str, size: int, palette: Palette) -> pygame.Surface:
    return piece_sprite(piece, size, PALETTES[palette.name])


KIT = PeoplePowerKit()
