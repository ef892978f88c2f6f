"""Games that the ladder has played are kept whole, for whoever wants to learn from them."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.lab.playing import Failure, GameResult


class KeptGame(NamedTuple):
    """Who sat where in a game, and all of it as a save."""

    game: str
    seed: int
    seated: dict[str, str]
    winners: tuple[str, ...]
    ranking: tuple[str, ...]
    save: bytes


def keeping(file: Path, key: str, results: Iterable[GameResult | Failure]) -> Iterator[GameResult | Failure]:
    """The same results; on the way each game is added to the file as a line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        for result in results:
            if not isinstance(result, Failure):
                save = b64encode(result.save).decode()
                line = (key, result.seed, result.seated, result.winners, result.ranking, save)
                lines.write(json.dumps(line) + "\n")
                lines.flush()
            yield result


def kept_games(file: Path) -> Iterator[KeptGame]:
    """Each game once, however often it was played."""
    known = set()
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            key, seed, seated, winners, ranking, save = json.loads(line)
            if (seed, *seated.items()) not in known:
                known.add((seed, *seated.items()))
                yield KeptGame(key, seed, seated, tuple(winners), tuple(ranking), b64decode(save))
