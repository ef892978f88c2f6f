"""How a game comes on the screen."""

from __future__ import annotations

from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.scene import Scene
from game.table.keeping import keep_running_game
from game.table.kit import Kit
from game.table.table_scene import open_table, table_scene


def begin_game(app: App, kit: Kit, session: Session[Any]) -> None:
    """A new game."""
    keep_running_game(app, kit, session)
    open_table(app, kit, session)


def resumed_game(app: App, kit: Kit, session: Session[Any]) -> Scene:
    """A game that was saved: it goes on with the player's own next decision, or with their turn that has not ended."""
    keep_running_game(app, kit, session)
    scene = table_scene(app, kit, session)
    if not scene.turn_end.waits:
        scene.pacing.skip()
    return scene
