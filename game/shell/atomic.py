"""Writing a file so that a kill or a power cut at any moment leaves the old content or the new, never a half."""

import os
import re
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from game.shell.busy import Busy, patiently

UNFINISHED = ".writing"
"""How the names of files end that are not yet what they will be."""
LONGEST_WRITING = 3600
"""Seconds; nobody is still at what is older."""

_numbers = count(1)
_WRITER = re.compile(rf"\.(\d+)-\d+{re.escape(UNFINISHED)}$")
"""In the name of an unfinished file: the process that writes it."""


class NameTaken(Exception):
    """There is a file of that name, and it was to be a new one."""


def write_atomically(path: Path, data: bytes, *, keep_previous: bool = False, new: bool = False) -> None:
    """Temporary file, flush, fsync, replace; with keep_previous the content before stays beside it as .previous.

    With new it takes the place of nothing: NameTaken, even if another window was quicker by a moment.
    Whatever goes wrong, nothing temporary stays behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = _unfinished(path)
    try:
        with open(temporary, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep_previous and path.exists():
            with suppress(Busy):  # It is better without the content before than not at all.
                _keep(path)
        if new:
            _put_new(temporary, path)
        else:
            _replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def previous_of(path: Path) -> Path:
    return path.with_name(path.name + ".previous")


def sweep(folder: Path) -> None:
    """Take away what a kill left unfinished, but not what another window is writing just now."""
    began = time.time() - LONGEST_WRITING
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            if writer := _WRITER.search(entry.name):
                with suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_mtime < began or _is_gone(int(writer[1])):
                        os.unlink(entry.path)


def _is_gone(process: int) -> bool:
    """Whether nobody can be at what it wrote; Windows has no question that does it no harm."""
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


def _unfinished(path: Path) -> Path:
    """A name of its own for each writing: two windows, or two threads, may write the same file at the same time."""
    return path.with_name(f"{path.name}.{os.getpid()}-{next(_numbers)}{UNFINISHED}")


def _put_new(temporary: Path, path: Path) -> None:
    """A second name can be given only where there is none yet; a move would take the place of what is there."""
    try:
        os.link(temporary, path)
    except FileExistsError as taken:
        raise NameTaken from taken
    except OSError as error:  # This is a file system without hard links.
        if os.path.lexists(path):
            raise NameTaken from error
        _replace(temporary, path)
    else:
        os.unlink(temporary)


def _replace(source: Path, target: Path) -> None:
    patiently(lambda: os.replace(source, target))


def _keep(path: Path) -> None:
    """A second name for the old content rather than a move, so that `path` itself is there at every moment."""
    link = _unfinished(path)
    try:
        try:
            os.link(path, link)
        except OSError:  # This is a file system without hard links.
            link.write_bytes(path.read_bytes())
        _replace(link, previous_of(path))
    finally:
        # Two names for one file are no move: if the previous content is this very file, the link stays.
        with suppress(OSError):
            link.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """The new name itself must reach the disk too; Windows neither needs nor allows this."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
