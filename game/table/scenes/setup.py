"""A new game: scenario, who plays, what else is agreed on, and the seed of all chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from engine.core.game import MAX_SEED, Setting
from game.shell import colours
from game.shell.app import App
from game.shell.fields import Entry
from game.shell.lettering import draw_line, fitting
from game.shell.scenes.help import HelpScene
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.kit import Kit
from game.table.opening import begin_game, new_seed

HUMAN, BOT, ON, OFF = "human", "bot", "on", "off"
NARROWEST = 60
"""Pixels in which an explanation is set, if only to find out that it has no room."""


class SetupScene(SheetScene):
    heading_key = "setup.title"
    widest = 1440
    tallest = 770

    def __init__(self, app: App, kit: Kit, scenario: str | None = None, seed: int | None = None) -> None:
        super().__init__(app)
        self.kit = kit
        self.chosen = {
            "scenario": scenario or kit.game.scenarios[0],
            **{seat: HUMAN if seat == kit.usual_seat else BOT for seat in kit.seats},
            **{setting.key: _key(setting.default) for setting in kit.game.settings},
        }
        if self.chosen["scenario"] not in kit.game.scenarios:
            app.tell(tr("setup.bad_scenario", name=scenario))
            self.chosen["scenario"] = kit.game.scenarios[0]
        self.seed = str(new_seed() if seed is None else seed)
        self._rows: dict[str, pygame.Rect] = {}

    def build(self) -> None:
        super().build()
        scenarios = [(key, tr(f"scenario.{key}"), tr(f"scenario.{key}.long")) for key in self.kit.game.scenarios]
        players = [
            (HUMAN, tr("setup.human"), tr("setup.human.hint")),
            (BOT, tr("setup.bot"), tr("setup.bot.hint")),
        ]
        self.groups = {"scenario": self._group("scenario", scenarios)}
        for seat in self.kit.seats:
            self.groups[seat] = self._group(seat, players)
        for setting in self.kit.game.settings:
            self.groups[setting.key] = self._group(setting.key, _choices(setting))
        self.random = Button(tr("setup.random"), self._roll, style="paper", tooltip=tr("setup.random.hint"))
        self.start = Button(
            tr("setup.start"), self._start, style="gold", shortcut="Enter", tooltip=tr("setup.start.hint")
        )
        self.line = Entry(self.seed, longest=12, on_change=self._typed, on_enter=self._start)
        self.add(*self.groups.values(), self.line, self.random, self.start)

    def _group(self, key: str, choices: list[tuple[str, str, str]]) -> ToggleGroup:
        def take(value: str) -> None:
            self.chosen[key] = value
            self._show_settings()

        return ToggleGroup(choices, self.chosen[key], take)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look = self.look
        keys = [*self.groups, "seed"]
        pitch = min(round(look.text(20) * 3), self.content.height // len(keys))
        tall = min(round(look.text(20) * 2.1), pitch - look.px(6))
        left = self.content.x + self._names_width
        for number, key in enumerate(keys):
            row = pygame.Rect(self.content.x, self.content.y + number * pitch, self.content.width, tall)
            self._rows[key] = row
            if key in self.groups:
                group = self.groups[key]
                width = min(row.right - left, max(look.wide(420), group.natural_width(look)))
                group.place(pygame.Rect(left, row.y, width, tall), look)
        row = self._rows["seed"]
        wide = self.random.natural_width(look)
        line = pygame.Rect(left, row.y, look.wide(420) - wide - look.px(14), tall)
        self.random.place(pygame.Rect(line.right + look.px(14), row.y, wide, tall), look)
        self.line.place(line, look)
        self.place_at_foot(self.start)
        self._pitch = pitch
        self._show_settings()

    @property
    def _names_width(self) -> int:
        """Of the column in which the rows are named."""
        return round(self.content.width * 0.27)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look = self.look
        for key, row in self._rows.items():
            words = tr(f"faction.{key}") if key in self.kit.seats else tr(f"setup.{key}")
            box = pygame.Rect(row.x, row.y, self._names_width - look.px(14), row.height)
            draw_line(surface, words, box, fitting("text", look.text(22), words, box.width), colours.INK)
        for text, place in self.explanations():
            text.draw(surface, place)
        for setting in self.kit.game.settings:
            if self.groups[setting.key].visible:
                continue
            row, words = self._rows[setting.key], tr(f"setup.{setting.key}.only")
            box = pygame.Rect(row.x + self._names_width, row.y, row.width - self._names_width, row.height)
            face = fitting("text", look.text(20), words, box.width, bold=False)
            draw_line(surface, words, box, face, colours.GREY_ON_PAPER)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for text, (x, y) in self.explanations():
                if section := text.link_at((event.pos[0] - x, event.pos[1] - y)):
                    self.app.push(HelpScene(self.app, section))
                    return True
        return super().handle(event)

    def explanations(self) -> Iterator[tuple[RichText, tuple[int, int]]]:
        """What the choice in each row means, and where that stands; left out where there is no room for it."""
        look = self.look
        said = {key: _meaning(group) for key, group in self.groups.items() if group.visible}
        said["seed"] = tr("setup.random.hint")
        left = max(group.rect.right for group in self.groups.values()) + look.px(24)
        style = TextStyle(look.text(18), colours.GREY_ON_PAPER, leading=1.2)
        for key, words in said.items():
            text = RichText(words, max(NARROWEST, self.content.right - left), style)
            if text.height <= self._pitch:
                yield text, (left, self._rows[key].centery - text.height // 2)

    @property
    def humans(self) -> set[str]:
        return {seat for seat in self.kit.seats if self.chosen[seat] == HUMAN}

    @property
    def _agreed(self) -> dict[str, Any]:
        """The value of every setting, as the rules know it."""
        settings = self.kit.game.settings
        return {s.key: next(value for value in s.values if _key(value) == self.chosen[s.key]) for s in settings}

    def _show_settings(self) -> None:
        for setting in self.kit.game.settings:
            offered = self.kit.offers_setting(setting.key, self.humans, self._agreed)
            self.groups[setting.key].visible = offered
        self.invalidate()

    def _typed(self, text: str) -> None:
        self.seed = text

    def _roll(self) -> None:
        self.seed = str(new_seed())
        self.line.write(self.seed)

    def _start(self) -> None:
        text = self.seed.strip()
        if not (text.isascii() and text.isdigit() and int(text) <= MAX_SEED):
            self.app.tell(tr("setup.bad_seed", most=MAX_SEED))
            return
        agreed = {key: value for key, value in self._agreed.items() if self.groups[key].visible}
        session = self.kit.new_session(self.chosen["scenario"], self.humans, int(text), **agreed)
        begin_game(self.app, self.kit, session)


def _key(value: Any) -> str:
    """Of a setting's value, for its words."""
    return (ON if value else OFF) if isinstance(value, bool) else str(value)


def _choices(setting: Setting) -> list[tuple[str, str, str]]:
    """A switch is on or off; any other setting has words for each of its values."""
    hint = tr(f"setup.{setting.key}.hint")
    if set(setting.values) == {False, True}:
        return [(ON, tr("setup.on"), hint), (OFF, tr("setup.off"), hint)]
    return [(_key(value), tr(f"setup.{setting.key}.{value}"), hint) for value in setting.values]


def _meaning(group: ToggleGroup) -> str:
    """Of the choice that is taken."""
    return next(hint for key, _, hint in group.choices if key == group.chosen)
