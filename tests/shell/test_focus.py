"""Every control is reached without a mouse: Tab and the arrows go there, Enter, Space and the arrows use it."""

from pathlib import Path

import pygame
import pytest

from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.fields import DropDown
from game.shell.scenes.dialog import AskTextScene, confirm
from game.shell.scenes.help import HelpScene
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.settings import TABS, SettingsScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import words
from game.shell.widgets.widget import Widget
from game.table.scenes.setup import SetupScene
from tests.shell_window import Board, click, fields, key, on_top, open_app, resize, settle, type_text


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def tap(app: App, *codes: int, mod: int = 0) -> None:
    for code in codes:
        app.step(0.02, [key(code, mod)])


def reached(app: App) -> list[Widget | None]:
    """What Tab reaches on its way around the screen."""
    tap(app, pygame.K_TAB)
    first, seen = app.top.focus.widget, []
    while app.top.focus.widget not in seen:
        seen.append(app.top.focus.widget)
        tap(app, pygame.K_TAB)
    assert app.top.focus.widget is first, "it goes around"
    return seen


def tab_to(app: App, wanted: Widget) -> None:
    for _ in range(20):
        if app.top.focus.widget is wanted:
            return
        tap(app, pygame.K_TAB)
    raise AssertionError("Tab does not lead there")


def test_nothing_has_the_keyboard_until_a_key_asks_for_it_nor_after_a_click(app: App) -> None:
    app.push(SavesScene(app))
    assert app.top.focus.widget is None
    tap(app, pygame.K_TAB)
    assert app.top.focus.widget is on_top(app, SavesScene).tabs
    settle(app)
    assert app.step(0.02, click((5, 5))), "the frame goes"
    assert app.top.focus.widget is None


def test_the_shelf_is_a_menu_for_arrows_and_enter(app: App) -> None:
    app.go_home()
    tap(app, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_DOWN)
    assert app.top.focus.widget is on_top(app, ShelfScene).buttons[1]
    tap(app, pygame.K_RETURN)
    assert on_top(app, Board).game == "quick"


def test_a_grey_button_is_reached_and_does_nothing(app: App) -> None:
    app.go_home()
    tap(app, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    assert isinstance(app.top, ShelfScene) and not app.top.continue_button.enabled


def test_shift_tab_goes_back(app: App) -> None:
    app.go_home()
    tap(app, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert app.top.focus.widget is on_top(app, ShelfScene).buttons[-1]


@pytest.mark.parametrize(("tab", "controls"), [("display", 5), ("play", 5), ("sound", 4)])
def test_tab_reaches_every_setting(app: App, tab: str, controls: int) -> None:
    scene = SettingsScene(app)
    scene.tab = tab
    app.push(scene)
    seen = reached(app)
    assert seen[0] is scene.tabs and seen[-2:] == [scene.defaults, scene.back_button]
    assert len(seen) == 1 + controls + 2


def test_a_setting_is_changed_by_arrows_and_the_keyboard_stays_with_it(app: App) -> None:
    app.push(SettingsScene(app))
    tap(app, pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT)
    assert words().language == "es"
    tap(app, pygame.K_LEFT)
    assert words().language == "en"


def test_the_tabs_of_the_settings_are_opened_by_arrows(app: App) -> None:
    app.push(SettingsScene(app))
    tap(app, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert on_top(app, SettingsScene).tab == TABS[-1]


def test_a_drop_down_list_is_changed_by_arrows(app: App) -> None:
    app.push(SettingsScene(app))
    lists = [field for field in fields(app.top) if isinstance(field, DropDown)]
    palette = next(field for field in lists if ("default", "Standard") in field.choices)
    tab_to(app, palette)
    tap(app, pygame.K_LEFT, pygame.K_RIGHT)
    assert app.settings.palette == "colour_blind"
    tap(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.settings.palette == "high_contrast"


def test_a_slider_is_moved_by_arrows(app: App) -> None:
    scene = SettingsScene(app)
    scene.tab = "sound"
    app.push(scene)
    tab_to(app, fields(scene)[0])
    tap(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert app.settings.volume == 35
    tap(app, *[pygame.K_LEFT] * 20)
    assert app.settings.volume == 0


def test_a_new_game_is_set_up_without_a_mouse(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    scene = SetupScene(app, KIT, seed=5)
    app.push(scene)
    seen = reached(app)
    line = scene.line
    parts = (scene.groups, scene.levels, scene.tempers, scene.name_lines)
    rows = [part[key] for key in scene.groups for part in parts if key in part and part[key].visible]
    assert seen == [*scene.presets, scene.yours, *rows, line, scene.random, scene.start, scene.back_button]
    tab_to(app, scene.groups["scenario"])
    tap(app, pygame.K_RIGHT)
    assert scene.chosen["scenario"] == scene.groups["scenario"].choices[1][0]
    tab_to(app, line)
    app.step(0.02, [key(pygame.K_END), *type_text("7")])
    assert scene.seed == "57"
    tap(app, pygame.K_TAB)
    assert scene.focus.widget is scene.random and not scene.focus.typing


def test_a_line_to_type_in_keeps_its_own_arrows_and_tab_leaves_it(app: App) -> None:
    app.go_home()
    app.push(AskTextScene(app, "Heading", "Text", "name", print))
    dialog = on_top(app, AskTextScene)
    tap(app, pygame.K_END, pygame.K_RIGHT, pygame.K_LEFT)
    assert dialog.focus.widget is dialog.line and dialog.focus.typing
    tap(app, pygame.K_TAB)
    assert dialog.focus.widget is dialog.buttons[0] and not dialog.focus.typing
    tap(app, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.top, ShelfScene)


def test_a_line_to_type_in_is_still_one_after_the_window_has_changed(app: App) -> None:
    app.push(HelpScene(app))
    tap(app, pygame.K_TAB)
    assert app.top.focus.typing
    resize(app, (1400, 800))
    app.step(0.02, type_text("power"))
    assert app.top.focus.typing and on_top(app, HelpScene).topics.visible_lines()[0][0].tag == "hit"


def test_enter_presses_what_has_the_keyboard_and_not_the_answer_of_enter(app: App) -> None:
    done = []
    app.go_home()
    app.push(confirm(app, "Heading", "Text", "Yes", lambda: done.append(1)))
    tap(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.top, ShelfScene) and not done


def test_arrows_choose_a_save_and_tab_the_buttons(app: App) -> None:
    app.store.write("one", b"game 1")
    app.store.write("two", b"game 2")
    app.push(SavesScene(app))
    chosen = on_top(app, SavesScene).list.chosen
    tap(app, pygame.K_DOWN)
    assert on_top(app, SavesScene).list.chosen is not chosen and app.top.focus.widget is None
    tap(app, pygame.K_TAB, pygame.K_TAB)
    assert app.top.focus.widget is on_top(app, SavesScene).load_button


def test_the_help_is_read_without_a_mouse(app: App) -> None:
    app.push(HelpScene(app))
    scene = on_top(app, HelpScene)
    tab_to(app, scene.topics)
    tap(app, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.page is scene.pages.pages[1]
    tap(app, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.page is scene.pages.pages[2]
    tab_to(app, scene.view)
    tap(app, pygame.K_DOWN)
    assert scene.view.bar.offset > 0
    tap(app, pygame.K_HOME)
    assert scene.view.bar.offset == 0


def test_the_frame_is_drawn(app: App) -> None:
    app.go_home()
    app.change_settings(animation_speed="off", end_turns=True)
    settle(app)
    before = pygame.image.tobytes(app.screen, "RGB")
    tap(app, pygame.K_TAB)
    assert pygame.image.tobytes(app.screen, "RGB") != before
