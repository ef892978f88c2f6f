"""The keyboard's way around the table: where Tab stops, PgDn to what is lit, X to what is not possible and why."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from engine.core.prompts import Option
from game.shell.focus import Focus
from game.shell.keys import is_pressed
from game.shell.widgets.button import Button
from game.shell.widgets.scrolling import Scrolling
from game.shell.widgets.widget import Widget
from game.table.asking.offers import Hands
from game.table.asking.question import plain
from game.table.board.pane import PAGES, BoardPane
from game.table.panels.keyed import CHOOSING, Keyed
from game.table.scene.play_table import PlayTable

NEXT_GREY = "X"


class Grey(NamedTuple):
    """Something that may not be chosen now: a button, or a part of what lies on the table."""

    on: Widget
    part: str
    option: str
    reason: str


class WayAround:
    """`focus` is where the keyboard is."""

    def __init__(self, table: PlayTable, hands: Hands) -> None:
        self._table = table
        self._hands = hands
        self.focus = Focus(lambda: self.stops, in_order=True)

    # What is on the way

    @property
    def stops(self) -> list[Widget]:
        """The question and what it is answered on come first, then the controls, then what is only read."""
        table, bar = self._table, self._table.prompt_bar
        answered_on = self.answered_on
        guest = table.guest.parts if table.guest else ()
        only_read = [holder for holder in self._holders if holder not in answered_on]
        sheets = (
            *table.hint_sheet.parts,
            *table.recap.parts,
            *guest,
            *only_read,
            table.outlook,
            table.threats,
            *table.furniture.sheets,
        )
        controls = *bar.pace, *bar.controls
        return [bar.asked, *answered_on, *controls, *sheets, *table.log.parts, *table.top_bar.all_buttons]

    @property
    def answered_on(self) -> list[Widget]:
        """The card, the hand and the board if the question is about them, and the buttons that answer."""
        return [*(holder for holder in self._holders if holder.has_offers), *self._table.prompt_bar.buttons.values()]

    @property
    def greys(self) -> list[Grey]:
        """They come in the same order."""
        found = [
            Grey(holder, part, offer.option, offer.reason)
            for holder in self._holders
            for part, offer in holder.grey.items()
        ]
        buttons = self._table.prompt_bar.buttons.items()
        return found + [Grey(button, "", option, button.reason) for option, button in buttons if button.reason]

    @property
    def _holders(self) -> list[Keyed | BoardPane]:
        table = self._table
        holders: list[Keyed | BoardPane | None] = [table.clipping, table.furniture.hand, table.pane]
        return [holder for holder in holders if holder is not None and holder.visible]

    # The keys

    def lead_to_question(self) -> None:
        """The keyboard stays where this question is answered, too, and else comes to the question."""
        if self.focus.is_framed and self.focus.widget not in self.answered_on:
            self.focus.show(self._table.prompt_bar.asked)

    def tell_why_not(self, event: pygame.event.Event) -> bool:
        """Of the next grey part, or of the grey button that has the keyboard; True if that was asked for."""
        button = self.focus.widget
        if isinstance(button, Button) and button.reason and any(is_pressed(key, event) for key in CHOOSING):
            self._hands.refuse(button.reason)
            return True
        greys, question = self.greys, self._table.question
        if question is None or not greys or not is_pressed(NEXT_GREY, event):
            return False
        grey = self._after(greys)
        self.focus.show(grey.on)
        if isinstance(grey.on, Keyed | BoardPane):
            grey.on.come_to(grey.part)
        label = plain(question.label(Option(grey.option)))
        self._table.prompt_bar.tell(f"{label}: {plain(grey.reason)}")
        return True

    def go_to_board(self, event: pygame.event.Event) -> bool:
        """PgDn and PgUp lead to what is lit on the board, but from what can be scrolled."""
        if isinstance(self.focus.widget, Scrolling) or not any(is_pressed(page, event) for page in PAGES):
            return False
        self.focus.show(self._table.pane)
        return self._table.pane.take_key(event)

    def _after(self, greys: list[Grey]) -> Grey:
        """The one behind that on which the keyboard is, or the first."""
        on = self.focus.widget
        part = on.over if isinstance(on, Keyed | BoardPane) else ""
        here = [(grey.on, grey.part) == (on, part) for grey in greys]
        return greys[(here.index(True) + 1) % len(greys) if True in here else 0]
