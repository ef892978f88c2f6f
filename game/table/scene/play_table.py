"""The table on which a game is played: with the bars, the log, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.prompts import Prompt
from engine.core.session import Session
from engine.core.thinking.intentions import DANGER, Intentions
from game.shell import colours
from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine
from game.shell.widgets.widget import Widget
from game.table.asking.first_sight import Word
from game.table.asking.offers import BOARD, CARD, DONE, HAND, Holder, Target
from game.table.asking.question import Question
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.panels.log_panel import LogPanel
from game.table.panels.outlook import Outlook
from game.table.panels.prompt_bar import PromptBar
from game.table.panels.recap_panel import RecapPanel
from game.table.panels.threat_badge import threat_badge
from game.table.panels.threats_strip import ThreatsStrip
from game.table.panels.top_bar import TopBar
from game.table.scene.arrangement import arrange, card_look, place_card_and_log, place_sheets, spare_for_picture
from game.table.scene.table import Table
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import State
from game.table.thinking.advice import Advice
from game.table.thinking.hint_sheet import HintSheet
from game.table.thinking.warnings import sentence, sentences

if TYPE_CHECKING:
    from game.table.lessons.mentor_panel import MentorPanel
    from game.table.scene.table_scene import TableScene

THREATS = 0.6
"""What threatens may take so much of the row of the outlook, and more where the first words there need less."""


class PlayTable(Table):
    """`question` is what is asked on it now."""

    def __init__(self, kit: Kit, session: Session[Any], secrecy: Secrecy) -> None:
        super().__init__(kit, secrecy.seen(session.state), session.players, session.names, colours.SEA_DEEP)
        self.session = session
        self.secrecy = secrecy
        self.question: Question | None = None
        self.guest: MentorPanel | None = None
        """The sheet at the foot of the right column belongs to somebody beside the table."""
        self._log_alone = False
        self._recapping = False
        self._card_pointed = False
        self._with_tips = True
        self.shows_threats = False
        """Whether there is a strip for what threatens."""
        self.intentions: Intentions | None = None
        """What threatens whoever is asked, as far as it is known."""
        self._word: Word | None = None
        """That the question explains, being new to the player."""
        self._ending = ""
        """Whose turn is over, and waits for Done."""
        self.answered = False
        """Whether what stands in the bar is a question to which the answer has been given."""

    # Making and placing

    def build(self, scene: TableScene) -> None:
        """Make everything with its words: at the start, and when the language has changed."""
        self.controls = scene.controls
        self._build(scene.hands)
        self.log = LogPanel(self.kit.seats, scene.follow_log, headed=True)
        self.outlook = Outlook(self.kit.wording.rules_that_last(), scene.hands)
        self.threats = ThreatsStrip()
        self.hint_sheet = HintSheet(self.kit.wording, scene.adviser)
        self.recap = RecapPanel(lambda part: self.view.hover(part))
        self.top_bar = TopBar(self.controls.at_head)
        self.prompt_bar = PromptBar(scene.hands)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        guest = self.guest.parts if self.guest else ()
        head = self.outlook, self.threats, *self.recap.parts, *guest, *self.hint_sheet.parts
        return *super().widgets, *head, self.top_bar, self.prompt_bar

    @property
    def sheets(self) -> tuple[Widget, ...]:
        """All that is read beside the board."""
        card = (self.clipping,) if self.clipping else ()
        return *self.furniture.sheets, *card, self.log, self.recap, self.hint_sheet

    @property
    def lying_flat(self) -> tuple[Widget, ...]:
        return *super().lying_flat, self.outlook, self.threats, self.prompt_bar, self.top_bar

    def laying_out(self, size: tuple[int, int], look: Look, palette: Palette) -> Iterator[None]:
        """Place everything, a few milliseconds' worth at a time."""
        self.look = look
        self._paint(palette)
        things = self.furniture
        areas = arrange(
            size,
            look,
            sheets=bool(things.sheets),
            right=things.right,
            menu=things.menu,
        )
        self.top_bar.place(areas.head, look)
        self.prompt_bar.free_rows = 1 + (areas.foot.top - areas.board.bottom) // PromptBar.row(look)
        self.prompt_bar.place(areas.foot, look)
        self._look_out()
        board = areas.board
        self.outlook.shares_row = self.shows_threats
        head = self.outlook.height(board.width, look)
        self.outlook.place(pygame.Rect(board.x, board.y, board.width, head), look)
        self._place_threats()
        yield
        self._lay_board(pygame.Rect(board.x, board.y + head, board.width, board.height - head))
        self._pin_threats()
        yield
        place_sheets(areas.left, look, self.furniture.sheets)
        if not all(
            sheet.visible for sheet in self.furniture.sheets
        ):  # behind a row of buttons it is better than not there
            whole = pygame.Rect(areas.left.topleft, (areas.left.width, areas.foot.top - areas.left.y))
            place_sheets(whole, look, self.furniture.sheets)
        self._right = areas.right
        self.refresh()
        yield
        self._place_right()
        self._canvas.renew()
        yield
        self._fill_bar_again()

    def toggle_log(self) -> None:
        """Show the log alone in its column, or under the card."""
        self._log_alone = not self._log_alone
        self._place_right()
        self._uncover_answers()
        self._changed = True

    def _paint(self, palette: Palette) -> None:
        super()._paint(palette)
        self.recap.paint(palette)
        self.outlook.palette = self.threats.palette = palette
        self.prompt_bar.palette = self.top_bar.palette = palette
        self._canvas.ground = palette.ground

    def _place_right(self) -> None:
        column = self._place_guest()
        type_of_card = self._type_of_card(column)
        cramped = self.clipping is not None and self.clipping.least(column.width, type_of_card) > column.height
        alone = self._log_alone or (self.guest is not None and cramped)
        place_card_and_log(column, self.look, self.clipping, self.log, log_alone=alone, type_of_card=type_of_card)
        recap_shown = self._recapping and self._place_recap()
        self.recap.reveal(recap_shown)
        if self.hint_sheet.visible:
            self._place_hint()
            self.log.reveal(False)
            if self.clipping is not None:
                self.clipping.visible = False
        self.controls.log.select(self._log_alone)
        self.controls.recap.select(self._recapping)

    def _place_guest(self) -> pygame.Rect:
        """At the foot, over the bar where that has grown; returns what is left of the column."""
        column = pygame.Rect(self._right)
        if self.guest is not None:
            look = self.look
            foot = self._guest_foot
            tall = self.guest.height(column.width, look)
            self.guest.place(pygame.Rect(column.x, foot - tall, column.width, tall), look)
            column.height = max(1, foot - tall - look.px(12) - column.y)
        return column

    def _type_of_card(self, column: pygame.Rect) -> Look:
        """The same for as long as the card lies there, unless the guest leaves it less room than usual."""
        if self.guest is None or self.clipping is None:
            return self.look
        width, height = self._right.size
        usually = height - self.guest.height(width, self.look) - self.look.px(12)
        return card_look(self.clipping, (width, min(usually, column.height)), self.look)

    @property
    def _guest_foot(self) -> int:
        return min(self._right.bottom, self.prompt_bar.rect.top - self.look.px(6))

    def _place_recap(self) -> bool:
        """In the place of the log, or in the whole column where that has too little room.

        There it gives way to a card of the hand for as long as that is pointed at: then it is not shown.
        """
        room = self.log.rect if self.log.visible else pygame.Rect(0, 0, 0, 0)
        if room.height < self.recap.least(self.look):
            if self._card_pointed:
                return False
            room = self._place_guest()
            if self.clipping is not None:
                self.clipping.visible = False
        self.log.reveal(False)
        self.recap.place(pygame.Rect(room), self.look)
        return True

    def show_recap(self, shown: bool) -> None:
        if shown == self._recapping or (shown and not self.recap.worth_showing):
            return
        self._recapping = shown
        self._place_right()
        self._uncover_answers()
        self._changed = True

    def toggle_recap(self) -> None:
        if not self.recap.worth_showing:
            self.recap.tell([LogLine(tr("recap.empty"))])
        self.show_recap(not self._recapping)

    @property
    def recapping(self) -> bool:
        return self._recapping

    # What is shown

    @property
    def acting(self) -> str:
        return self.question.prompt.faction if self.question else super().acting

    def refresh(self) -> None:
        super().refresh()
        self.top_bar.show(self.kit.wording.campaign(self.state))
        self._look_out()

    def _look_out(self) -> None:
        wording, reader = self.kit.wording, self.secrecy.reader
        self.outlook.show(wording.outlook(self.state, reader), wording.lasting(self.state))

    def update(self, dt: float) -> bool:
        self._raise_hand()
        self._uncover_card()
        return super().update(dt)

    def _uncover_card(self) -> None:
        """Large, while it is pointed at in the hand, also if the recap lies where it is shown."""
        pointed = self.clipping is not None and self.clipping.is_pointed
        if pointed != self._card_pointed:
            self._card_pointed = pointed
            if self._recapping:
                self._place_right()
                self._changed = True

    def _raise_hand(self) -> None:
        """It gets out of the way of more rows of buttons, over the foot of the board."""
        hand = self.furniture.hand
        if hand is None:
            return
        bottom = min(self.pane.rect.bottom + hand.rect.height, self.prompt_bar.rect.top)
        if hand.rect.bottom != bottom:
            raised = pygame.Rect(hand.rect)
            raised.bottom = bottom
            hand.place(raised, self.look)

    def foresee(self, state: State) -> None:
        """What happens now ends like this: a card that will be turned over is made ready."""
        face = self.kit.showing.card_of(state)
        if face is not None and self.clipping is not None and face != self.clipping.face and self.guest is None:
            self.clipping.foresee(face, self.look, partial(spare_for_picture, self._right, self.look))

    # What is asked

    def ask(self, prompt: Prompt) -> None:
        """Light up what may be chosen."""
        self._ending, self.answered = "", False
        self.question = question = Question(self.kit, self.session, prompt, self.kit.asking.pointed_at(self.view))
        for place, holder in self._holders.items():
            holder.offer(question.on(place) if holder.visible else ())
        self.kit.showing.consider(self.view, prompt)
        bar = self.prompt_bar
        with bar.arranged_once():
            bar.ask(prompt.faction, question.words, question.in_bar(self._holds))
            self._advise()
            bar.set_controls(self.controls.for_question(question.done, not self.kit.asking.gives_up(prompt)))
            bar.set_pace(())
        self._raise_hand()
        self._raise_guest()

    def _raise_guest(self) -> None:
        """It gets out of the way of more rows of buttons."""
        if self.guest is not None and self.guest.rect.bottom != self._guest_foot:
            self.make_room_for_guest()

    def make_room_for_guest(self) -> None:
        """It needs more or less of the column than before."""
        held = self._holds(CARD)
        self._place_right()
        self._changed = True
        if held and not self._holds(CARD):
            self._uncover_answers()

    def advise(self, advice: Advice | None) -> None:
        """Lay a hint over the card and the log, or show these again."""
        was_there = self.hint_sheet.visible
        self.hint_sheet.show(advice)
        if self.hint_sheet.visible == was_there:
            return
        self.controls.hint.select(not was_there)
        self.log.reveal(True)
        self._place_right()
        if self.question is not None:
            self._uncover_answers()
            self._place_hint()
        self._changed = True

    def _place_hint(self) -> None:
        """Over the whole column, as far as the bar at the foot leaves it free."""
        room = pygame.Rect(self._right)
        room.height = min(room.bottom, self.prompt_bar.rect.top - self.look.px(6)) - room.y
        self.hint_sheet.place(room, self.look)

    def warn(self, intentions: Intentions | None, is_after_answer: bool) -> None:
        """What threatens whoever is asked: over the board, and at the spaces that it is about; None if nobody knows."""
        self.intentions = intentions
        if intentions is None:
            self.threats.tell("", (), "", is_alarming=False)
        else:
            said = [
                tr(f"intentions.{'answered' if is_after_answer else 'open'}"),
                *sentences(self.kit.wording, intentions),
            ]
            tooltip = "\n".join((*said, tr("intentions.hint")))
            word = intentions.word
            self.threats.tell(tr(f"intentions.{word}").upper(), said, tooltip, is_alarming=word == DANGER)
        self._place_threats()
        self._pin_threats()

    def _place_threats(self) -> None:
        """At the right of the outlook, to which its first words are left, or as much of the row as these may take."""
        threats, row = self.threats, self.outlook.row
        threats.visible = self.shows_threats and bool(threats.head)
        room = max(round(row.width * THREATS), row.width - self.outlook.least_width)
        wide = min(room, threats.natural_width(self.look)) if threats.visible else 0
        threats.place(pygame.Rect(row.right - wide, row.y, wide, row.height), self.look)
        self.outlook.leave_free(wide)

    def _pin_threats(self) -> None:
        """The worst of each place has a badge; one for every rival would hide what stands there."""
        threats = self.intentions.threats if self.intentions else ()
        kit, palette, look = self.kit, self.palette, self.look
        worst = {threat.place: threat for threat in reversed(threats)}.values()
        badges = [
            threat_badge(each.rival, each.chance, kit.wording.loss(each.points), kit, palette, look) for each in worst
        ]
        self.view.pin([(threat.place, badge) for threat, badge in zip(worst, badges, strict=True)])

    def threats_to(self, part: str) -> list[str]:
        """In words, for whoever points at it."""
        threats = self.intentions.threats if self.intentions else ()
        return [sentence(self.kit.wording, threat) for threat in threats if threat.place == part]

    def show_tips(self, wanted: bool) -> None:
        self._with_tips = wanted
        self._advise()

    def explain(self, word: Word) -> bool:
        """Beside the question that is asked, as long as it is; False if its row would hide an answer or a sheet."""
        self._set_word(word)
        self._drop_word_in_the_way()
        return self._word is not None

    def _drop_word_in_the_way(self) -> None:
        if self.prompt_bar.tip_lines and (self._hides_board() or self._word_hides_sheet()):
            self._set_word(None)

    def _set_word(self, word: Word | None) -> None:
        self._word = word
        self._advise()
        self._raise_hand()
        self._raise_guest()

    def _hides_board(self) -> bool:
        """Whether the bar, or a hand that makes way for it, lies over the board while something on it may be chosen."""
        asked = self.question
        chosen_there = asked is not None and any(asked.target(option).place == BOARD for option in asked.prompt.options)
        hand = self.furniture.hand
        top = hand.rect.top if hand is not None else self.prompt_bar.rect.top
        return chosen_there and top < self.pane.rect.bottom

    def _word_hides_sheet(self) -> bool:
        """A sheet at the left may lie under the rows of the word."""
        rows = self.prompt_bar.rows_of_tip
        return any(sheet.visible and sheet.rect.colliderect(rows) for sheet in self.furniture.sheets)

    def _advise(self) -> None:
        """A word that is new, or else a tip; nothing if none are wished for."""
        if self.question is None or not self._with_tips:
            self.prompt_bar.advise("")
        elif self._word is not None:
            self.prompt_bar.advise(self._word.line, whole=True)
        else:
            self.prompt_bar.advise(self.question.tip)

    def ask_for_end(self, faction: str) -> None:
        """The turn is over: one may look at what came of it, go back, or be done."""
        self._ending, self.answered = faction, False
        with self.prompt_bar.arranged_once():
            self.prompt_bar.ask(faction, tr("table.turn_over"), [])
            self.prompt_bar.set_controls(self.controls.for_turn_end())
            self.prompt_bar.set_pace(())

    def darken(self) -> None:
        """Nothing is asked."""
        self.answered |= self.question is not None
        self.question = self._word = None
        self._ending = ""
        for holder in self._holders.values():
            holder.offer(())
        self.kit.showing.consider(self.view, None)
        self.prompt_bar.wait(tr("table.wait"))
        self.controls.wait()

    def offer_controls_of_bots(self) -> None:
        self.prompt_bar.set_controls(self.controls.for_bots())
        self.prompt_bar.set_pace(self.controls.of_pace())
        self.prompt_bar.dirty = True

    def tell_end(self) -> None:
        """The game is over; all that is left to do here is to take the last decision back."""
        self.prompt_bar.ask("", tr("table.over"), [])
        self.prompt_bar.set_controls(self.controls.for_end())
        self.prompt_bar.set_pace(())

    def _uncover_answers(self) -> None:
        """Those on the card become buttons while it is covered."""
        self._fill_bar_again()
        self._drop_word_in_the_way()

    def _fill_bar_again(self) -> None:
        """After a new layout, put the same question on other widgets, or show the same controls."""
        if self.question is not None:
            self.ask(self.question.prompt)
        elif self._ending:
            self.ask_for_end(self._ending)
        elif not self.prompt_bar.controls and self.session.over:
            self.tell_end()
        elif not self.prompt_bar.controls:
            self.offer_controls_of_bots()

    # What is where

    @property
    def _holders(self) -> dict[str, Holder]:
        """What is chosen on directly."""
        holders: dict[str, Holder | None] = {BOARD: self.pane, CARD: self.clipping, HAND: self.furniture.hand}
        return {place: holder for place, holder in holders.items() if holder is not None}

    def _holds(self, place: str) -> bool:
        return place in self._holders and self._holders[place].visible

    @property
    def free_board(self) -> pygame.Rect:
        """What is seen of the board where the bar at its foot has grown."""
        board = pygame.Rect(self.pane.rect)
        board.height = min(board.bottom, self.prompt_bar.rect.top) - board.y
        return board

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are in sight."""
        question = self.question
        if question is None:
            return {}
        spots = {option.key: self._spot(option.key, question.target(option)) for option in question.prompt.options}
        return {key: spot for key, spot in spots.items() if spot is not None}

    def _spot(self, option: str, target: Target) -> pygame.Rect | None:
        if target.place == DONE:
            return self.controls.done.rect
        if self._holds(target.place):
            return self._holders[target.place].spot(target.key)
        button = self.prompt_bar.buttons.get(option)
        return button.rect if button else None

    def answer_at(self, position: tuple[int, int]) -> str:
        """The answer whose button is there, be it possible or not; empty if none is."""
        return next((key for key, button in self.prompt_bar.buttons.items() if button.rect.collidepoint(position)), "")

    def is_on_control(self, position: tuple[int, int]) -> bool:
        """Whether something is there that can be used while Effects are played back."""
        buttons = (*self.prompt_bar.pace, *self.prompt_bar.controls, *self.top_bar.buttons)
        sheets = (self.log.rect if self.log.visible else None, self.guest.rect if self.guest else None)
        return any(button.rect.collidepoint(position) for button in buttons) or any(
            rect.collidepoint(position) for rect in sheets if rect
        )
