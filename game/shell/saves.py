"""One game's saves have this store. It knows nothing of the game: a save is bytes, and `load` says if they are sound.

    autosave.save       what runs; autosave-2.save in a second window that is open at the same time
    saved/NAME.save     what the player saved
    finished/NAME.save  every game that came to its end
    chronicles/NAME.html  pages that tell of such games, each with a picture NAME.png

So no name that a player gives can touch an autosave or anything else. Beside `NAME.save`, which holds exactly those
bytes, may lie `NAME.save.previous` (the content before), `NAME.png` (a thumbnail) and `NAME.json` (a summary for the
list). Only the first matters; the others may be missing or broken.
"""

import errno
import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from game.shell.atomic import NameTaken, previous_of, sweep, write_atomically
from game.shell.beside import begun, is_done
from game.shell.drawable import drawable, without_undrawable
from game.shell.enclosing import NothingEnclosed, enclosed
from game.shell.reading import NotRegular, TooLarge, read_regular
from game.shell.reserve import Reserve
from game.shell.text import tr, words

AUTOSAVE = "autosave"
SAVED = "saved"
FINISHED = "finished"
CHRONICLES = "chronicles"
SUFFIX = ".save"
BESIDE = (SUFFIX + ".previous", ".json", ".png")
"""How the names of a save's companions end."""
LARGEST_SAVE = 4 * 1024 * 1024
LARGEST_SUMMARY = 100_000
LONGEST_NAME = 60
LONGEST_LINE = 200
"""Characters of a summary's line: no more could be seen."""
MOST_LINES = 8
"""Of a summary; a record has as many at most."""
LANGUAGE = "language"
"""In which a summary is written, under this name in it."""
RECORD = "record."
"""How the names of lines begin that are not read to the player: how a finished game ended, in keys."""
FULL = (errno.ENOSPC, errno.EDQUOT)
"""What a disk says that has no room left, or none for this player."""
HEAD = 256
"""So many bytes of a save are read for the list."""

_DAY = "%Y-%m-%d"
"""It stands in the name of a finished game."""
_DEVICE = re.compile(r"(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[\d¹²³]) *(\..*)?", re.IGNORECASE)
"""Windows takes these for devices, whatever comes after the dot."""
_AUTOSAVES = re.compile(rf"{AUTOSAVE}(-\d)?{re.escape(SUFFIX)}")
_SAVES = re.compile(rf".+{re.escape(SUFFIX)}", re.DOTALL)

Load = Callable[[bytes], Any]
GameOf = Callable[[bytes], str]
Describe = Callable[[Any], dict[str, str]]


class SaveRefused(Exception):
    """A save cannot be written, read, renamed or deleted; the message is a sentence for the player."""


@dataclass(slots=True)
class SaveEntry:
    """It is one line of the saves browser."""

    name: str
    path: Path
    # It is AUTOSAVE, SAVED or FINISHED.
    kind: str
    written: float
    summary: dict[str, str] = field(default_factory=dict)
    record: dict[str, str] = field(default_factory=dict)
    """How it ended, without the beginnings of the names; empty if nobody has said so."""
    language: str = ""
    """Of the summary; empty if nobody has said so."""
    damage: str | None = None
    examined: bool = False  # whether the whole game has been read, or only its head and summary

    @property
    def sound(self) -> bool:
        return self.damage is None

    @property
    def is_autosave(self) -> bool:
        return self.kind == AUTOSAVE

    @property
    def speaks_otherwise(self) -> bool:
        """Whether its summary is in another language than the player's."""
        return self.language not in ("", words().language)

    def learn(self, lines: dict[str, str]) -> None:
        """What lies beside it: what is read to the player, in which language, and the record."""
        self.language = lines.get(LANGUAGE, "")
        names = [name for name in lines if name != LANGUAGE and not name.startswith(RECORD)]
        self.summary = {name: lines[name] for name in names[:MOST_LINES]}
        self.record = {name.removeprefix(RECORD): lines[name] for name in lines if name.startswith(RECORD)}

    @property
    def title(self) -> str:
        """What the player knows it by; of a finished game without its date, which is told beside it."""
        if self.is_autosave:
            return tr("saves.autosave")
        if self.kind != FINISHED or (then := self._written) is None:
            return printable(self.name)
        return printable(self.name.removeprefix(f"{time.strftime(_DAY, then)} "))

    @property
    def when(self) -> str:
        """Date and hour at which it was written, as the player writes them."""
        if (then := self._written) is None:
            return ""
        month, hour = tr(f"month.short.{then.tm_mon}"), time.strftime("%H:%M", then)
        return tr("date.of_hour", day=then.tm_mday, month=month, year=then.tm_year, hour=hour)

    @property
    def _written(self) -> time.struct_time | None:
        try:
            return time.localtime(self.written)
        except (ValueError, OSError, OverflowError):  # a date that no calendar has
            return None

    @property
    def thumbnail(self) -> Path:
        return self.path.with_suffix(".png")


class SaveStore:
    """It holds the saves of one game. `load` turns bytes into a game or raises an exception whose text is one sentence.

    `game_of` tells from the first bytes of a file which game it is a save of, or "" if of none.
    """

    def __init__(
        self,
        folder: Path,
        load: Load,
        describe: Describe | None = None,
        game_of: GameOf | None = None,
        *,
        window: int = 1,
        reserve: Reserve | None = None,
    ) -> None:
        self.folder = folder
        self._reserve = reserve or Reserve(folder)
        self._load = load
        self._describe = describe
        self._game_of = game_of
        self._own_autosave = folder / (AUTOSAVE + (f"-{window}" if window > 1 else "") + SUFFIX)

    # Writing

    def write(
        self, name: str, data: bytes, summary: dict[str, str] | None = None, thumbnail: bytes | None = None
    ) -> Path:
        """Keep a game under a name, in the place of one that has it already."""
        return self._write(self._path(name), data, summary, thumbnail)

    def autosave(self, data: bytes, summary: dict[str, str] | None = None, thumbnail: bytes | None = None) -> Path:
        return self._write(self._own_autosave, data, summary, thumbnail)

    def keep_finished(
        self, wish: str, data: bytes, summary: dict[str, str] | None = None, thumbnail: bytes | None = None
    ) -> Path | None:
        """Put a game that is over into the archive, under date and wished name; never twice, never over another."""
        if any(_content(path, len(data)) == data for path in self._paths(FINISHED)):
            return None
        dated = f"{time.strftime(_DAY)} {wish}"
        while True:
            path = self._path(self.free_name(dated, FINISHED), FINISHED)
            with suppress(NameTaken):  # by another window, since we looked
                return self._write(path, data, summary, thumbnail, new=True)

    def _write(
        self, path: Path, data: bytes, summary: dict[str, str] | None, thumbnail: bytes | None, *, new: bool = False
    ) -> Path:
        """The save itself goes first: whatever happens afterwards, it is whole."""
        try:
            self._put(path, data, new)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.write", why=error.strerror or error)) from error
        self.put_beside(path, summary, thumbnail)
        return path

    def _put(self, path: Path, data: bytes, new: bool) -> None:
        """On a full disk what lies beside the save makes room for it, and then the reserve does.

        A decision is worth more than a picture.
        """
        for make_room in (partial(_take_away, () if new else _beside(path)), self._reserve.give_back):
            try:
                write_atomically(path, data, keep_previous=not new, new=new)
                return
            except OSError as error:
                if error.errno not in FULL:
                    raise
                make_room()
        write_atomically(path, data, new=new)

    def put_beside(self, path: Path, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
        """What lies beside a save is a comfort: no save waits for it or fails with it."""
        with suppress(OSError):
            _write_beside(path, summary, None if self._reserve.is_spent else thumbnail)

    def keep_chronicle(self, wish: str, page: bytes, picture: bytes) -> Path:
        """A page that tells of a finished game, and a picture beside it; never over another."""
        dated = clean_name(f"{time.strftime(_DAY)} {wish}")
        for name in _numbered(dated):
            path = self.folder / CHRONICLES / f"{name}.html"
            try:
                write_atomically(path, page, new=True)
                write_atomically(path.with_suffix(".png"), picture)
                break
            except NameTaken:
                continue
            except OSError as error:
                raise SaveRefused(tr("chronicle.refused", why=error.strerror or error)) from error
        return path

    # Reading

    def read(self, path: Path) -> Any:
        """The game in the file; SaveRefused with the reason if it is damaged."""
        return self.loaded(whole_save(path))

    def loaded(self, data: bytes) -> Any:
        """Return the game in these bytes; it raises SaveRefused likewise."""
        try:
            return self._load(data)
        except Exception as error:  # whatever a damaged file does to a loader, the browser goes on
            raise SaveRefused(_why(error)) from error

    def read_autosave(self) -> tuple[Any, bool]:
        """The last autosave, and whether the one before it had to be taken because the last is damaged."""
        path = self._last_autosave()
        try:
            return self.read(path), False
        except SaveRefused:
            if os.path.exists(previous_of(path)):
                return self.read(previous_of(path)), True
            raise

    def running(self) -> bytes:
        """What this window's next autosave takes the place of: the last one that is sound, or else the last."""
        last: bytes = b""
        for path in (self._own_autosave, previous_of(self._own_autosave)):
            try:
                data = _bytes(path)
            except SaveRefused:
                continue
            last = last or data
            with suppress(Exception):  # whatever a damaged file does to a loader
                self._load(data)
                return data
        return last

    def has_autosave(self) -> bool:
        """Cheap on purpose: the shelf asks before its first frame."""
        path = self._last_autosave()
        return os.path.exists(path) or os.path.exists(previous_of(path))

    def last_played(self) -> SaveEntry | None:
        """It is the last autosave, by its head and summary only."""
        return self._entry(self._last_autosave(), AUTOSAVE) if self.has_autosave() else None

    def holds(self, data: bytes, *kinds: str) -> bool:
        """Whether exactly this game is here: saved under a name, unless other `kinds` are asked for."""
        paths = (path for kind in kinds or (SAVED,) for path in self._paths(kind))
        return any(_content(path, len(data)) == data for path in paths)

    def exists(self, name: str) -> bool:
        return os.path.lexists(self._path(name))

    # The list

    def entries(self) -> list[SaveEntry]:
        """It lists autosaves and saves, the newest first, by their heads and summaries only. It never fails."""
        return _newest_first([self._entry(path, kind) for kind in (AUTOSAVE, SAVED) for path in self._paths(kind)])

    def finished(self) -> list[SaveEntry]:
        """The archive of games that came to their end, the newest first."""
        return _newest_first([self._entry(path, FINISHED) for path in self._paths(FINISHED)])

    @property
    def times_finished(self) -> int:
        """How many games are in that archive."""
        return sum(1 for _ in self._paths(FINISHED))

    def examine(self, entry: SaveEntry) -> None:
        """Read the whole game behind an entry, for the reason why it cannot be opened and for what was lost of it."""
        if entry.examined:
            return
        entry.examined = True
        try:
            game = self.read(entry.path)
            if not entry.summary or entry.speaks_otherwise or (entry.kind == FINISHED and not entry.record):
                entry.learn(self._describe_again(entry.path, game))
        except SaveRefused as refusal:
            entry.damage = str(refusal)

    def rename(self, entry: SaveEntry, name: str) -> SaveEntry:
        target = self._path(name, entry.kind)
        if target == entry.path:
            return entry
        if os.path.lexists(target):
            raise SaveRefused(tr("saves.refused.taken", name=name))
        try:
            # The save first: a crash after it costs a thumbnail, which is made again.
            entry.path.rename(target)
            for old, new in zip(_beside(entry.path), _beside(target), strict=True):
                if old.exists():
                    old.replace(new)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.rename", why=error.strerror or error)) from error
        return self._entry(target, entry.kind)

    def delete(self, entry: SaveEntry) -> None:
        try:
            for path in (entry.path, *_beside(entry.path)):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.delete", why=error.strerror or error)) from error

    def free_name(self, wish: str, kind: str = SAVED) -> str:
        """The wished name, with a number after it if it is taken."""
        return next(name for name in _numbered(clean_name(wish)) if not os.path.lexists(self._path(name, kind)))

    def sweep(self) -> None:
        """Take away what a kill left unfinished."""
        for folder in (self.folder, self.folder / SAVED, self.folder / FINISHED):
            sweep(folder)

    # Inside

    def _paths(self, kind: str) -> Iterator[Path]:
        """Every file that may be a save of this kind; none where the folder is missing or cannot be read."""
        folder, name = (self.folder, _AUTOSAVES) if kind == AUTOSAVE else (self.folder / kind, _SAVES)
        with suppress(OSError):
            yield from [Path(entry.path) for entry in os.scandir(folder) if name.fullmatch(entry.name)]

    def _path(self, name: str, kind: str = SAVED) -> Path:
        if not name or name != clean_name(name):
            raise SaveRefused(tr("saves.refused.name", name=printable(name)))
        return self.folder / kind / (name + SUFFIX)

    def _last_autosave(self) -> Path:
        """Of whichever window wrote last. A date that is still to come says nothing: any other counts as later."""
        now = time.time()
        return max(
            self._paths(AUTOSAVE), key=lambda path: ((date := _date(path)) <= now, date), default=self._own_autosave
        )

    def _entry(self, path: Path, kind: str) -> SaveEntry:
        entry = SaveEntry(path.stem, path, kind, _date(path))
        try:
            self._require_mine(_bytes(path, head=HEAD))
            entry.learn(_read_summary(path, entry.written) or {})
        except SaveRefused as refusal:
            entry.damage, entry.examined = str(refusal), True
        return entry

    def _require_mine(self, head: bytes) -> None:
        """The folder of a game's saves is named after the game."""
        game = self._game_of(head) if self._game_of is not None else self.folder.name
        if game != self.folder.name:
            raise SaveRefused(tr("saves.reason.other_game" if game else "saves.reason.no_save"))

    def _describe_again(self, path: Path, game: Any) -> dict[str, str]:
        """A summary that was lost is made again from the game itself."""
        if self._describe is None:
            return {}
        try:
            summary = self._describe(game)
            is_done(begun(lambda: _write_beside(path, summary, None)))
        except Exception:  # the summary is a comfort, and a save without one is still a save
            return {}
        return {LANGUAGE: words().language} | summary


def clean_name(name: str) -> str:
    """What is left of a name when everything that a file system may refuse is taken out."""
    name = re.sub(r'[<>:"/\\|?*]', "", without_undrawable(name))
    name = name.strip(" .")[:LONGEST_NAME].strip(" .")
    return "" if _DEVICE.fullmatch(name) else name


def _numbered(wish: str) -> Iterator[str]:
    """It gives the name, and then the same with numbers after it."""
    wish = wish[: LONGEST_NAME - 6].strip(" .") or "save"
    yield wish
    yield from (f"{wish} {number}" for number in count(2))


def printable(text: str) -> str:
    """As much of a text from outside as a line can show: names of files may hold any byte."""
    return drawable(text[:LONGEST_LINE])


def whole_save(path: Path) -> bytes:
    """A save, or the one within a Chronicle; SaveRefused if there is none."""
    try:
        return enclosed(_bytes(path))
    except NothingEnclosed as error:
        raise SaveRefused(tr("saves.refused.page")) from error


def _bytes(path: Path, *, head: int | None = None) -> bytes:
    try:
        return read_regular(path, LARGEST_SAVE, head=head)
    except NotRegular as error:
        raise SaveRefused(tr("saves.refused.no_file")) from error
    except TooLarge as error:
        raise SaveRefused(tr("saves.refused.too_large")) from error
    except (OSError, ValueError) as error:
        raise SaveRefused(tr("saves.refused.read", why=getattr(error, "strerror", "") or error)) from error


def _why(error: Exception) -> str:
    """In the player's language, if the loader gives its reason as a key we have words for."""
    key = f"saves.reason.{getattr(error, 'reason', '')}"
    return tr(key) if words().has(key) else printable(str(error)) or tr("saves.refused.damaged")


def _content(path: Path, size: int) -> bytes | None:
    """What a file holds if it has just this size."""
    try:
        return read_regular(path, size) if path.stat().st_size == size else None
    except OSError:
        return None


def _date(path: Path) -> float:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0


def _newest_first(entries: list[SaveEntry]) -> list[SaveEntry]:
    return sorted(entries, key=lambda entry: -entry.written)


def _write_beside(path: Path, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
    if summary is not None:
        spoken = {LANGUAGE: words().language} | summary
        write_atomically(path.with_suffix(".json"), json.dumps(spoken, ensure_ascii=False).encode("utf-8"))
    if thumbnail is not None:
        write_atomically(path.with_suffix(".png"), thumbnail)


def _take_away(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _beside(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(path.stem + ending) for ending in BESIDE)


def _read_summary(path: Path, written: float) -> dict[str, str] | None:
    """The summary beside a save, unless it is missing, broken or older than the save it speaks of."""
    beside = path.with_suffix(".json")
    try:
        if os.stat(beside).st_mtime < written:
            return None
        kept = json.loads(read_regular(beside, LARGEST_SUMMARY))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(kept, dict):
        return None
    lines = [(key, value) for key, value in kept.items() if isinstance(value, str)]
    return {printable(key): printable(value) for key, value in lines[: 2 * MOST_LINES]}
