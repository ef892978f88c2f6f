"""The first start after 0.9.0, which knew one game and kept settings and saves in one folder: all of it is copied."""

import os
import shutil
from pathlib import Path

from game.shell.atomic import UNFINISHED
from game.shell.reading import read_regular
from game.shell.saves import AUTOSAVE, BESIDE, LARGEST_SAVE, SAVED, SUFFIX

LARGEST_SETTINGS = 100_000


def take_over(old: Path, new: Path, game: str) -> int:
    """Copy settings and saves of 0.9.0, which were all of one game, into a folder that does not exist yet.

    The old folder stays as it is. Returns how many games there were. The copies appear all at once or not at all, so
    that a start that is cut short is made up for by the next.
    """
    if new.exists() or not old.is_dir():
        return 0
    saves = sorted(path for path in old.iterdir() if path.suffix == SUFFIX)
    if not saves and not (old / "settings.json").exists():
        return 0
    making = new.with_name(f"{new.name}.{os.getpid()}{UNFINISHED}")
    try:
        making.mkdir(parents=True)
        _copy(old / "settings.json", making / "settings.json", LARGEST_SETTINGS)
        home = making / "saves" / game
        (home / SAVED).mkdir(parents=True)
        taken = 0
        for path in saves:
            folder = home if path.stem == AUTOSAVE else home / SAVED
            taken += _copy(path, folder / path.name, LARGEST_SAVE)
            for beside in BESIDE:
                companion = path.with_name(path.stem + beside)
                _copy(companion, folder / companion.name, LARGEST_SAVE)
        os.rename(making, new)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return taken


def _copy(source: Path, target: Path, most: int) -> bool:
    """With its date; a file that is not there or cannot be read is left where it is."""
    try:
        content, date = read_regular(source, most), source.stat()
    except OSError:
        return False
    target.write_bytes(content)
    os.utime(target, ns=(date.st_atime_ns, date.st_mtime_ns))
    return True
