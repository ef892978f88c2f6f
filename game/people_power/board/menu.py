"""The menu of a running game."""

from __future__ import annotations

from engine.people_power import PeoplePowerSession
from game.people_power.board import other_screens
from game.people_power.edition import describe
from game.people_power.scenes.opening import to_title
from game.shell.app import App
from game.shell.saves import SaveRefused
from game.shell.scenes.dialog import Answer, AskTextScene, DialogScene
from game.shell.text import tr


def game_menu(app: App, session: PeoplePowerSession, picture: bytes | None) -> DialogScene:
    """`picture` is the thumbnail for a save under a name."""

    def settings() -> None:
        # Loaded only now: the board need not wait for pygame_gui.
        from game.shell.scenes.settings import SettingsScene

        app.push(SettingsScene(app))

    def save(name: str) -> None:
        try:
            app.store.write(name, session.save(), describe(session), picture)
            app.tell(tr("table.saved", name=name))
        except SaveRefused as refusal:
            app.tell(str(refusal))

    def ask_name() -> None:
        wish = app.store.free_name(f"{tr(f'scenario.{session.state.scenario}')} {len(session.state.played)}")
        app.push(AskTextScene(app, tr("table.save"), tr("table.save.ask"), wish, save))

    return DialogScene(
        app,
        tr("table.menu"),
        tr("table.menu.text"),
        (
            Answer(tr("table.save"), ask_name, "paper", "S"),
            Answer(tr("table.replay"), lambda: other_screens.replay(app, session), "paper", "V"),
            Answer(tr("title.settings"), settings, "paper", "E"),
            Answer(tr("table.to_title"), lambda: to_title(app), "paper", "T"),
            Answer(tr("table.resume"), lambda: None, "gold", "Esc"),
        ),
    )
