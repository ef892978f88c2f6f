"""How the table goes back to an earlier decision, and on again to where it was. `WayBack` knows where the ways lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.table.telling import snapshots as moments
from game.table.telling.snapshots import Snapshot, State

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene


class GoingBack:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def undo(self) -> None:
        self.to(self._scene.way_back.undo())

    def cancel(self) -> None:
        self.to(self._scene.way_back.cancel())

    def restart_turn(self) -> None:
        self.to(self._scene.way_back.restart_turn())

    def to(self, decision: int | None, go: Callable[[int], None] | None = None) -> None:
        """Ask again what was asked at that decision; `None` leads nowhere."""
        scene = self._scene
        if decision is None:
            return
        self._clear_table()
        (go or scene.way_back.take_back)(decision)
        scene.game_log.forget_after(decision)
        self._lay_table(scene.session.state)
        scene.went_back(decision)

    def redo(self) -> None:
        """All that was taken back at once is there again at once."""
        scene, session = self._scene, self._scene.session
        if scene.table.question is None or not scene.way_back.redo():
            return
        undone = scene.way_back.bring_again()
        self._clear_table()
        seen = session.state.copy()
        for option in undone.answers:
            while session.prompt is None:
                self._retell(moments.advance(session))
            scene.game_log.asked(len(session.history))
            happened = scene.between.choose(option)
            self._retell(happened)
            seen = happened[-1].state if happened else seen
            if not undone.held or session.place != undone.place:
                self._retell(scene.turn_end.let_go())
                session.held = False
        while session.place != undone.place:
            self._retell(moments.advance(session))
        self._lay_table(seen if scene.turn_end.waits else session.state)

    def _retell(self, happened: Sequence[Snapshot]) -> None:
        """What has been seen before is told without being shown."""
        self._scene.game_log.tell(happened)
        self._scene.heard(happened)

    def _clear_table(self) -> None:
        """Whatever is under way or asked on it is so no longer."""
        scene = self._scene
        scene.adviser.following = None
        scene.hands.forget()
        scene.between.leave_question()
        scene.between.forget()
        scene.playback.clear()
        scene.playback.paused = False
        scene.turn_end.forget()
        scene.table.show_recap(False)
        scene.machines.forget()
        scene.table.prompt_bar.think(None)

    def _lay_table(self, state: State) -> None:
        """It lies as it did at another moment of the game."""
        scene = self._scene
        scene.table.log.begin(scene.game_log.again())
        scene.table.restart(scene.secrecy.seen(state))
        scene.keep()
