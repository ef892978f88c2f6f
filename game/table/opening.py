"""How a game comes on the screen."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.text import tr
from game.table.kit import Kit
from game.table.table_scene import open_table, table_scene


def begin_game(app: App, kit: Kit, session: Session[Any]) -> None:
    """A new game."""
    keep_running_game(app, kit, session)
    open_table(app, kit, session)


def resumed_game(app: App, kit: Kit, session: Session[Any]) -> Scene:
    """A game that was saved: it goes on with the player's own next decision."""
    keep_running_game(app, kit, session)
    scene = table_scene(app, kit, session)
    scene.skip()
    return scene


def keep_running_game(app: App, kit: Kit, session: Session[Any]) -> None:
    """This game is about to take over the autosave: another that is still going on there is kept under a name."""
    if not app.store.has_autosave():
        return
    try:
        before, _ = app.store.read_autosave()
        data = before.save()
        if not before.over and data != session.save() and not app.store.holds(data):
            app.store.write(app.store.free_name(tr("opening.previous")), data, kit.wording.describe(before))
    except SaveRefused as refusal:
        app.tell(str(refusal))


def new_seed() -> int:
    """Cards and dice that nobody has seen."""
    return SystemRandom().randrange(1_000_000)
