"""`make windows` makes the package for Windows on a Linux machine, and tries it there.

Programs of Windows run under wine, which Debian has. All else comes from PyPI into build/windows, where a second run
finds it.
"""

from tools import ROOT

WORK = ROOT / "build" / "windows"
PYTHON = WORK / "python"
"""Here is a Python for Windows, with the packages of uv.lock that tests and package need there."""
TREE = WORK / "tree"
"""A copy of the project: what is built and tested for Windows does not lie among what is for Linux."""
EXT_SUFFIX = ".cp311-win_amd64.pyd"
"""The end of the name of each library that this Python imports."""


class Failed(Exception):
    """Why there is no package for Windows, or why nobody should be given it."""
