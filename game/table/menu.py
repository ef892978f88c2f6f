"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.scenes.dialog import Answer, AskTextScene, DialogScene
from game.shell.scenes.title import TitleScene
from game.shell.text import tr
from game.table.kit import Kit


def game_menu(
    app: App, kit: Kit, session: Session[Any], picture: bytes | None, replay: Callable[[], None]
) -> DialogScene:
    """`picture` is the thumbnail for a save under a name."""

    def settings() -> None:
        # Loaded only now: the board need not wait for pygame_gui.
        from game.shell.scenes.settings import SettingsScene

        app.push(SettingsScene(app))

    def save(name: str) -> None:
        try:
            app.store.write(name, session.save(), kit.wording.describe(session), picture)
            app.tell(tr("table.saved", name=name))
        except SaveRefused as refusal:
            app.tell(str(refusal))

    def ask_name() -> None:
        wish = app.store.free_name(kit.wording.save_name(session.state))
        app.push(AskTextScene(app, tr("table.save"), tr("table.save.ask"), wish, save))

    return DialogScene(
        app,
        tr("table.menu"),
        tr("table.menu.text"),
        (
            Answer(tr("table.save"), ask_name, "paper", "S"),
            Answer(tr("table.replay"), replay, "paper", "V"),
            Answer(tr("title.settings"), settings, "paper", "E"),
            Answer(tr("table.to_title"), lambda: to_title(app), "paper", "T"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )


def to_title(app: App) -> None:
    app.start_over(TitleScene(app))
