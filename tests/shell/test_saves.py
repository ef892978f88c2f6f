import os
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any, NoReturn

import pytest

from engine.core.errors import SaveError
from game.shell import atomic, busy, saves
from game.shell.fonts import font
from game.shell.reading import read_regular
from game.shell.reserve import SIZE, Reserve
from game.shell.saves import AUTOSAVE, SaveEntry, SaveRefused, SaveStore, clean_name
from game.shell.text import words
from game.shell.thumbnail import read_thumbnail
from tests.presence import present


def load(data: bytes) -> str:
    if not data.startswith(b"game"):
        raise ValueError("This is not a saved game.")
    return data.decode()


def game_of(head: bytes) -> str:
    return "chess" if head.startswith(b"game") else "go" if head.startswith(b"stones") else ""


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves" / "chess", load, lambda game: {"scenario": game}, game_of)


def examined(store: SaveStore) -> list[SaveEntry]:
    """What the browser knows once it has read every save whole."""
    entries = store.entries()
    for entry in entries:
        store.examine(entry)
    return entries


def files(store: SaveStore) -> list[str]:
    return sorted(path.relative_to(store.folder).as_posix() for path in store.folder.rglob("*") if path.is_file())


def test_a_save_is_exactly_the_bytes_of_the_session(store: SaveStore) -> None:
    path = store.write("one", b"game 1")
    assert path.read_bytes() == b"game 1"
    assert store.read(path) == "game 1"


def test_the_previous_content_is_kept(store: SaveStore) -> None:
    store.autosave(b"game 1")
    store.autosave(b"game 2")
    assert store.read_autosave() == ("game 2", False)
    (store.folder / f"{AUTOSAVE}.save").write_bytes(b"torn")
    assert store.read_autosave() == ("game 1", True)


def test_the_list_is_newest_first_and_says_why_a_save_is_damaged(store: SaveStore) -> None:
    for age, (name, data) in enumerate((("new", b"game"), ("bad", b"junk"), ("old", b"game"))):
        path = store.write(name, data)
        os.utime(path, (1000 - age, 1000 - age))
    entries = store.entries()
    assert [entry.name for entry in entries] == ["new", "bad", "old"]
    assert [entry.damage for entry in entries] == [None, "This file is not a save of this program.", None]


def test_a_save_of_another_game_says_so(store: SaveStore) -> None:
    store.write("go", b"stones")
    assert store.entries()[0].damage == words().say("saves.reason.other_game")


def test_the_list_reads_heads_only_and_what_is_in_view_is_read_whole_afterwards(store: SaveStore) -> None:
    def read_whole(data: bytes) -> NoReturn:
        read.append(data)
        raise ValueError("torn in the middle")

    read: list[bytes] = []
    store.write("one", b"game 1", {"scenario": "s"})
    store = SaveStore(store.folder, read_whole, None, game_of)
    (entry,) = store.entries()
    assert entry.sound and entry.summary == {"scenario": "s"} and not read
    store.examine(entry)
    store.examine(entry)
    assert entry.damage == "torn in the middle" and read == [b"game 1"]


def test_listing_survives_everything(store: SaveStore) -> None:
    store.write("good", b"game")
    (store.folder / "saved/folder.save").mkdir()
    (store.folder / "saved/empty.save").write_bytes(b"")
    (store.folder / "saved/good.json").write_bytes(b"\xff[[")
    (store.folder / "saved/good.png").write_bytes(b"no picture")
    entries = {entry.name: entry for entry in examined(store)}
    assert entries["good"].sound and entries["good"].summary == {"scenario": "game"}
    assert not entries["folder"].sound and not entries["empty"].sound
    assert SaveStore(store.folder / "nowhere", load).entries() == []


def test_the_reason_is_told_in_the_players_language(store: SaveStore) -> None:
    def too_new(data: bytes) -> NoReturn:
        raise SaveError("This save comes from a newer version of the program.", "newer")

    store.write("tomorrow", b"game")
    words().switch("es")
    try:
        assert examined(SaveStore(store.folder, too_new))[0].damage == words().say("saves.reason.newer")
        assert words().say("saves.reason.newer").startswith("Esta partida")
    finally:
        words().switch("en")


def test_a_loader_may_fail_in_any_way(store: SaveStore) -> None:
    def explode(data: bytes) -> NoReturn:
        raise RecursionError

    store.write("deep", b"game")
    assert examined(SaveStore(store.folder, explode))[0].damage


def test_a_lost_summary_is_made_again(store: SaveStore) -> None:
    path = store.write("one", b"game 1", {"scenario": "kept"})
    assert store.entries()[0].summary == {"scenario": "kept"}
    path.with_suffix(".json").unlink()
    assert store.entries()[0].summary == {}
    assert examined(store)[0].summary == {"scenario": "game 1"}
    assert path.with_suffix(".json").exists()


def test_rename_takes_everything_along(store: SaveStore) -> None:
    store.write("one", b"game 0")
    store.write("one", b"game 1", {"scenario": "s"}, b"png")
    entry = store.rename(store.entries()[0], "two")
    assert entry.name == "two" and entry.thumbnail.read_bytes() == b"png"
    assert files(store) == ["saved/two.json", "saved/two.png", "saved/two.save", "saved/two.save.previous"]


@pytest.mark.parametrize(
    "name",
    ["", "a/b", "..", " two", "x" * 80, "nul\0", "CON", "aux.old", "COM¹", "lpt³.a", "CONIN$", "conout$.x", "nul .txt"],
)
def test_names_that_could_hurt_are_refused(store: SaveStore, name: str) -> None:
    store.write("one", b"game")
    with pytest.raises(SaveRefused):
        store.rename(store.entries()[0], name)
    assert clean_name(name) != name or not name


def test_rename_never_overwrites(store: SaveStore) -> None:
    store.write("one", b"game 1")
    two = store.write("two", b"game 2")
    entry = next(entry for entry in store.entries() if entry.name == "one")
    with pytest.raises(SaveRefused):
        store.rename(entry, "two")
    assert two.read_bytes() == b"game 2"


def test_delete_leaves_nothing(store: SaveStore) -> None:
    store.write("one", b"game 1")
    store.write("one", b"game 2", {"scenario": "s"}, b"png")
    store.delete(store.entries()[0])
    assert files(store) == []


def test_free_name(store: SaveStore) -> None:
    store.write("game", b"game")
    assert store.free_name("game") == "game 2"
    assert store.free_name("../..") == "save"


@pytest.mark.parametrize("name", ["autosave", "autosave-2", "settings", "finished", "saved", "Autosave"])
def test_no_name_touches_the_autosave_or_anything_else(store: SaveStore, name: str) -> None:
    settings = store.folder.parent.parent / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("{}")
    store.autosave(b"game 1")
    store.write(name, b"game 2", {"scenario": "mine"}, b"png")
    assert settings.read_text() == "{}"
    assert store.read_autosave() == ("game 1", False)
    kinds = {(entry.kind, entry.name): store.read(entry.path) for entry in store.entries()}
    assert kinds == {("autosave", "autosave"): "game 1", ("saved", name): "game 2"}


def test_a_file_that_somebody_dropped_beside_the_autosave_is_no_autosave(store: SaveStore) -> None:
    store.autosave(b"game 1")
    (store.folder / "other.save").write_bytes(b"game 2")
    assert store.read_autosave() == ("game 1", False)


def test_whether_a_name_is_taken_can_be_asked(store: SaveStore) -> None:
    store.write("one", b"game 1")
    assert store.exists("one") and not store.exists("two")


def test_finished_games_are_kept_once_each_and_never_overwritten(store: SaveStore) -> None:
    first = present(store.keep_finished("Short, White", b"game 1", {"scenario": "s"}))
    assert store.keep_finished("Short, White", b"game 1") is None
    second = present(store.keep_finished("Short, White", b"game 2"))
    assert first.read_bytes() == b"game 1" and second.read_bytes() == b"game 2" and first != second
    assert [entry.kind for entry in store.finished()] == ["finished", "finished"]
    assert {entry.title for entry in store.finished()} == {"Short, White", "Short, White 2"}, (
        "the date is told beside it"
    )
    assert store.entries() == []
    renamed = store.rename(next(entry for entry in store.finished() if entry.path == first), "The first")
    assert renamed.path.parent == first.parent


def test_two_windows_have_an_autosave_each_and_the_last_one_written_goes_on(store: SaveStore) -> None:
    second = SaveStore(store.folder, load, None, game_of, window=2)
    store.autosave(b"game 1")
    second.autosave(b"game 2")
    os.utime(store.folder / "autosave.save", (2**30, 2**30))
    assert sorted(store.read(entry.path) for entry in store.entries()) == ["game 1", "game 2"]
    assert all(entry.is_autosave for entry in store.entries())
    assert store.read_autosave() == ("game 2", False)


def test_an_autosave_dated_in_the_future_does_not_hide_the_one_of_today(store: SaveStore) -> None:
    other = SaveStore(store.folder, load, window=2)
    strange = other.autosave(b"game of a clock that was wrong")
    os.utime(strange, (4e9, 4e9))
    assert store.read_autosave()[0] == "game of a clock that was wrong"
    store.autosave(b"game of today")
    assert store.read_autosave()[0] == "game of today"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_only_regular_files_are_opened(store: SaveStore) -> None:
    store.write("good", b"game")
    os.mkfifo(store.folder / "saved/pipe.save")
    os.symlink("/dev/zero", store.folder / "saved/device.save")
    os.symlink("/nowhere", store.folder / "saved/dangling.save")
    os.mkfifo(store.folder / "saved/good.json")
    os.mkfifo(store.folder / "saved/good.png")
    entries = {entry.name: entry for entry in examined(store)}
    assert entries["good"].sound and read_thumbnail(entries["good"].thumbnail) is None
    assert not any(entries[name].sound for name in ("pipe", "device", "dangling"))


def test_a_file_that_is_far_too_large_is_not_read(store: SaveStore) -> None:
    path = store.write("large", b"game")
    with path.open("r+b") as file:
        file.truncate(10**9)  # sparse: it takes no room
    assert store.entries()[0].damage == words().say("saves.refused.too_large")


@pytest.mark.skipif(os.name == "nt", reason="names there are always text")
def test_a_name_that_is_no_text_is_listed_and_can_be_drawn(store: SaveStore) -> None:
    store.write("good", b"game")
    (store.folder / "saved").joinpath(os.fsdecode(b"caf\xe9\x07\n.save")).write_bytes(b"game")
    for entry in examined(store):
        assert entry.sound
        font("text", 20).render(entry.title, True, (0, 0, 0))
        entry.title.encode("utf-8")


@pytest.mark.parametrize(
    "summary",
    [
        '{"position": "a\\u0000b\\ud800c"}',
        '{"position": "' + "long " * 18_000 + '"}',
        '{"position": 1e400, "players": [[]], "\\u0000": "x"}',
        "[" * 90_000,
        '{"position": ' + "9" * 5000 + "}",
        "{" + ",".join(f'"{n}": "line"' for n in range(3000)) + "}",
    ],
)
def test_a_hostile_summary_harms_nothing(store: SaveStore, summary: str) -> None:
    path = store.write("good", b"game")
    path.with_suffix(".json").write_text(summary)
    (entry,) = examined(store)
    assert entry.sound and len(entry.summary) <= 8
    for line in entry.summary.values():
        assert len(line) <= 200
        font("text", 20).render(line, True, (0, 0, 0))


def test_a_picture_of_30000_by_30000_is_not_opened(store: SaveStore) -> None:
    header = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + (30_000).to_bytes(4, "big") * 2
    path = store.write("good", b"game", None, header + b"\x08\x02\x00\x00\x00")
    assert read_thumbnail(path.with_suffix(".png")) is None


def test_a_folder_that_cannot_be_read_is_an_empty_one(store: SaveStore) -> None:
    store.folder.parent.mkdir(parents=True)
    store.folder.write_text("a file where the folder should be")
    assert store.entries() == [] and store.finished() == [] and not store.has_autosave()
    with pytest.raises(SaveRefused):
        store.autosave(b"game")


class Crash(BaseException):
    """A kill: nothing after it runs, no handler catches it."""


@pytest.mark.parametrize("call", ["open", "fsync", "link", "replace 1", "replace 2"])
def test_a_kill_between_any_two_steps_loses_nothing(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Whatever step the process dies before, the autosave is whole: the last decision or the one before."""
    store.autosave(b"game 1")
    store.autosave(b"game 2")
    name, _, number = call.partition(" ")
    calls = {"count": 0}
    real = open if name == "open" else getattr(os, name)

    def dying(*arguments: Any, **options: Any) -> Any:
        calls["count"] += 1
        if calls["count"] == int(number or 1):
            raise Crash
        return real(*arguments, **options)

    with monkeypatch.context() as patch:
        if name == "open":
            patch.setattr(atomic, "open", dying, raising=False)
        else:
            patch.setattr(os, name, dying)
        with pytest.raises(Crash):
            store.autosave(b"game 3")
    assert store.read_autosave() == ("game 2", False)
    store.autosave(b"game 4")
    assert store.read_autosave() == ("game 4", False)
    assert [entry.damage for entry in store.entries()] == [None]


def test_a_kill_while_the_bytes_are_written_leaves_the_old_ones(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(b"game 1")

    def half_written(path: Path, mode: str) -> NoReturn:
        with open(path, mode) as file:
            file.write(b"ga")
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "open", half_written, raising=False)
        with pytest.raises(Crash):
            store.autosave(b"game 2")
    assert store.read_autosave() == ("game 1", False)


def opened_by_another_program(monkeypatch: pytest.MonkeyPatch, name: str, tries: int) -> list[str]:
    """As on Windows: so many times nobody may put a file of that name in its place. Returns what is tried."""
    real, tried = os.replace, list[str]()

    def replace(source: Path, target: Path) -> None:
        if Path(target).name == name:
            tried.append(name)
            if len(tried) <= tries:
                error = PermissionError(13, "The process cannot access the file")
                error.winerror = 32  # type: ignore[attr-defined,unused-ignore]
                raise error
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr("game.shell.busy.time.sleep", lambda seconds: None)
    return tried


def test_a_save_that_another_program_reads_is_tried_again(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """33.1: a scanner, an indexer or a sync program is soon done."""
    store.autosave(b"game 1")
    tried = opened_by_another_program(monkeypatch, "autosave.save", 3)
    store.autosave(b"game 2")
    assert store.read_autosave() == ("game 2", False) and len(tried) == 4
    assert files(store) == ["autosave.save", "autosave.save.previous"]


def test_a_save_that_another_program_never_lets_go_is_refused(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(b"game 1")
    opened_by_another_program(monkeypatch, "autosave.save", 10**6)
    with pytest.raises(SaveRefused):
        store.autosave(b"game 2")
    assert store.read_autosave() == ("game 1", False)
    assert files(store) == ["autosave.save", "autosave.save.previous"]


def test_a_save_that_another_window_replaces_just_now_is_read_a_moment_later(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows denies it as if it were forbidden."""
    path, tried, really = store.autosave(b"game 1"), [], os.open

    def denied_twice(name: Path, flags: int) -> int:
        tried.append(name)
        if len(tried) < 3:
            raise PermissionError(13, "Permission denied", name)
        return really(name, flags)

    monkeypatch.setattr(os, "open", denied_twice)
    monkeypatch.setattr(busy, "UNTOLD", True)
    assert store.read(path) == "game 1"
    assert tried == [path] * 3


def test_if_only_the_content_before_is_busy_the_save_goes_without_it(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(b"game 1")
    store.autosave(b"game 2")
    opened_by_another_program(monkeypatch, "autosave.save.previous", 10**6)
    store.autosave(b"game 3")
    assert store.read_autosave() == ("game 3", False)
    assert (store.folder / "autosave.save.previous").read_bytes() == b"game 1"


def full(*_: object) -> NoReturn:
    raise OSError(28, "No space left on device")


def test_a_full_disk_is_one_sentence_and_leaves_nothing_behind(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(b"game 1")
    before = files(store)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveRefused, match="No space left"):
        store.autosave(b"game 2")
    assert files(store) == before
    assert store.read_autosave() == ("game 1", False)


def test_a_disk_that_is_full_after_the_save_costs_only_its_picture(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = atomic.write_atomically

    def only_saves(path: Path, data: bytes, **options: bool) -> None:
        if path.suffix != ".save":
            full()
        write(path, data, **options)

    monkeypatch.setattr(saves, "write_atomically", only_saves)
    path = store.write("one", b"game 1", {"scenario": "s"}, b"png")
    assert store.read(path) == "game 1" and files(store) == ["saved/one.save"]


def test_what_a_kill_left_unfinished_is_swept_up(store: SaveStore) -> None:
    path = store.write("one", b"game 1")
    for folder in (store.folder, store.folder / "saved"):
        left = folder / f"one.save.123-4{atomic.UNFINISHED}"
        left.write_bytes(b"ga")
        os.utime(left, (1_000_000, 1_000_000))
    store.sweep()
    assert files(store) == ["saved/one.save"] and store.read(path) == "game 1"


def test_what_another_window_writes_just_now_is_not_swept_up(store: SaveStore) -> None:
    """The first window may have been closed and opened again while the second one plays."""
    store.write("one", b"game 1")
    under_way = store.folder / "saved" / f"one.save.{os.getpid()}-4{atomic.UNFINISHED}"
    under_way.write_bytes(b"ga")
    store.sweep()
    assert under_way.exists()


@pytest.mark.skipif(os.name == "nt", reason="nobody can be asked there whether a process is alive")
def test_what_a_process_that_is_gone_was_writing_is_swept_up_at_once(store: SaveStore) -> None:
    """On a full disk a few kills would take all the room that there is."""
    store.write("one", b"game 1")
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (store.folder / "saved" / f"one.save.{gone.pid}-4{atomic.UNFINISHED}").write_bytes(b"ga")
    store.sweep()
    assert files(store) == ["saved/one.save"]


def test_a_disk_that_is_full_from_the_beginning_keeps_a_new_game_in_what_was_laid_by(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    reserve = Reserve(store.folder)
    store = SaveStore(store.folder, load, reserve=reserve)
    reserve.lay_by()
    assert (store.folder / "reserve").stat().st_size == SIZE
    sync = os.fsync

    def full_as_long_as_it_is_there(descriptor: int) -> None:
        full() if (store.folder / "reserve").exists() else sync(descriptor)

    monkeypatch.setattr(os, "fsync", full_as_long_as_it_is_there)
    assert store.read(store.autosave(b"game 1", {"scenario": "s"}, b"png")) == "game 1"
    assert files(store) == ["autosave.json", "autosave.save"], "a picture would take the room of the next game"
    reserve.lay_by()
    assert store.keep_finished("over", b"game 2"), "there was room again, and then none"
    assert not (store.folder / "reserve").exists()


def test_where_there_is_no_room_nothing_is_laid_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)
    Reserve(tmp_path).lay_by()
    assert list(tmp_path.iterdir()) == []


def test_two_programs_that_write_the_same_save_never_leave_half_of_it(store: SaveStore) -> None:
    """Whoever reads finds the one or the other, whole; nothing temporary stays."""
    program = """
import pathlib, sys
from game.shell.atomic import write_atomically
from game.shell.busy import Busy
path, letter, written = pathlib.Path(sys.argv[1]), sys.argv[2].encode(), 0
while written < 150:
    try:
        write_atomically(path, b"game " + letter * 200_000, keep_previous=True)
        written += 1
    except Busy:  # on Windows, where somebody has the file open for long: the player is told, and saves again
        pass
"""
    path = store.write("one", b"game " + b"a" * 200_000)
    root = Path(__file__).resolve().parents[2]
    writers = [subprocess.Popen([sys.executable, "-c", program, str(path), letter], cwd=root) for letter in "ab"]
    wholes = {b"game " + letter * 200_000 for letter in (b"a", b"b")}
    while any(writer.poll() is None for writer in writers):
        assert read_regular(path, 10**6) in wholes
        sleep(0.01)  # Windows lets nobody replace what is open, and nobody reads a save without a pause
    assert [writer.returncode for writer in writers] == [0, 0]
    assert files(store) == ["saved/one.save", "saved/one.save.previous"]


def test_two_programs_that_finish_games_of_the_same_name_keep_them_all(store: SaveStore) -> None:
    program = """
import pathlib, sys
from game.shell.saves import SaveStore
store = SaveStore(pathlib.Path(sys.argv[1]), bytes.decode)
for number in range(100):
    store.keep_finished("Short", f"game {sys.argv[2]} {number}".encode())
"""
    root = Path(__file__).resolve().parents[2]
    folder = str(store.folder)
    writers = [subprocess.Popen([sys.executable, "-c", program, folder, letter], cwd=root) for letter in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    kept = {entry.path.read_text() for entry in store.finished()}
    assert kept == {f"game {letter} {number}" for letter in "ab" for number in range(100)}
