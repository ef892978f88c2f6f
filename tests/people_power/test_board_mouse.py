"""Whole games played with nothing but the mouse, at pixel positions, as a person plays them."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
import pytest

from engine import people_power
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.scenes.shelf import ShelfScene
from game.shell.widgets.button import STYLES, Button
from game.table.scene.table_scene import TableScene
from game.table.scenes import sides
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.sides import SidesScene
from tests.presence import present
from tests.shell_window import click, on_top, open_app, press

FRAME = 0.05
LONGEST_GAME = 60_000


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    monkeypatch.setattr(TableScene, "show_now", checked(TableScene.show_now))
    return app


def checked(show_now: Callable[[TableScene], None]) -> Callable[[TableScene], None]:
    """Whenever the player is asked, Effect by Effect the screen has come to where the rules are."""

    def check_and_show(scene: TableScene) -> None:
        assert people_power.summary(scene.table.state) == people_power.summary(scene.session.state)
        show_now(scene)

    return check_and_show


def play_out(app: App, scene: TableScene, seed: int) -> set[str]:
    """Click on lit options until the game is over; returns what kinds of options were clicked."""
    luck = random.Random(seed)
    clicked: set[str] = set()
    for _ in range(LONGEST_GAME):
        app.step(FRAME)
        if isinstance(app.top, GameOverScene):
            return clicked
        if app.top is not scene:
            close(app, luck)
            continue
        if scene.turn_end.asked:
            press(app, scene.controls.done)
            continue
        rects = scene.option_rects()
        if not rects:
            continue
        before = len(scene.session.history)
        offered = {option.key for option in present(scene.session.prompt).options}
        # Whole stacks are a shortcut for single pieces, given where there is room.
        hidden = {key for key in offered - set(rects) if not key.startswith(("moves:", "appeals:"))}
        assert set(rects) <= offered and not hidden, "an option is nowhere on the screen"
        key = choose(luck, rects)
        click_until_answered(app, scene, rects[key].center)
        assert [option.key for option in scene.session.history[before:]] == [key], f"{key} did not answer to a click"
        clicked.add(key.partition(":")[0])
    raise AssertionError("the game did not come to its end")


def click_until_answered(app: App, scene: TableScene, place: tuple[int, int]) -> None:
    """Once, or a second time if it was asked whether that is meant."""
    before = len(scene.session.history)
    for _ in range(2):
        if len(scene.session.history) == before:
            for event in click(place):
                app.step(0.0, [event])


def choose(luck: random.Random, rects: Mapping[str, pygame.Rect]) -> str:
    """Passing and giving money away are left aside mostly, so that games see more of the rules."""
    wanted = [key for key in rects if not key.startswith(("give:", "ask:", "action:pass"))]
    return luck.choice(wanted or list(rects)) if luck.random() < 0.95 else luck.choice(list(rects))


def close(app: App, luck: random.Random) -> None:
    """A screen over the board: press one of its golden buttons."""
    buttons = [widget for widget in app.top.widgets if isinstance(widget, Button) and widget.style is STYLES["gold"]]
    assert buttons, f"no way on from {type(app.top).__name__}"
    press(app, luck.choice(buttons))


def quick_start(app: App, faction: str) -> TableScene:
    """From the title to the board with two clicks."""
    app.go_home()
    app.step(FRAME)
    press(app, on_top(app, ShelfScene).buttons[1])
    press(app, on_top(app, SidesScene).play[faction])
    assert isinstance(app.top, TableScene)
    return app.top


@pytest.mark.parametrize(("speed", "pace"), [("normal", "timed"), ("off", "instant")])
def test_a_standard_game_against_two_bots(app: App, monkeypatch: pytest.MonkeyPatch, speed: str, pace: str) -> None:
    app.change_settings(animation_speed=speed, bot_pace=pace)
    monkeypatch.setattr(sides, "new_seed", lambda: 7)
    scene = quick_start(app, "reformers")
    assert play_out(app, scene, seed=7) >= {"action", "op", "space", "event"}
    assert len(scene.session.state.played) >= 7  # the first Election comes seventh at the earliest


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_standard_game_of_three_people(app: App, speed: str) -> None:
    app.change_settings(animation_speed=speed)
    session = people_power.new_session(seed=3, personalities=True, desperation=True)
    scene = TableScene(app, KIT, session)
    app.push(scene)
    assert play_out(app, scene, seed=3) >= {"action", "op", "space", "move"}
