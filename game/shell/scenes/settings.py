"""The settings, in four tabs so that they fit at every text size. Each takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.fields import DropDown, Slider
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.scenes.dialog import confirm
from game.shell.scenes.sheet import SheetScene
from game.shell.settings import ANIMATION_SPEEDS, BOT_PACES, INTENTIONS, PALETTE_NAMES, Settings
from game.shell.sound import play
from game.shell.text import tr, words
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget

OFFERED_WINDOW_SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
OFFERED_TEXT_SIZES = (100, 125, 150, 175, 200)
TABS = ("display", "play", "aids", "sound")

Control = Callable[[pygame.Rect], None]
"""Puts what changes a setting into a rectangle."""


class SettingsScene(SheetScene):
    heading_key = "settings.title"
    widest = 1300
    tallest = 830

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tab = TABS[0]

    def build(self) -> None:
        super().build()
        self.tabs = ToggleGroup(
            [(tab, tr(f"settings.tab.{tab}"), "") for tab in TABS], self.tab, self._open_tab, size=22
        )
        self.defaults = Button.of("settings.defaults", self._restore, style="paper", shortcut="Ctrl+D")
        self.add(self.tabs, self.defaults)
        self._fixed = len(self.widgets)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look = self.look
        self.place_at_foot(self.defaults)
        height = round(look.text(22) * 2)
        width = min(self.content.width, max(look.px(640), self.tabs.natural_width(look)))
        self.tabs.place(pygame.Rect(self.content.x, self.content.y + look.px(6), width, height), look)
        top, controls = self.tabs.rect.bottom + look.px(26), self._controls()
        self._lay_rows(controls, top, self._explained([name for name, _ in controls], top))

    def _explained(self, names: Sequence[str], top: int) -> set[str]:
        """Those whose purpose there is room for, from the top on; a row without it is lower, and a hover tells it."""
        gap = self.look.px(10)
        spare = self.content.bottom + gap - top - sum(self._height(name, purpose=False) + gap for name in names)
        explained = set()
        for name in names:
            more = self._height(name, purpose=True) - self._height(name, purpose=False)
            if more <= spare:
                explained.add(name)
                spare -= more
        return explained

    def _lay_rows(self, controls: list[tuple[str, Control]], y: int, explained: set[str]) -> None:
        """Each setting has a row."""
        del self.widgets[self._fixed :]
        for name, control in controls:
            row, place = self._row(name, y, name in explained)
            self.add(row)
            control(place)
            y = row.rect.bottom + self.look.px(10)

    def _height(self, name: str, *, purpose: bool) -> int:
        return _words_of(name, purpose).height(self._width_of_words, self.look)

    @property
    def _width_of_words(self) -> int:
        return round(self.content.width * 0.47) - self.look.px(20)

    def _row(self, name: str, y: int, purpose: bool) -> tuple[SettingRow, pygame.Rect]:
        """The words of a setting are at the left, and the rectangle for its control at the right."""
        look = self.look
        row, width = _words_of(name, purpose), self._width_of_words
        height = row.height(width, look)
        row.place(pygame.Rect(self.content.x, y, width, height), look)
        tall = round(look.text(20) * 2)
        left = self.content.x + width + look.px(20)
        top = y + (height - look.px(8) - tall) // 2
        return row, pygame.Rect(left, top, self.content.right - left, tall)

    def _controls(self) -> list[tuple[str, Control]]:
        """These are the rows of the open tab: the name of a setting and its control."""
        settings = self.app.settings
        if self.tab == "display":
            sizes = sorted({settings.window_size, *OFFERED_WINDOW_SIZES})
            return [
                ("language", self._choice("language", [(code, words().name_of(code)) for code in words().languages()])),
                ("fullscreen", self._switch("fullscreen", "settings.fullscreen.on", "settings.fullscreen.off")),
                (
                    "window_size",
                    self._choice("window_size", [(f"{w}x{h}", f"{w} × {h}") for w, h in sizes], drop_down=True),
                ),
                ("text_size", self._choice("text_size", [(str(size), f"{size} %") for size in OFFERED_TEXT_SIZES])),
                ("palette", self._choice("palette", self._named("palette", PALETTE_NAMES), drop_down=True)),
            ]
        if self.tab == "play":
            return [
                ("animation_speed", self._choice("animation_speed", self._named("animation_speed", ANIMATION_SPEEDS))),
                ("drama", self._switch("drama", "settings.on", "settings.off")),
                ("bot_pace", self._choice("bot_pace", self._named("bot_pace", BOT_PACES))),
                ("end_turns", self._switch("end_turns", "settings.end_turns.on", "settings.end_turns.off")),
                ("confirmations", self._switch("confirmations", "settings.on", "settings.off")),
            ]
        if self.tab == "aids":
            return [
                ("tips", self._switch("tips", "settings.on", "settings.off")),
                ("hints", self._switch("hints", "settings.on", "settings.off")),
                ("intentions", self._choice("intentions", self._named("intentions", INTENTIONS))),
                ("ratings", self._switch("ratings", "settings.on", "settings.off")),
            ]
        return [
            ("sound", self._switch("sound", "settings.on", "settings.off")),
            ("volume", self._loudness("volume", sample="piece")),
            ("music", self._switch("music", "settings.on", "settings.off")),
            ("music_volume", self._loudness("music_volume")),
        ]

    def _named(self, name: str, keys: Iterable[str]) -> list[tuple[str, str]]:
        return [(key, tr(f"settings.{name}.{key}")) for key in keys]

    def _choice(self, name: str, choices: list[tuple[str, str]], *, drop_down: bool = False) -> Control:
        """A row of choices where it fits, a drop-down list where it does not."""
        chosen = _as_key(getattr(self.app.settings, name))
        if chosen not in dict(choices):
            choices = [*choices, (chosen, chosen)]

        def put(rect: pygame.Rect) -> None:
            group = ToggleGroup([(key, label, "") for key, label in choices], chosen, lambda key: self._set(name, key))
            if not drop_down and group.natural_width(self.look) <= rect.width:
                self._put(group, rect)
            else:
                self._put(DropDown(choices, chosen, lambda key: self._set(name, key)), rect)

        return put

    def _switch(self, name: str, on: str, off: str) -> Control:
        """A setting that is on or off, with the keys of the words for both."""

        def put(rect: pygame.Rect) -> None:
            chosen = "on" if getattr(self.app.settings, name) else "off"
            group = ToggleGroup(
                [("on", tr(on), ""), ("off", tr(off), "")],
                chosen,
                lambda key: self._turn(name, key == "on"),
            )
            self._put(group, rect)

        return put

    def _loudness(self, name: str, sample: str = "") -> Control:
        """A slider from nothing to all, with a sample of what it turns up and down."""

        def put(rect: pygame.Rect) -> None:
            loud: int = getattr(self.app.settings, name)
            value = _Value(f"{loud} %")
            width = round(self.look.text(20) * 3.6)
            self._put(value, pygame.Rect(rect.right - width, rect.y, width, rect.height))

            def change(loud: int) -> None:
                self.app.change_settings(**{name: loud})
                value.show(f"{loud} %")
                if sample:
                    play(sample)

            thick = round(rect.height * 0.6)
            length = rect.width - width - self.look.px(12)
            self._put(Slider(loud, (0, 100), 5, change), pygame.Rect(rect.x, rect.centery - thick // 2, length, thick))

        return put

    def _put(self, widget: Widget, rect: pygame.Rect) -> None:
        widget.place(rect, self.look)
        self.add(widget)

    def _set(self, name: str, key: str) -> None:
        value: object = key
        if name == "window_size":
            width, height = key.split("x")
            value = (int(width), int(height))
        elif name == "text_size":
            value = int(key)
        self.app.change_settings(**{name: value})

    def _turn(self, name: str, on: bool) -> None:
        """Tips that are switched off begin anew when they are switched on again."""
        changes: dict[str, object] = {name: on}
        if name == "tips" and not on:
            changes["words_met"] = ()
        self.app.change_settings(**changes)

    def _open_tab(self, tab: str) -> None:
        self.tab = tab
        self.layout(self.app.size)
        self.invalidate()

    def _restore(self) -> None:
        def restore() -> None:
            self.app.apply_settings(Settings())
            self.layout(self.app.size)

        self.app.push(
            confirm(self.app, tr("settings.defaults"), tr("settings.defaults.sure"), tr("settings.defaults"), restore)
        )


def _words_of(name: str, purpose: bool) -> SettingRow:
    return SettingRow(tr(f"settings.{name}"), tr(f"settings.{name}.hint"), purpose)


class SettingRow(Widget):
    """The name of a setting and what it is for."""

    def __init__(self, name: str, purpose: str, shows_purpose: bool) -> None:
        super().__init__(tooltip="" if shows_purpose else purpose)
        self.name = name
        self.purpose = purpose if shows_purpose else ""

    def height(self, width: int, look: Look) -> int:
        if not self.purpose:
            return round(look.text(20) * 2) + look.px(8)
        return self._name_height(look) + self._purpose_text(width, look).height + look.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        tall = self._name_height(look) if self.purpose else self.rect.height - look.px(8)
        line = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, tall)
        draw_line(surface, self.name, line, font("text", look.text(22), bold=True), colours.INK)
        if self.purpose:
            self._purpose_text(self.rect.width, look).draw(surface, (self.rect.x, line.bottom))

    def _name_height(self, look: Look) -> int:
        return round(look.text(22) * 1.4)

    def _purpose_text(self, width: int, look: Look) -> RichText:
        return RichText(self.purpose, width, TextStyle(look.text(18), colours.GREY_ON_PAPER, leading=1.2))


class _Value(Widget):
    """It is the number beside a slider."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def show(self, text: str) -> None:
        self.text, self.dirty = text, True

    def draw(self, surface: pygame.Surface) -> None:
        draw_line(surface, self.text, self.rect, font("text", self.look.text(20), bold=True), colours.INK, "right")


def _as_key(value: object) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)
