"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session import Session
from game.shell.app import App
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.scenes.save_as import save_as
from game.shell.scenes.waiting import do_beside
from game.shell.text import tr
from game.table.kit.kit import Kit


def game_menu(
    app: App,
    kit: Kit,
    session: Session[Any],
    seen: Session[Any],
    picture: bytes | None,
    replay: Callable[[], None],
    kept: bool = True,
    concede: Callable[[], None] | None = None,
    saved: Callable[[], None] = lambda: None,
) -> DialogScene:
    """`picture` is the thumbnail for a save under a name; `kept`: every decision is saved without it.

    `seen` is the game as it lies on the table, which may be a turn behind: a save is named after that.
    Where nobody can give the game up there is no `concede`. Before the game is left, `saved` waits for the disk.
    """

    def after_saving(leave: Callable[[], None]) -> Callable[[], None]:
        return lambda: do_beside(app, saved, lambda _: leave())

    def settings() -> None:
        # Loaded only now: the board need not wait for pygame_gui.
        from game.shell.scenes.settings import SettingsScene

        app.push(SettingsScene(app))

    def save() -> None:
        wording = kit.wording
        save_as(app, wording.save_name(seen.state), session.save(), wording.describe(seen), picture)

    def load() -> None:
        from game.shell.scenes.saves import SavesScene

        app.push(SavesScene(app))

    def begin_another() -> None:
        app.push(app.edition.new_game(app))

    def library() -> None:
        if app.edition.library is not None:
            app.push(app.edition.library(app))

    return DialogScene(
        app,
        tr("table.menu"),
        tr("table.menu.text" if kept else "table.menu.not_kept"),
        (
            Answer(tr("table.save"), save, "paper", "S"),
            Answer(tr("table.menu.load"), after_saving(load), "paper", "L"),
            Answer(tr("table.menu.new"), after_saving(begin_another), "paper", "N"),
            Answer(tr("table.replay"), replay, "paper", "V"),
            Answer(tr("table.menu.library"), library, "paper", "H"),
            Answer(tr("settings.title"), settings, "paper", "E"),
            *([Answer(tr("table.concede"), concede, "paper", "C")] if concede else []),
            Answer(tr("table.to_title"), after_saving(app.go_home), "paper", "T"),
            Answer(tr("table.menu.quit"), after_saving(app.quit), "paper", "Ctrl+Q"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )


def ask_whether_to_concede(app: App, seat: str, concede: Callable[[], None]) -> DialogScene:
    return DialogScene(
        app,
        tr("table.concede"),
        tr("table.concede.sure", faction=tr(f"faction.{seat}")),
        (
            Answer(tr("table.concede.do"), concede, "paper", "C"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )
