"""It puts all pictures of People Power on one sheet, large and as small as they are ever printed: build/pictures.png.

Start it with `.venv/bin/python -m tools.art.people_power.picture_sheet`.
"""

from __future__ import annotations

import os

from tools import ROOT

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.people_power.pictures import FOLDER, picture
from game.shell.colours import PAPER_DARK

OUT = ROOT / "build" / "pictures.png"
COLUMNS, LARGE, SMALL, GAP = 4, (500, 300), (150, 90), 8


def main() -> None:
    pygame.display.init()
    names = sorted((file.stem for file in FOLDER.glob("*.svg")), key=lambda name: (not name.isdigit(), name.zfill(9)))
    cell = (LARGE[0] + SMALL[0] + 2 * GAP, LARGE[1] + GAP)
    sheet = pygame.Surface((cell[0] * COLUMNS, cell[1] * -(-len(names) // COLUMNS)))
    sheet.fill(PAPER_DARK)
    for number, name in enumerate(names):
        x, y = number % COLUMNS * cell[0], number // COLUMNS * cell[1]
        sheet.blit(picture(name, LARGE), (x, y))
        sheet.blit(picture(name, SMALL), (x + LARGE[0] + GAP, y))
    OUT.parent.mkdir(exist_ok=True)
    pygame.image.save(sheet, OUT)
    print(f"{len(names)} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
