"""How a game comes on the screen, and how it leaves it."""

from __future__ import annotations

from random import SystemRandom

from engine.people_power import PeoplePowerSession
from game.people_power.edition import describe
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.scenes.title import TitleScene
from game.shell.text import tr


def board_scene(app: App, session: PeoplePowerSession) -> Scene:
    """The board with this game on it. Loaded only now: the screens before it must not wait for it."""
    from game.people_power.board_scene import BoardScene

    return BoardScene(app, session)


def open_board(app: App, session: PeoplePowerSession) -> None:
    """The board over the title, in the place of whatever led there."""
    while len(app.scenes) > 1:
        app.pop()
    app.push(board_scene(app, session))


def begin_game(app: App, session: PeoplePowerSession) -> None:
    """A new game. It takes over the autosave, so a game that is still going on there is kept under a name."""
    if app.store.has_autosave():
        try:
            before, _ = app.store.read_autosave()
            if not before.over:
                app.store.write(tr("opening.previous"), before.save(), describe(before))
        except SaveRefused as refusal:
            app.tell(str(refusal))
    open_board(app, session)


def to_title(app: App) -> None:
    app.start_over(TitleScene(app))


def new_seed() -> int:
    """Cards and dice that nobody has seen."""
    return SystemRandom().randrange(1_000_000)
