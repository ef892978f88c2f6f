"""A new game from a point of another one, which is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.beside import Future
from game.shell.saves import SaveRefused
from game.shell.scenes.waiting import do_beside
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.scene.keeping import keep_running_game, keep_under

OnBranch = Callable[[Session[Any]], None]
"""Gets the game as it was, to be played on from there."""


def branch_off(app: App, kit: Kit, session: Session[Any], decisions: int, on_branch: OnBranch) -> None:
    """The branch takes over the autosave: the game that it leaves is saved under a name, and so is what runs there."""
    wish, data, summary = tr("replay.kept"), session.save(), kit.wording.describe(session)

    def go_on(kept: Future[str]) -> None:
        try:
            name = kept.result()
        except SaveRefused as refusal:
            app.tell(str(refusal))
            return
        branch = session.at(decisions)

        def begin() -> None:
            on_branch(branch)
            app.tell(tr("replay.kept.told", name=name), trouble=False)

        keep_running_game(app, kit, branch, begin)

    do_beside(app, lambda: keep_under(app.store, wish, data, summary), go_on)
