"""The current card as a newspaper clipping; the sides of an Event can be clicked where they may be played."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping

import pygame

from engine.people_power.cards import EVENT_NUMBERS, faction_order
from engine.people_power.events import SIDES
from game.people_power.board.card_setting import CardSetting, Side
from game.people_power.board.faction_disc import draw_disc
from game.people_power.board.paper import draw_paper
from game.people_power.board.paper_panel import PaperPanel
from game.people_power.palette import EVENT_PAPER
from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.easing import Eased
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr

REFUSED_INK: Colour = (84, 76, 62)


class Clipping(PaperPanel):
    def __init__(self, on_side: Callable[[str], None], on_inspect: Callable[[int], None]) -> None:
        super().__init__()
        self.card = 0
        self.on_side = on_side
        self.on_inspect = on_inspect
        self.side_rects: dict[str, pygame.Rect] = {}
        self.turning = 1.0
        """How far the card has been turned over: at 0 it shows its back, at 1 its face."""
        self._offered: frozenset[str] = frozenset()
        self._refused: dict[str, str] = {}
        self._taken = ""
        self._over = ""
        self._held = ""
        self._lift = {side: Eased(0.0) for side in SIDES}

    # What the scene tells

    def show(self, card: int, taken: str = "") -> None:
        """`taken` is the side that is being executed."""
        if (card, taken) != (self.card, self._taken):
            self.card, self._taken = card, taken
            self.renew()

    def offer(self, sides: Collection[str], refused: Mapping[str, str]) -> None:
        """Which sides may be played, and why the others may not."""
        if (frozenset(sides), dict(refused)) != (self._offered, self._refused):
            self._offered, self._refused = frozenset(sides), dict(refused)
            self._aim("")
            self._held = ""
            self.renew()

    def turn(self, progress: float) -> None:
        self.turning = progress
        self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self.side_rects = {}
        if rect.width > 0:
            sides = CardSetting(self.card, rect.width, look).sides()
            self.side_rects = {side.name: side.box.move(rect.topleft) for side in sides}

    def needed(self, width: int, look: Look) -> int:
        """The height at which nothing is cut."""
        return CardSetting(self.card, width, look).height

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
        if self.turning < 1.0:
            self._draw_turning(surface)
            return
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(12), strength=120, drop=look.px(4))
        surface.blit(self.picture, self.rect)
        for side, rect in self.side_rects.items():
            if side in self._offered:
                lift = self._lift[side].value
                colour = mix(colours.GOLD, colours.RED, lift)
                pygame.draw.rect(surface, colour, rect.inflate(4, 4), look.px(3 + 2 * lift), border_radius=look.px(5))

    def _draw_turning(self, surface: pygame.Surface) -> None:
        """First the back of the card, then its face, as narrow as one sees it at that moment."""
        width = max(2, round(self.rect.width * abs(math.cos(math.pi * self.turning))))
        seen = pygame.Rect(0, 0, width, self.rect.height)
        seen.center = self.rect.center
        if self.turning < 0.5:
            draw_plate(surface, seen, colours.INK_RAISED, self.look.px(4), colours.GOLD, 2)
        else:
            surface.blit(pygame.transform.scale(self.picture, seen.size), seen)

    def paint(self) -> pygame.Surface:
        look = self.look
        setting = CardSetting(self.card, self.rect.width, look)
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 4)
        self._paint_masthead(picture, setting)
        setting.headline.draw(picture, (setting.pad, setting.headline_top))
        setting.kicker.draw(picture, (setting.pad, setting.headline_top + setting.headline.height))
        if setting.body is not None:
            setting.body.draw(picture, (setting.pad, setting.text_top))
        for side in setting.sides():
            self._paint_side(picture, side, setting.strip)
        return picture

    def _paint_masthead(self, picture: pygame.Surface, setting: CardSetting) -> None:
        look = self.look
        row = pygame.Rect(setting.pad, look.px(6), self.rect.width - 2 * setting.pad, setting.masthead)
        middle = pygame.Rect(row)
        if self.card in EVENT_NUMBERS:
            radius = round(row.height * 0.33)
            for faction in faction_order(self.card):
                disc = pygame.Rect(middle.left, row.y, 2 * radius, row.height)
                initial = tr(f"faction.{faction}")[0]
                draw_disc(picture, disc, faction, initial, max(10, round(radius * 1.35)), self.palette)
                middle.left = disc.right + look.px(5)
        number = font("news", look.text(18))
        words = tr("table.number", number=self.card) if self.card else ""
        draw_line(picture, words, row, number, colours.GREY_ON_PAPER, "right")
        middle.width = row.right - width_of(number, words) - middle.left
        paper = tr("paper.name")
        name = fitting("news", look.text(19), paper, middle.width - look.px(10))
        draw_line(picture, paper, middle, name, colours.INK, "center")
        pygame.draw.rect(picture, colours.INK, (row.x, row.bottom, row.width, max(1, look.px(2))))

    def _paint_side(self, picture: pygame.Surface, side: Side, strip_height: int) -> None:
        look, box = self.look, side.box
        face = EVENT_PAPER[side.name]
        if side.name == self._taken:
            draw_plate(picture, box, face, look.px(4), colours.INK, look.px(3))
        else:
            draw_plate(picture, box, face, look.px(4), colours.PAPER_EDGE)
        left, top = box.x + look.px(10), box.y + look.px(6)
        side.title.draw(picture, (left, top))
        side.text.draw(picture, (left, top + side.title.height + look.px(2)))
        strip = pygame.Rect(box.x + 1, box.bottom - strip_height - 1, box.width - 2, strip_height)
        if side.name in self._offered:
            self._paint_strip(picture, strip, tr("table.play_side"), colours.GOLD, colours.INK)
        elif side.name in self._refused:
            self._paint_strip(picture, strip, tr("table.not_now"), colours.DISABLED, REFUSED_INK)

    def _paint_strip(
        self, picture: pygame.Surface, strip: pygame.Rect, words: str, colour: Colour, ink: Colour
    ) -> None:
        radius = self.look.px(4)
        pygame.draw.rect(picture, colour, strip, border_bottom_left_radius=radius, border_bottom_right_radius=radius)
        face = font("display", self.look.text(18), bold=True)
        draw_line(picture, shortened(face, words, strip.width), strip, face, ink, "center")
