"""Quick start: three columns, one for each side. A click, and the Standard scenario begins."""

from __future__ import annotations

from functools import partial

import pygame

from engine import people_power
from engine.people_power.board import FACTIONS, Faction
from game.people_power.map.icons import SYMBOL, icon
from game.people_power.newspaper import Block, Column
from game.people_power.newspaper.blocks import Body, Label, Lead, Words
from game.people_power.palette import PALETTES
from game.people_power.scenes.opening import begin_game, new_seed
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_line, fitting
from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.panel import draw_sheet

LARGE_TEXT = 1.1
"""With larger text than this the bands with the factions' names are lower, to leave it room."""


class SidesScene(Scene):
    translucent = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sheets: dict[Faction, pygame.Rect] = {}

    def build(self) -> None:
        self.columns = {faction: Column() for faction in FACTIONS}
        self.play = {
            faction: Button(
                tr("sides.play", faction=tr(f"faction.{faction}")),
                partial(self._begin, faction),
                style="gold",
                tooltip=tr("sides.play.hint"),
                shortcut=str(number),
            )
            for number, faction in enumerate(FACTIONS, 1)
        }
        self.aids = {
            faction: Button(
                tr("sides.sheet"),
                partial(self._show_sheet, faction),
                style="paper",
                tooltip=tr("sides.sheet.hint"),
            )
            for faction in FACTIONS
        }
        self.back_button = Button(tr("button.back"), self.back, shortcut="Esc", tooltip=tr("button.back.hint"))
        self.add(*self.columns.values(), *self.play.values(), *self.aids.values(), self.back_button)

    def _blocks(self, faction: Faction, words: type[Words]) -> list[Block]:
        return [
            words(tr(f"sides.{faction}.who")),
            Label(tr("sides.wins")),
            words(tr(f"sides.{faction}.wins")),
            Label(tr("sides.difficulty")),
            words(tr(f"sides.{faction}.difficulty")),
        ]

    def _set_in(self, words: type[Words], width: int) -> int:
        """Set the columns in larger or smaller type; returns the height that the longest needs."""
        for faction, column in self.columns.items():
            column.show(self._blocks(faction, words))
        return max(column.natural_height(width, self.look) for column in self.columns.values())

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap, pad = look.px(48), look.px(28), look.px(26)
        tall = round(look.text(22) * 2)
        self._heading = pygame.Rect(margin, look.px(24), size[0] - 2 * margin, round(look.text(44) * 1.25))
        self._text = pygame.Rect(margin, self._heading.bottom, size[0] - 2 * margin, round(look.text(22) * 1.5))
        top, bottom = self._text.bottom + look.px(20), size[1] - look.px(24) - tall - look.px(20)
        width = min((size[0] - 2 * margin - 2 * gap) // 3, look.wide(580))
        self._band = head = look.px(150) if look.text_scale <= LARGE_TEXT else look.px(96)
        around = head + 2 * (tall + look.px(12)) + 3 * pad
        needed = around + self._set_in(Lead, width - 2 * pad)
        if needed > bottom - top:
            needed = around + self._set_in(Body, width - 2 * pad)
        spare = max(0, bottom - top - needed)
        top, bottom = top + spare // 2, bottom - spare + spare // 2
        self._heading.y += spare // 3
        self._text.y += spare // 3
        left = (size[0] - 3 * width - 2 * gap) // 2
        for number, faction in enumerate(FACTIONS):
            sheet = pygame.Rect(left + number * (width + gap), top, width, bottom - top)
            self.sheets[faction] = sheet
            aid = pygame.Rect(sheet.x + pad, sheet.bottom - pad - tall, width - 2 * pad, tall)
            play = aid.move(0, -tall - look.px(12))
            self.aids[faction].place(aid, look)
            self.play[faction].place(play, look)
            inside = pygame.Rect(sheet.x + pad, sheet.y + head + pad, width - 2 * pad, 0)
            inside.height = play.y - look.px(16) - inside.y
            self.columns[faction].place(inside, look)
        wide = self.back_button.natural_width(look)
        self.back_button.place(pygame.Rect(margin, size[1] - look.px(24) - tall, wide, tall), look)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface, 185)
        look, palette = self.look, PALETTES[self.app.settings.palette]
        heading = tr("sides.heading")
        draw_line(
            surface,
            heading,
            self._heading,
            fitting("news", look.text(44), heading, self._heading.width),
            colours.CREAM,
            "center",
        )
        text = tr("sides.text")
        draw_line(
            surface,
            text,
            self._text,
            fitting("text", look.text(22), text, self._text.width, bold=False),
            colours.PAPER_DARK,
            "center",
        )
        for faction, sheet in self.sheets.items():
            draw_sheet(surface, sheet, look)
            band = pygame.Rect(sheet.x, sheet.y, sheet.width, self._band)
            surface.fill(palette.factions[faction], band)
            ink = palette.on_faction[faction]
            symbol = icon(SYMBOL[faction], round(self._band * 0.64), ink)
            surface.blit(symbol, symbol.get_rect(midleft=(band.x + look.px(26), band.centery)))
            name = tr(f"faction.{faction}").upper()
            box = pygame.Rect(band.x + look.px(140), band.y, band.width - look.px(160), band.height)
            draw_line(surface, name, box, fitting("display", look.px(52), name, box.width), ink)
        super().draw(surface)

    def _begin(self, faction: Faction) -> None:
        session = people_power.new_session(scenario="standard", humans={faction}, seed=new_seed())
        begin_game(self.app, session)

    def _show_sheet(self, faction: Faction) -> None:
        self.app.push(HelpScene(self.app, f"sheet_{faction}"))
