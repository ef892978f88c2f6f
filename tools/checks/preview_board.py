"""It draws the board to build/preview/*.png, to be looked at (development only).

python -m tools.checks.preview_board                          the built-in position, at four window sizes
python -m tools.checks.preview_board --crowded --language es
python -m tools.checks.preview_board --example tests/people_power/example_of_play.json --step 7 --size 1920x1080
"""

import argparse
import json
from pathlib import Path

import pygame

from engine.people_power import State, from_summary
from game.people_power.map.legend import Legend
from game.people_power.palette import PALETTES
from game.shell.text import Words
from game.table.map.map_view import MapView
from tools import ROOT
from tools.checks.sample_board import CROWDED, SAMPLE

VIEWS = {"1280x720": (704, 617), "1920x1080": (1060, 946), "2560x1440": (1413, 1261), "3840x2160": (2120, 1892)}
"""Window size and the part of it that the map gets."""
KEPT = ROOT / "tests" / "people_power" / "fullest_positions.json"


def main() -> None:
    options = parse()
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    folder = ROOT / "build" / "preview"
    folder.mkdir(parents=True, exist_ok=True)
    for window in options.size or VIEWS:
        target = folder / f"{window}{options.suffix}.png"
        pygame.image.save(picture(VIEWS[window], options), target)
        print(target.relative_to(ROOT))


def picture(size: tuple[int, int], options: argparse.Namespace) -> pygame.Surface:
    surface = pygame.Surface(size)
    legend = Legend(PALETTES[options.palette], Words(options.language, game="people_power").say)
    view = MapView(surface.get_rect(), position(options), legend, options.text_scale)
    view.light(options.highlight)
    view.select(options.select)
    view.hover(options.hover)
    view.point(options.hover)
    for _ in range(options.zoom):
        view.zoom_at(view.anchor(options.at), 1)
    view.update(1)
    while view.draw(surface):
        view.update(0)
    return surface


def position(options: argparse.Namespace) -> State:
    if options.example:
        return from_summary(json.loads(options.example.read_text(encoding="utf-8"))["steps"][options.step]["state"])
    if options.kept:
        return from_summary(json.loads(KEPT.read_text(encoding="utf-8"))["boards"][options.kept])
    return CROWDED if options.crowded else SAMPLE


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", action="append", choices=VIEWS)
    parser.add_argument("--language", choices=Words().languages(), default="en")
    parser.add_argument("--palette", choices=PALETTES, default="default")
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--crowded", action="store_true", help="every space full of pieces")
    parser.add_argument("--example", type=Path, help="a worked example: its board after a step")
    parser.add_argument("--kept", help="a position that fullest_board.py has kept: first, middle, fullest, or a space")
    parser.add_argument("--step", type=int, default=0)
    parser.add_argument("--highlight", nargs="*", default=[])
    parser.add_argument("--select", nargs="*", default=[])
    parser.add_argument("--hover", default="")
    parser.add_argument("--zoom", type=int, default=0, help="how many levels to zoom in")
    parser.add_argument("--at", default="visayas", help="the space to zoom in on")
    parser.add_argument("--suffix", default="")
    return parser.parse_args()


if __name__ == "__main__":
    main()
