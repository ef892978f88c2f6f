"""How a game comes on the screen."""

from __future__ import annotations

from typing import Any

from engine.core.errors import SaveError
from engine.core.session import Session
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.scene.keeping import keep_running_game
from game.table.scene.table_scene import open_table, table_scene


def begin_game(app: App, kit: Kit, session: Session[Any]) -> None:
    """Lay a new game on the table, once whatever ran is kept."""
    keep_running_game(app, kit, session, lambda: open_table(app, kit, session))


def with_a_past_that_can_be_told(app: App, session: Session[Any]) -> Session[Any]:
    """Saved under rules that have changed since, or altered: then what was cannot be told, but what is can be."""
    try:
        for _ in session.replay():
            pass
    except SaveError:
        app.tell(tr("opening.without_past"))
        return session.without_past()
    return session


def resumed_game(app: App, kit: Kit, session: Session[Any]) -> Scene:
    """A game that was saved: it goes on with the player's own next decision, or with their turn that has not ended."""
    scene = table_scene(app, kit, session)
    if not scene.turn_end.waits:
        scene.pacing.skip()
    return scene
