"""The menu of a running game."""

from __future__ import annotations

from engine.people_power import PeoplePowerSession
from game.people_power.board import other_screens
from game.people_power.scenes.opening import to_title
from game.people_power.wording.summary import describe
from game.shell.app import App
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.scenes.save_as import save_as
from game.shell.text import tr


def game_menu(app: App, session: PeoplePowerSession, picture: bytes | None) -> DialogScene:
    """`picture` is the thumbnail for a save under a name."""

    def settings() -> None:
        # Loaded only now: the board need not wait for pygame_gui.
        from game.shell.scenes.settings import SettingsScene

        app.push(SettingsScene(app))

    def save() -> None:
        wish = f"{tr(f'scenario.{session.state.scenario}')} {len(session.state.played)}"
        save_as(app, wish, session.save(), describe(session), picture)

    return DialogScene(
        app,
        tr("table.menu"),
        tr("table.menu.text"),
        (
            Answer(tr("table.save"), save, "paper", "S"),
            Answer(tr("table.replay"), lambda: other_screens.replay(app, session), "paper", "V"),
            Answer(tr("settings.title"), settings, "paper", "E"),
            Answer(tr("table.to_title"), lambda: to_title(app), "paper", "T"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )
