"""The store of saved games. It knows nothing of any game: a save is bytes, and `load` says whether they are sound.

Beside `name.save`, which holds exactly those bytes, may lie `name.save.previous` (the content before), `name.png` (a
thumbnail) and `name.json` (a summary for the list). Only the first matters; the others may be missing or broken.
"""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.shell.atomic import previous_of, write_atomically
from game.shell.text import tr, words

AUTOSAVE = "autosave"
SUFFIX = ".save"
LARGEST_SAVE = 64 * 1024 * 1024
LARGEST_SUMMARY = 100_000
LONGEST_NAME = 60

_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Windows takes these for devices, whatever comes after the dot."""

Load = Callable[[bytes], Any]
Describe = Callable[[Any], dict[str, str]]


class SaveRefused(Exception):
    """A save cannot be written, read, renamed or deleted; the message is a sentence for the player."""


@dataclass(slots=True)
class SaveEntry:
    """One line of the saves browser."""

    name: str
    path: Path
    written: float
    summary: dict[str, str] = field(default_factory=dict)
    damage: str | None = None

    @property
    def sound(self) -> bool:
        return self.damage is None

    @property
    def is_autosave(self) -> bool:
        return self.name == AUTOSAVE

    @property
    def title(self) -> str:
        """What the player knows it by."""
        return tr("saves.autosave") if self.is_autosave else self.name

    @property
    def when(self) -> str:
        """Date and hour at which it was written."""
        return time.strftime("%Y-%m-%d  %H:%M", time.localtime(self.written))

    @property
    def thumbnail(self) -> Path:
        return self.path.with_suffix(".png")


class SaveStore:
    """The saves in one folder. `load` turns bytes into a game or raises an exception whose text is one sentence."""

    def __init__(self, folder: Path, load: Load, describe: Describe | None = None) -> None:
        self.folder = folder
        self._load = load
        self._describe = describe

    def write(
        self, name: str, data: bytes, summary: dict[str, str] | None = None, thumbnail: bytes | None = None
    ) -> Path:
        """Keep a game. The save itself goes first: whatever happens afterwards, it is whole."""
        path = self._path(name)
        try:
            write_atomically(path, data, keep_previous=True)
            _write_beside(path, summary, thumbnail)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.write", why=error.strerror or error)) from error
        return path

    def autosave(self, data: bytes, summary: dict[str, str] | None = None, thumbnail: bytes | None = None) -> Path:
        return self.write(AUTOSAVE, data, summary, thumbnail)

    def read(self, path: Path) -> Any:
        """The game in the file; SaveRefused with the reason if it is damaged."""
        try:
            if path.stat().st_size > LARGEST_SAVE:
                raise SaveRefused(tr("saves.refused.too_large"))
            data = path.read_bytes()
        except OSError as error:
            raise SaveRefused(tr("saves.refused.read", why=error.strerror or error)) from error
        try:
            return self._load(data)
        except Exception as error:  # whatever a damaged file does to a loader, the browser goes on
            raise SaveRefused(_why(error)) from error

    def read_autosave(self) -> tuple[Any, bool]:
        """The last autosave, and whether the one before it had to be taken because the last is damaged."""
        path = self._path(AUTOSAVE)
        try:
            return self.read(path), False
        except SaveRefused:
            if previous_of(path).exists():
                return self.read(previous_of(path)), True
            raise

    def has_autosave(self) -> bool:
        """Cheap on purpose: the title asks before its first frame."""
        path = self._path(AUTOSAVE)
        return path.exists() or previous_of(path).exists()

    def holds(self, data: bytes) -> bool:
        """Whether exactly this game has been saved under a name."""
        return any(_content(path) == data for path in self._paths() if path.stem != AUTOSAVE)

    def entries(self) -> list[SaveEntry]:
        """Every save, the newest first, damaged ones with their reason. Never fails."""
        return sorted((self._entry(path) for path in self._paths()), key=lambda entry: -entry.written)

    def rename(self, entry: SaveEntry, name: str) -> SaveEntry:
        target = self._path(name)
        if target == entry.path:
            return entry
        if target.exists():
            raise SaveRefused(tr("saves.refused.taken", name=name))
        try:
            # The save first: a crash after it costs a thumbnail, which is made again.
            entry.path.rename(target)
            for old, new in zip(_beside(entry.path), _beside(target), strict=True):
                if old.exists():
                    old.replace(new)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.rename", why=error.strerror or error)) from error
        return self._entry(target)

    def delete(self, entry: SaveEntry) -> None:
        try:
            for path in (entry.path, *_beside(entry.path)):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveRefused(tr("saves.refused.delete", why=error.strerror or error)) from error

    def free_name(self, wish: str) -> str:
        """The wished name, with a number after it if it is taken."""
        wish = clean_name(wish) or "save"
        name, number = wish, 2
        while self._path(name).exists():
            name, number = f"{wish} {number}", number + 1
        return name

    def _paths(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []

    def _path(self, name: str) -> Path:
        if not name or name != clean_name(name):
            raise SaveRefused(tr("saves.refused.name", name=name))
        return self.folder / (name + SUFFIX)

    def _entry(self, path: Path) -> SaveEntry:
        entry = SaveEntry(path.stem, path, 0.0)
        try:
            entry.written = path.stat().st_mtime
            game = self.read(path)
            entry.summary = _read_summary(path) or self._describe_again(path, game)
        except SaveRefused as refusal:
            entry.damage = str(refusal)
        except OSError as error:
            entry.damage = tr("saves.refused.read", why=error.strerror or error)
        return entry

    def _describe_again(self, path: Path, game: Any) -> dict[str, str]:
        """A summary that was lost is made again from the game itself."""
        if self._describe is None:
            return {}
        try:
            summary = self._describe(game)
            _write_beside(path, summary, None)
        except Exception:  # the summary is a comfort, and a save without one is still a save
            return {}
        return summary


def clean_name(name: str) -> str:
    """What is left of a name when everything that a file system may refuse is taken out."""
    name = re.sub(r'[\x00-\x1f<>:"/\\|?*]', "", name)
    name = name.strip(" .")[:LONGEST_NAME].strip(" .")
    return "" if _DEVICE.fullmatch(name) else name


def _why(error: Exception) -> str:
    """In the player's language, if the loader gives its reason as a key we have words for."""
    key = f"saves.reason.{getattr(error, 'reason', '')}"
    return tr(key) if words().has(key) else str(error) or tr("saves.refused.damaged")


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes() if path.stat().st_size <= LARGEST_SAVE else None
    except OSError:
        return None


def _write_beside(path: Path, summary: dict[str, str] | None, thumbnail: bytes | None) -> None:
    if summary is not None:
        write_atomically(path.with_suffix(".json"), json.dumps(summary, ensure_ascii=False).encode("utf-8"))
    if thumbnail is not None:
        write_atomically(path.with_suffix(".png"), thumbnail)


def _beside(path: Path) -> tuple[Path, Path, Path]:
    return previous_of(path), path.with_suffix(".json"), path.with_suffix(".png")


def _read_summary(path: Path) -> dict[str, str] | None:
    """The summary beside a save, unless it is missing, broken or older than the save it speaks of."""
    beside = path.with_suffix(".json")
    try:
        if beside.stat().st_mtime < path.stat().st_mtime or beside.stat().st_size > LARGEST_SUMMARY:
            return None
        kept = json.loads(beside.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(kept, dict):
        return None
    return {str(key): str(value) for key, value in kept.items()}
