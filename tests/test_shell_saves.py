import os

import pytest

from engine.core.errors import SaveError
from game.shell import atomic
from game.shell.saves import AUTOSAVE, SaveRefused, SaveStore, clean_name
from game.shell.text import words


def load(data):
    if not data.startswith(b"game"):
        raise ValueError("This is not a saved game.")
    return data.decode()


@pytest.fixture
def store(tmp_path):
    return SaveStore(tmp_path / "saves", load, lambda game: {"scenario": game})


def test_a_save_is_exactly_the_bytes_of_the_session(store):
    path = store.write("one", b"game 1")
    assert path.read_bytes() == b"game 1"
    assert store.read(path) == "game 1"


def test_the_previous_content_is_kept(store):
    store.autosave(b"game 1")
    store.autosave(b"game 2")
    assert store.read_autosave() == ("game 2", False)
    (store.folder / f"{AUTOSAVE}.save").write_bytes(b"torn")
    assert store.read_autosave() == ("game 1", True)


def test_the_list_is_newest_first_and_says_why_a_save_is_damaged(store):
    for age, (name, data) in enumerate((("new", b"game"), ("bad", b"junk"), ("old", b"game"))):
        path = store.write(name, data)
        os.utime(path, (1000 - age, 1000 - age))
    entries = store.entries()
    assert [entry.name for entry in entries] == ["new", "bad", "old"]
    assert [entry.damage for entry in entries] == [None, "This is not a saved game.", None]


def test_listing_survives_everything(store):
    store.write("good", b"game")
    (store.folder / "folder.save").mkdir()
    (store.folder / "empty.save").write_bytes(b"")
    (store.folder / "good.json").write_bytes(b"\xff[[")
    (store.folder / "good.png").write_bytes(b"no picture")
    entries = {entry.name: entry for entry in store.entries()}
    assert entries["good"].sound and entries["good"].summary == {"scenario": "game"}
    assert not entries["folder"].sound and not entries["empty"].sound
    assert SaveStore(store.folder / "nowhere", load).entries() == []


def test_the_reason_is_told_in_the_players_language(store):
    def too_new(data):
        raise SaveError("This save comes from a newer version of the program.", "newer")

    store.write("tomorrow", b"game")
    words().switch("es")
    try:
        assert SaveStore(store.folder, too_new).entries()[0].damage == words().say("saves.reason.newer")
        assert words().say("saves.reason.newer").startswith("Esta partida")
    finally:
        words().switch("en")


def test_a_loader_may_fail_in_any_way(store):
    def explode(data):
        raise RecursionError

    store.write("deep", b"game")
    assert SaveStore(store.folder, explode).entries()[0].damage


def test_a_lost_summary_is_made_again(store):
    path = store.write("one", b"game 1", {"scenario": "kept"})
    assert store.entries()[0].summary == {"scenario": "kept"}
    path.with_suffix(".json").unlink()
    assert store.entries()[0].summary == {"scenario": "game 1"}
    assert path.with_suffix(".json").exists()


def test_rename_takes_everything_along(store):
    store.write("one", b"game 0")
    store.write("one", b"game 1", {"scenario": "s"}, b"png")
    entry = store.rename(store.entries()[0], "two")
    assert entry.name == "two" and entry.thumbnail.read_bytes() == b"png"
    names = sorted(path.name for path in store.folder.iterdir())
    assert names == ["two.json", "two.png", "two.save", "two.save.previous"]


@pytest.mark.parametrize("name", ["", "a/b", "..", " two", "x" * 80, "nul\0", "CON", "aux.old"])
def test_names_that_could_hurt_are_refused(store, name):
    store.write("one", b"game")
    with pytest.raises(SaveRefused):
        store.rename(store.entries()[0], name)
    assert clean_name(name) != name or not name


def test_rename_never_overwrites(store):
    store.write("one", b"game 1")
    two = store.write("two", b"game 2")
    entry = next(entry for entry in store.entries() if entry.name == "one")
    with pytest.raises(SaveRefused):
        store.rename(entry, "two")
    assert two.read_bytes() == b"game 2"


def test_delete_leaves_nothing(store):
    store.write("one", b"game 1")
    store.write("one", b"game 2", {"scenario": "s"}, b"png")
    store.delete(store.entries()[0])
    assert list(store.folder.iterdir()) == []


def test_free_name(store):
    store.write("game", b"game")
    assert store.free_name("game") == "game 2"
    assert store.free_name("../..") == "save"


class Crash(BaseException):
    """A kill: nothing after it runs, no handler catches it."""


@pytest.mark.parametrize("call", ["open", "fsync", "link", "replace 1", "replace 2"])
def test_a_kill_between_any_two_steps_loses_nothing(store, monkeypatch, call):
    """Whatever step the process dies before, the autosave is whole: the last decision or the one before."""
    store.autosave(b"game 1")
    store.autosave(b"game 2")
    name, _, number = call.partition(" ")
    calls = {"count": 0}
    real = open if name == "open" else getattr(os, name)

    def dying(*arguments, **options):
        calls["count"] += 1
        if calls["count"] == int(number or 1):
            raise Crash
        return real(*arguments, **options)

    with monkeypatch.context() as patch:
        if name == "open":
            patch.setattr(atomic, "open", dying, raising=False)
        else:
            patch.setattr(atomic.os, name, dying)
        with pytest.raises(Crash):
            store.autosave(b"game 3")
    assert store.read_autosave() == ("game 2", False)
    store.autosave(b"game 4")
    assert store.read_autosave() == ("game 4", False)
    assert [entry.damage for entry in store.entries()] == [None]


def test_a_kill_while_the_bytes_are_written_leaves_the_old_ones(store, monkeypatch):
    store.autosave(b"game 1")

    def half_written(path, mode):
        with open(path, mode) as file:
            file.write(b"ga")
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "open", half_written, raising=False)
        with pytest.raises(Crash):
            store.autosave(b"game 2")
    assert store.read_autosave() == ("game 1", False)


def test_a_full_disk_is_one_sentence(store, monkeypatch):
    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(SaveRefused, match="No space left"):
        store.autosave(b"game")
