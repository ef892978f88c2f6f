"""Memory that is free goes back to the system.

The allocator of Linux keeps the holes that pictures have left, and takes more beside them in every game.
"""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Takes some milliseconds; does nothing where the system sees to it by itself."""
    if sys.platform.startswith("linux"):
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
