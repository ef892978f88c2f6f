"""What a series of games comes to, a line for each: two engines that print the same play alike.

python -m tools.checks.fingerprint [FOLDER] [--games 60]     FOLDER holds the `engine` to be tried

A line is a digest of every prompt, option, refusal and Effect, of every state as it would be saved, and of whole saves
after undo and loading. Half of the games are played by random persons among non-players, half by non-players alone;
besides, a player that thinks sits once in every seat.
Take it before a change that should change nothing, and after.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import ROOT

if TYPE_CHECKING:
    from engine.core.session import Session

LONGEST_GAME = 5_000
UNDO_EVERY, SAVE_EVERY = 40, 50


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--games", type=int, default=60, help="so many with persons in each game of the box")
    chosen = parser.parse_args(arguments)
    sys.path.insert(0, str(chosen.folder.resolve()))
    from engine import games

    decisions = 0
    for key in games.PACKAGES:
        for number in range(chosen.games):
            for persons in (True, False):
                made, digest = fingerprint(key, number, persons)
                decisions += made
                print(f"{key} {number:3} {'persons' if persons else 'non-players'} {digest}")
        for seat in games.find(key).seats:
            print(f"{key} {seat} thinks {thought_out(key, seat)}")
    print(f"{decisions} decisions")
    return 0


def fingerprint(key: str, number: int, persons: bool) -> tuple[int, str]:
    """One game to its end: how many decisions it took, and the digest of all that happened."""
    from engine import games
    from engine.core.chance import Chance
    from engine.core.session import Session

    game, luck, digest = games.find(key), random.Random(number), blake2b(digest_size=12)
    agreed = {setting.key: setting.values[-1] for setting in game.settings}
    alone = game.set_up(game.scenarios[number % len(game.scenarios)], (), number, **agreed)
    session: Session[Any] = Session(game, game.any_game(Chance(number)) if persons else alone)
    decisions = 0
    for step in range(LONGEST_GAME):
        if session.over:
            break
        if session.prompt is None:
            told = session.advance()
        else:
            decisions += 1
            digest.update(_asked(session).encode())
            told = session.choose(luck.choice(session.prompt.options))
            if step % UNDO_EVERY == 0:
                session.undo()
        digest.update(repr((told, _plain(game.pack(session.state)))).encode())
        if step % SAVE_EVERY == 0:
            data = session.save()
            digest.update(data)
            session = games.load(data)
    digest.update(repr(session.outcome).encode())
    return decisions, digest.hexdigest()


def thought_out(key: str, seat: str) -> str:
    """How a game went with an organiser in this seat: it plans by counts, so its plans depend on the rules alone."""
    from engine import games
    from tools.lab.playing import GameSeries, play

    game = games.find(key)
    agreed = {setting.key: setting.values[-1] for setting in game.settings}
    result = play(GameSeries(key, game.scenarios[0], agreed, players={seat: "organiser"}), seed=1986)
    told = (result.ranking, result.reason, result.turns, sorted(result.used.items()), sorted(result.figures.items()))
    return blake2b(repr(told).encode(), digest_size=12).hexdigest()


def _asked(session: Session[Any]) -> str:
    prompt = session.prompt
    assert prompt is not None
    refused = [(refusal.option.key, refusal.reason, refusal.rule) for refusal in prompt.refused()]
    options = [option.key for option in prompt.options]
    return repr((prompt.faction, prompt.seat, prompt.ask, options, _plain(prompt.context), refused))


def _plain(value: Any) -> Any:
    """The same without any order that differs from run to run."""
    if isinstance(value, Mapping):
        return [(key, _plain(each)) for key, each in value.items()]
    if isinstance(value, (set, frozenset)):
        return sorted(map(repr, value))
    return [_plain(each) for each in value] if isinstance(value, (list, tuple)) else repr(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
