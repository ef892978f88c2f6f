"""The first start after an older version: settings and saves are copied from where that version kept them.

The old folder stays as it is. The saves of a game appear all at once or not at all, and only where that game has none
yet, so that a start that is cut short is made up for by the next.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.shell.atomic import UNFINISHED
from game.shell.folders import SAVES, saves_folder
from game.shell.reading import read_regular
from game.shell.saves import AUTOSAVE, BESIDE, LARGEST_SAVE, SAVED, SUFFIX

SETTINGS = "settings.json"
LARGEST_SETTINGS = 100_000


def take_over_0_9(old: Path, new: Path, game: str) -> int:
    """Copy what 0.9.0 kept in one folder, all of one game. Returns how many games there were."""
    home = saves_folder(new, game)
    if home.exists() or not old.is_dir():
        return 0
    saves = sorted(path for path in old.iterdir() if path.suffix == SUFFIX)
    if not saves and not (old / SETTINGS).exists():
        return 0
    taken = 0
    with _all_at_once(home) as making:
        if not (new / SETTINGS).exists():
            _copy(old / SETTINGS, new / SETTINGS, LARGEST_SETTINGS)
        (making / SAVED).mkdir()
        for path in saves:
            folder = making if path.stem == AUTOSAVE else making / SAVED
            taken += _copy(path, folder / path.name, LARGEST_SAVE)
            for beside in BESIDE:
                companion = path.with_name(path.stem + beside)
                _copy(companion, folder / companion.name, LARGEST_SAVE)
    return taken


def take_over_1_0(old: Path, new: Path) -> int:
    """Copy what 1.0.0 kept, a folder for each game, from another place. Returns how many games were copied."""
    kept = sorted(path for path in (old / SAVES).iterdir() if path.is_dir()) if (old / SAVES).is_dir() else []
    missing = [path for path in kept if not saves_folder(new, path.name).exists()]
    nothing_played = bool(kept) and missing == kept
    if nothing_played or not (new / SETTINGS).exists():
        new.mkdir(parents=True, exist_ok=True)
        _copy(old / SETTINGS, new / SETTINGS, LARGEST_SETTINGS)
    for folder in missing:
        with _all_at_once(saves_folder(new, folder.name)) as making:
            shutil.copytree(folder, making, symlinks=True, dirs_exist_ok=True)
    return len(missing)


@contextmanager
def _all_at_once(folder: Path) -> Iterator[Path]:
    """A folder to fill, which takes its name when it is full."""
    making = folder.with_name(f"{folder.name}.{os.getpid()}{UNFINISHED}")
    try:
        making.mkdir(parents=True)
        yield making
        os.rename(making, folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)


def _copy(source: Path, target: Path, most: int) -> bool:
    """Copy a file with its date; one that is not there or cannot be read is left where it is."""
    try:
        content, date = read_regular(source, most), source.stat()
    except OSError:
        return False
    target.write_bytes(content)
    os.utime(target, ns=(date.st_atime_ns, date.st_mtime_ns))
    return True
