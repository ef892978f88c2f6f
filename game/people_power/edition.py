"""People Power, as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import __version__
from game.shell.edition import Edition
from game.shell.text import tr

if TYPE_CHECKING:
    from game.shell.app import App
    from game.shell.scene import Scene


def load(data: bytes) -> Any:
    from engine import people_power

    return people_power.load(data)


def quick_start(app: App) -> Scene:
    return _not_yet(app)


def new_game(app: App, *, scenario: str | None = None, seed: int | None = None) -> Scene:
    return _not_yet(app)


def resume(app: App, session: Any, name: str) -> Scene:
    return _not_yet(app)


def _not_yet(app: App) -> Scene:
    from game.shell.scenes.dialog import message

    return message(app, tr("game.title"), tr("game.no_board"))


EDITION = Edition(
    name="People Power",
    version=__version__,
    title_key="game.title",
    subtitle_key="game.subtitle",
    quick_start=quick_start,
    new_game=new_game,
    resume=resume,
    load=load,
)
