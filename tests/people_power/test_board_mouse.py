"""Whole games played with nothing but the mouse, at pixel positions, as a person plays them."""

import random

import pytest

from engine import people_power
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.widgets.button import STYLES, Button
from game.table.scenes import sides
from game.table.scenes.game_over import GameOverScene
from game.table.table_scene import TableScene
from tests.shell_window import click, open_app, press

FRAME = 0.05
LONGEST_GAME = 60_000


@pytest.fixture
def app(tmp_path, monkeypatch):
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    monkeypatch.setattr(TableScene, "_show_now", checked(TableScene._show_now))
    return app


def checked(show_now):
    """Whenever the player is asked, Effect by Effect the screen has come to where the rules are."""

    def check_and_show(scene):
        assert people_power.summary(scene.table.state) == people_power.summary(scene.session.state)
        show_now(scene)

    return check_and_show


def play_out(app, scene, seed):
    """Click on lit options until the game is over; returns what kinds of options were clicked."""
    luck = random.Random(seed)
    clicked = set()
    for _ in range(LONGEST_GAME):
        app.step(FRAME)
        if isinstance(app.top, GameOverScene):
            return clicked
        if app.top is not scene:
            close(app, luck)
            continue
        rects = scene.option_rects()
        if not rects:
            continue
        before = len(scene.session.history)
        offered = {option.key for option in scene.session.prompt.options}
        assert set(rects) == offered, "an option is nowhere on the screen"
        key = choose(luck, rects)
        for event in click(rects[key].center):
            app.step(0.0, [event])
        assert [option.key for option in scene.session.history[before:]] == [key], f"{key} did not answer to a click"
        clicked.add(key.partition(":")[0])
    raise AssertionError("the game did not come to its end")


def choose(luck, rects):
    """Passing and giving money away are left aside mostly, so that games see more of the rules."""
    wanted = [key for key in rects if not key.startswith(("give:", "ask:", "action:pass"))]
    return luck.choice(wanted or list(rects)) if luck.random() < 0.95 else luck.choice(list(rects))


def close(app, luck):
    """A screen over the board: press one of its golden buttons."""
    buttons = [widget for widget in app.top.widgets if isinstance(widget, Button) and widget.style is STYLES["gold"]]
    assert buttons, f"no way on from {type(app.top).__name__}"
    press(app, luck.choice(buttons))


def quick_start(app, faction):
    """From the title to the board with two clicks."""
    app.go_home()
    app.step(FRAME)
    press(app, app.top.buttons[1])
    press(app, app.top.play[faction])
    assert isinstance(app.top, TableScene)
    return app.top


@pytest.mark.parametrize(("speed", "pace"), [("normal", "timed"), ("off", "instant")])
def test_a_standard_game_against_two_bots(app, monkeypatch, speed, pace):
    app.change_settings(animation_speed=speed, bot_pace=pace)
    monkeypatch.setattr(sides, "new_seed", lambda: 7)
    scene = quick_start(app, "reformers")
    assert play_out(app, scene, seed=7) >= {"action", "op", "space", "event"}
    assert len(scene.session.state.played) >= 7  # the first Election comes seventh at the earliest


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_standard_game_of_three_people(app, speed):
    app.change_settings(animation_speed=speed)
    session = people_power.new_session(seed=3, personalities=True, desperation=True)
    scene = TableScene(app, KIT, session)
    app.push(scene)
    assert play_out(app, scene, seed=3) >= {"action", "op", "space", "move"}
