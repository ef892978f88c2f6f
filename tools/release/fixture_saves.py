"""Write saves of every game at different moments into tests/saves/v<version>, for a release to keep for ever.

python -m tools.release.fixture_saves

Every later version has to open them (tests/test_released_saves.py). Run it once, when a version is released.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from engine import __version__, games
from engine.core.chance import Chance
from engine.core.players import at_random, playing
from engine.core.session import Session
from tools import ROOT

TABLES = 3
"""So many tables of each game are played: everything that players can agree on is drawn for each."""
MOMENTS = (0, 8, 30, 60, 90, 100)
"""After how many hundredths of its decisions a game is kept."""


def main() -> int:
    folder = ROOT / "tests" / "saves" / f"v{__version__.replace('.', '_')}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, save in saves():
        (folder / f"{name}.save").write_bytes(save)
    print(f"{len(list(folder.iterdir()))} saves are in {folder.relative_to(ROOT).as_posix()}.")
    return 0


def saves() -> Iterator[tuple[str, bytes]]:
    for key in games.PACKAGES:
        for table in range(TABLES):
            game = games.find(key)
            session = Session(game, game.any_game(Chance(table)))
            for _ in playing(session, at_random(Chance(table))):
                pass
            for part in MOMENTS:
                at = session.at(len(session.history) * part // 100)
                yield f"{key}_{table}_{part:03}", at.save()


if __name__ == "__main__":
    sys.exit(main())
