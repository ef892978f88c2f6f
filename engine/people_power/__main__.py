"""`python -m engine.people_power`: the game in a terminal or over a pipe."""

import sys

from engine.people_power.client import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
