"""Writing a file so that a kill or a power cut at any moment leaves the old content or the new, never a half."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

UNFINISHED = ".writing"
"""How the names of files end that are not yet what they will be."""

_numbers = count(1)


def write_atomically(path: Path, data: bytes, *, keep_previous: bool = False) -> None:
    """Temporary file, flush, fsync, replace; with keep_previous the content before stays beside it as .previous.

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
            _keep(path)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def previous_of(path: Path) -> Path:
    return path.with_name(path.name + ".previous")


def sweep(folder: Path) -> None:
    """Take away what a kill left unfinished. Only while no other window writes here."""
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            if entry.name.endswith(UNFINISHED):
                with suppress(OSError):
                    os.unlink(entry.path)


def _unfinished(path: Path) -> Path:
    """A name of its own for each writing: two windows, or two threads, may write the same file at the same time."""
    return path.with_name(f"{path.name}.{os.getpid()}-{next(_numbers)}{UNFINISHED}")


def _keep(path: Path) -> None:
    """A second name for the old content rather than a move, so that `path` itself is there at every moment."""
    link = _unfinished(path)
    try:
        try:
            os.link(path, link)
        except OSError:  # a file system without hard links
            link.write_bytes(path.read_bytes())
        os.replace(link, previous_of(path))
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
