from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.shell.app import App
from game.shell.folders import ASSETS, ROOT
from game.shell.help_pages import HelpPages
from game.shell.lettering import watching_cuts
from game.shell.scenes.dialog import Answer, AskTextScene, DialogScene
from game.shell.scenes.help import HelpScene
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.settings import SettingRow, SettingsScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.settings import Settings, load_settings
from game.shell.text import words
from game.shell.widgets.toggle_group import ToggleGroup
from tests.presence import present
from tests.shell.gallery import SCENES
from tests.shell_window import Board, click, fields, key, on_top, open_app, press, resize, settle, type_text


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    "size, text",
    [
        ((1280, 720), 100),
        ((1280, 720), 150),
        ((1280, 720), 200),
        ((1920, 1080), 150),
    ],
)
def test_nothing_is_cut_and_no_word_is_missing(tmp_path: Path, language: str, size: tuple[int, int], text: int) -> None:
    words().missing.clear()
    with watching_cuts() as cuts:
        for number, show in enumerate(SCENES.values()):
            app = open_app(tmp_path / str(number), size)
            app.change_settings(language=language, text_size=text)
            show(app)
            settle(app)
            app.draw()
    assert not cuts
    assert not words().missing


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_as_many_settings_are_explained_as_there_is_room_for(app: App, language: str, text_size: int) -> None:
    app.change_settings(language=language, text_size=text_size)
    scene = SettingsScene(app)
    scene.tab = "play"
    app.push(scene)
    settle(app)
    rows = [widget for widget in scene.widgets if isinstance(widget, SettingRow)]
    assert len(rows) == 5 and all(scene.content.contains(row.rect) for row in rows)
    assert any(row.purpose for row in rows) and all(row.purpose or row.tooltip for row in rows)


def test_every_button_of_the_shelf_opens_its_screen(app: App) -> None:
    app.go_home()
    seen = []
    shelf = on_top(app, ShelfScene)
    pressed = [button for button in shelf.buttons if button.visible and button.enabled]
    for button in pressed[:-1]:  # the last one ends the program
        press(app, button)
        seen.append(type(app.top).__name__)
        app.step(0.02, [key(pygame.K_ESCAPE)])
        assert isinstance(app.top, ShelfScene)
    assert seen == ["Board", "Board", "SavesScene", "HelpScene", "SettingsScene", "ProgramHelpScene", "CreditsScene"]
    app.step(0.02, [key(pygame.K_ESCAPE)])
    assert isinstance(app.top, DialogScene)
    press(app, app.top.buttons[0])
    assert not app.running


def test_continue_opens_the_autosave_or_the_one_before(app: App) -> None:
    app.store.autosave(b"game 1")
    app.store.autosave(b"game 2")
    app.go_home()
    press(app, on_top(app, ShelfScene).buttons[0])
    assert on_top(app, Board).game == "game 2"
    app.pop()
    (app.store.folder / "autosave.save").write_bytes(b"torn")
    press(app, on_top(app, ShelfScene).buttons[0])
    assert on_top(app, Board).game == "game 1" and app.notice.sentence


def test_saves_are_loaded_renamed_and_deleted_by_mouse(app: App) -> None:
    app.store.write("one", b"game 1")
    app.go_home()
    app.push(SavesScene(app))
    scene = on_top(app, SavesScene)
    press(app, scene.rename_button)
    assert isinstance(app.top, AskTextScene)
    app.step(0.02, [key(pygame.K_END), *type_text(" more")])
    settle(app, 0.2)
    press(app, app.top.buttons[0])
    assert [entry.name for entry in scene.entries] == ["one more"]
    press(app, scene.load_button)
    assert isinstance(app.top, Board) and app.top.game == "game 1"
    app.pop()
    app.push(SavesScene(app))
    scene = on_top(app, SavesScene)
    press(app, scene.delete_button)
    press(app, on_top(app, DialogScene).buttons[1])
    assert scene.entries
    press(app, scene.delete_button)
    press(app, on_top(app, DialogScene).buttons[0])
    assert not scene.entries and scene.empty.visible


def test_a_damaged_save_is_listed_and_cannot_be_loaded(app: App) -> None:
    app.store.write("bad", b"junk")
    app.push(SavesScene(app))
    assert not on_top(app, SavesScene).load_button.enabled
    press(app, on_top(app, SavesScene).load_button)
    assert isinstance(app.top, SavesScene)


def test_settings_take_effect_at_once_and_are_kept(app: App) -> None:
    app.push(SettingsScene(app))
    scene = on_top(app, SettingsScene)
    settle(app)
    language = next(w for w in scene.widgets if isinstance(w, ToggleGroup) and w.chosen == "en")
    app.step(0.02, click(language.cells[1].center))
    assert words().language == "es" and scene.sheet.heading == "Ajustes"
    assert load_settings(app.settings_file)[0].language == "es"
    press(app, scene.defaults)
    press(app, on_top(app, DialogScene).buttons[0])
    assert app.settings == Settings() and scene.sheet.heading == "Settings"


def test_a_drop_down_list_works_with_the_synthetic_mouse(app: App) -> None:
    app.push(SettingsScene(app))
    scene = on_top(app, SettingsScene)
    settle(app)
    closed = fields(scene)[-1].rect
    app.step(0.02, click(closed.center))
    settle(app, 0.2)
    app.step(0.02, click(closed.move(0, 2 * closed.height).center))
    settle(app, 0.2)
    assert app.settings.palette != "default"


def test_esc_closes_an_open_list_and_nothing_else(app: App) -> None:
    app.push(SettingsScene(app))
    scene = on_top(app, SettingsScene)
    settle(app)
    field = fields(scene)[-1]
    app.step(0.02, click(field.rect.center))
    settle(app, 0.2)
    assert field.on_top
    app.step(0.02, [key(pygame.K_ESCAPE)])
    assert app.top is scene and not field.on_top
    app.step(0.02, [key(pygame.K_ESCAPE)])
    assert scene not in app.scenes


def test_help_follows_links_and_searches(app: App) -> None:
    app.push(HelpScene(app, "3.4.1"))
    scene = on_top(app, HelpScene)
    settle(app)
    assert present(scene.pages.find("3.4.1.7"))[1] == "3.4.1"
    scene.go_to("6.3.1")
    assert scene.previous.enabled
    press(app, scene.previous)
    assert not scene.previous.enabled
    entry = (scene.content.x + 40, scene.content.y + 20)
    app.step(0.02, click(entry))
    app.step(0.02, type_text("guerrilla"))
    settle(app, 0.2)
    found = scene.topics.visible_lines()
    assert found and all(line.tag == "hit" for line, _ in found)
    press(app, scene.topics)
    scene.go_to("1234.5")
    assert app.notice.sentence


def test_help_opens_at_its_section_and_stays_there_at_every_size(app: App) -> None:
    app.push(HelpScene(app, "3.4.3"))
    for size in ((1280, 720), (1600, 720), (1280, 720)):
        resize(app, size)
        opened_at = on_top(app, HelpScene).view.bar.offset
        assert on_top(app, HelpScene).view.go_to("3.4.3")
        assert opened_at == on_top(app, HelpScene).view.bar.offset > 0


def test_keys_typed_into_a_line_are_no_shortcuts(app: App) -> None:
    app.store.write("one", b"game 1")
    app.push(SavesScene(app))
    press(app, on_top(app, SavesScene).rename_button)
    dialog = app.top
    app.step(0.02, [key(pygame.K_F5), key(pygame.K_r, text="r"), *type_text("r")])
    assert app.top is dialog


def test_the_letter_of_a_shortcut_is_not_typed_into_the_line_that_it_opens(app: App) -> None:
    app.store.write("one", b"game 1")
    app.push(SavesScene(app))
    app.step(0.02, [key(pygame.K_r, text="r"), *type_text("r"), pygame.event.Event(pygame.KEYUP, key=pygame.K_r)])
    assert isinstance(app.top, AskTextScene) and app.top.value == "one"
    app.step(0.02, [key(pygame.K_END), *type_text("r")])
    assert app.top.value == "oner"


def test_what_is_typed_takes_the_place_of_the_proposed_name(app: App) -> None:
    app.push(AskTextScene(app, "Save as", "Under which name?", "proposed", lambda text: None))
    app.step(0.02, type_text("mine"))
    assert on_top(app, AskTextScene).value == "mine"


def test_the_search_does_not_mind_accents_or_capitals() -> None:
    assert HelpPages("es", ["people_power"]).search("PATROCINIO")


def test_a_broken_help_page_stops_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "chess" / "help" / "en"
    folder.mkdir(parents=True)
    (folder / "1_good.md").write_text("# Good")
    (folder / "2_bad.md").write_bytes(b"\xff\xfe\xff")
    pages = HelpPages("en", ["chess"], tmp_path)
    assert [page.title for page in pages.pages] == ["Good"] and pages.problems == ["2_bad.md"]


def test_neither_code_nor_words_of_the_shell_speak_of_a_game() -> None:
    words = ASSETS / "shell"
    for path in (*(ROOT / "game" / "shell").rglob("*.py"), *words.rglob("*.json"), *words.rglob("help/*/*.md")):
        text = path.read_text("utf-8").lower()
        for name in ("people_power", "people power", "bonifacio", "manila", "reformers"):
            assert name not in text, f"{path.name} mentions {name}"


def test_buttons_in_several_rows_of_a_dialog_are_all_as_wide(app: App) -> None:
    labels = ["Save", "Load another game", "Go", "Settings", "To the shelf", "Quit", "Back"]
    app.push(DialogScene(app, "Menu", "", [Answer(label, lambda: None, "paper", "") for label in labels]))
    app.step(0.0)
    buttons = on_top(app, DialogScene).buttons
    assert len({button.rect.y for button in buttons}) > 1
    assert len({button.rect.width for button in buttons}) == 1


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("number", [1, 2, 4, 5, 9])
def test_every_answer_of_a_dialog_stands_on_its_sheet(app: App, number: int, text_size: int) -> None:
    """However long they are: in as many rows as that takes."""
    app.change_settings(text_size=text_size)
    answers = [Answer("Nombramiento de Primo de Rivera", lambda: None, "paper", str(each)) for each in range(number)]
    dialog = DialogScene(app, "Espías en Intramuros", "Elige la carta que pierde España.", answers)
    app.push(dialog)
    app.step(0.0)
    sheet = dialog.rect.clip(app.screen.get_rect())
    assert all(sheet.contains(button.rect) for button in dialog.buttons)
    assert not any(one.rect.colliderect(two.rect) for one, two in combinations(dialog.buttons, 2))
