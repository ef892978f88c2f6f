"""The shelf: one box or several, what can be done with the one that is chosen, and the way to the first decision."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import people_power
from game.box import editions
from game.people_power.edition import EDITION as PEOPLE_POWER
from game.shell import sound
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.shell.saves import RECORD
from game.shell.scenes.dialog import AskTextScene, DialogScene
from game.shell.scenes.save_as import save_as
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr, words
from game.shell.widgets.button import STYLES
from game.table.scene.table_scene import TableScene
from game.table.scenes.sides import SidesScene
from tests.mini.window import EDITION as MINI
from tests.presence import present
from tests.shell_window import Board, key, on_top, open_app, press, settle, some_edition, type_text

THREE = (PEOPLE_POWER, some_edition("chess"), some_edition("go"))


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, editions=THREE)
    app.go_home()
    return app


def test_from_the_start_of_the_program_to_the_first_decision_in_three_clicks(tmp_path: Path) -> None:
    app = open_app(tmp_path, editions=THREE)
    app.take(THREE[1])
    app.change_settings(animation_speed="off", bot_pace="instant", end_turns=True)
    app.go_home()
    press(app, on_top(app, ShelfScene).boxes["people_power"])
    press(app, on_top(app, ShelfScene).game_buttons[1])
    press(app, on_top(app, SidesScene).play["reformers"])
    for _ in range(400):
        if on_top(app, TableScene).option_rects():
            break
        app.step(0.05)
    board = on_top(app, TableScene)
    assert board.option_rects() and present(board.session.prompt).faction == "reformers"


def test_a_click_on_a_box_brings_its_game_to_the_table(app: App) -> None:
    press(app, on_top(app, ShelfScene).boxes["chess"])
    assert app.edition.key == "chess" and words().game == "chess" and sound.board.game == "chess"
    assert [box.chosen for box in on_top(app, ShelfScene).boxes.values()] == [False, True, False]
    assert app.store.folder.parts[-2:] == ("saves", "chess")
    app.step(0.02, [key(pygame.K_3)])
    assert app.edition.key == "go"
    press(app, on_top(app, ShelfScene).game_buttons[1])
    assert isinstance(app.top, Board) and app.top.game == "quick"


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_buttons_stay_where_they_are_when_another_box_comes_forward(tmp_path: Path, text_size: int) -> None:
    app = open_app(tmp_path, editions=editions())
    app.change_settings(text_size=text_size)
    app.go_home()
    shelf, places = on_top(app, ShelfScene), []
    for box in shelf.boxes.values():
        press(app, box)
        places.append([tuple(button.rect) for button in shelf.game_buttons])
    assert len(places) == 3 and places.count(places[0]) == 3


@pytest.mark.parametrize("text_size", [100, 150])
def test_what_each_game_is_about_can_be_read_at_any_size_of_type(tmp_path: Path, text_size: int) -> None:
    """On the leaflet, or where that has no room for it, where one points at the box; and never over the buttons."""
    app = open_app(tmp_path, editions=editions())
    app.change_settings(text_size=text_size)
    app.go_home()
    settle(app)
    shelf = on_top(app, ShelfScene)
    for edition in app.editions:
        shelf.choose(edition)
        with words().speaking_of(edition.key):
            pitch = tr("game.pitch")
        middle = shelf.boxes[edition.key].rect.center
        told = shelf.hint(middle), [text.text for text, _ in shelf._texts]
        assert (pitch in told[0]) != (pitch in told[1])
        others = [other.rect for other in shelf.boxes.values() if not other.rect.collidepoint(middle)]
        assert len(others) == len(shelf.boxes) - 1 and shelf.tooltip_avoids(middle) == [shelf.leaflet, *others]


def test_a_single_box_is_not_in_the_way_of_the_keyboard(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go_home()
    app.step(0.02, [key(pygame.K_TAB)])
    assert app.top.focus.widget is on_top(app, ShelfScene).continue_button


def test_boxes_are_chosen_with_the_keyboard(app: App) -> None:
    app.step(0.02, [key(pygame.K_TAB)])
    assert app.top.focus.widget is on_top(app, ShelfScene).boxes["people_power"]
    app.step(0.02, [key(pygame.K_RIGHT)])
    app.step(0.02, [key(pygame.K_RETURN)])
    assert app.edition.key == "chess"


def test_the_game_played_last_is_in_front_and_says_where_it_stands(tmp_path: Path) -> None:
    first = open_app(tmp_path, editions=THREE)
    for age, game in enumerate(("chess", "people_power")):
        path = first.stores[game].autosave(b"game 1", {"position": f"Move {age}"})
        os.utime(path, (2000 - age, 2000 - age))
        os.utime(path.with_suffix(".json"), (3000, 3000))
    app = open_app(tmp_path, editions=THREE)
    app.game_of = lambda head: "chess"
    app.stores = {edition.key: app._store_of(edition) for edition in THREE}
    app.take(present(app.last_played()))
    app.go_home()
    shelf = on_top(app, ShelfScene)
    assert app.edition.key == "chess" and shelf.continue_button.enabled and "Move 0" in shelf._last
    press(app, shelf.continue_button)
    assert on_top(app, Board).game == "game 1"


def test_back_from_a_game_the_shelf_says_what_can_be_continued(app: App) -> None:
    press(app, on_top(app, ShelfScene).boxes["chess"])
    assert not on_top(app, ShelfScene).continue_button.enabled
    app.push(Board(app))
    app.store.autosave(b"game 1")
    app.pop()
    assert on_top(app, ShelfScene).continue_button.enabled


def test_the_next_step_is_put_forward(app: App) -> None:
    """To learn the game, to go on, or, when that game is over, to begin another."""
    app.game_of = lambda head: "chess"
    app.stores = {edition.key: app._store_of(edition) for edition in THREE}
    press(app, on_top(app, ShelfScene).boxes["chess"])
    shelf = on_top(app, ShelfScene)
    forward = STYLES["gold"]
    app.edition = replace(app.edition, learn=Board)
    shelf.resume()
    assert shelf.learn_button.style is forward and shelf.quick_start_button.style is not forward
    app.store.autosave(b"game 1", {"position": "Move 3"})
    shelf.resume()
    assert shelf.continue_button.style is forward and shelf.continue_button.label == "Continue"
    app.store.autosave(b"game 1", {"position": "Move 9", f"{RECORD}winners": "white"})
    shelf.resume()
    assert shelf.quick_start_button.style is forward and shelf.continue_button.label == "Last page"
    assert shelf.continue_button.enabled and shelf.learn_button.style is not forward


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080)])
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_everything_is_on_the_screen_and_nothing_lies_over_another(
    tmp_path: Path, language: str, text: int, size: tuple[int, int], boxes: int
) -> None:
    app = open_app(tmp_path, size, editions=(PEOPLE_POWER, *THREE[1:])[:boxes])
    app.change_settings(language=language, text_size=text)
    with watching_cuts() as cuts:
        app.go_home()
        settle(app)
        app.draw()
    assert not cuts
    shelf = on_top(app, ShelfScene)
    window = pygame.Rect(0, 0, *size)
    things = [*(box.rect for box in shelf.boxes.values()), shelf.leaflet, *(b.rect for b in shelf.program_buttons)]
    for number, thing in enumerate(things):
        assert window.contains(thing)
        assert thing.collidelist(things[number + 1 :]) == -1
    for button in shelf.game_buttons:
        assert shelf.leaflet.contains(button.rect)


def test_a_name_that_is_taken_is_asked_about(app: App) -> None:
    app.store.write("one", b"game 1")
    save_as(app, "one", b"game 2", {}, None)
    dialog = app.top
    assert isinstance(dialog, AskTextScene) and dialog.value == "one 2", "what stands there to begin with is free"
    app.step(0.02, type_text("one"))
    assert dialog.value == "one", "what is typed takes the place of what was proposed"
    press(app, dialog.buttons[0])
    assert isinstance(app.top, DialogScene) and app.top is not dialog
    press(app, app.top.buttons[1])
    assert (app.store.folder / "saved" / "one.save").read_bytes() == b"game 1"
    save_as(app, "one", b"game 2", {}, None)
    app.step(0.02, type_text("one"))
    press(app, app.top.buttons[0])
    press(app, app.top.buttons[0])
    assert (app.store.folder / "saved" / "one.save").read_bytes() == b"game 2"


def test_a_new_name_is_not_asked_about(app: App) -> None:
    save_as(app, "one", b"game 1", {}, None)
    app.step(0.02, type_text("two"))
    press(app, on_top(app, AskTextScene).buttons[0])
    assert (app.store.folder / "saved" / "two.save").read_bytes() == b"game 1" and app.notice.sentence


def test_a_name_that_cannot_be_one_gets_a_sentence(app: App) -> None:
    save_as(app, "one", b"game 1", {}, None)
    asking = on_top(app, AskTextScene)
    asking.value = "///"
    press(app, asking.buttons[0])
    assert app.notice.sentence and not app.store.entries()


def test_finished_games_have_a_list_of_their_own(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.store.write("one", b"game 1")
    app.store.keep_finished("Short", b"game 2")
    app.push(SavesScene(app))
    scene = on_top(app, SavesScene)
    assert [entry.name for entry in scene.entries] == ["one"]
    app.step(0.02, [key(pygame.K_TAB), key(pygame.K_RIGHT)])
    assert [entry.kind for entry in scene.entries] == ["finished"]
    press(app, scene.load_button)
    assert on_top(app, Board).game == "game 2"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_one_bad_file_does_not_break_the_browser(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.store.write("good", b"game 1", {"position": "fine"})
    folder = app.store.folder / "saved"
    os.mkfifo(folder / "pipe.save")
    os.symlink("/dev/zero", folder / "device.save")
    (folder / os.fsdecode(b"\xff\xfe.save")).write_bytes(b"game 2")
    (folder / "hostile.save").write_bytes(b"game 3")
    (folder / "hostile.json").write_text('{"position": "\\u0000\\ud800", "players": "' + "w" * 90_000 + '"}')
    picture = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR" + (30_000).to_bytes(4, "big") * 2 + b"\x08\x02\0\0\0"
    (folder / "hostile.png").write_bytes(picture)
    os.utime(folder / "good.save", (2**40, 2**40))
    app.push(SavesScene(app))
    settle(app)
    assert len(on_top(app, SavesScene).entries) == 5
    for _ in on_top(app, SavesScene).entries:
        app.step(0.02, [key(pygame.K_DOWN)])
    settle(app)
    assert isinstance(app.top, SavesScene)
    assert sorted(entry.sound for entry in on_top(app, SavesScene).entries) == [False, False, True, True, True]


def test_the_browser_reads_whole_only_what_is_in_view(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for number in range(200):
        app.store.write(f"game {number}", b"game", {"position": "x"})
    app.push(SavesScene(app))
    settle(app, 3)
    read = sum(entry.examined for entry in on_top(app, SavesScene).entries)
    assert 0 < read < 30
    assert not app.busy


def test_two_real_games_share_the_shelf_and_nothing_else(tmp_path: Path) -> None:
    """Each is begun, saved, and gone on with from its own box."""
    app: Any = open_app(tmp_path, edition=PEOPLE_POWER, editions=(PEOPLE_POWER, MINI))
    app.change_settings(animation_speed="off", bot_pace="instant", end_turns=True)
    for edition in app.editions:
        app.go_home()
        press(app, app.top.boxes[edition.key])
        press(app, app.top.game_buttons[1])
        press(app, next(iter(app.top.play.values())))
        for _ in range(400):
            if app.top.option_rects():
                break
            app.step(0.05)
        app.top.hands.answer(next(iter(app.top.option_rects())))
    app.go_home()
    for edition in app.editions:
        press(app, app.top.boxes[edition.key])
        assert [entry.kind for entry in app.store.entries()] == ["autosave"]
        press(app, app.top.continue_button)
        assert app.top.session.game.key == edition.key and len(app.top.session.history) == 1
        app.go_home()


def test_what_was_played_last_is_told_in_the_language_of_now(tmp_path: Path) -> None:
    """Whatever language was spoken when it was saved."""
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    session = people_power.new_session(humans={"npa"}, seed=3)
    app.store.autosave(session.save(), present(PEOPLE_POWER.describe)(session))
    app.go_home()
    shelf = on_top(app, ShelfScene)
    assert shelf._last.startswith("Standard")
    app.change_settings(language="es")
    assert shelf._last.startswith("Estándar")
    again = open_app(tmp_path, edition=PEOPLE_POWER)
    again.go_home()
    assert on_top(again, ShelfScene)._last.startswith("Estándar"), "kept so"
    app.change_settings(language="en")
