"""The menu of a running game: how it is saved, left, given up, or looked at from its beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.scenes.save_as import save_as
from game.shell.scenes.waiting import once_saved
from game.shell.text import tr

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene


def game_menu(scene: TableScene) -> DialogScene:
    app = scene.app

    def after_saving(leave: Callable[[], None]) -> Callable[[], None]:
        """Before the game is left, every decision is on the disk."""
        return lambda: once_saved(app, leave)

    def settings() -> None:
        # It is loaded only now, because the board need not wait for pygame_gui.
        from game.shell.scenes.settings import SettingsScene

        app.push(SettingsScene(app))

    def save() -> None:
        wording, seen = scene.kit.wording, scene.on_table
        save_as(app, wording.save_name(seen.state), scene.session.save(), wording.describe(seen), scene.picture.png)

    def load() -> None:
        from game.shell.scenes.saves import SavesScene

        app.push(SavesScene(app))

    def begin_another() -> None:
        app.push(app.edition.new_game(app))

    def library() -> None:
        if app.edition.library is not None:
            app.push(app.edition.library(app))

    concede = [Answer(tr("table.concede"), lambda: app.push(_conceding(scene)), "paper", "C")]
    return DialogScene(
        app,
        tr("table.menu"),
        tr("table.menu.not_kept" if scene.is_guided else "table.menu.text"),
        (
            Answer(tr("table.save"), save, "paper", "S"),
            Answer(tr("table.menu.load"), after_saving(load), "paper", "L"),
            Answer(tr("table.menu.new"), after_saving(begin_another), "paper", "N"),
            Answer(tr("table.replay"), scene.open_replay, "paper", "V"),
            Answer(tr("table.menu.library"), library, "paper", "H"),
            Answer(tr("settings.title"), settings, "paper", "E"),
            *(concede if who_concedes(scene) and not scene.is_guided else []),
            Answer(tr("table.to_title"), after_saving(app.go_home), "paper", "T"),
            Answer(tr("table.menu.quit"), app.quit, "paper", "Ctrl+Q"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )


def who_concedes(scene: TableScene) -> str:
    """The person who is asked or, of several, who decided last; empty if nobody can."""
    people, prompt = scene.session.people, scene.session.prompt
    if scene.session.over or not people:
        return ""
    asked = prompt.seat if prompt else scene.way_back.seat
    return asked if asked in people else min(people)


def _conceding(scene: TableScene) -> DialogScene:
    return DialogScene(
        scene.app,
        tr("table.concede"),
        tr("table.concede.sure", faction=tr(f"faction.{who_concedes(scene)}")),
        (
            Answer(tr("table.concede.do"), scene.between.concede, "paper", "C"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )
