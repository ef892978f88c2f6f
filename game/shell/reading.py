"""Reading files that anybody may have put there: only regular ones, and never more of them than expected."""

import os
import stat
from pathlib import Path

from game.shell.busy import patiently

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class NotRegular(OSError):
    """A folder, a pipe that would never end, or a device that might do anything."""


class TooLarge(OSError):
    """More than such a file can hold."""


def read_regular(path: Path, most: int, *, head: int | None = None) -> bytes:
    """The whole content, or the first `head` bytes of it; refuses what is no regular file or larger than `most`."""
    _require(os.stat(path), most)
    descriptor = patiently(lambda: os.open(path, _FLAGS))
    with open(descriptor, "rb") as file:
        _require(os.fstat(descriptor), most)  # another file may have taken the name since
        return file.read(most if head is None else head)


def _require(found: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotRegular("not a regular file")
    if found.st_size > most:
        raise TooLarge("too large")
