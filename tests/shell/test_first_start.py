"""The first start: the player's language and a window that suits the desk, and afterwards what the player has set."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.box import open_box
from game.shell.clock import FakeClock
from game.shell.first_start import first_window, has_room, preferred_language
from game.shell.scenes.shelf import ShelfScene
from game.shell.settings import Settings
from game.shell.text import words

SPOKEN = ["en", "es", "pt_BR"]


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        ([{"language": "es", "country": "MX"}, {"language": "en"}], "es"),
        ([{"language": "de", "country": "DE"}, {"language": "es"}], "es"),
        ([{"language": "pt", "country": "BR"}], "pt_BR"),
        ([{"language": "pt", "country": "PT"}], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_program_speaks(locales: list[dict[str, str]], language: str) -> None:
    assert preferred_language(locales, SPOKEN) == language


@pytest.mark.parametrize(
    ("desktop", "window"),
    [((1920, 1080), (1632, 918)), ((3840, 2160), (3264, 1836)), ((1366, 768), (1280, 720)), ((1024, 768), (1280, 720))],
)
def test_the_window_takes_most_of_the_desktop(desktop: tuple[int, int], window: tuple[int, int]) -> None:
    assert first_window([desktop]) == window


def test_a_window_beside_which_no_task_bar_fits_has_no_room() -> None:
    assert has_room((1632, 918), [(1920, 1080)]) and not has_room((1280, 720), [(1366, 768)])


def test_it_speaks_spanish_says_so_once_and_offers_english(tmp_path: Path) -> None:
    app = open_box(tmp_path, size=(1280, 720), clock=FakeClock(), at_first=Settings(language="es"))
    app.go_home()
    assert words().language == "es" and "español" in app.notice.sentence.lower()
    shelf = app.top
    assert isinstance(shelf, ShelfScene)
    english = next(button for button in shelf.program_buttons if button.label == "English")
    english.action()
    assert words().language == "en" and app.settings.language == "en"
    assert shelf.program_buttons[0].label == "Español"
    again = open_box(tmp_path, size=(1280, 720), clock=FakeClock(), at_first=Settings(language="es"))
    again.go_home()
    assert words().language == "en" and not again.notice.sentence
    assert isinstance(again.top, ShelfScene) and len(again.top.program_buttons) == 4
