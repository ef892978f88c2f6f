"""`python -m engine GAME` plays a game in a terminal or over a pipe."""

import sys

from engine.client import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
