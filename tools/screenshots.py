"""Take the pictures of the README from those that `make tour` has drawn."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

ROOT = Path(__file__).resolve().parents[1]
TOUR = ROOT / "build" / "tour"
PICTURES = {
    "board": "*_board_sweep_move-1920x1080-en-100.png",
    "election": "*_election_resources-1920x1080-en-100.png",
    "game_over": "*_game_over-1920x1080-en-100.png",
}


def main() -> int:
    for name, pattern in PICTURES.items():
        drawn = sorted(TOUR.glob(pattern))
        if not drawn:
            print(f"There is no {pattern} in build/tour: run `make tour` first.", file=sys.stderr)
            return 1
        picture = pygame.transform.smoothscale(pygame.image.load(drawn[0]), (1280, 720))
        pygame.image.save(picture, ROOT / "docs" / "screenshots" / f"{name}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
