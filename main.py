"""Starts the program from a checkout: `python main.py`. Installed, it is called `barricades`."""

import sys

# Whoever starts it with an older Python should read why it does not start.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Barricades needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

from game.program import main

if __name__ == "__main__":
    sys.exit(main())
