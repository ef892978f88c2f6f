"""The current card as a newspaper clipping; the sides of an Event can be clicked where they may be played."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping

import pygame

from engine.people_power.cards import EVENTS, faction_order
from game.people_power.palette import DEFAULT, Palette
from game.shell import colours
from game.shell.colours import mix
from game.shell.easing import Eased
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.widget import Widget

SIDES = ("unshaded", "shaded")
STACKED_BELOW = 390
"""Columns narrower than this would hold three words a line, so the sides stand one under the other."""


class Clipping(Widget):
    def __init__(self, on_side: Callable[[str], None], on_inspect: Callable[[int], None]) -> None:
        super().__init__()
        self.palette: Palette = DEFAULT
        self.card = 0
        self.on_side = on_side
        self.on_inspect = on_inspect
        self.side_rects: dict[str, pygame.Rect] = {}
        self.turning = 1.0
        """How far the card has been turned over: 0 is on edge before, 1 is open."""
        self._offered: frozenset[str] = frozenset()
        self._refused: dict[str, str] = {}
        self._taken = ""
        self._over = ""
        self._held = ""
        self._lift = {side: Eased(0.0) for side in SIDES}
        self._picture: pygame.Surface | None = None

    # What the scene tells

    def show(self, card: int, taken: str = "") -> None:
        """`taken` is the side that is being executed."""
        if (card, taken) != (self.card, self._taken):
            self.card, self._taken = card, taken
            self._picture = None
            self.dirty = True

    def offer(self, sides: Collection[str], refused: Mapping[str, str]) -> None:
        """Which sides may be played, and why the others may not."""
        if (frozenset(sides), dict(refused)) != (self._offered, self._refused):
            self._offered, self._refused = frozenset(sides), dict(refused)
            self._over = self._held = ""
            self._picture = None
            self.dirty = True

    def turn(self, progress: float) -> None:
        self.turning = progress
        self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._picture = None
        self.side_rects = {}
        if rect.width > 0 and self.card in EVENTS:
            self._picture = self._paint()

    def needed(self, width: int, look: Look) -> int:
        """The height at which nothing is cut."""
        return _Setting(self.card, width, look).height

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._aim(self._side_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            side = self._side_at(event.pos)
            if event.button == 3 and self.card:
                self.on_inspect(self.card)
            elif event.button == 1 and side in self._offered:
                self._held = side
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            side, self._held = self._held, ""
            if side == self._side_at(event.pos):
                self.on_side(side)
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._aim("")
        self._held = ""

    def update(self, dt: float) -> bool:
        moved = [lift.update(dt) for lift in self._lift.values()]
        return super().update(dt) or any(moved)

    def hint(self, position: tuple[int, int]) -> str:
        side = self._side_at(position)
        if side in self._offered:
            return tr("table.play_side.hint")
        if side in self._refused:
            return f"*{self._refused[side]}*"
        return tr("table.card.hint") if self.card else ""

    def _aim(self, side: str) -> None:
        if side != self._over:
            self._over, self.dirty = side, True
            for name, lift in self._lift.items():
                lift.go(1.0 if name == side and name in self._offered else 0.0)

    def _side_at(self, position: tuple[int, int]) -> str:
        return next((side for side, rect in self.side_rects.items() if rect.collidepoint(position)), "")

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.width <= 0:
            return
        if self._picture is None:
            self._picture = self._paint()
        if self.turning < 1.0:
            width = max(2, round(self.rect.width * abs(math.cos(math.pi * self.turning))))
            if self.turning < 0.5:
                back = pygame.Rect(0, 0, width, self.rect.height)
                back.center = self.rect.center
                draw_plate(surface, back, colours.INK_RAISED, self.look.px(4), colours.GOLD, 2)
                return
            turned = pygame.transform.scale(self._picture, (width, self.rect.height))
            surface.blit(turned, turned.get_rect(center=self.rect.center))
            return
        draw_shadow(surface, self.rect, self.look.px(4), spread=self.look.px(12), strength=120, drop=self.look.px(4))
        surface.blit(self._picture, self.rect)
        for side, lift in self._lift.items():
            if side in self.side_rects and side in self._offered:
                rect = self.side_rects[side]
                pygame.draw.rect(
                    surface,
                    mix(colours.GOLD, colours.RED, lift.value),
                    rect.inflate(4, 4),
                    self.look.px(3 + 2 * lift.value),
                    border_radius=self.look.px(5),
                )

    def _paint(self) -> pygame.Surface:
        look = self.look
        setting = _Setting(self.card, self.rect.width, look)
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_plate(picture, picture.get_rect(), colours.PAPER, look.px(4), colours.PAPER_EDGE)
        y = self._paint_masthead(picture, setting)
        setting.headline.draw(picture, (setting.pad, y))
        y += setting.headline.height
        setting.kicker.draw(picture, (setting.pad, y))
        y += setting.kicker.height + look.px(8)
        self.side_rects = {}
        if setting.body is not None:
            setting.body.draw(picture, (setting.pad, y))
        for side, box, title, text in setting.sides(y, self.rect.height):
            self._paint_side(picture, side, box, title, text)
            self.side_rects[side] = box.move(self.rect.topleft)
        return picture

    def _paint_masthead(self, picture: pygame.Surface, setting: _Setting) -> int:
        look, palette = self.look, self.palette
        row = pygame.Rect(setting.pad, look.px(6), self.rect.width - 2 * setting.pad, setting.masthead)
        left = row.left
        if self.card in EVENTS:
            radius = round(row.height * 0.33)
            for faction in faction_order(self.card):
                centre = (left + radius, row.centery)
                pygame.draw.aacircle(picture, palette.ink, centre, radius)
                pygame.draw.aacircle(picture, palette.factions[faction], centre, radius - 1)
                letter = font("display", max(10, round(radius * 1.35)), bold=True)
                disc = pygame.Rect(left, row.y, 2 * radius, row.height)
                draw_line(picture, tr(f"faction.{faction}")[0], disc, letter, palette.on_faction[faction], "center")
                left += 2 * radius + look.px(5)
        number = font("news", look.text(18))
        words = tr("table.number", number=self.card) if self.card else ""
        draw_line(picture, words, row, number, colours.GREY_ON_PAPER, "right")
        right = row.right - width_of(number, words)
        middle = pygame.Rect(left, row.y, right - left, row.height)
        paper = tr("paper.name")
        name = fitting("news", look.text(19), paper, middle.width - look.px(10))
        draw_line(picture, paper, middle, name, colours.INK, "center")
        pygame.draw.rect(picture, colours.INK, (row.x, row.bottom, row.width, max(1, look.px(2))))
        return row.bottom + look.px(6)

    def _paint_side(
        self, picture: pygame.Surface, side: str, box: pygame.Rect, title: RichText, text: RichText
    ) -> None:
        look = self.look
        shaded = side == "shaded"
        face = colours.CREAM if not shaded else (206, 198, 182)
        border = colours.INK if side == self._taken else colours.PAPER_EDGE
        draw_plate(picture, box, face, look.px(4), border, look.px(3) if side == self._taken else 1)
        pad = look.px(10)
        title.draw(picture, (box.x + pad, box.y + look.px(6)))
        text.draw(picture, (box.x + pad, box.y + look.px(6) + title.height + look.px(2)))
        foot = round(look.text(18) * 1.5)
        strip = pygame.Rect(box.x + 1, box.bottom - foot - 1, box.width - 2, foot)
        words = font("display", look.text(18), bold=True)
        if side in self._offered:
            pygame.draw.rect(
                picture,
                colours.GOLD,
                strip,
                border_bottom_left_radius=look.px(4),
                border_bottom_right_radius=look.px(4),
            )
            label = shortened(words, tr("table.play_side"), strip.width)
            draw_line(picture, label, strip, words, colours.INK, "center")
        elif side in self._refused:
            pygame.draw.rect(
                picture,
                colours.DISABLED,
                strip,
                border_bottom_left_radius=look.px(4),
                border_bottom_right_radius=look.px(4),
            )
            label = shortened(words, tr("table.not_now"), strip.width)
            draw_line(picture, label, strip, words, (84, 76, 62), "center")


class _Setting:
    """The type of one card, set in a width."""

    def __init__(self, card: int, width: int, look: Look) -> None:
        self.look = look
        self.width = width
        self.pad = look.px(16)
        inner = width - 2 * self.pad
        self.masthead = round(look.text(19) * 1.55)
        stacked = width < STACKED_BELOW
        title = tr(f"card.{card}.title") if card else tr("table.no_card")
        self.headline = RichText(
            title, inner, TextStyle(look.text(34 if not stacked else 28), colours.INK, "news", bold=True, leading=1.15)
        )
        kicker = tr(f"card.{card}.kicker") if card else tr("table.no_card.kicker")
        self.kicker = RichText(
            kicker, inner, TextStyle(look.text(19), colours.GREY_ON_PAPER, "news", italic=True, leading=1.2)
        )
        self.body: RichText | None = None
        self._texts: list[tuple[str, RichText, RichText]] = []
        gap = look.px(10)
        self.stacked = stacked
        self.column = inner if stacked else (inner - gap) // 2
        self.gap = gap
        if card in EVENTS:
            within = self.column - 2 * look.px(10)
            for side in SIDES:
                heading = RichText(
                    tr(f"card.{card}.{side}.title"),
                    within,
                    TextStyle(look.text(19), colours.INK, "display", bold=True, leading=1.2),
                )
                text = RichText(tr(f"card.{card}.{side}"), within, TextStyle(look.text(18), colours.INK, leading=1.25))
                self._texts.append((side, heading, text))
        elif card:
            self.body = RichText(tr(f"card.{card}.effect"), inner, TextStyle(look.text(19), leading=1.3))

    @property
    def foot(self) -> int:
        return round(self.look.text(18) * 1.5) + self.look.px(6)

    @property
    def height(self) -> int:
        top = (
            self.look.px(12)
            + self.masthead
            + self.headline.height
            + self.kicker.height
            + self.look.px(8)
            + self.look.px(14)
        )
        if self.body is not None:
            return top + self.body.height
        heights = self._heights()
        if self.stacked:
            return top + sum(heights) + self.gap
        return top + max(heights, default=0)

    def sides(self, top: int, bottom: int) -> list[tuple[str, pygame.Rect, RichText, RichText]]:
        """Each side with its box."""
        placed = []
        heights = self._heights()
        x, y = self.pad, top
        for (side, title, text), height in zip(self._texts, heights, strict=True):
            box = pygame.Rect(x, y, self.column, height if self.stacked else max(heights))
            placed.append((side, box, title, text))
            if self.stacked:
                y += height + self.gap
            else:
                x += self.column + self.gap
        return placed

    def _heights(self) -> list[int]:
        return [
            self.look.px(8) + title.height + self.look.px(2) + text.height + self.foot for _, title, text in self._texts
        ]
