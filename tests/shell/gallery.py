"""Each screen of the shell in a telling state, for tests that measure what is drawn."""

from collections.abc import Callable
from pathlib import Path

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.crash import CrashScene
from game.shell.scenes.credits import CreditsScene
from game.shell.scenes.dialog import AskTextScene, confirm, message
from game.shell.scenes.help import HelpScene
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.settings import SettingsScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.line_chart import Curve, LineChart
from game.shell.widgets.log_list import LogList
from game.shell.widgets.panel import Panel
from game.shell.widgets.toggle_group import ToggleGroup
from tests.shell_window import click, fields, motion


def title(app: App) -> None:
    app.go_home()


def title_hint(app: App) -> None:
    """A tooltip with a reason, near the pointer."""
    scene = ShelfScene(app)
    app.push(scene)
    app.step(0.05, [motion(scene.buttons[0].rect.center)])
    app.tell(tr("settings.broken_file"))


def settings(tab: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        title(app)
        scene = SettingsScene(app)
        scene.tab = tab
        app.push(scene)

    return show


def settings_list(app: App) -> None:
    """With the list of palettes open."""
    settings("display")(app)
    scene = app.top
    assert isinstance(scene, SettingsScene)
    app.step(0.05)
    app.step(0.05, click(fields(scene)[-1].rect.center))


def saves(app: App) -> None:
    _example_saves(app)
    title(app)
    app.push(SavesScene(app))


def no_saves(app: App) -> None:
    title(app)
    app.push(SavesScene(app))


def rename(app: App) -> None:
    saves(app)
    app.push(AskTextScene(app, tr("saves.rename"), tr("saves.rename.ask"), "Sunday evening", print))


def delete(app: App) -> None:
    saves(app)
    app.push(
        confirm(
            app,
            tr("saves.delete"),
            tr("saves.delete.sure", name="Sunday evening"),
            tr("saves.delete"),
            print,
            danger=True,
        )
    )


def help_page(app: App) -> None:
    title(app)
    app.push(HelpScene(app))


def help_search(app: App) -> None:
    help_page(app)
    scene = app.top
    assert isinstance(scene, HelpScene)
    scene.search("o")
    scene.layout(app.size)


def credits_page(app: App) -> None:
    title(app)
    app.push(CreditsScene(app))


def note(app: App) -> None:
    title(app)
    app.push(message(app, tr("settings.title"), tr("settings.broken_file")))


def crash(app: App) -> None:
    app.store.folder.mkdir(parents=True, exist_ok=True)
    (app.store.folder / "autosave.save").write_bytes(b"")
    app.push(CrashScene(app, ValueError("an example"), Path.home() / "games" / "crash-20260101-120000.txt"))


def widgets(app: App) -> None:
    app.push(WidgetsScene(app))


class WidgetsScene(Scene):
    """Every widget on one page."""

    def build(self) -> None:
        self.panel = Panel("Widgets")
        self.buttons = [
            Button(style.capitalize(), self.invalidate, style=style, shortcut="F5", tooltip="A button.")
            for style in ("gold", "ink", "paper", "red")
        ]
        self.greys = [Button("Not now", self.invalidate, style=style) for style in ("gold", "ink", "paper", "red")]
        for button in self.greys:
            button.forbid("No pieces are left [3.4.1].")
        self.tags = ToggleGroup([("all", "All", ""), ("a", "First", ""), ("b", "Second", "")], "all", self._filter)
        self.log = LogList(lambda line: None, tag_colours={"a": (38, 84, 160), "b": colours.RED})
        for number in range(200):
            self.log.append(
                f"Line **{number}**: something *happened* and is told in words long enough to be wrapped "
                f"into a second line, see [3.{number % 9}.1].",
                "ab"[number % 2],
            )
        self.chart = LineChart(
            [
                Curve("First", [-4, -2, -3, 0, 2, 1, 3], (38, 84, 160)),
                Curve("Second", [-9, -8, -6, -6, -4, -5, -2], colours.GOLD),
                Curve("Third", [-3, -5, -4, -2, -3, -1, -2], colours.RED),
            ],
            axis="steps",
        )
        self.add(self.panel, *self.buttons, *self.greys, self.tags, self.log, self.chart)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        self.panel.place(pygame.Rect(0, 0, *size).inflate(-look.px(60), -look.px(60)), look)
        inside = self.panel.inside
        tall = round(look.text(22) * 2)
        width = look.wide(170)
        for row, buttons in enumerate((self.buttons, self.greys)):
            for column, button in enumerate(buttons):
                button.place(
                    pygame.Rect(
                        inside.x + column * (width + look.px(12)),
                        inside.y + look.px(10) + row * (tall + look.px(12)),
                        width,
                        tall,
                    ),
                    look,
                )
        half = inside.width // 2 - look.px(20)
        self.tags.place(pygame.Rect(inside.x + half + look.px(40), inside.y + look.px(10), half, tall), look)
        top = inside.y + 2 * tall + look.px(50)
        below = inside.bottom - top
        self.log.place(pygame.Rect(inside.x + half + look.px(40), top - tall, half, below + tall), look)
        self.chart.place(pygame.Rect(inside.x, top, half, below), look)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(colours.SEA_DEEP)
        super().draw(surface)

    def _filter(self, tag: str) -> None:
        self.log.filter(None if tag == "all" else {tag})


SCENES: dict[str, Callable[[App], None]] = {
    "title": title,
    "title-hint": title_hint,
    "settings-display": settings("display"),
    "settings-play": settings("play"),
    "settings-sound": settings("sound"),
    "settings-list": settings_list,
    "saves": saves,
    "saves-none": no_saves,
    "saves-rename": rename,
    "saves-delete": delete,
    "help": help_page,
    "help-search": help_search,
    "credits": credits_page,
    "message": note,
    "crash": crash,
    "widgets": widgets,
}


def _example_saves(app: App) -> None:
    """Five saves, one of them damaged, with pictures beside some."""
    app.store.folder.mkdir(parents=True, exist_ok=True)
    picture = pygame.Surface((320, 180))
    picture.fill(colours.SEA)
    pygame.draw.ellipse(picture, colours.PAPER, (120, 20, 70, 140))
    pygame.image.save(picture, app.store.folder / "picture.png")
    thumbnail = (app.store.folder / "picture.png").read_bytes()
    summary = {"scenario": "Standard · card 7 of 14", "factions": "Reformers: you · Government, NPA: Bonifacio"}
    for name in ("Before the election", "Sunday evening", "A name so long that it cannot stand on one line at all"):
        app.store.write(name, b"game", summary, thumbnail)
    app.store.write("Broken", b"bad")
    app.store.autosave(b"game", summary)
