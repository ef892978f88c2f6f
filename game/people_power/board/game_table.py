"""The table on which a game is played: with the bars, the log, and what is asked."""

from __future__ import annotations

from typing import Protocol

import pygame

from engine.core.prompts import Prompt
from engine.people_power import PeoplePowerSession
from engine.people_power.board import Faction
from game.people_power.board.arrangement import arrange, place_left, place_right
from game.people_power.board.clipping import Clipping
from game.people_power.board.controls import Controls
from game.people_power.board.log_panel import LogPanel
from game.people_power.board.map_pane import MapPane
from game.people_power.board.prompt_bar import PromptBar
from game.people_power.board.question import Question
from game.people_power.board.standings import campaign, lasting_effect
from game.people_power.board.table import Table
from game.people_power.board.targets import option_targets
from game.people_power.board.top_bar import TopBar
from game.people_power.palette import Palette
from game.shell import colours
from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine
from game.shell.widgets.widget import Widget


class Hands(Protocol):
    """The scene, as what lies on the table sees it: all that can be done with the mouse besides pressing buttons."""

    def answer(self, key: str) -> None: ...

    def answer_with_piece(self, space: str, piece: str) -> None: ...

    def aim_at_answer(self, key: str) -> None: ...

    def aim_at_space(self, space: str | None) -> None: ...

    def follow_log(self, line: LogLine) -> None: ...

    def inspect_space(self, space: str) -> None: ...

    def inspect_card(self, card: int) -> None: ...


class GameTable(Table):
    """`question` is what is asked on it now."""

    def __init__(self, session: PeoplePowerSession) -> None:
        super().__init__(session.state, colours.SEA_DEEP)
        self.session = session
        self.question: Question | None = None
        self._log_alone = False
        self._with_tips = True

    # Making and placing

    def build(self, hands: Hands, controls: Controls) -> None:
        """Make everything with its words: at the start, and when the language has changed."""
        self.controls = controls
        self._build(
            MapPane(
                lambda space: hands.answer(f"space:{space}"),
                hands.answer_with_piece,
                hands.inspect_space,
                hands.aim_at_space,
            ),
            Clipping(lambda side: hands.answer(f"event:{side}"), hands.inspect_card),
        )
        self.log = LogPanel(hands.follow_log)
        self.top_bar = TopBar(controls.at_head)
        self.prompt_bar = PromptBar(hands.answer, hands.aim_at_answer)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        return *super().widgets, self.log, self.top_bar, self.prompt_bar

    @property
    def lying_flat(self) -> tuple[Widget, ...]:
        return *super().lying_flat, self.prompt_bar, self.top_bar

    def layout(self, size: tuple[int, int], look: Look, palette: Palette) -> None:
        self.look = look
        self._paint(palette)
        areas = arrange(size, look)
        self.top_bar.place(areas.head, look)
        self.prompt_bar.place(areas.foot, look)
        self.map.lay(areas.map, look, self.shown.position())
        place_left(areas.left, look, self.panels.values(), self.sequence, cards=self._with_cards)
        self._right = areas.right
        self.refresh()
        self._place_right()
        self._canvas.renew()
        self._fill_bar_again()

    def toggle_log(self) -> None:
        """The log alone in its column, or under the card."""
        self._log_alone = not self._log_alone
        self._place_right()
        self._fill_bar_again()
        self._changed = True

    def _paint(self, palette: Palette) -> None:
        super()._paint(palette)
        self.prompt_bar.palette = palette
        self.log.list.tag_colours = dict(palette.factions)

    def _place_right(self) -> None:
        seen = self.clipping.visible, self.log.visible
        place_right(self._right, self.look, self.clipping, self.log, log_alone=self._log_alone)
        self.controls.log.selected = self._log_alone
        if seen != (self.clipping.visible, self.log.visible):
            self._canvas.renew()

    # What is shown

    @property
    def acting(self) -> Faction | None:
        return self.question.prompt.faction if self.question else super().acting

    def refresh(self) -> None:
        super().refresh()
        self.top_bar.show(campaign(self.shown, self.session.state), lasting_effect(self.shown))

    # What is asked

    def ask(self, prompt: Prompt) -> None:
        """Light up what may be chosen."""
        self.question = question = Question(self.session, prompt)
        self.map.aim(question.spaces, question.pieces)
        self.map.bring_into_sight(question.spaces | {space for space, _ in question.pieces})
        on_card = self.clipping.visible
        self.clipping.offer(question.sides if on_card else (), question.refused_sides)
        self.prompt_bar.ask(prompt.faction, question.words, question.answers(with_event=not on_card))
        self.prompt_bar.advise(question.tip if self._with_tips else "")
        self.prompt_bar.set_controls(self.controls.for_question(question.done))
        self.prompt_bar.arrange()

    def show_tips(self, wanted: bool) -> None:
        self._with_tips = wanted
        self.prompt_bar.advise(self.question.tip if self.question and wanted else "")

    def darken(self) -> None:
        """Nothing is asked."""
        self.question = None
        self.map.aim((), ())
        self.clipping.offer((), {})
        self.prompt_bar.wait(tr("table.wait"))
        self.controls.wait()

    def offer_controls_of_bots(self) -> None:
        self.prompt_bar.set_controls(self.controls.for_bots())
        self.prompt_bar.dirty = True

    def tell_end(self) -> None:
        """The game is over; all that is left to do here is to take the last decision back."""
        self.prompt_bar.ask("", tr("table.over"), [])
        self.prompt_bar.set_controls(self.controls.for_end())

    def _fill_bar_again(self) -> None:
        """After a new layout: the same question on other widgets, or the same controls."""
        if self.question is not None:
            self.ask(self.question.prompt)
        elif not self.prompt_bar.controls and self.session.over:
            self.tell_end()
        elif not self.prompt_bar.controls:
            self.offer_controls_of_bots()

    # What is where

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are in sight."""
        if self.question is None:
            return {}
        return option_targets(self.question, self.map, self.clipping, self.prompt_bar, self.controls.done)

    def answer_at(self, position: tuple[int, int]) -> str:
        """The answer whose button is there, be it possible or not; empty if none is."""
        return next((key for key, button in self.prompt_bar.buttons.items() if button.rect.collidepoint(position)), "")

    def is_on_control(self, position: tuple[int, int]) -> bool:
        """Whether something is there that can be used while Effects are played back."""
        buttons = (*self.prompt_bar.controls, *self.top_bar.buttons)
        return any(button.rect.collidepoint(position) for button in buttons) or (
            self.log.visible and self.log.rect.collidepoint(position)
        )
