"""How a game comes on the screen, and how it leaves it."""

from __future__ import annotations

from random import SystemRandom

from engine.core.errors import SaveError
from engine.people_power import PeoplePowerSession
from game.people_power.wording.summary import describe
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.text import tr


def board_scene(app: App, session: PeoplePowerSession) -> Scene:
    """The board with this game on it. Loaded only now: the screens before it must not wait for it."""
    from game.people_power.board_scene import BoardScene

    try:
        return BoardScene(app, session)
    except SaveError:
        # Saved under rules that have changed since: what was can no longer be told, but what is can be played.
        app.tell(tr("opening.without_past"))
        return BoardScene(app, session.without_past())


def open_board(app: App, session: PeoplePowerSession) -> None:
    """The board over the title, in the place of whatever led there."""
    while len(app.scenes) > 1:
        app.pop()
    app.push(board_scene(app, session))


def begin_game(app: App, session: PeoplePowerSession) -> None:
    keep_running_game(app, session)
    open_board(app, session)


def keep_running_game(app: App, session: PeoplePowerSession) -> None:
    """This game is about to take over the autosave: another that is still going on there is kept under a name."""
    if not app.store.has_autosave():
        return
    try:
        before, _ = app.store.read_autosave()
        data = before.save()
        if not before.over and data != session.save() and not app.store.holds(data):
            app.store.write(app.store.free_name(tr("opening.previous")), data, describe(before))
    except SaveRefused as refusal:
        app.tell(str(refusal))


def to_title(app: App) -> None:
    app.go_home()


def new_seed() -> int:
    """Cards and dice that nobody has seen."""
    return SystemRandom().randrange(1_000_000)
