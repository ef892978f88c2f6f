"""A third language, added to a copy of the words exactly as docs/adding_a_language.md says."""

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from engine.games import PACKAGES
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.folders import ASSETS, SHELL
from game.shell.help_pages import HelpPages
from game.shell.scenes.help import HelpScene
from game.shell.scenes.settings import SettingsScene
from game.shell.text import FALLBACK, tr, words
from tests.box import WITH_LESSONS
from tests.shell_window import settle

NEW = "fil"
GAMES = [game for game in PACKAGES if (ASSETS / game).is_dir()]
MARK = "·"
"""Before every text of the new language, so that it is seen which words are in use."""


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Words and help of everything, in a folder in which languages can be added."""
    folder = tmp_path / "assets"
    for space in (SHELL, *GAMES):
        for kind in ("text", "help"):
            copytree(ASSETS / space / kind, folder / space / kind)
    monkeypatch.setattr(words(), "folder", folder)
    monkeypatch.setattr(words(), "_read", {})
    monkeypatch.setattr(words(), "_together", {})
    monkeypatch.setattr(HelpPages.__init__, "__defaults__", (folder,))
    return folder


def add_language(assets: Path, *spaces: str) -> None:
    for space in spaces:
        copytree(assets / space / "help" / FALLBACK, assets / space / "help" / NEW)
        copytree(assets / space / "text" / FALLBACK, assets / space / "text" / NEW)
        for path in (assets / space / "text" / NEW).glob("*.json"):
            path.write_text(json.dumps(marked(json.loads(path.read_text("utf-8")))), "utf-8")


def marked(entry: Any) -> Any:
    return {key: marked(value) for key, value in entry.items()} if isinstance(entry, dict) else f"{MARK}{entry}"


def look_at_everything(app: App, game: str) -> None:
    app.take(next(edition for edition in app.editions if edition.key == game))
    app.go_home()
    settle(app)
    for scene in (SettingsScene(app), HelpScene(app), *app.edition.samples(app)):
        app.push(scene)
        app.step(0.05)
        app.pop()


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_speaks_a_language_that_was_added(assets: Path, tmp_path: Path, game: str) -> None:
    add_language(assets, SHELL, *GAMES)
    assert NEW in words().languages()
    app = open_box(tmp_path / "player", size=(1280, 720), clock=FakeClock())
    app.change_settings(language=NEW, sound=False, music=False, animation_speed="off")
    words().missing.clear()
    look_at_everything(app, game)
    assert tr("shelf.quit").startswith(MARK) and tr("game.title").startswith(MARK)
    assert not words().missing


def test_a_game_without_the_language_is_shown_in_english(assets: Path, tmp_path: Path) -> None:
    add_language(assets, SHELL)
    app = open_box(tmp_path / "player", size=(1280, 720), clock=FakeClock())
    app.change_settings(language=NEW, sound=False, music=False, animation_speed="off")
    look_at_everything(app, GAMES[0])
    assert tr("shelf.quit").startswith(MARK) and not tr("game.title").startswith(MARK)


def test_the_languages_that_are_there_do_not_suffer(assets: Path, tmp_path: Path) -> None:
    """A lesson that nobody has translated yet is still there for everybody else."""
    add_language(assets, SHELL, *GAMES)
    app = open_box(tmp_path / "player", size=(1280, 720), clock=FakeClock())
    for edition in app.editions:
        if edition.key not in WITH_LESSONS:
            continue
        assert edition.learn is not None
        app.take(edition)
        app.push(edition.learn(app))
        settle(app)
