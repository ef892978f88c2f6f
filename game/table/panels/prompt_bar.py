"""The bar at the foot: whose turn it is, what is asked, and the answers that are not on the board or on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from game.shell import colours
from game.shell.colours import mix
from game.shell.easing import Eased
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting_size, shortened, width_of, wrapped
from game.shell.look import SMALLEST_TEXT, Look
from game.shell.plates import draw_plate
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.asking.offers import Hands, Offer
from game.table.asking.question import plain
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.answer_button import AnswerButton, QuestionText
from game.table.panels.answer_rows import AnswerRoom, Placing, arrange_answers, width_of_row
from game.table.panels.bar import Bar, on_one_line, right_of

EARLIER = 4
"""So many sentences before the last one are remembered."""
PROGRESS_STEPS = 40
FLASH = 0.7
"""Seconds for which the bar is lit after a click that could not be."""
GAP = 10
"""So much lies between two buttons in the design."""

WIDEST_DONE = 230
"""Room for what the last control says, as in the design."""


class PromptBar(Bar):
    """`controls` are the buttons at the right that every prompt has: Cancel, Undo, Redo, Done.

    `pace` are those of a bot's turn: over the controls, where never any other button is.
    """

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self._hands = hands
        self.asked = QuestionText(hands)
        self.faction = ""
        self.heading = ""
        self.note = ""
        self.tip = ""
        self.tip_lines: list[str] = []
        """Rows of their own over the question, for a tip that has to be read whole, if there is no room beside it."""
        self._whole = False
        self.earlier: list[str] = []
        """What was said before, shown where there are no buttons: the way by which a non-player came here."""
        self.progress: float | None = None
        """Of thinking, from 0 to 1; None while nobody thinks."""
        self.offers: list[Offer] = []
        self.buttons: dict[str, Button] = {}
        self._made: dict[str, Button] = {}
        """For all offers, also those for which there is no room."""
        self.controls: list[Button] = []
        self.pace: list[Button] = []
        self.free_rows = 1
        """Rows of buttons that cover nothing."""
        self.beside_question: list[Button] = []
        """Those that stand beside the question, because there is no room for them elsewhere."""
        self.warning = ""
        """Why what was tried last did nothing: in the place of the question until something else is pointed at."""
        self._flash = Eased(0.0, FLASH)
        self._base = pygame.Rect(0, 0, 0, 0)
        self._waits = False
        """Whether more is to come before it is arranged."""
        self._aimed = ""

    @staticmethod
    def height(look: Look) -> int:
        """It is as high as this with one row of buttons."""
        return _head(look) + _row(look) + look.px(18)

    @staticmethod
    def row(look: Look) -> int:
        """What one more row of buttons takes."""
        return _row(look) + look.px(6)

    def ask(self, faction: str, heading: str, offers: Sequence[Offer]) -> None:
        self.earlier.clear()
        self.faction, self.heading, self.note, self.tip, self.warning = faction, heading, "", "", ""
        self._whole = False
        if list(offers) != self.offers:
            self.offers = list(offers)
            self._made = {offer.option: AnswerButton(offer, self._hands) for offer in self.offers}
        for offer in self.offers:
            self._made[offer.option].forbid(offer.reason)
            self._made[offer.option].idle = offer.idle
        self.arrange()

    def recount(self, faction: str, words: str) -> None:
        """What a non-player does now, after what it did before."""
        before = [*self.earlier[1 - EARLIER :], self.heading] if faction == self.faction and self.heading else []
        self.ask(faction, words, [])
        self.earlier = before

    def wait(self, why: str) -> None:
        """The question is answered: its buttons are grey until the next one."""
        for button in self.buttons.values():
            button.forbid(why)
        self.dirty = True

    def advise(self, tip: str, *, whole: bool = False) -> None:
        """A sentence for newcomers, where there is room and nothing else to say; or `whole`, wherever that may be."""
        self.tip, self._whole = tip, whole
        self.arrange()
        self.dirty = True

    def say(self, note: str) -> None:
        """A second sentence beside the question: what a choice would do, or why a non-player does what it does."""
        note = note.replace("\n", " · ")
        if note != self.note or self.warning:
            self.note, self.warning = note, ""
            self.dirty = True

    def report(self, deed: str) -> None:
        """What comes of an answer: in the place of a question that has been answered, or beside its grey buttons."""
        if self.buttons:
            self.say(deed)
        else:
            self.heading, self.note, self.warning, self.dirty = deed, "", "", True

    def tell(self, why: str) -> None:
        """Why something cannot be, to one who asks: whole, in the place of the question."""
        self.warning, self.dirty = why, True

    def warn(self, why: str) -> None:
        """What was just tried does nothing, and nobody should have to guess why."""
        self.tell(why)
        self._flash = Eased(1.0, FLASH)
        self._flash.go(0.0)

    def update(self, dt: float) -> bool:
        flashed = self._flash.update(dt)
        return super().update(dt) or flashed

    def think(self, progress: float | None) -> None:
        """A line of gold along the bar that grows, step by step, while somebody thinks."""
        shown = None if progress is None else round(progress * PROGRESS_STEPS) / PROGRESS_STEPS
        if shown != self.progress:
            self.progress = shown
            self.dirty = True

    def set_controls(self, controls: Sequence[Button]) -> None:
        if list(controls) != self.controls:
            self.controls = list(controls)
            self.arrange()

    def set_pace(self, buttons: Sequence[Button]) -> None:
        if list(buttons) != self.pace:
            self.pace = list(buttons)
            self.arrange()

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._base = pygame.Rect(rect)
        self.arrange()

    @property
    def all_buttons(self) -> Sequence[Button]:
        return *self.controls, *self.pace, *self.buttons.values()

    def handle(self, event: pygame.event.Event) -> bool:
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            over = next((key for key, button in self.buttons.items() if button.hovered), "")
            if over != self._aimed:
                self._hands.aim(self._aimed, over)
                self._aimed = over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            grey = (button for button in self.all_buttons if button.reason and button.rect.collidepoint(event.pos))
            if refused := next(grey, None):
                self._hands.refuse(refused.reason)
        inside = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) and self.rect.collidepoint(event.pos)
        return used or inside

    def hint(self, position: tuple[int, int]) -> str:
        """What a choice would do stands there, too, where the bar has no room for all of it."""
        said = super().hint(position)
        aimed = self.buttons.get(self._aimed)
        over = aimed is not None and aimed.rect.collidepoint(position)
        if over and self._note_is_cut and self.note not in plain(said):
            return f"→ {self.note}\n{said}"
        return said or self.note or self.tip

    @property
    def _note_is_cut(self) -> bool:
        return bool(self.note) and width_of(self._tip_face, self.note) > self._beside_heading().width

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        """The whole bar: what is said of a button must not lie over the question."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.fill(mix(self.palette.bar, colours.RED, 0.7 * self._flash.value), self.rect)
        colour = self.palette.factions.get(self.faction, colours.GREY_ON_INK)
        surface.fill(colour, (self.rect.x, self.rect.y, self.rect.width, look.px(5)))
        if self.progress is not None:
            surface.fill(colours.GOLD, (self.rect.x, self.rect.y, round(self.rect.width * self.progress), look.px(5)))
        if self.faction:
            self._draw_tag(surface, colour)
        self._draw_tip_lines(surface)
        row = self._head_row()
        if self.warning:
            self._draw_warning(surface, row)
            self.draw_buttons(surface)
            return
        bold = self._heading_face(row.width)
        draw_line(surface, shortened(bold, self.heading, row.width), row, bold, colours.CREAM)
        if self.buttons or self.tip:
            self._draw_beside(surface)
        elif self.note:
            self._draw_below(surface, [self.note], colours.GOLD_SOFT)
        else:
            self._draw_below(surface, self.earlier, colours.GREY_ON_INK)
        self.draw_buttons(surface)

    def _heading_face(self, width: int) -> pygame.font.Font:
        """A little smaller for a long sentence of a non-player's turn, which the log has whole."""
        line = self.palette.line
        return line(fitting_size(line, self.look.text(21), self.heading, width, SMALLEST_TEXT))

    def _head_row(self) -> pygame.Rect:
        """The question has this room behind the faction's name."""
        look = self.look
        row = pygame.Rect(self.rect.x + look.px(18), self._question_top, 0, _head(look))
        beside = self.pace or self.beside_question
        row.width = (beside[0].rect.left if beside else self.rect.right) - look.px(18) - row.x
        return right_of(self._tag(), row, look.px(14)) if self.faction else row

    @property
    def _question_top(self) -> int:
        return self.rows_of_tip.bottom + self.look.px(6)

    def _tag(self) -> pygame.Rect:
        look = self.look
        width = width_of(self.palette.label(look.text(21)), self._name) + look.px(20)
        tag = pygame.Rect(self.rect.x + look.px(18), 0, width, round(look.text(21) * 1.3))
        tag.centery = self._question_top + _head(look) // 2
        return tag

    @property
    def _name(self) -> str:
        return tr(f"faction.{self.faction}").upper()

    def _draw_tag(self, surface: pygame.Surface, colour: colours.Colour) -> None:
        """Write the faction's name on its colour."""
        tag, face = self._tag(), self.palette.label(self.look.text(21))
        draw_plate(surface, tag, colour, self.look.px(5))
        draw_line(surface, self._name, tag, face, self.palette.on_faction[self.faction], "center")

    def _beside_heading(self) -> pygame.Rect:
        row = self._head_row()
        heading = pygame.Rect(row)
        heading.width = min(row.width, width_of(self._heading_face(row.width), self.heading))
        return right_of(heading, row, self.look.px(22))

    def _draw_warning(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """It is drawn whole, and smaller if need be."""
        size = fitting_size(self.palette.line, self.look.text(21), self.warning, row.width)
        draw_line(surface, self.warning, row, self.palette.line(size), colours.GOLD_SOFT)

    def _draw_beside(self, surface: pygame.Surface) -> None:
        """Draw the note, cut if need be, or else the tip, which stands whole here or beside the buttons."""
        face = self._tip_face
        room = self._beside_heading()
        if self.note:
            if room.width > self.look.px(120):
                draw_line(surface, shortened(face, self.note, room.width), room, face, colours.GOLD_SOFT)
        elif self.tip and not self.tip_lines and (free := self.room_for_tip()):
            draw_line(surface, self.tip, free, face, colours.CREAM if self._whole else colours.GREY_ON_INK)

    @property
    def _tip_face(self) -> pygame.font.Font:
        return font("text", self.look.text(19))

    def room_for_tip(self) -> pygame.Rect | None:
        """In one of the rows that are there anyway, if it fits."""
        rooms = (self._beside_heading(), self._beside_buttons())
        return next((room for room in rooms if width_of(self._tip_face, self.tip) <= room.width), None)

    @property
    def rows_of_tip(self) -> pygame.Rect:
        """What it takes of the bar for itself: the topmost of it."""
        return pygame.Rect(self.rect.topleft, (self.rect.width, len(self.tip_lines) * _head(self.look)))

    def _draw_tip_lines(self, surface: pygame.Surface) -> None:
        row = self.rows_of_tip.move(0, self.look.px(6)).inflate(-2 * self.look.px(18), 0)
        row.height = _head(self.look)
        for line in self.tip_lines:
            draw_line(surface, line, row, self._tip_face, colours.CREAM)
            row.y += row.height

    def _beside_buttons(self) -> pygame.Rect:
        """What is left between the last answer and the controls."""
        look = self.look
        row = pygame.Rect(self.rect.x, self.rect.bottom - look.px(10) - _row(look), 0, _row(look))
        beside = (button.rect.right for button in self.buttons.values() if button.rect.bottom > row.top)
        row.left = max(beside, default=row.left) + look.px(18)
        row.width = max(0, self.controls[0].rect.left - look.px(20) - row.left if self.controls else 0)
        return row

    def _draw_below(self, surface: pygame.Surface, sentences: Sequence[str], colour: colours.Colour) -> None:
        """In the row of the buttons, where there are none: the last of the sentences, as many as there is room for."""
        look = self.look
        face = font("text", look.text(18))
        left = self.rect.x + look.px(18)
        right = self.controls[0].rect.left - look.px(20) if self.controls else self.rect.right
        row = pygame.Rect(left, self.rect.y + _head(look) + look.px(8), right - left, _row(look))
        draw_line(surface, on_one_line(sentences, face, row.width, keep_last=True), row, face, colour)

    # Buttons

    @contextmanager
    def arranged_once(self) -> Iterator[None]:
        """Whatever is changed inside this block is arranged after it, all at once."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
            self.arrange()

    def arrange(self) -> None:
        """From the left, row by row; the bar grows upwards over the board where the free rows are not enough."""
        if self._waits or not self._base.width:
            return
        look, base, margin = self.look, self._base, self.look.px(18)
        self.buttons, self.tip_lines, self.beside_question, self.rect = dict(self._made), [], [], base
        for button in self.all_buttons:
            button.face = self.palette.label
        controls_left = min(self._place_controls(base.right - margin), self._place_pace())
        room = AnswerRoom(
            beside_controls=controls_left - look.px(24) - base.x - margin,
            across=base.width - 2 * margin,
            beside_question=self._beside_heading().width,
            free_rows=self.free_rows,
            gap=look.px(GAP),
        )
        rows, beyond = arrange_answers([self._placing(offer) for offer in self.offers], room)
        shown = {placing.button for row in (*rows, beyond) for placing in row}
        self.buttons = {option: button for option, button in self._made.items() if button in shown}
        pitch = self.row(look)
        extra = (len(rows) - 1) * pitch
        self.rect = pygame.Rect(base.x, base.y - extra, base.width, base.height + extra)
        for number, row in enumerate(rows):
            self._place_row(row, base.x + margin, base.y + _head(look) + look.px(8) - number * pitch)
        beside = self._beside_heading()
        self._place_row(beyond, beside.right - width_of_row(beyond, room.gap), beside.y, min(beside.height, _row(look)))
        self.beside_question = [placing.button for placing in beyond]
        self._make_room_for_tip()
        self.asked.place(pygame.Rect(self.rect.x, self._question_top, self.rect.width, _head(look)), look)
        self.dirty = True

    def _placing(self, offer: Offer) -> Placing:
        button, look = self._made[offer.option], self.look
        width = max(button.natural_width(look), look.px(52))
        return Placing(button, width, offer.target.aside, offer.target.at_once)

    def _make_room_for_tip(self) -> None:
        """Rows over the question for what has to be read and fits nowhere else; all the rest stays where it is."""
        if self._whole and self.tip and self.room_for_tip() is None:
            self.tip_lines = wrapped(self.tip, self._tip_face, self.rect.width - 2 * self.look.px(18))
            extra = self.rows_of_tip.height
            self.rect = pygame.Rect(self.rect.x, self.rect.y - extra, self.rect.width, self.rect.height + extra)

    def _place_controls(self, right: int) -> int:
        """At the foot, ending there; returns where they begin."""
        look = self.look
        row = [Placing(button, button.natural_width(look)) for button in self.controls]
        if len(row) > 1:  # the last one says what it finishes; the others stay where they are all the same
            row[-1] = Placing(row[-1].button, max(row[-1].width, look.wide(WIDEST_DONE)))
        left = right - width_of_row(row, look.px(GAP))
        self._place_row(row, left, self._base.bottom - look.px(10) - _row(look))
        return left

    def _place_pace(self) -> int:
        """In the line of the words; returns where they begin."""
        look = self.look
        x = self._base.right - look.px(18)
        tall = min(_head(look), _row(look))
        for button in reversed(self.pace):
            width = button.natural_width(look)
            button.place(pygame.Rect(x - width, self._base.y + look.px(7), width, tall), look)
            x -= width + look.px(GAP)
        return x + look.px(GAP)

    def _place_row(self, row: Sequence[Placing], x: int, y: int, tall: int = 0) -> None:
        for placing in row:
            placing.button.place(pygame.Rect(x, y, placing.width, tall or _row(self.look)), self.look)
            x += placing.width + self.look.px(GAP)


def _head(look: Look) -> int:
    return round(look.text(21) * 1.5)


def _row(look: Look) -> int:
    return round(look.text(20) * 1.75)
