"""Any game again: step by step, by itself, or anywhere along its cards; and a new game from any point of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.people_power import PeoplePowerSession, State, summary
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, OWNER
from engine.people_power.cards import ELECTIONS
from engine.people_power.victory import THRESHOLD, margin
from game.people_power.edition import describe
from game.people_power.map import BoardView
from game.people_power.palette import PALETTES, Palette
from game.people_power.scenes.opening import open_board
from game.people_power.scenes.timeline import Timeline
from game.people_power.wording import Story, card_title
from game.people_power.wording.names import signed
from game.shell import colours
from game.shell.lettering import draw_line, fitting
from game.shell.plates import draw_plate
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.panel import draw_sheet
from game.shell.widgets.toggle_group import ToggleGroup

if TYPE_CHECKING:
    from game.shell.app import App

PACE = 0.9
ALL = "all"


class ReplayScene(Scene):
    def __init__(self, app: App, session: PeoplePowerSession) -> None:
        super().__init__(app)
        self.session = session
        self.frames = list(session.replay())
        self.at = 0
        self.playing = False
        self.view_of = ALL
        self._waited = 0.0
        self._view: BoardView | None = None
        self._hovered: str | None = None
        self._marks = [
            (number, state.card in ELECTIONS)
            for number, (_, state, effects) in enumerate(self.frames)
            if any(isinstance(e, told.CardRevealed | told.ElectionBegan) for e in effects)
        ]

    # Making and placing

    def build(self) -> None:
        self.log = LogList(self._clicked, size=18, tag_colours=dict(self._palette.factions))
        views = [
            (ALL, tr("replay.view.all"), tr("replay.view.all.hint")),
            *((faction, tr(f"faction.{faction}.short"), tr("replay.view.hint")) for faction in FACTIONS),
        ]
        self.views = ToggleGroup(views, self.view_of, self._look_as)
        self.timeline = Timeline(len(self.frames), self._marks, self._go, tooltip=tr("replay.scrub.hint"))
        self.first = self._button("first", lambda: self._go(0), "Home")
        self.previous = self._button("back", lambda: self._go(self.at - 1), "Left")
        self.play = self._button("play", self._toggle, "Space", style="gold")
        self.next = self._button("next", lambda: self._go(self.at + 1), "Right")
        self.last = self._button("last", lambda: self._go(len(self.frames) - 1), "End")
        self.branch = self._button("branch", self._branch, "B")
        self.exit = self._button("leave", self.back, "Esc")
        self.add(
            self.log,
            self.views,
            self.timeline,
            self.first,
            self.previous,
            self.play,
            self.next,
            self.last,
            self.branch,
            self.exit,
        )
        self._fill_log()
        self._tell_branch()

    def _button(self, key: str, action: Callable[[], None], shortcut: str, style: str = "ink") -> Button:
        return Button(
            tr(f"replay.{key}"), action, style=style, shortcut=shortcut, tooltip=tr(f"replay.{key}.hint"), size=20
        )

    @property
    def _palette(self) -> Palette:
        return PALETTES[self.app.settings.palette]

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap, tall = look.px(20), look.px(12), round(look.text(20) * 2)
        y = self._place_buttons(size, tall)
        self._head = pygame.Rect(margin, margin // 2, size[0] - 2 * margin, round(look.text(28) * 1.5))
        bar = pygame.Rect(margin + look.px(14), y - look.px(52), size[0] - 2 * margin - look.px(28), look.px(40))
        self.timeline.place(bar, look)
        side = max(look.wide(460), self.views.natural_width(look) + 2 * look.px(16))
        side = min(side, round(size[0] * 0.4))
        top = self._head.bottom + gap
        self._sheet = pygame.Rect(size[0] - margin - side, top, side, bar.y - gap - top)
        self._margins = pygame.Rect(
            self._sheet.x + look.px(16), top + look.px(12), side - look.px(32), round(look.text(20) * 1.7) * 3
        )
        self.views.place(pygame.Rect(self._margins.x, self._margins.bottom + gap, self._margins.width, tall), look)
        lines = pygame.Rect(self._margins.x, self.views.rect.bottom + gap, self._margins.width, 0)
        lines.height = self._sheet.bottom - gap - lines.y
        self.log.place(lines, look)
        board = pygame.Rect(margin, top, self._sheet.x - gap - margin, bar.y - gap - top)
        self._view = BoardView(board, summary(self._state), tr, self._palette, self.app.settings.text_size / 100)

    def _place_buttons(self, size: tuple[int, int], tall: int) -> int:
        """In one row at the foot, or in two where it is too narrow; returns where the buttons begin."""
        look, margin, gap = self.look, self.look.px(20), self.look.px(12)
        left, right = (self.first, self.previous, self.play, self.next, self.last), (self.branch, self.exit)
        widths = {button: button.natural_width(look) for button in (*left, *right)}
        # Its words change while it plays, and the others should not move.
        widths[self.play] = max(
            Button(tr(f"replay.{key}"), self._toggle, size=20).natural_width(look) for key in ("play", "pause")
        )
        one_row = sum(widths.values()) + gap * (len(widths) + 1) <= size[0] - 2 * margin
        bottom = size[1] - margin - tall
        top = bottom if one_row else bottom - tall - gap
        end = size[0] - margin - sum(widths[button] for button in right) - gap
        for row, x, y in ((left, margin, top), (right, end, bottom)):
            for button in row:
                button.place(pygame.Rect(x, y, widths[button], tall), look)
                x += widths[button] + gap
        return top

    # The step that is shown

    @property
    def _decisions(self) -> int:
        return self.frames[self.at][0] if self.frames else 0

    @property
    def _state(self) -> State:
        return self.frames[self.at][1] if self.frames else self.session.state

    @property
    def _effects(self) -> list[told.Effect]:
        return self.frames[self.at][2] if self.frames else []

    # Time and mouse

    def update(self, dt: float) -> bool:
        if self.playing:
            self._waited += dt
            if self._waited >= PACE:
                self._waited = 0.0
                if self.at + 1 < len(self.frames):
                    self._go(self.at + 1, playing=True)
                else:
                    self._toggle()
        changed = super().update(dt)
        if self._view is not None:
            self._view.update(dt)
            changed = changed or self._view.needs_draw
        return changed

    @property
    def busy(self) -> bool:
        return self.playing or super().busy

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if self._view is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            over = self._view.space_at(event.pos)
            if over != self._hovered:
                self._hovered = over
                self._view.hover(over)
        elif event.type == pygame.MOUSEWHEEL and self._view.rect.collidepoint(event.pos):
            self._view.zoom_at(event.pos, event.y)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(colours.INK_SOFT)
        look, state = self.look, self._state
        words = tr("replay.card", number=state.card, title=card_title(state.card)) if state.card else tr("replay.start")
        step = tr("replay.step", step=self.at + 1, steps=len(self.frames))
        half = self._head.width // 2
        box = pygame.Rect(self._head.x, self._head.y, half, self._head.height)
        draw_line(surface, words, box, fitting("news", look.text(28), words, half), colours.CREAM)
        box.right = self._head.right
        draw_line(surface, step, box, fitting("display", look.text(22), step, half), colours.PAPER_DARK, "right")
        if self._view is not None and self._view.draw(surface):
            self.invalidate()
        draw_sheet(surface, self._sheet, look)
        self._draw_margins(surface)
        super().draw(surface)

    def _draw_margins(self, surface: pygame.Surface) -> None:
        look, state = self.look, self._state
        tall = self._margins.height // 3
        for number, faction in enumerate(FACTIONS):
            row = pygame.Rect(self._margins.x, self._margins.y + number * tall, self._margins.width, tall)
            draw_plate(surface, row.inflate(0, -look.px(4)), self._palette.factions[faction], look.px(4))
            inner = row.inflate(-look.px(20), 0)
            ink = self._palette.on_faction[faction]
            value = margin(state, faction)
            told_value = f"{value + THRESHOLD[faction]} / {THRESHOLD[faction]}   {signed(value)}"
            name = tr(f"faction.{faction}")
            wide = round(inner.width * 0.5)
            draw_line(
                surface,
                name,
                pygame.Rect(inner.x, inner.y, wide, tall),
                fitting("display", look.text(20), name, wide),
                ink,
            )
            draw_line(
                surface,
                told_value,
                pygame.Rect(inner.x + wide, inner.y, inner.width - wide, tall),
                fitting("display", look.text(20), told_value, inner.width - wide),
                ink,
                "right",
            )

    # What the buttons do

    def _go(self, step: int, playing: bool = False) -> None:
        step = max(0, min(len(self.frames) - 1, step))
        self.playing = playing
        self.play.relabel(tr("replay.pause" if playing else "replay.play"))
        if step == self.at or not self.frames:
            return
        self.at = step
        self.timeline.go(step)
        if self._view is not None:
            self._view.set_board(summary(self._state))
        self._fill_log()
        self._tell_branch()
        self.invalidate()

    def _toggle(self) -> None:
        if self.at + 1 >= len(self.frames) and not self.playing:
            self._go(0)
        self.playing = not self.playing
        self._waited = 0.0
        self.play.relabel(tr("replay.pause" if self.playing else "replay.play"))
        self.invalidate()

    def _look_as(self, view: str) -> None:
        self.view_of = view
        self._fill_log()

    def _clicked(self, line: LogLine) -> None:
        if self._view is not None and line.payload:
            self._view.show(line.payload)
            self._view.hover(line.payload)
            self.invalidate()

    def _fill_log(self) -> None:
        """What happened in this step, as the chosen faction saw it: what it did and what was done to it."""
        self.log.clear()
        story, told_any, touched = Story(), False, set()
        for effect in self._effects:
            for entry in story.tell([effect], self.session.state):
                concerned = {entry.faction, _owner(effect)}
                if self.view_of != ALL and self.view_of not in concerned:
                    continue
                self.log.append(("· " if entry.indent > 1 else "") + entry.text, entry.faction, entry.space)
                told_any = True
                if entry.space:
                    touched.add(entry.space)
        if not told_any:
            self.log.append(tr("replay.nothing"))
        self.log.bar.scroll_to(0)
        if self._view is not None:
            self._view.set_selected(touched)

    def _tell_branch(self) -> None:
        if not self.session.history:
            self.branch.forbid(tr("replay.branch.bots"))
        elif self.session.over and self._decisions == len(self.session.history):
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
        open_board(self.app, self.session.at(self._decisions))
        self.app.tell(tr("replay.kept.told", name=name))


def _owner(effect: told.Effect) -> str:
    piece = getattr(effect, "piece", "")
    return OWNER.get(piece, "")
