"""What kills the interpreter itself, in SDL or elsewhere, leaves in the folder of crashes where it happened."""

import faulthandler
from contextlib import suppress
from pathlib import Path
from typing import IO

from game.shell.crash import CRASHES, keep_report
from game.shell.reading import read_regular

LARGEST = 200_000


class Faults:
    """One file for each window that is open; what an earlier window left there becomes a report like any other."""

    def __init__(self, folder: Path, window: int, program: str, version: str) -> None:
        self._path = folder / CRASHES / f"fault-{window}.txt"
        self._file: IO[bytes] | None = None
        with suppress(OSError):
            if self._path.exists() and (left := read_regular(self._path, LARGEST)):
                keep_report(left.decode("utf-8", "replace"), folder, program, version)
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("wb")  # open as long as the program runs
            faulthandler.enable(self._file)

    def close(self) -> None:
        """The program ends as it should: nothing is left."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):
            self._path.unlink()
