"""The table with another game on it: no map, hidden hands, cards played from the hand, two to six seats."""

import random
from collections.abc import Collection
from pathlib import Path

import pygame
import pytest

from game.shell.app import App
from game.shell.scene import Scene
from game.shell.widgets.button import STYLES, Button
from game.table.library.library_scene import LibraryScene
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.replay import ReplayScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.sides import SidesScene
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import click, key, motion, on_top, open_app, press, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    return app


def open_table(app: App, humans: Collection[str], playing: int = 3, seed: int = 1) -> TableScene:
    scene = TableScene(app, KIT, KIT.new_session("tricks", set(humans), seed, playing=playing))
    app.push(scene)
    return scene


def until_asked(app: App, scene: TableScene) -> Scene:
    for _ in range(200):
        app.step(0.05)
        if isinstance(app.top, HandOverScene):
            return app.top
        if scene.option_rects() or isinstance(app.top, GameOverScene):
            return app.top
    raise AssertionError("nobody is asked")


def play_out(app: App, scene: TableScene, seed: int = 1) -> list[str]:
    luck = random.Random(seed)
    handed = []
    while not isinstance(top := until_asked(app, scene), GameOverScene):
        if isinstance(top, HandOverScene):
            handed.append(top.faction)
            press(app, top.ready)
            continue
        rects = scene.option_rects()
        assert set(rects) == {option.key for option in present(scene.session.prompt).options}
        chosen = luck.choice(sorted(rects))
        made = len(scene.session.history)
        for event in click(rects[chosen].center):
            app.step(0.0, [event])
        assert [option.key for option in scene.session.history[made:]] == [chosen]
    return handed


@pytest.mark.parametrize("playing", [2, 3, 6])
def test_a_game_of_one_person_is_played_with_the_mouse(app: App, playing: int) -> None:
    scene = open_table(app, SEATS[:1], playing)
    assert not play_out(app, scene)
    assert scene.session.over


def test_the_screen_is_handed_over_whenever_somebody_else_decides(app: App) -> None:
    scene = open_table(app, SEATS[:3])
    assert play_out(app, scene) == [*SEATS[:3]] * 3


def test_nobody_sees_the_hand_of_another_nor_reads_what_was_laid_face_down(app: App) -> None:
    scene = open_table(app, SEATS[:2], playing=2)
    until_asked(app, scene)
    press(app, on_top(app, HandOverScene).ready)
    until_asked(app, scene)
    mine = scene.session.state.hands["ant"]
    assert [face.key for face in present(scene.table.furniture.hand).faces] == [str(card) for card in mine]
    assert scene.table.state.hands["bee"] == ()
    scene.hands.answer(f"card:{mine[0]}")
    assert isinstance(until_asked(app, scene), HandOverScene)
    press(app, on_top(app, HandOverScene).ready)
    until_asked(app, scene)
    assert scene.table.state.hands["ant"] == ()
    assert [line.text for line in scene.table.log.lines] == ["ant lays a card"]
    assert scene.table.state.laid == {"ant": 0}


def test_the_one_person_reads_what_they_laid(app: App) -> None:
    scene = open_table(app, SEATS[:1], playing=2)
    until_asked(app, scene)
    card = scene.session.state.hands["ant"][0]
    scene.hands.answer(f"card:{card}")
    until_asked(app, scene)
    told = [line.text for line in scene.table.log.lines]
    assert f"ant lays {card}" in told and "bee lays a card" in told


def test_a_card_under_the_mouse_is_told_of(app: App) -> None:
    scene = open_table(app, SEATS[:1])
    until_asked(app, scene)
    app.step(0.05, [motion(next(iter(scene.option_rects().values())).center)])
    assert "lays" in scene.table.prompt_bar.note


def test_a_card_is_played_with_the_keyboard_alone(app: App) -> None:
    scene = open_table(app, SEATS[:1])
    until_asked(app, scene)
    second = scene.session.state.hands["ant"][1]
    while scene.focus.widget is not scene.table.furniture.hand:
        app.step(0.02, [key(pygame.K_TAB)])
    for code in (pygame.K_RIGHT, pygame.K_RETURN):
        app.step(0.02, [key(code)])
    assert [option.key for option in scene.session.history] == [f"card:{second}"]


def test_a_replay_of_a_finished_game_shows_everything_and_one_under_way_does_not(app: App) -> None:
    scene = open_table(app, SEATS[:2], playing=2)
    play_out(app, scene)
    replay = ReplayScene(app, KIT, scene.session, lambda _: None)
    app.push(replay)
    replay.go_to(0)
    assert replay.table.state.hands["ant"] and replay.table.state.hands["bee"]
    scene.session.undo()
    again = ReplayScene(app, KIT, scene.session, lambda _: None)
    app.push(again)
    assert not again.table.state.hands["bee"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_sides_and_set_up_know_six_seats_and_a_setting_of_numbers(app: App, size: tuple[int, int]) -> None:
    app.push(SidesScene(app, KIT))
    settle(app)
    assert len(on_top(app, SidesScene).play) == 6
    app.push(SetupScene(app, KIT, seed=5))
    settle(app)
    cells = on_top(app, SetupScene).groups["playing"].cells
    for event in click(cells[3].center):
        app.step(0.0, [event])
    press(app, on_top(app, SetupScene).start)
    assert len(next(scene for scene in app.scenes if isinstance(scene, TableScene)).session.state.playing) == 5


def test_every_screen_of_the_game_is_drawn(app: App) -> None:
    for scene in EDITION.samples(app):
        app.push(scene)
        settle(app, 0.2)
        golden = [widget for widget in app.top.widgets if isinstance(widget, Button) and widget.style is STYLES["gold"]]
        assert golden or isinstance(scene, TableScene | SidesScene | LibraryScene)
        assert pygame.transform.average_color(app.screen)[:3] != (0, 0, 0)


def test_nothing_is_foretold_that_only_luck_or_others_know(app: App) -> None:
    scene = open_table(app, ("bee",), playing=2)
    until_asked(app, scene)
    app.step(0.05, [motion(next(iter(scene.option_rects().values())).center)])
    assert "takes" not in scene.table.prompt_bar.note


def test_a_change_of_the_board_is_drawn_whole_even_if_a_part_of_it_was_drawn_before(app: App) -> None:
    scene = open_table(app, SEATS[:1])
    until_asked(app, scene)
    for _ in range(60):
        app.step(0.05)
    table = scene.table
    assert not table.pane.update(0.0)
    before = app.screen.copy()
    table.view.select(table.pane.lit)
    table.prompt_bar.rect.top = table.pane.rect.bottom - 10
    table.draw(app.screen)
    drawn = app.screen.copy()
    table._canvas.renew()
    table.draw(app.screen)
    in_parts, whole, earlier = (
        pygame.image.tobytes(picture.subsurface(table.pane.rect), "RGB") for picture in (drawn, app.screen, before)
    )
    assert in_parts == whole != earlier


def test_what_a_frame_has_left_to_the_next_is_drawn_though_nothing_else_happens(app: App) -> None:
    scene = open_table(app, SEATS[:1])
    until_asked(app, scene)
    settle(app)
    assert not app.step(0.0)
    for widget in scene.table.widgets:
        widget.dirty = True
    frames = [app.step(0.0) for _ in range(9)]
    assert frames[:2] == [True, True] and not frames[-1]


def test_a_game_without_a_page_of_its_own_says_that_it_was_conceded(app: App) -> None:
    session = KIT.new_session("tricks", {"ant"}, 1)
    session.concede("ant")
    page = KIT.library.end_page(session)
    assert page.headline == "Over before its time" and "Conceded" in str(page.story)
