"""A file that somebody else has just now: a scanner, an indexer, a sync program or our own other window. Windows lets
nobody open or replace it meanwhile, and they are soon done."""

import errno
import sys
import time
from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")

DENIED = (5, 32)
"""What Windows says of such a file: access denied, sharing violation."""
UNTOLD = sys.platform == "win32"
"""Whether a file that cannot be opened may be such a one: Python says there that it is denied, and not why."""
WAITS = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2, 0.0)
"""It waits so many seconds after each try: half a second in all."""


class Busy(OSError):
    """The other program has not let go of it."""


def patiently(act: Callable[[], _Result]) -> _Result:
    """Do what needs the file, again and again while somebody else has it."""
    for wait in WAITS:
        try:
            return act()
        except PermissionError as error:
            if not _is_taken(error):
                raise
            last = error
        time.sleep(wait)
    raise Busy(last.errno, last.strerror) from last


def _is_taken(error: OSError) -> bool:
    number = getattr(error, "winerror", None)
    return number in DENIED or (number is None and UNTOLD and error.errno == errno.EACCES)
