"""Render the board to build/preview/*.png, to be looked at (development only).

python tools/preview_board.py                          the built-in position, at four window sizes
python tools/preview_board.py --crowded --language es
python tools/preview_board.py --example steps.json --step 7 --size 1920x1080
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from sample_board import CROWDED, SAMPLE  # noqa: E402

from game.people_power.map import BoardView  # noqa: E402
from game.people_power.palette import PALETTES  # noqa: E402
from game.shell.text import Words  # noqa: E402

VIEWS = {"1280x720": (760, 560), "1920x1080": (1150, 860), "2560x1440": (1530, 1150), "3840x2160": (2300, 1720)}
"""Window size and the part of it that the map gets."""


def main() -> None:
    arguments = parse()
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    board: dict[str, Any] = CROWDED if arguments.crowded else SAMPLE
    if arguments.example:
        board = json.loads(arguments.example.read_text(encoding="utf-8"))["steps"][arguments.step]["state"]
    words = Words(arguments.language)
    folder = ROOT / "build" / "preview"
    folder.mkdir(parents=True, exist_ok=True)
    for window in arguments.size or VIEWS:
        surface = pygame.Surface(VIEWS[window])
        palette = PALETTES[arguments.palette]
        view = BoardView(surface.get_rect(), board, words.say, palette, arguments.text_scale)
        view.set_highlights(arguments.highlight)
        view.set_selected(arguments.select)
        view.hover(arguments.hover)
        for _ in range(arguments.zoom):
            view.zoom_at(view.anchor_pos(arguments.at), 1)
        view.update(1)
        while view.draw(surface):
            pass
        target = folder / f"{window}{arguments.suffix}.png"
        pygame.image.save(surface, target)
        print(target.relative_to(ROOT))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", action="append", choices=VIEWS)
    parser.add_argument("--language", choices=Words().languages(), default="en")
    parser.add_argument("--palette", choices=PALETTES, default="default")
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--crowded", action="store_true", help="every space full of pieces")
    parser.add_argument("--example", type=Path, help="a file of steps with their state")
    parser.add_argument("--step", type=int, default=0)
    parser.add_argument("--highlight", nargs="*", default=[])
    parser.add_argument("--select", nargs="*", default=[])
    parser.add_argument("--hover")
    parser.add_argument("--zoom", type=int, default=0, help="how many levels to zoom in")
    parser.add_argument("--at", default="visayas", help="the space to zoom in on")
    parser.add_argument("--suffix", default="")
    return parser.parse_args()


if __name__ == "__main__":
    main()
