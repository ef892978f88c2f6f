"""Room on the disk that is laid by for the day on which there is no other."""

import os
from contextlib import suppress
from pathlib import Path

from game.shell.atomic import write_atomically

SIZE = 256 * 1024
"""Bytes: several times what a save of 2,500 decisions takes, of which there are two while the new one is written."""
NAME = "reserve"


class Reserve:
    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME
        self.is_spent = False
        """Whether the disk was full: then there is room for what has to be, and for no picture."""

    def lay_by(self) -> None:
        """As far as there is room for it; of bytes that no file system can store in less."""
        try:
            if not self._file.exists():
                write_atomically(self._file, os.urandom(SIZE))
            self.is_spent = False
        except OSError:
            self.is_spent = True

    def give_back(self) -> None:
        """The next write has this much room, if nobody has taken it before."""
        self.is_spent = True
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
