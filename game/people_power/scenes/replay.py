"""Any game again: step by step, by itself, or anywhere along its cards; and a new game from any point of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from engine.people_power import PeoplePowerSession, State
from engine.people_power.board import FACTIONS
from engine.people_power.cards import ELECTIONS
from engine.people_power.effects import CardRevealed, Effect, ElectionBegan
from game.people_power.board import other_screens
from game.people_power.board.arrangement import board_look
from game.people_power.board.playback import Playback
from game.people_power.palette import PALETTES
from game.people_power.scenes.opening import open_board
from game.people_power.scenes.replay_table import ReplayTable
from game.people_power.scenes.timeline import Timeline
from game.people_power.wording import card_title
from game.people_power.wording.summary import describe
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_line, fitting
from game.shell.look import Look
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button

PAUSE = 0.9
"""Seconds between the end of a step and the next, while the replay plays by itself."""


class Step(NamedTuple):
    """One faction's turn, or one phase."""

    decisions: int
    """Made until its end."""
    state: State
    effects: list[Effect]


class ReplayScene(Scene):
    def __init__(self, app: App, session: PeoplePowerSession) -> None:
        super().__init__(app)
        self.session = session
        self.steps = [Step(*step) for step in session.replay()] or [Step(0, session.state, [])]
        self.at = 0
        self.playing = False
        self.table = ReplayTable(self.step.state)
        self.playback = Playback(self.table, self, FACTIONS)
        self.playback.pace = "instant"
        self._waited = 0.0
        self._cards = [
            number
            for number, step in enumerate(self.steps)
            if any(isinstance(effect, CardRevealed | ElectionBegan) for effect in step.effects)
        ]
        """The numbers of the steps in which a card is turned over."""

    @property
    def step(self) -> Step:
        """The one that is shown."""
        return self.steps[self.at]

    # Making and placing

    def build(self) -> None:
        self.table.build(self._inspect_space, self._inspect_card)
        marks = [(number, self.steps[number].state.card in ELECTIONS) for number in self._cards]
        self.timeline = Timeline(len(self.steps), marks, self.go_to, tooltip=tr("replay.scrub.hint"))
        self.timeline.go(self.at)
        self.first = self._button("first", lambda: self.go_to(0), "Home")
        self.previous = self._button("back", lambda: self.go_to(self.at - 1), "Left")
        self.play = self._button("play", self._toggle, "Space", style="gold")
        self.next = self._button("next", self._next, "Right")
        self.last = self._button("last", lambda: self.go_to(len(self.steps) - 1), "End")
        self.branch = self._button("branch", self._branch, "B")
        self.exit = self._button("leave", self.back, "Esc")
        self._walk, self._leave = (self.first, self.previous, self.play, self.next, self.last), (self.branch, self.exit)
        self._controls = (self.timeline, *self._walk, *self._leave)
        self.add(*self.table.widgets, *self._controls)
        self.table.log.begin(self._told_before(self.at + 1))
        self._tell_play()
        self._tell_branch()

    def _button(self, key: str, action: Callable[[], None], shortcut: str, style: str = "ink") -> Button:
        return Button(
            tr(f"replay.{key}"), action, style=style, shortcut=shortcut, tooltip=tr(f"replay.{key}.hint"), size=20
        )

    @property
    def look(self) -> Look:
        return board_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap = look.px(20), look.px(12)
        buttons = self._place_buttons(size, round(look.text(20) * 2))
        bar = pygame.Rect(margin + look.px(14), buttons - look.px(48), size[0] - 2 * margin - look.px(28), look.px(40))
        self.timeline.place(bar, look)
        self._head = pygame.Rect(margin, look.px(6), size[0] - 2 * margin, round(look.text(28) * 1.4))
        palette = PALETTES[self.app.settings.palette]
        self.table.layout(size, self._head.bottom + look.px(6), bar.y - gap // 2, look, palette)

    def _place_buttons(self, size: tuple[int, int], tall: int) -> int:
        """In one row at the foot, or in two where it is too narrow; returns where the buttons begin."""
        look, margin, gap = self.look, self.look.px(20), self.look.px(12)
        widths = {button: button.natural_width(look) for button in (*self._walk, *self._leave)}
        # Its words change while it plays, and the others should not move.
        widths[self.play] = max(
            Button(tr(f"replay.{key}"), self._toggle, size=20).natural_width(look) for key in ("play", "pause")
        )
        one_row = sum(widths.values()) + gap * (len(widths) + 1) <= size[0] - 2 * margin
        bottom = size[1] - margin // 2 - tall
        top = bottom if one_row else bottom - tall - gap
        end = size[0] - margin - sum(widths[button] for button in self._leave) - gap
        for row, x, y in ((self._walk, margin, top), (self._leave, end, bottom)):
            for button in row:
                button.place(pygame.Rect(x, y, widths[button], tall), look)
                x += widths[button] + gap
        return top

    def _told_before(self, step: int) -> list[Effect]:
        """What happened in the steps before this one, since the card of the step that is shown was turned over."""
        first = max((number for number in self._cards if number <= self.at), default=0)
        return [effect for earlier in self.steps[first:step] for effect in earlier.effects]

    # Time

    @property
    def busy(self) -> bool:
        return self.playing or not self.playback.idle or super().busy

    def update(self, dt: float) -> bool:
        changed, self._dirty = self._dirty, False
        for part in (self.table, *self._controls, self.tooltip):
            changed = part.update(dt) or changed
        if self.app.top is not self:
            return changed
        self.playback.speed = self.app.settings.animation_factor
        if not self.playback.idle:
            self.playback.update(dt)
            if self.playback.idle:
                self.table.show(self.step.state, self.step.effects)
            return True
        if self.playing:
            self._waited += dt
            if self._waited >= PAUSE:
                self._play_on()
                return True
        return changed

    def _play_on(self) -> None:
        self._waited = 0.0
        if self.at + 1 < len(self.steps):
            self._play_step()
        else:
            self._toggle()

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        self._draw_head(surface)
        for control in self._controls:
            control.draw(surface)
        self.playback.draw(surface)
        self.focus.draw(surface, self.look)

    def _draw_head(self, surface: pygame.Surface) -> None:
        look, card = self.look, self.table.shown.card
        words = tr("replay.card", number=card, title=card_title(card)) if card else tr("replay.start")
        step = tr("replay.step", step=self.at + 1, steps=len(self.steps))
        half = self._head.width // 2
        box = pygame.Rect(self._head.x, self._head.y, half, self._head.height)
        draw_line(surface, words, box, fitting("news", look.text(28), words, half), colours.CREAM)
        box.right = self._head.right
        draw_line(surface, step, box, fitting("display", look.text(22), step, half), colours.PAPER_DARK, "right")

    def hint(self, position: tuple[int, int]) -> str:
        return self.table.hint(position) or super().hint(position)

    # What playback tells

    def tell(self, effect: Effect) -> None:
        self.table.log.tell(effect)

    def announce(self, effect: Effect) -> bool:
        """Nothing is announced by a screen of its own."""
        return False

    # What the buttons do

    def go_to(self, step: int) -> None:
        """To a step, as it ends, and stay there."""
        self._stop()
        step = max(0, min(len(self.steps) - 1, step))
        if step == self.at and self.playback.idle:
            return
        self.playback.clear()
        self._move_to(step)
        self.table.log.begin(self._told_before(step + 1))
        self.table.show(self.step.state, self.step.effects)

    def _next(self) -> None:
        """The next step, as it happens; what is still under way is cut short."""
        self._stop()
        if self.at + 1 < len(self.steps):
            if not self.playback.idle:
                self.playback.skip()
                self.table.show(self.step.state, self.step.effects)
            self._play_step()

    def _play_step(self) -> None:
        self._move_to(self.at + 1)
        self.table.log.begin(self._told_before(self.at))
        self.playback.add(self.step.effects)

    def _move_to(self, step: int) -> None:
        self.at = step
        self.timeline.go(step)
        self._tell_branch()
        self.invalidate()

    def _toggle(self) -> None:
        if self.at + 1 >= len(self.steps) and not self.playing:
            self.go_to(0)
        self.playing = not self.playing
        self._waited = 0.0
        self._tell_play()

    def _stop(self) -> None:
        self.playing = False
        self._tell_play()

    def _tell_play(self) -> None:
        self.play.relabel(tr("replay.pause" if self.playing else "replay.play"))

    def _tell_branch(self) -> None:
        if not self.session.history:
            self.branch.forbid(tr("replay.branch.bots"))
        elif self.session.over and self.step.decisions == len(self.session.history):
            self.branch.forbid(tr("replay.branch.over"))
        else:
            self.branch.forbid("")

    def _branch(self) -> None:
        """The branch takes over the autosave, so the game that it leaves is saved under a name first."""
        store = self.app.store
        name = store.free_name(tr("replay.kept"))
        try:
            store.write(name, self.session.save(), describe(self.session))
        except SaveRefused as refusal:
            self.app.tell(str(refusal))
            return
        open_board(self.app, self.session.at(self.step.decisions))
        self.app.tell(tr("replay.kept.told", name=name))

    def _inspect_space(self, space: str) -> None:
        other_screens.inspect_space(self.app, space, self.table.shown.board["spaces"][space])

    def _inspect_card(self, card: int) -> None:
        other_screens.inspect_card(self.app, card)
