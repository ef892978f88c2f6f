"""The buttons that are no answers: those of the head, the way back, and the pace of the non-players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.shell.text import tr
from game.shell.widgets.button import STYLES, Button

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene

NOTHING = "0"
"""The key for Done where that gives something up; Enter is pressed without thinking."""


class Controls:
    """Where no way leads back, the buttons for it are grey and tell the reason."""

    def __init__(self, scene: TableScene) -> None:
        self._way_back = scene.way_back
        self._playback = scene.playback
        back, pacing = scene.going_back, scene.pacing
        self.restart = _button("restart", back.restart_turn, "R")
        self.log = _button("log", scene.table.toggle_log, "L")
        self.recap = _button("recap", scene.table.toggle_recap, "C")
        self.help = _button("help", scene.open_help, "F1")
        self.menu = _button("menu", scene.open_menu, "M")
        self.hint = _button("hint", scene.adviser.ask_for_hint, "H")
        self.with_hint = False
        """True if one may be asked for."""
        self.cancel = _button("cancel", back.cancel, "Backspace")
        self.undo = _button("undo", back.undo, "U")
        self.redo = _button("redo", back.redo, "Y")
        self.done = _button("done", lambda: scene.hands.answer("done"), "Enter", style="gold")
        self.pause = _button("pause", pacing.pause, "P")
        self.fast = _button("fast", pacing.fast_forward, "F")
        self.skip = _button("skip", pacing.skip, "K")
        self.step = _button("step", pacing.step, "Space", style="gold")

    @property
    def at_head(self) -> list[Button]:
        return [self.restart, self.recap, self.log, self.help, self.menu]

    def for_question(self, done: str, invites: bool = True) -> list[Button]:
        """`done` are the words for being done; empty where that is no answer."""
        self._offer_done(done, invites)
        self._show_way_back()
        return [*([self.hint] if self.with_hint else []), *self._ways]

    @property
    def _ways(self) -> list[Button]:
        """Always these, in these places, whether they are possible or not."""
        return [self.cancel, self.undo, self.redo, self.done]

    def for_turn_end(self) -> list[Button]:
        """The turn is over, but nobody goes on before Done."""
        self._show_way_back()
        self._offer_done(tr("table.done.turn"))
        return [*([self.hint] if self.with_hint else []), *self._ways]

    def wait(self) -> None:
        """Nothing can be done while a decision is being carried out."""
        self.done.style = STYLES["ink"]
        self.done.forbid(tr("table.wait"))

    def for_bots(self) -> list[Button]:
        self._show_way_back()
        self.cancel.forbid(tr("table.bots"))
        self.done.relabel(tr("table.done"))
        self.done.style = STYLES["ink"]
        self.done.forbid(tr("table.bots"))
        return self._ways

    def of_pace(self) -> list[Button]:
        """While others play: in a row of their own, so that nobody hits the one who meant the other."""
        playback = self._playback
        self.pause.select(playback.paused)
        self.fast.select(playback.fast)
        by_step = playback.pace == "step" or playback.paused
        return [*([self.step] if by_step else []), self.pause, self.fast, self.skip]

    def for_end(self) -> list[Button]:
        self._show_way_back()
        return [self.undo]

    def _offer_done(self, done: str, invites: bool = True) -> None:
        self.done.relabel(done or tr("table.done"))
        self.done.forbid("" if done else tr("table.done.not_yet"))
        self.done.style = STYLES["gold" if done and invites else "ink"]
        self.done.shortcut = "Enter" if invites else NOTHING

    def _show_way_back(self) -> None:
        way = self._way_back
        several = len(way.session.people) > 1
        nothing = "table.undo.others" if several and way.session.history else "table.undo.nothing"
        ways_back = (
            (self.undo, way.undo(), nothing),
            (self.cancel, way.cancel(), "table.cancel.nothing"),
            (self.restart, way.restart_turn(), "table.restart.nothing"),
        )
        barred = way.is_barred
        for button, decision, why_not in ways_back:
            button.forbid("" if decision is not None else tr("table.undo.barred" if barred else why_not))
        self.redo.forbid("" if way.redo() else tr("table.redo.nothing"))


def _button(key: str, action: Callable[[], None], shortcut: str, style: str = "ink") -> Button:
    return Button.of(f"table.{key}", action, style=style, shortcut=shortcut, size=20)
