"""Which of the program's windows this is: two that are open at once must not write each other's autosave."""

import sys
from pathlib import Path
from typing import IO

MOST = 9
"""Windows that are told apart; whoever opens more shares the last one's autosave."""


class Instance:
    """Holds a lock as long as the program runs; the system lets go of it even after a kill."""

    def __init__(self, folder: Path) -> None:
        self.number = 1
        self._lock: IO[bytes] | None = None
        for number in range(1, MOST + 1):
            self.number = number
            try:
                self._lock = _locked(folder / f"window-{number}.lock")
            except BlockingIOError:
                continue
            except OSError:  # a file system without locks, or one that cannot be written: then as if alone
                self.number = 1
            return

    def close(self) -> None:
        """Let go of the lock: no file stays open, and the next window may have the number."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def alone(self) -> bool:
        """Whether it was the first; another may have been opened since."""
        return self.number == 1


def _locked(path: Path) -> IO[bytes]:
    """The file, locked; BlockingIOError if another window has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")  # open as long as the program runs
    try:
        _lock(file)
    except PermissionError as error:  # what some systems say instead
        file.close()
        raise BlockingIOError from error
    except BaseException:
        file.close()
        raise
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: IO[bytes]) -> None:
        try:
            import fcntl
        except ImportError as error:  # a browser has no second window on the same files
            raise OSError("There are no locks here.") from error
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
