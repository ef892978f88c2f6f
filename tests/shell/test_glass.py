"""A window that is smaller than what everything is laid out for: all of it is there, seen smaller."""

from pathlib import Path

import pygame
import pytest

from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.glass import MOST_OFTEN, Glass, laid_out_size
from game.shell.settings import LEAST_WINDOW, SMALLEST_WINDOW
from game.table.scene.table_scene import TableScene
from tests.box import GAMES, kit_of
from tests.shell_window import click, motion, resize

SMALL = ((640, 400), (800, 500), (1024, 600), (1280, 400), (640, 1080))


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_box(tmp_path, size=SMALLEST_WINDOW, clock=FakeClock())
    app.change_settings(sound=False, music=False, animation_speed="off", bot_pace="instant")
    app.go_home()
    return app


def asked(app: App, game: str) -> TableScene:
    kit = kit_of(game)
    app.take(next(edition for edition in app.editions if edition.key == game))
    scene = TableScene(app, kit, kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 4))
    app.push(scene)
    for _ in range(400):
        app.step(0.05)
        if scene.option_rects():
            return scene
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1300, 2000)])
def test_a_window_that_is_large_enough_is_drawn_on_directly(window: tuple[int, int]) -> None:
    assert laid_out_size(window) == window
    surface = pygame.Surface(window)
    assert Glass(surface).screen is surface


@pytest.mark.parametrize("window", [*SMALL, (300, 200), (1, 1), (3000, 2), (2, 3000)])
def test_no_window_asks_for_less_than_the_least_or_for_a_huge_picture(window: tuple[int, int]) -> None:
    for laid, least in zip(laid_out_size(window), SMALLEST_WINDOW, strict=True):
        assert least <= laid <= MOST_OFTEN * least


def test_a_small_window_keeps_its_proportions() -> None:
    assert laid_out_size((640, 400)) == (1280, 800) and laid_out_size((1024, 600)) == (1280, 750)


@pytest.mark.parametrize("game", GAMES)
def test_every_small_window_shows_the_table_and_hears_where_it_is_clicked(app: App, game: str) -> None:
    app.change_settings(text_size=200)
    scene = asked(app, game)
    for size in ((1280, 400), LEAST_WINDOW):
        resize(app, size)
        app.step(0.05)
        shown = pygame.display.get_surface()
        assert shown is not None and shown.get_size() == size
        assert pygame.transform.average_color(shown)[:3] != (0, 0, 0)
    app.change_settings(confirmations=False)
    key, rect = next(iter(scene.option_rects().items()))
    for event in click(app.window.glass.in_window(rect.center)):
        app.step(0.0, [event])
    assert scene.session.history[0].key == key
    resize(app, SMALLEST_WINDOW)
    assert app.screen is app.window.glass.window


def test_the_mouse_moves_as_far_on_a_small_window_as_on_a_large_one(app: App) -> None:
    resize(app, LEAST_WINDOW)
    app.step(0.0, [motion((639, 399))])
    assert app.mouse == (1278, 798)


def test_a_window_of_one_pixel_is_survived(app: App) -> None:
    for size in ((1, 1), (3000, 2), LEAST_WINDOW):
        resize(app, size)
        app.step(0.05)


def test_a_small_window_is_as_small_the_next_time(app: App, tmp_path: Path) -> None:
    resize(app, (900, 500))
    app.close()
    assert open_box(tmp_path, clock=FakeClock()).settings.window_size == (900, 500)
