"""The table of a new game: presets, the last choice, names, and several people at one screen."""

from pathlib import Path

import pygame
import pytest

from engine import red_guard
from engine.core.session import Session
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.shell.settings import load_settings, save_settings
from game.table.scene.rematch import Agreement
from game.table.scene.table_scene import TableScene
from game.table.scenes.setup import HARD, PEOPLE, PRESETS, USUAL, SetupScene
from tests.shell_window import choose, key, on_top, open_app, press, settle, type_text


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    return app


def open_setup(app: App) -> SetupScene:
    app.push(SetupScene(app, KIT, seed=5))
    settle(app)
    return on_top(app, SetupScene)


def test_a_preset_fills_every_seat_and_leaves_the_own_one(app: App) -> None:
    setup = open_setup(app)
    choose(app, setup.groups["yellow"], "non_player")
    press(app, setup.presets[PRESETS.index(HARD)])
    others = [seat for seat in KIT.seats if seat != KIT.usual_seat]
    assert setup.chosen[KIT.usual_seat] == "human"
    assert all(setup.levels[seat].chosen == "strong" and setup.levels[seat].visible for seat in others)
    press(app, setup.presets[PRESETS.index(PEOPLE)])
    assert len(setup.humans) == len(KIT.seats)
    press(app, setup.presets[PRESETS.index(HARD)])
    assert setup.humans == {KIT.usual_seat}


def marked(setup: SetupScene) -> list[str]:
    return [preset for preset, button in zip(PRESETS, setup.presets, strict=True) if button.selected]


def test_the_preset_that_is_in_force_is_marked(app: App) -> None:
    setup = open_setup(app)
    assert marked(setup) == [USUAL]
    for preset in PRESETS:
        press(app, setup.presets[PRESETS.index(preset)])
        assert marked(setup) == [preset]
    press(app, setup.presets[PRESETS.index(HARD)])
    choose(app, setup.levels["red"], "weak")
    assert marked(setup) == []


def test_the_next_new_game_begins_with_the_last_choice(app: App, tmp_path: Path) -> None:
    setup = open_setup(app)
    choose(app, setup.groups["red"], "administrator")
    choose(app, setup.levels["red"], "strong")
    choose(app, setup.groups["prologue"], "on")
    press(app, setup.start)
    save_settings(app.settings, tmp_path / "kept.json")
    app.settings, complaint = load_settings(tmp_path / "kept.json")
    assert complaint is None
    again = open_setup(app)
    assert (again.chosen["red"], again.chosen["red.level"], again.chosen["prologue"]) == (
        "administrator",
        "strong",
        "on",
    )
    app.settings = app.settings.__class__(last_tables=("red_guard/red=nobody_knows", "red_guard/name.blue=Ana", "x"))
    fresh = SetupScene(app, KIT, seed=5)
    assert fresh.chosen["red"] == "rebel" and fresh.names["blue"] == "Ana", "what is not on offer is left aside"


def test_names_go_with_the_game_and_its_saves(app: App) -> None:
    setup = open_setup(app)
    choose(app, setup.groups["red"], "human")
    press(app, setup.name_lines["red"])
    app.step(0.0, type_text("Ana"))
    assert setup.names["red"] == "Ana"
    press(app, setup.start)
    (table,) = [scene for scene in app.scenes if isinstance(scene, TableScene)]
    session = table.session
    assert session.names == {"red": "Ana"}
    loaded = Session.load(red_guard.GAME, session.save())
    assert loaded.names == session.names and loaded.fork().names == session.names
    assert Agreement.of(KIT, session).begin(KIT).names == session.names


def test_an_open_list_takes_the_click_and_esc(app: App) -> None:
    setup = open_setup(app)
    pick = setup.groups["red"]
    press(app, pick)
    assert pick.on_top
    app.draw()
    under = pygame.Rect(pick.cells[-1].right - 60, pick.cells[0].y, 40, pick.cells[0].height * len(pick.cells))
    drawn = app.screen.subsurface(under).copy()
    pick.draw(app.screen)
    after = app.screen.subsurface(under)
    assert drawn.get_buffer().raw == after.copy().get_buffer().raw, "nothing lies over the list"
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is setup and not pick.on_top


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_nothing_of_it_is_cut_or_out_of_the_sheet(
    tmp_path: Path, size: tuple[int, int], language: str, text: int
) -> None:
    app = open_app(tmp_path, size=size, edition=EDITION)
    app.change_settings(language=language, text_size=text, sound=False)
    with watching_cuts() as cuts:
        setup = open_setup(app)
        press(app, setup.presets[PRESETS.index(PEOPLE)])
        settle(app, 0.2)
        app.draw()
    assert not cuts
    for widget in (*setup.presets, *setup.groups.values(), *setup.levels.values(), *setup.name_lines.values()):
        assert setup.content.contains(widget.rect)
    shown = [group for group in setup.groups.values() if group.visible]
    assert len(list(setup.explanations())) == len(shown) + 1, "every choice is explained, and the seed"
