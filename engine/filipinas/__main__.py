"""`python -m engine.filipinas` plays the game in a terminal or over a pipe."""

import sys

from engine.client import main

if __name__ == "__main__":
    sys.exit(main(["filipinas", *sys.argv[1:]]))
