"""`python -m engine.people_power` plays the game in a terminal or over a pipe."""

import sys

from engine.client import main

if __name__ == "__main__":
    sys.exit(main(["people_power", *sys.argv[1:]]))
