"""For a quick start there is a column for each side. A click, and the usual scenario begins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from engine.core.thinking.strengths import STRENGTHS
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_fitted, draw_line, fitting
from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.panel import draw_sheet
from game.table.kit.icons import icon
from game.table.kit.kit import Kit
from game.table.ladder.player import PlayerOnLadder
from game.table.library.record import BOT
from game.table.press import Block, Column
from game.table.press.blocks import Body, Label, Lead, RunningText
from game.table.scene.opening import begin_game
from game.table.telling.luck import new_seed
from game.table.telling.sitters import machine_name

FEW = 4
"""More columns than this stand closer together in larger text, so that no word has to be broken."""
LARGE_TEXT = 1.1
WIDE, CLOSE = (48, 28, 26), (24, 10, 14)
"""So much is left free around all columns, between them, and within each."""


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """How the columns are set; lengths are those of the design."""

    words: type[RunningText]
    band: int
    """The height of what is in the faction's colour."""
    edge: int
    """So much is left free over the heading, and under everything."""
    low: bool = False
    """Whether what is not to be read takes no rows of its own: the way back, and one of the two buttons."""


SETTINGS = (
    ColumnLayout(Lead, band=150, edge=24),
    ColumnLayout(Lead, band=96, edge=24),
    ColumnLayout(Body, band=96, edge=24),
    ColumnLayout(Body, band=72, edge=12, low=True),
)
"""The first one in which all columns can be read without scrolling is taken, or else the last."""


class SidesScene(Scene):
    translucent = True

    def __init__(self, app: App, kit: Kit, opponent: str = "") -> None:
        """`opponent` is the machine that takes all other sides; empty for the rules' own player."""
        super().__init__(app)
        self.kit = kit
        self.opponent = opponent
        self.player: PlayerOnLadder | None = None
        """Who is to have opponents of the same strength, if that is wanted."""
        self.sheets: dict[str, pygame.Rect] = {}

    def build(self) -> None:
        self.columns = {faction: Column() for faction in self.kit.seats}
        self.play = {
            faction: Button(
                tr("sides.play", faction=tr(f"faction.{faction}")),
                partial(self._begin, faction),
                style="gold",
                tooltip=tr("sides.play.hint"),
                shortcut=str(number),
            )
            for number, faction in enumerate(self.kit.seats, 1)
        }
        self.aids = {
            faction: Button.of("sides.sheet", partial(self._show_sheet, faction), style="paper")
            for faction in self.kit.seats
        }
        self.back_button = Button.of("button.back", self.back, shortcut="Esc")
        self.yours = Button.of("sides.yours", self._choose_yours, style="paper", shortcut="M")
        self.yours.visible = PlayerOnLadder.may_be_shown(self.app, self.kit)
        self.yours.select(self.player is not None)
        self.add(self.yours)
        self.add(*self.columns.values(), *self.play.values(), *self.aids.values(), self.back_button)

    def _blocks(self, faction: str, words: type[RunningText]) -> list[Block]:
        return [
            words(tr(f"sides.{faction}.who")),
            Label(tr("sides.wins")),
            words(tr(f"sides.{faction}.wins")),
            Label(tr("sides.difficulty")),
            words(tr(f"sides.{faction}.difficulty")),
        ]

    def layout(self, size: tuple[int, int]) -> None:
        for setting in SETTINGS:
            self._set_in(setting, size)
            if not any(column.bar.needed for column in self.columns.values()):
                return

    def _set_in(self, setting: ColumnLayout, size: tuple[int, int]) -> None:
        look, number = self.look, len(self.kit.seats)
        crowded = number > FEW and look.text_scale > LARGE_TEXT
        margin, gap, pad = (look.px(side) for side in (CLOSE if crowded else WIDE))
        edge, tall, between = look.px(setting.edge), round(look.text(22) * 2), look.px(20)
        self._heading = pygame.Rect(margin, edge, size[0] - 2 * margin, round(look.text(44) * 1.25))
        self._text = pygame.Rect(margin, self._heading.bottom, size[0] - 2 * margin, round(look.text(22) * 1.5))
        back = pygame.Rect(margin, size[1] - edge - tall, self.back_button.natural_width(look), tall)
        top, bottom = self._text.bottom + between, back.top - between
        if setting.low:
            back.top, bottom = edge, back.bottom
        self.back_button.place(back, look)
        beside = pygame.Rect(0, back.y, self.yours.natural_width(look), tall)
        beside.right = size[0] - margin
        self.yours.place(beside, look)
        width = min((size[0] - 2 * margin - (number - 1) * gap) // number, look.wide(580))
        self._band = look.px(setting.band)
        inner = width - 2 * pad
        foot = self._foot(inner, tall, setting.low)
        for faction, column in self.columns.items():
            column.show(self._blocks(faction, setting.words))
        text = max(column.natural_height(inner, look) for column in self.columns.values())
        spare = max(0, bottom - top - self._band - text - foot - 3 * pad)
        top, bottom = top + spare // 2, bottom - spare + spare // 2
        self._heading.y += spare // 3
        self._text.y += spare // 3
        left = (size[0] - number * width - (number - 1) * gap) // 2
        for place, faction in enumerate(self.kit.seats):
            sheet = pygame.Rect(left + place * (width + gap), top, width, bottom - top)
            self.sheets[faction] = sheet
            buttons = pygame.Rect(sheet.x + pad, sheet.bottom - pad - foot, inner, foot)
            self._place_buttons(faction, buttons, tall)
            inside = pygame.Rect(sheet.x + pad, sheet.y + self._band + pad, inner, 0)
            inside.height = buttons.y - pad - inside.y
            self.columns[faction].place(inside, look)

    def _foot(self, width: int, tall: int, low: bool) -> int:
        """The height of a column's two buttons: one row, if both labels fit into it and it should be low, or two."""
        fits = all(sum(self._least_widths(faction)) <= width for faction in self.kit.seats)
        return tall if low and fits else 2 * tall + self.look.px(12)

    def _least_widths(self, faction: str) -> tuple[int, int]:
        play, aid = self.play[faction], self.aids[faction]
        return play.least_width(self.look) + self.look.px(8), aid.least_width(self.look)

    def _place_buttons(self, faction: str, room: pygame.Rect, tall: int) -> None:
        play, aid = pygame.Rect(room.topleft, (room.width, tall)), pygame.Rect(room.x, 0, room.width, tall)
        aid.bottom = room.bottom
        if room.height == tall:
            first, second = self._least_widths(faction)
            play.width = first + (room.width - first - second) // 2
            aid.left, aid.width = play.right, room.right - play.right
            play.width -= self.look.px(8)
        self.play[faction].place(play, self.look)
        self.aids[faction].place(aid, self.look)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface, 185)
        look, palette = self.look, self.kit.palette(self.app)
        heading = tr("sides.heading")
        draw_fitted(surface, heading, self._heading, "news", look.text(44), colours.CREAM, "center")
        text = tr("sides.against", name=machine_name(self.opponent)) if self.opponent else tr("sides.text")
        if self.player is not None:
            text = tr("sides.yours.text")
        draw_fitted(surface, text, self._text, "text", look.text(22), colours.PAPER_DARK, "center", bold=False)
        names = {faction: tr(f"faction.{faction}").upper() for faction in self.sheets}
        seal = round(self._band * 0.64)
        beside = look.px(26) + seal + look.px(24)
        room = min(sheet.width for sheet in self.sheets.values()) - beside - look.px(16)
        faces = [fitting("display", look.px(52), name, room) for name in names.values()]
        face = min(faces, key=lambda face: face.get_height())
        for faction, sheet in self.sheets.items():
            draw_sheet(surface, sheet, look)
            band = pygame.Rect(sheet.x, sheet.y, sheet.width, self._band)
            surface.fill(palette.factions[faction], band)
            ink = palette.on_faction[faction]
            symbol = icon(self.kit.symbols[faction], seal, ink)
            surface.blit(symbol, symbol.get_rect(midleft=(band.x + look.px(26), band.centery)))
            box = pygame.Rect(band.x + beside, band.y, room, band.height)
            draw_line(surface, names[faction], box, face, ink)
        super().draw(surface)

    def _choose_yours(self) -> None:
        self.player = None if self.player else PlayerOnLadder.of(self.app, self.kit)
        self.yours.select(self.player is not None)
        self.invalidate()

    def _begin(self, faction: str) -> None:
        others = {seat: self.opponent for seat in self.kit.seats if self.opponent and seat != faction}
        if self.player is not None:
            others = self.player.proposal(faction).others
        machines = {seat: kind for seat, kind in others.items() if kind in STRENGTHS}
        agreed = {seat: kind for seat, kind in others.items() if kind not in (BOT, *STRENGTHS)}
        humans = {faction, *machines}
        session = self.kit.new_session(self.kit.game.scenarios[0], humans, new_seed(), machines or None, **agreed)
        begin_game(self.app, self.kit, session)

    def _show_sheet(self, faction: str) -> None:
        self.app.push(HelpScene(self.app, f"sheet_{faction}"))
