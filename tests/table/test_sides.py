"""Quick start: what one has to know of each side is read without scrolling."""

from itertools import product
from pathlib import Path

import pytest

from game.box import open_box
from game.shell.clock import FakeClock
from game.shell.text import Words
from game.table.scenes.sides import SidesScene
from tests.box import GAMES
from tests.shell_window import on_top

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440))


@pytest.mark.parametrize("game", GAMES)
def test_every_side_is_read_without_scrolling(tmp_path: Path, game: str) -> None:
    for size in WINDOWS:
        app = open_box(tmp_path, size=size, clock=FakeClock())
        app.take(next(edition for edition in app.editions if edition.key == game))
        app.push(app.edition.quick_start(app))
        for language, text in product(Words().languages(), (100, 125, 150)):
            app.change_settings(language=language, text_size=text)
            scene = on_top(app, SidesScene)
            scrolled = [faction for faction, column in scene.columns.items() if column.bar.needed]
            assert not scrolled, f"{scrolled} at {size}, {text} %, {language}"
