"""Any game is shown again, by steps, by itself, or along its chapters; a new game may begin at any point of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from engine.core.effects import Effect
from engine.core.session import Session
from game.shell import colours
from game.shell.app import App
from game.shell.fonts import font
from game.shell.lettering import draw_fitted, draw_line, width_of
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.kit.kit import Kit
from game.table.kit.telling import Chapter
from game.table.scene.arrangement import table_look
from game.table.scene.branching import OnBranch, branch_off
from game.table.scenes.replay_table import ReplayTable
from game.table.scenes.timeline import Timeline, draw_mark
from game.table.telling.log_entry import Story
from game.table.telling.playback import Playback
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot, State, of_step

PAUSE = 0.9
"""Seconds between the end of a step and the next, while the replay plays by itself."""
LEGEND = 17


class Step(NamedTuple):
    """It is one faction's turn, or one phase."""

    decisions: int
    """So many were made until its end."""
    state: State
    effects: list[Effect]


class ReplayScene(Scene):
    """`on_branch` gets the game as it was, to be played on from there."""

    heavy = True

    def __init__(self, app: App, kit: Kit, session: Session[Any], on_branch: OnBranch) -> None:
        super().__init__(app)
        self.kit = kit
        self.on_branch = on_branch
        self.session = session
        self.steps = [Step(*step) for step in session.replay()] or [Step(0, session.state, [])]
        self.at = 0
        self.playing = False
        self._secrecy = Secrecy(kit, session)
        self.table = ReplayTable(kit, self._secrecy.seen(self.step.state), session.players, session.names)
        self.playback = Playback(kit, self.table, self, self._secrecy, frozenset(kit.seats))
        self.playback.pace = "instant"
        self._waited = 0.0
        self._story = Story(kit.wording)
        self._chapters = {
            number: chapter
            for number, step in enumerate(self.steps)
            for chapter in map(kit.telling.chapter, step.effects)
            if chapter is not Chapter.NONE
        }
        """By the number of the step that begins it."""

    @property
    def step(self) -> Step:
        """The one that is shown."""
        return self.steps[self.at]

    # Making and placing

    def build(self) -> None:
        self.table.build(self._inspect)
        marks = [(number, chapter is Chapter.TALL) for number, chapter in self._chapters.items()]
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
        self._begin_log(self.at + 1)
        self._tell_play()
        self._tell_ends()
        self._tell_branch()

    def _button(self, key: str, action: Callable[[], None], shortcut: str, style: str = "ink") -> Button:
        return Button.of(f"replay.{key}", action, style=style, shortcut=shortcut, size=20)

    def tooltip_avoids(self, position: tuple[int, int]) -> Sequence[pygame.Rect]:
        """What is said of the timeline and its buttons may lie over the board, but over nothing that is read."""
        pane = self.table.pane.rect
        return [rect for rect in super().tooltip_avoids(position) if rect != pane]

    @property
    def look(self) -> Look:
        return table_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap = look.px(20), look.px(12)
        buttons = self._place_buttons(size, round(look.text(20) * 2))
        bar = pygame.Rect(margin + look.px(14), buttons - look.px(48), size[0] - 2 * margin - look.px(28), look.px(40))
        self.timeline.place(bar, look)
        self._head = pygame.Rect(margin, look.px(6), size[0] - 2 * margin, round(look.text(28) * 1.4))
        top, bottom = self._head.bottom + look.px(6), bar.y - gap // 2
        self.table.layout(size, top, bottom, look, self.kit.palette(self.app))

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

    def _begin_log(self, step: int) -> None:
        """What happened in the steps before this one, since the chapter of the step that is shown began."""
        first = max((number for number in self._chapters if number <= self.at), default=0)
        self._story = Story(self.kit.wording)
        told = [effect for earlier in self.steps[first:step] for effect in earlier.effects]
        self.table.log.begin(self._story.tell(self._secrecy.told(told)))

    # Time

    @property
    def busy(self) -> bool:
        return self.playing or not self.playback.idle or self.playback.scores.flying or super().busy

    def update(self, dt: float) -> bool:
        changed, self._dirty = self._dirty, False
        for part in (self.table, *self._controls, self.tooltip):
            changed = part.update(dt) or changed
        if self.app.top is not self:
            return changed
        self.playback.speed, self.playback.drama = self.app.settings.animation_factor, self.app.settings.drama
        if not self.playback.idle or self.playback.scores.flying:
            self.playback.update(dt)
            if self.playback.idle:
                self._show_end()
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
        self._draw_legend(surface)
        self.playback.draw(surface)
        self.focus.draw(surface, self.look)

    def _draw_head(self, surface: pygame.Surface) -> None:
        look, words = self.look, self.kit.wording.position(self.table.state)
        step = tr("replay.step", step=self.at + 1, steps=len(self.steps))
        half = self._head.width // 2
        box = pygame.Rect(self._head.x, self._head.y, half, self._head.height)
        draw_fitted(surface, words, box, "news", look.text(28), colours.CREAM)
        box.right = self._head.right
        draw_fitted(surface, step, box, "display", look.text(22), colours.PAPER_DARK, "right")

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """What the marks on the timeline are, in the room between the buttons if it is wide enough for that."""
        look = self.look
        gap, face = look.px(16), font("text", look.text(LEGEND))
        named = [(tr(f"replay.mark.{chapter.name.lower()}"), chapter is Chapter.TALL) for chapter in self._marked]
        widths = [2 * gap + width_of(face, words) for words, _ in named]
        left = self.last.rect.right + 2 * gap
        right = self.branch.rect.x - gap if self.branch.rect.y == self.last.rect.y else self.exit.rect.right
        if left + sum(widths) > right:
            return
        for (words, is_tall), width in zip(named, widths, strict=True):
            draw_mark(surface, (left, self.last.rect.centery), self.timeline.rect.height, look, is_tall=is_tall)
            box = pygame.Rect(left + gap, self.last.rect.y, width - gap, self.last.rect.height)
            draw_line(surface, words, box, face, colours.PAPER_DARK)
            left += width + gap

    @property
    def _marked(self) -> list[Chapter]:
        """The kinds of chapters that there are."""
        return [chapter for chapter in (Chapter.TALL, Chapter.SHORT) if chapter in self._chapters.values()]

    def hint(self, position: tuple[int, int]) -> str:
        return self.table.hint(position) or super().hint(position)

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        return self.table.explained(position) or super().explained(position)

    # What playback tells

    def tell(self, moments: Sequence[Snapshot]) -> None:
        for entry in self._story.tell(self._secrecy.told(moment.effect for moment in moments)):
            self.table.log.add(entry)

    def announce(self, moment: Snapshot, to_come: Iterable[Effect]) -> bool:
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
        self._begin_log(step + 1)
        self._show_end()

    def _next(self) -> None:
        """The next step, as it happens; what is still under way is cut short."""
        self._stop()
        if self.at + 1 < len(self.steps):
            if not self.playback.idle:
                self.playback.skip()
                self._show_end()
            self._play_step()

    def _play_step(self) -> None:
        before = self.step
        self._move_to(self.at + 1)
        self._begin_log(self.at)
        choices = self.session.history[before.decisions : self.step.decisions]
        self.playback.add(of_step(self.session.game, before.state, choices))

    def _show_end(self) -> None:
        self.table.show_end(self._secrecy.seen(self.step.state), self._secrecy.told(self.step.effects))

    def _move_to(self, step: int) -> None:
        self.at = step
        self.timeline.go(step)
        self._tell_ends()
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

    def _tell_ends(self) -> None:
        for button in (self.first, self.previous):
            button.forbid("" if self.at > 0 else tr("replay.at_first"))
        for button in (self.next, self.last):
            button.forbid("" if self.at + 1 < len(self.steps) else tr("replay.at_last"))

    def _tell_branch(self) -> None:
        if not self.session.history:
            self.branch.forbid(tr("replay.branch.bots"))
        elif self.session.over and self.step.decisions == len(self.session.history):
            self.branch.forbid(tr("replay.branch.over"))
        else:
            self.branch.forbid("")

    def _branch(self) -> None:
        branch_off(self.app, self.kit, self.session, self.step.decisions, self.on_branch)

    def _inspect(self, place: str, key: str) -> None:
        scene = self.kit.showing.inspect(self.app, place, key, self.table.state)
        if scene is not None:
            self.app.push(scene)
