"""The first start after 0.9.0: its settings and saves are there, and its folder is as it was."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from engine import people_power
from game import program
from game.box import open_box
from game.shell import folders
from game.shell.clock import FakeClock
from game.shell.settings import Settings, load_settings, save_settings
from game.shell.takeover import take_over_0_9, take_over_1_0
from game.shell.text import tr
from tests.shell_window import open_app

SAVES = Path(__file__).parents[1] / "people_power/saves/v0_9_0"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder as 0.9.0 left it."""
    folder = tmp_path / "People Power"
    folder.mkdir()
    save_settings(Settings(language="es", text_size=150), folder / "settings.json")
    shutil.copy(SAVES / "one_player_midgame.save", folder / "autosave.save")
    shutil.copy(SAVES / "before_a_bot.save", folder / "autosave.save.previous")
    for name in ("in_election.save", "finished_by_three.save"):
        shutil.copy(SAVES / name, folder / name)
    (folder / "in_election.json").write_text('{"position": "Standard"}')
    (folder / "in_election.png").write_bytes(b"png")
    for number, path in enumerate(sorted(folder.iterdir())):
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    return folder


def content(folder: Path) -> dict[str, tuple[bytes, float]]:
    return {
        path.relative_to(folder).as_posix(): (path.read_bytes(), path.stat().st_mtime)
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_settings_and_saves_are_copied_with_their_dates_and_the_old_folder_stays(tmp_path: Path, old: Path) -> None:
    before = content(old)
    assert take_over_0_9(old, tmp_path / "new", "people_power") == 3
    assert content(old) == before
    new = content(tmp_path / "new")
    moved = {"settings.json": "settings.json"} | {
        name: f"saves/people_power/{'' if name.startswith('autosave') else 'saved/'}{name}"
        for name in before
        if name != "settings.json"
    }
    assert new == {moved[name]: kept for name, kept in before.items()}


def test_the_games_open(tmp_path: Path, old: Path) -> None:
    take_over_0_9(old, tmp_path / "new", "people_power")
    app = open_box(tmp_path / "new", size=(1280, 720), clock=FakeClock())
    assert app.settings.language == "es" and app.settings.text_size == 150
    app.change_settings(language="en")
    game, older = app.store.read_autosave()
    assert not older and game.save() == people_power.load((SAVES / "one_player_midgame.save").read_bytes()).save()
    entries = app.store.entries()
    for entry in entries:
        app.store.examine(entry)
    assert len(entries) == 3 and all(entry.sound and entry.summary for entry in entries)


def test_it_is_done_once_and_never_over_what_is_there(tmp_path: Path, old: Path) -> None:
    (tmp_path / "new" / "saves" / "people_power").mkdir(parents=True)
    assert take_over_0_9(old, tmp_path / "new", "people_power") == 0
    assert content(tmp_path / "new") == {}


def test_without_an_old_folder_nothing_is_made(tmp_path: Path) -> None:
    assert take_over_0_9(tmp_path / "nowhere", tmp_path / "new", "people_power") == 0
    assert not (tmp_path / "new").exists()


def test_what_is_no_file_is_left_where_it_is(tmp_path: Path, old: Path) -> None:
    (old / "folder.save").mkdir()
    os.symlink("/dev/zero", old / "device.save")
    assert take_over_0_9(old, tmp_path / "new", "people_power") == 3


def test_a_full_disk_leaves_nothing_half_done(tmp_path: Path, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space"):
            take_over_0_9(old, tmp_path / "new", "people_power")
    assert content(tmp_path / "new") == {}
    assert take_over_0_9(old, tmp_path / "new", "people_power") == 3


def test_the_program_takes_over_at_its_start(tmp_path: Path, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "player_folder", lambda: tmp_path / "new")
    monkeypatch.setattr(folders, "player_folder_of_1_0", lambda: None)
    monkeypatch.setattr(folders, "player_folder_of_0_9", lambda name: old)
    folder, told = program.players_files()
    assert folder == tmp_path / "new" and told == tr("error.taken_over")
    assert load_settings(folder / "settings.json")[0].text_size == 150
    assert program.players_files() == (folder, "")


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """The folder in which a checkout of 1.0.0 kept settings and saves."""
    folder = tmp_path / "player"
    for game in ("people_power", "red_guard"):
        (folder / "saves" / game / "saved").mkdir(parents=True)
        (folder / "saves" / game / "saved" / "mine.save").write_bytes(game.encode())
    save_settings(Settings(language="es"), folder / "settings.json")
    return folder


def test_a_checkout_of_1_0_0_is_copied_into_saves_beside_its_readme(tmp_path: Path, player: Path) -> None:
    before, new = content(player), tmp_path / "saves"
    new.mkdir()
    (new / "README.md").write_text("kept by git")
    assert take_over_1_0(player, new) == 2
    assert content(player) == before
    assert set(content(new)) == {
        "README.md",
        "settings.json",
        *(name[6:] for name in before if name != "settings.json"),
    }
    save_settings(Settings(language="en"), new / "settings.json")
    assert take_over_1_0(player, new) == 0
    assert load_settings(new / "settings.json")[0].language == "en"


def test_a_takeover_of_1_0_0_that_was_cut_short_goes_on(tmp_path: Path, player: Path) -> None:
    new = tmp_path / "saves"
    (new / "red_guard").mkdir(parents=True)
    assert take_over_1_0(player, new) == 1
    assert (new / "people_power" / "saved" / "mine.save").exists() and not list((new / "red_guard").iterdir())


def test_the_files_of_0_9_0_may_lie_in_the_very_folder_of_today(tmp_path: Path, old: Path) -> None:
    new = old.rename(tmp_path / "saves")
    before = content(new)
    assert take_over_0_9(new, new, "people_power") == 3
    assert before.items() <= content(new).items()
    assert (new / "people_power" / "autosave.save").exists()


def test_a_packaged_program_looks_where_0_9_0_kept_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "_is_checkout", lambda: False)
    assert folders.player_folder().name == "barricades"
    assert folders.player_folder_of_0_9("People Power") == folders.player_folder().with_name("People Power")


def test_without_a_home_the_folder_is_still_a_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(folders, "_is_checkout", lambda: False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert folders.player_folder().is_absolute()

    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert folders.without_home("/some/where") == "/some/where"
    assert open_app(tmp_path).folder == tmp_path
