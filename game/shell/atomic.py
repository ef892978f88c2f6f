"""Writing a file so that a kill or a power cut at any moment leaves the old content or the new, never a half."""

import os
from pathlib import Path


def write_atomically(path: Path, data: bytes, *, keep_previous: bool = False) -> None:
    """Temporary file, flush, fsync, replace; with keep_previous the content before stays beside it as .previous."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".writing")
    with open(temporary, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if keep_previous and path.exists():
        _keep(path)
    os.replace(temporary, path)
    _sync_folder(path.parent)


def previous_of(path: Path) -> Path:
    return path.with_name(path.name + ".previous")


def _keep(path: Path) -> None:
    """A second name for the old content rather than a move, so that `path` itself is there at every moment."""
    link = path.with_name(path.name + ".keeping")
    link.unlink(missing_ok=True)
    try:
        os.link(path, link)
    except OSError:  # a file system without hard links
        link.write_bytes(path.read_bytes())
    os.replace(link, previous_of(path))


def _sync_folder(folder: Path) -> None:
    """The new name itself must reach the disk too; Windows neither needs nor allows this."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
