import re
from pathlib import Path

import pygame
import pytest

from game.shell import colours, sound
from game.shell.app import App
from game.shell.folders import ASSETS, ROOT
from game.shell.scene import Scene
from game.shell.scenes.crash import CrashScene, show_crash
from game.shell.scenes.shelf import ShelfScene
from game.shell.settings import load_settings
from game.shell.sound import SoundBoard
from game.shell.text import words
from game.shell.widgets.button import Button
from tests.shell_window import Board, click, key, motion, on_top, open_app, resize, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


class Noted(Scene):
    def __init__(self, app: App, log: list[str], name: str, translucent: bool = False) -> None:
        super().__init__(app)
        self.log, self.name, self.translucent = log, name, translucent

    def enter(self) -> None:
        self.log.append(f"enter {self.name}")

    def leave(self) -> None:
        self.log.append(f"leave {self.name}")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.log.append(f"click {self.name}")
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        self.log.append(f"draw {self.name}")


def test_only_the_top_scene_gets_input_and_translucent_ones_let_those_below_be_drawn(app: App) -> None:
    log: list[str] = []
    app.push(Noted(app, log, "a"))
    app.push(Noted(app, log, "b"))
    app.push(Noted(app, log, "c", translucent=True))
    log.clear()
    app.step(0.02, click((5, 5)))
    assert log == ["click c", "draw b", "draw c"]


def test_push_replace_pop(app: App) -> None:
    log: list[str] = []
    app.push(Noted(app, log, "a"))
    app.push(Noted(app, log, "b"))
    app.replace(Noted(app, log, "c"))
    app.pop()
    assert log == ["enter a", "enter b", "leave b", "enter c", "leave c"]
    app.step(0, [key(pygame.K_ESCAPE)])
    assert not app.running


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    app.push(Board(app))
    assert app.step(0.02)
    assert not any(app.step(0.02) for _ in range(50))
    assert not app.step(0.02, [motion((3, 3)), motion((4, 4))])


def test_an_idle_shelf_comes_to_rest(app: App) -> None:
    app.go_home()
    settle(app, 60)
    assert not any(app.step(0.5) for _ in range(20))
    assert app.step(0.05, [motion((700, 300))])


def test_what_comes_up_under_the_mouse_explains_itself_once_the_mouse_moves(app: App) -> None:
    class One(Scene):
        def build(self) -> None:
            self.button = Button("Go", lambda: None, tooltip="Goes.")
            self.add(self.button)

        def layout(self, size: tuple[int, int]) -> None:
            self.button.place(pygame.Rect(100, 100, 200, 50), self.look)

    app.push(Scene(app))
    app.step(0.02, [motion((150, 120))])
    scene = One(app)
    app.push(scene)
    settle(app)
    assert scene.button.hovered and not scene.tooltip.shown
    app.step(0.02, [motion((151, 120))])
    settle(app)
    assert scene.tooltip.shown


def test_a_button_lifts_presses_and_acts_once(app: App) -> None:
    pressed = []

    class One(Scene):
        def build(self) -> None:
            self.button = Button("Go", lambda: pressed.append(1), shortcut="G", tooltip="Goes.")
            self.add(self.button)

        def layout(self, size: tuple[int, int]) -> None:
            self.button.place(pygame.Rect(100, 100, 200, 50), self.look)

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((0, 0, 0))
            super().draw(surface)

    scene = One(app)
    app.push(scene)
    settle(app)
    app.step(0.02, [motion((150, 120))])
    assert app.step(0.02), "the lift is drawn"
    settle(app)
    assert scene.tooltip.shown and "Goes." in scene.tooltip.text and "G" in scene.tooltip.text
    app.step(0.02, click((150, 120)))
    app.step(0.02, [key(pygame.K_g)])
    assert pressed == [1, 1]
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(150, 120), button=1)
    away = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(900, 700), button=1)
    app.step(0.02, [down, away])
    scene.button.forbid("Not now.")
    app.step(0.02, [*click((150, 120)), key(pygame.K_g), key(pygame.K_g, pygame.KMOD_CTRL)])
    assert pressed == [1, 1]
    app.step(0.02, [motion((150, 121))])
    settle(app)
    assert "Not now." in scene.tooltip.text


def test_resize_lays_out_at_native_size(app: App) -> None:
    app.go_home()
    for size in ((1280, 720), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)):
        resize(app, size)
        assert app.size == size
        for button in on_top(app, ShelfScene).buttons:
            assert pygame.Rect(0, 0, *size).contains(button.rect)


def test_a_window_pulled_larger_is_as_large_at_the_next_start(app: App) -> None:
    app.go_home()
    resize(app, (1400, 800))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    assert load_settings(app.settings_file)[0].window_size == (1400, 800)


def test_a_window_of_the_same_size_is_not_laid_out_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.go_home()
    laid_out: list[tuple[int, int]] = []
    monkeypatch.setattr(app.top, "layout", laid_out.append)
    resize(app, (1280, 720))
    assert not laid_out
    resize(app, (1400, 800))
    assert laid_out == [(1400, 800)]


def test_text_is_never_small(app: App) -> None:
    app.push(Board(app))
    for size, least in (((1280, 720), 16), ((1920, 1080), 18), ((3840, 2160), 36)):
        resize(app, size)
        assert app.look.text(18) >= least


def test_notices_wait_for_one_another_and_go(app: App) -> None:
    app.push(Board(app))
    app.tell("One.")
    app.tell("Two.")
    app.step(0.02)
    assert app.notice.sentence == "One."
    settle(app, 8)
    assert app.notice.sentence == "Two."
    app.step(0.02)
    app.step(0.02, click((640, 60)))
    assert app.notice.sentence == ""


def test_an_error_in_a_scene_ends_in_the_crash_screen_and_goes_back_to_the_shelf(app: App, tmp_path: Path) -> None:
    class Broken(Board):
        def update(self, dt: float) -> bool:
            raise ZeroDivisionError("a *strange* [1] error")

    app.push(Broken(app))
    try:
        app.step(0.02)
    except ZeroDivisionError as error:
        show_crash(app, error)
    assert isinstance(app.top, CrashScene)
    settle(app)
    written = next((tmp_path / "crashes").iterdir()).read_text()
    assert "ZeroDivisionError" in written and "Barricades 1.2.3" in written
    app.step(0.02, click(app.top.buttons[-1].rect.center))
    assert isinstance(app.top, ShelfScene)


def test_without_a_sound_device_the_game_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    board = SoundBoard()
    board.on = True
    assert not board.prepare()
    board.play("click")


def test_sound_that_was_off_at_the_start_can_be_turned_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "board", sound.SoundBoard())
    app.change_settings(sound=False)
    assert sound.board.available is None, "the device is not opened before it is needed"
    app.change_settings(sound=True)
    assert sound.board.on and sound.board.available


def test_every_sound_that_is_played_is_there_and_they_are_small() -> None:
    for game in ("shell", "people_power"):
        source = "\n".join(path.read_text("utf-8") for path in (ROOT / "game" / game).rglob("*.py"))
        played = set(re.findall(r'(?:\bplay\(|\bsound(?:: [^=\n]+)? = )"(\w+)"', source))
        board = SoundBoard()
        board.game = game
        assert played and all(board.files(name) for name in played), played
    files = list(ASSETS.rglob("*.wav"))
    assert sum(file.stat().st_size for file in files) < 9_000_000


def test_a_games_own_sound_comes_before_the_one_that_all_share(tmp_path: Path) -> None:
    for owner, names in {"shell": ("card", "dice"), "chess": ("card",)}.items():
        for name in names:
            file = tmp_path / owner / "sounds" / f"{name}_1.wav"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
    board = SoundBoard(tmp_path)
    assert [file.parts[-3] for file in board.files("card")] == ["shell"]
    board.game = "chess"
    assert [file.parts[-3] for name in ("card", "dice") for file in board.files(name)] == ["chess", "shell"]


def test_the_run_loop_ends_on_quit(app: App) -> None:
    app.go_home()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    assert not app.running and not app.scenes


def test_a_window_pulled_at_shows_the_old_picture_until_it_is_laid_out(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go_home()
    settle(app)
    laid: list[tuple[int, int]] = []
    app.top.layout = laid.append  # type: ignore[method-assign, assignment]
    pygame.display.set_mode((1500, 840), pygame.RESIZABLE)
    assert app.step(0.0, [pygame.event.Event(pygame.VIDEORESIZE, w=1500, h=840)]), "drawn at once"
    assert not laid and app.busy
    for _ in range(6):
        app.step(0.05)
    assert laid == [(1500, 840)]


def test_what_the_player_does_before_all_is_laid_out_is_answered_after_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go_home()
    settle(app)
    answered: list[int] = []
    app.top.handle = lambda event: bool(answered.append(event.type))  # type: ignore[method-assign, func-returns-value]
    pygame.display.set_mode((1500, 840), pygame.RESIZABLE)
    app.step(0.0, [pygame.event.Event(pygame.VIDEORESIZE, w=1500, h=840)])
    app.step(0.2)
    app.step(0.0, [motion((5, 5))])
    assert not app.window.is_pulled_at and answered == [], "laid out, but the event came before"
    app.step(0.0)
    assert answered == [pygame.MOUSEMOTION]


def test_what_is_only_remembered_reaches_the_disk_at_home(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go_home()
    app.remember(words_met=("mini:card",))
    assert load_settings(app.settings_file)[0].words_met == ()
    app.go_home()
    assert load_settings(app.settings_file)[0].words_met == ("mini:card",)


def test_news_have_no_stripe_of_an_error(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go_home()
    stripes = []
    for trouble in (True, False):
        app.tell("Something", trouble=trouble)
        app.step(0.05)
        box = app.notice._rect
        stripes.append(tuple(app.screen.get_at((box.x + app.look.px(16), box.centery)))[:3])
        app.notice.dismiss(box.center)
    assert stripes[0] == colours.RED and stripes[1] == colours.GOLD


def test_the_window_is_never_larger_than_the_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    app.change_settings(window_size=(1920, 1080))
    assert app.size == (1366, 768)
    assert app.settings.window_size == (1920, 1080), "on a larger screen it is as large as wanted"


def test_what_is_wrong_with_the_settings_is_told_in_the_language_that_they_choose(app: App, tmp_path: Path) -> None:
    app.settings_file.write_text('{"language": "es", "nonsense": 1}')
    words().switch("en")
    assert (
        open_app(tmp_path).notice.sentence
        == "Algunos ajustes no se entendieron y quedaron como al principio: nonsense."
    )
    words().switch("en")
