"""How often each card is used in random play: whole games, and games from boards late in the war.

python -m tests.filipinas.card_uses --rounds 7000
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from engine import filipinas
from engine.core.players import playing
from engine.filipinas.card import DECK
from engine.filipinas.effects import CardPlayed
from tests.filipinas.random_boards import eager, from_random_board

PART = 50
"""Rounds between two lines that tell how far it is."""


def uses(seed: int) -> Counter[str]:
    """The cards that were played in a whole game and in two from boards late in the war, checked after every step."""
    luck = random.Random(seed)
    used: Counter[str] = Counter()
    for session in (filipinas.new_session(seed=seed), from_random_board(2 * seed), from_random_board(2 * seed + 1)):
        for told in playing(session, eager(luck)):
            used.update(effect.card for effect in told if isinstance(effect, CardPlayed))
    return used


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7000)
    parser.add_argument("--least", type=int, default=200)
    chosen = parser.parse_args(arguments)
    used: Counter[str] = Counter()
    for seed in range(chosen.rounds):
        used.update(uses(seed))
        if seed % PART == PART - 1:
            print(f"{seed + 1} of {chosen.rounds} rounds", file=sys.stderr, flush=True)
    for card in DECK:
        print(f"{used[card]:8}  {card}")
    short = [card for card in DECK if used[card] < chosen.least]
    print(f"{3 * chosen.rounds} games, {used.total()} cards played")
    print(f"fewer than {chosen.least} times: {', '.join(short) or 'none'}")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
