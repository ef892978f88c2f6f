"""It takes the pictures of the README and of docs/players: it walks the tour and keeps of it what those pages show."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pygame

from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.fonts import font
from game.table.lessons.pointing import spot
from game.table.scene.play_table import PlayTable
from game.table.scene.table_scene import TableScene
from tools import ROOT
from tools.checks.tour import GAMES, guide_to

FOLDER = ROOT / "docs" / "screenshots"
SIZE = (1920, 1080)
KEPT_SIZE = (1200, 675)
GOLD, INK = (255, 214, 0), (20, 20, 20)
WIDE = 1500
"""Pixels: only the bars are wider."""

SCREENS: Mapping[str, Mapping[str, str]] = {
    "people_power": {
        "shelf": "shelf",
        "people_power_lesson": "lesson_glow",
        "people_power_board": "board_sweep_move",
        "people_power_election": "election_resources",
        "people_power_end": "game_over",
    },
    "filipinas": {
        "filipinas_board": "board_combat_card",
        "filipinas_card": "inspect_card",
        "filipinas_end": "game_over",
    },
    "red_guard": {
        "red_guard_board": "board_group_unit",
        "red_guard_combat": "board_combat_kind",
        "red_guard_end": "game_over",
    },
}
"""By game, the screens of its tour that are kept, and under which name."""

FRAME = ("card", "log", "bar", "top")
EXPLAINED: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "people_power": ("board_turn_action", ("sheet:government", "sheet:order", "board", "outlook", *FRAME)),
    "filipinas": (
        "board_play",
        ("sheet:spain", "sheet:morale", "sheet:us", "sheet:government", "board", "hand", *FRAME),
    ),
    "red_guard": (
        "board_target_tile",
        (
            "part:chaos",
            "part:civil_support",
            "part:pool",
            "part:faction.red",
            "part:faction.blue",
            "part:matter",
            *FRAME,
        ),
    ),
}
"""By game, the screen that its page explains, and what has a number there: in the order of the page's list."""


def wanted_of(game: str) -> set[str]:
    """The screens that its tour has to come by."""
    return {*SCREENS[game].values(), EXPLAINED[game][0]}


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    for game in GAMES:
        take(game)
    size = sum(picture.stat().st_size for picture in FOLDER.glob("*.jpg"))
    print(f"{len(list(FOLDER.glob('*.jpg')))} pictures, {size / 1e6:.1f} MB in all")
    return 0


def take(game: str) -> None:
    wanted = {screen: name for name, screen in SCREENS[game].items()}
    explained, parts = EXPLAINED[game]

    def show(screen: str, window: pygame.Surface) -> None:
        if name := wanted.pop(screen, None):
            keep(name, window)
        if screen == explained:
            keep(f"{game}_explained", numbered(window, app, parts))

    with tempfile.TemporaryDirectory() as folder:
        pygame.display.init()
        pygame.font.init()
        app = open_box(Path(folder), size=SIZE, clock=FakeClock())
        app.change_settings(language="en", text_size=100, animation_speed="off", bot_pace="instant", sound=False)
        app.change_settings(intentions="never")  # they are found beside the loop, and no walk waits for them
        app.take(next(edition for edition in app.editions if edition.key == game))
        guide_to(game)(app, show).walk()
    if wanted:
        raise SystemExit(f"The tour through {game} has no screens called {', '.join(wanted)}.")


def keep(name: str, window: pygame.Surface) -> None:
    picture = pygame.transform.smoothscale(window.convert(24), KEPT_SIZE)
    pygame.image.save(picture, FOLDER / f"{name}.jpg")


def numbered(window: pygame.Surface, app: App, parts: tuple[str, ...]) -> pygame.Surface:
    """The table with a number at every part that is explained."""
    board = next(scene for scene in app.scenes if isinstance(scene, TableScene))
    picture = window.copy()
    for number, part in enumerate(parts, start=1):
        draw_number(picture, number, place(board.table, part))
    return picture


def place(table: PlayTable, part: str) -> pygame.Rect:
    """As a mentor finds it, and the frame around the table besides."""
    frame = {"log": table.log, "bar": table.prompt_bar, "top": table.top_bar, "outlook": table.outlook}
    if part in frame:
        return frame[part].rect
    if part == "hand":
        assert table.furniture.hand
        return table.furniture.hand.rect
    found = spot(table, part)
    if found is None:
        raise SystemExit(f"{part} is not on the screen that is explained.")
    return found


def draw_number(picture: pygame.Surface, number: int, around: pygame.Rect) -> None:
    """A frame, and a disc where it covers least: on its corner, or in the middle of a bar."""
    pygame.draw.rect(picture, GOLD, around, 4, border_radius=8)
    disc = pygame.Rect(0, 0, 46, 46)
    disc.center = around.midtop if around.width > WIDE else around.topleft
    disc.clamp_ip(picture.get_rect())
    pygame.draw.circle(picture, INK, disc.center, 23)
    pygame.draw.circle(picture, GOLD, disc.center, 20)
    figure = font("text", 30, bold=True).render(str(number), True, INK)
    picture.blit(figure, figure.get_rect(center=disc.center))


if __name__ == "__main__":
    sys.exit(main())
