"""Draws every scene of the shell to build/shots/*.png, in all languages and at several sizes, to be looked at.

python tools/shots.py [--text 150] [part of a name ...]
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import gallery  # noqa: E402
import pygame  # noqa: E402

from game.people_power.edition import EDITION  # noqa: E402
from game.shell.app import App  # noqa: E402
from game.shell.clock import FakeClock  # noqa: E402
from game.shell.lettering import watching_cuts  # noqa: E402
from game.shell.text import words  # noqa: E402

SIZES = ((1280, 720), (1920, 1080))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--text", type=int, default=100, help="text size in per cent")
    parser.add_argument("--size", help="only this size, as 1920x1080")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sizes = SIZES if not options.size else (tuple(map(int, options.size.split("x"))),)
    options.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    faults = 0
    for language in words().languages():
        for size in sizes:
            for name, show in gallery.SCENES.items():
                if not options.names or any(part in name for part in options.names):
                    faults += shoot(name, show, language, size, options.text, options.out)
    return 1 if faults else 0


def shoot(name: str, show: Callable[[App], None], language: str, size: tuple[int, int], text: int, out: Path) -> int:
    with tempfile.TemporaryDirectory() as folder, watching_cuts() as cuts:
        app = App(EDITION, folder=Path(folder), size=size, clock=FakeClock())
        app.change_settings(language=language, text_size=text)
        show(app)
        for _ in range(12):
            app.step(0.05)
        app.draw()
        path = out / f"{name}-{language}-{size[1]}p-{text}.png"
        pygame.image.save(app.screen, path)
    print(path.name)
    for cut in {cut.text: cut for cut in cuts}.values():
        print(f"   cut: {cut.text!r} needs {cut.needs}, has {cut.has}")
    return len(cuts)


if __name__ == "__main__":
    sys.exit(main())
