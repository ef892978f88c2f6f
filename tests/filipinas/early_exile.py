"""Sagasta Buys the Rebels (S06), turn by turn: how often it is played, and how such games end.

python -m tests.filipinas.early_exile --games 5000                      a Spain that buys as soon as it can
python -m tests.filipinas.early_exile --games 5000 --spain tables       the non-player
python -m tests.filipinas.early_exile --games 200 --spain apprentice    a player that thinks
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from engine import filipinas, games
from engine.core.players import playing
from engine.core.prompts import Option
from engine.core.thinking.strategist import seated
from engine.filipinas import FilipinasSession
from engine.filipinas.board import SPAIN
from engine.filipinas.cards.s06_sagasta_compra import PRICE
from engine.filipinas.effects import CardPlayed
from engine.filipinas.state import CANOVAS
from engine.filipinas.strategist.advice import PlayAdvice

TABLES, EAGER = "tables", "eager"
CRISIS, BARGAIN = "S18", "S06"
NEVER = 0


class Ending(NamedTuple):
    """One game: in which turn the leader was bought, who won, and in which turn it ended."""

    bought: int
    winner: str
    turn: int


def play(spain: str, seed: int) -> Ending:
    """A game against the Filipino non-player."""
    session = filipinas.new_session(humans=() if spain == TABLES else (SPAIN,), seed=seed)
    bought = NEVER
    for told in playing(session, _player(spain, seed)):
        if any(isinstance(effect, CardPlayed) and effect.card == BARGAIN for effect in told):
            bought = session.state.turn
    winners = session.outcome.winners if session.outcome else ()
    return Ending(bought, winners[0] if winners else "nobody", session.state.turn)


class EagerSpain:
    """Plays both cards as soon as they are in the hand and payable; else as the non-player would in its place."""

    def __init__(self) -> None:
        self._advice: PlayAdvice | None = None
        """What the non-player would do in the play that is under way."""

    def choose(self, session: FilipinasSession) -> Option:
        prompt, state = session.prompt, session.state
        assert prompt is not None
        if prompt.ask == "play":
            bargain, crisis = prompt.option(f"card:{BARGAIN}"), prompt.option(f"card:{CRISIS}")
            wanted = BARGAIN in state.hand[SPAIN] and state.government == CANOVAS
            if bargain:
                return bargain
            if crisis and wanted and state.points[SPAIN] >= PRICE:
                return crisis
        if self._advice is None or (prompt.ask == "play" and not prompt.context["acted"]):
            self._advice = PlayAdvice(state.copy(), SPAIN)
        return self._advice.on(state, prompt)


def _player(spain: str, seed: int) -> Callable[[FilipinasSession], Option]:
    if spain in (TABLES, EAGER):
        return EagerSpain().choose
    return seated({SPAIN: spain}, games.mind_for("filipinas"), seed)[SPAIN].choose


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--spain", default=EAGER)
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    by_turn: dict[int, list[Ending]] = defaultdict(list)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for ending in pool.map(partial(play, chosen.spain), seeds, chunksize=10):
            by_turn[ending.bought].append(ending)
    print("turn    games   share    Spain  Filip.   nobody  ends in turn")
    for turn, endings in sorted(by_turn.items()):
        count = len(endings)
        won = Counter(ending.winner for ending in endings)
        shares = [won[winner] / count for winner in ("spain", "filipinos", "nobody")]
        ends = sum(ending.turn for ending in endings) / count
        when = str(turn or "never")
        print(
            f"{when:6}{count:7}{count / chosen.games:8.1%}" + "".join(f"{won:9.1%}" for won in shares) + f"{ends:13.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
