"""A Filipino who only recruits and entrenches, against the Spanish non-player: how such games end.

python -m tests.filipinas.digging_in --games 40
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from engine import filipinas
from engine.core.players import playing
from engine.core.prompts import Option
from engine.filipinas import FilipinasSession
from engine.filipinas.board import FILIPINOS
from engine.filipinas.opponents.answers import answer as by_the_tables

HABITS = ("action:entrench", "action:recruit")
"""What he does in a play, the first that he can; he keeps his cards and never coordinates."""


def dig_in(session: FilipinasSession) -> Option:
    """Trenches for whoever has none, then another corps; whatever else is asked as the non-player answers it."""
    prompt = session.prompt
    assert prompt is not None
    if prompt.ask != "play":
        return by_the_tables(session.state.copy(), prompt)
    for habit in HABITS:
        if option := prompt.option(habit):
            return option
    return prompt.option("done") or prompt.options[-1]


def ending(seed: int) -> str:
    """By which rule one such game ended."""
    session = filipinas.new_session(humans=(FILIPINOS,), seed=seed)
    for _ in playing(session, dig_in):
        pass
    return session.state.result


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    ends = Counter(ending(seed) for seed in range(chosen.seed, chosen.seed + chosen.games))
    for end, count in ends.most_common():
        print(f"{count:6}  {end}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
