"""It plays through every screen with the mouse alone and writes a picture of each to build/tour/, with an index.

python -m tools.checks.tour                                   every game, English, 100 %, at each of SIZES
python -m tools.checks.tour --game filipinas
python -m tools.checks.tour --language es --text 150 --size 1280x720
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import pygame

from engine.games import PACKAGES
from game.box import open_box
from game.shell.clock import FakeClock
from game.shell.lettering import CutText, watching_cuts
from game.shell.text import Words
from tools import ROOT
from tools.checks.album import Album, write_index
from tools.checks.guide import Guide, Show

GAMES = tuple(PACKAGES)
SIZES = ("1280x720", "1280x800", "1920x1080")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--language", action="append", choices=Words().languages())
    parser.add_argument("--text", action="append", type=int, help="text size in per cent")
    parser.add_argument("--size", action="append", help="as 1920x1080")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "tour")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, str] = {}
    faults = 0
    walks = product(options.game or GAMES, options.language or ["en"], options.text or [100], options.size or SIZES)
    for game, language, text, size in walks:
        album = Album(options.out, f"{game}-{size}-{language}-{text}")
        width, height = map(int, size.split("x"))
        cuts = tour(game, (width, height), language, text, album.keep)
        pictures |= album.pictures
        print(f"{album.mark}: {len(album.pictures)} pictures, {len(cuts)} texts cut")
        for cut in cuts:
            print(f"   cut: {cut.text!r} needs {cut.needs}, has {cut.has}")
        faults += len(cuts)
    write_index(options.out, pictures)
    return 1 if faults else 0


def tour(game: str, size: tuple[int, int], language: str, text: int, show: Show) -> list[CutText]:
    """Walk once; returns every text that did not fit its box on the way."""
    with tempfile.TemporaryDirectory() as folder, watching_cuts() as cuts:
        pygame.display.init()
        pygame.font.init()
        app = open_box(Path(folder), size=size, clock=FakeClock())
        app.change_settings(language=language, text_size=text, animation_speed="off", bot_pace="instant", sound=False)
        app.take(next(edition for edition in app.editions if edition.key == game))
        try:
            guide_to(game)(app, show).walk()
        finally:
            app.close()  # whatever is being saved is on the disk before its folder goes
    return list({cut.text: cut for cut in cuts}.values())


def guide_to(game: str) -> type[Guide]:
    """Whoever knows what is its own, or only what games have in common."""
    own = f"tools.checks.tour_{game}"
    guide: type[Guide] = import_module(own).Tour if find_spec(own) else Guide
    return guide


if __name__ == "__main__":
    sys.exit(main())
