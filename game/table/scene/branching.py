"""A new game from a point of another one, which is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.scene.keeping import keep_running_game

OnBranch = Callable[[Session[Any]], None]
"""Gets the game as it was, to be played on from there."""


def branch_off(app: App, kit: Kit, session: Session[Any], decisions: int, on_branch: OnBranch) -> None:
    """The branch takes over the autosave: the game that it leaves is saved under a name, and so is what runs there."""
    name = app.store.free_name(tr("replay.kept"))
    try:
        app.store.write(name, session.save(), kit.wording.describe(session))
    except SaveRefused as refusal:
        app.tell(str(refusal))
        return
    branch = session.at(decisions)
    keep_running_game(app, kit, branch)
    on_branch(branch)
    app.tell(tr("replay.kept.told", name=name), trouble=False)
