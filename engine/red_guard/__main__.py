"""`python -m engine.red_guard` plays the game in a terminal or over a pipe."""

import sys

from engine.client import main

if __name__ == "__main__":
    sys.exit(main(["red_guard", *sys.argv[1:]]))
