"""The card in play as a newspaper clipping; its sides can be clicked where they may be played."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame

from game.shell import colours, decoding
from game.shell.cache import Kept
from game.shell.colours import Colour, mix
from game.shell.easing import Eased
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.table.asking.offers import CARD, Hands, Offer
from game.table.panels.card_setting import NO_FACE, CardSetting, Face, SetSide
from game.table.panels.faction_disc import draw_disc
from game.table.panels.keyed import Keyed
from game.table.panels.paper import cut_ahead, draw_paper
from game.table.panels.paper_panel import PaperPanel

REFUSED_INK: Colour = (84, 76, 62)


Illustrate = Callable[[str, tuple[int, int], str], pygame.Surface]
"""The picture of a card, by its key, at a size, in the palette of that name."""
DrawAhead = Callable[[str, tuple[int, int], str], None]
"""The same, to begin with it before it is wanted."""
Room = Callable[[int], int]
"""What a column can spare for a picture, from the height that is needed without one."""
CORNERS = 4
"""Its own corners have this radius in the design."""
SET_AT_ONCE = 2
"""The card that lies there, and the next."""
TALLEST, LOWEST = 0.6, 0.24
"""The height of a picture in parts of its width: as it is drawn, and the narrowest strip that still shows something."""


class Clipping(Keyed, PaperPanel):
    def __init__(self, hands: Hands, illustrate: Illustrate | None = None, draw_ahead: DrawAhead | None = None) -> None:
        super().__init__()
        self.face = NO_FACE
        self._illustrate = illustrate
        self._draw_ahead = draw_ahead
        self._getting_ready: Iterator[None] = iter(())
        """It makes the next card ready."""
        self._picture_height = 0
        self._set: Kept[tuple[Face, int, Look], CardSetting] = Kept(SET_AT_ONCE, lambda setting: 1)
        self._hands = hands
        self.side_rects: dict[str, pygame.Rect] = {}
        self.turning = 1.0
        """How far the card has been turned over: at 0 it shows its back, at 1 its face."""
        self._offers: dict[str, Offer] = {}
        """They are kept by side."""
        self._taken = ""
        self._over = ""
        self._held = ""
        self._lift: dict[str, Eased] = {}

    # What the table tells

    def show(self, face: Face, taken: str = "") -> None:
        """`taken` is the side that is being carried out."""
        if (face, taken) != (self.face, self._taken):
            self.face, self._taken = face, taken
            self._lift = {side.key: Eased(0.0) for side in face.sides}
            self.renew()

    def offer(self, offers: Sequence[Offer]) -> None:
        by_side = {offer.target.key: offer for offer in offers}
        if by_side != self._offers:
            self._offers = by_side
            self.look_at("")
            self._held = ""
            self.renew()

    def spot(self, key: str) -> pygame.Rect | None:
        return self.side_rects.get(key)

    def turn(self, progress: float) -> None:
        self.turning = progress
        self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self.side_rects = {}
        if rect.width > 0 and self.face.sides:
            sides = self._setting(rect.width, look, self._picture_height).sides()
            self.side_rects = {side.key: side.box.move(rect.topleft) for side in sides}

    @property
    def is_pointed(self) -> bool:
        """Whether it shows a card of the hand for as long as that is pointed at."""
        return False

    def foresee(self, face: Face, look: Look, room: Room) -> None:
        """It will lie here soon: its type is set now, its picture drawn beside the loop, and the rest bit by bit."""
        shown, self.face = self.face, face
        width = self.rect.width
        needed = self.needed(width, look)
        height = self._height_of_picture(width, look, room(needed))
        setting = self._setting(width, look, height)
        self._getting_ready = self._get_ready(face, setting.picture.size, (width, setting.height))
        next(self._getting_ready)
        self.face = shown

    def _get_ready(self, face: Face, picture: tuple[int, int], whole: tuple[int, int]) -> Iterator[None]:
        illustrated = self._illustrate is not None and picture[1] > 0
        if illustrated and self._draw_ahead is not None:
            self._draw_ahead(face.key, picture, self.palette.name)
        yield
        cut_ahead(whole, self.look, CORNERS)
        yield
        while decoding.is_under_way():
            yield
        if illustrated and self._illustrate is not None:
            self._illustrate(face.key, picture, self.palette.name)

    def _setting(self, width: int, look: Look, picture: int = 0) -> CardSetting:
        """Setting its type takes milliseconds and is asked for several times in a frame."""
        wanted = self.face, width, look
        setting = self._set.get(wanted) or self._set.put(wanted, CardSetting(*wanted))
        setting.picture_height = picture
        return setting

    def needed(self, width: int, look: Look) -> int:
        """The height at which nothing is cut."""
        return self._setting(width, look).height

    def least(self, width: int, look: Look) -> int:
        """The height at which all its words are there, if not its picture."""
        return self.needed(width, look)

    def taken_by_picture(self, width: int, look: Look, spare: int) -> int:
        """How much higher it becomes by as much of its picture as there is room to spare for."""
        self._picture_height = self._height_of_picture(width, look, spare)
        return self._picture_height + CardSetting.below_picture(look) if self._picture_height else 0

    def _height_of_picture(self, width: int, look: Look, spare: int) -> int:
        """0 if none is shown."""
        if self._illustrate is None or not self.face.key:
            return 0
        gap, wide = CardSetting.below_picture(look), self._setting(width, look).picture.width
        return min(spare - gap, round(TALLEST * wide)) if spare - gap >= LOWEST * wide else 0

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.look_at(self._side_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            side = self._side_at(event.pos)
            if event.button == 3:
                self.inspect()
            elif event.button == 1 and self._may_play(side):
                self._held = side
            elif event.button == 1 and side in self._offers:
                self._hands.refuse(self._offers[side].reason)
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            side, self._held = self._held, ""
            if side == self._side_at(event.pos):
                self._hands.answer(self._offers[side].option)
            return True
        return False

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.face.key)

    def inspect(self) -> None:
        if self.face.key:
            self._hands.inspect(CARD, self.face.key)

    def rest(self) -> None:
        super().rest()
        self.look_at("")
        self._held = ""

    def update(self, dt: float) -> bool:
        next(self._getting_ready, None)
        moved = [lift.update(dt) for lift in self._lift.values()]
        return super().update(dt) or any(moved)

    def hint(self, position: tuple[int, int]) -> str:
        side = self._side_at(position)
        if side in self._offers:
            reason = self._offers[side].reason or self._offers[side].idle
            return f"*{reason}*" if reason else tr("table.play_side.hint")
        return tr("table.card.hint") if self.face.key else ""

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        return self.side_rects.get(self._side_at(position), self.rect)

    def look_at(self, side: str) -> None:
        if side != self._over:
            self._over, self.dirty = side, True
            for name, lift in self._lift.items():
                lift.go(1.0 if name == side and self._may_play(name) else 0.0)

    def _may_play(self, side: str) -> bool:
        return side in self._offers and not self._offers[side].reason

    def _side_at(self, position: tuple[int, int]) -> str:
        return next((side for side, rect in self.side_rects.items() if rect.collidepoint(position)), "")

    # Drawing

    @property
    def halo(self) -> Hashable:
        """It throws no shadow while it is turned over."""
        return self.turning < 1.0

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
            if self._may_play(side):
                lift = self._lift[side].value
                lit = colours.DISABLED if self._offers[side].idle else colours.GOLD
                colour = mix(lit, colours.RED, lift)
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
        setting = self._setting(self.rect.width, look, self._picture_height)
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, CORNERS)
        self._paint_masthead(picture, setting)
        setting.headline.draw(picture, (setting.pad, setting.headline_top))
        setting.kicker.draw(picture, (setting.pad, setting.headline_top + setting.headline.height))
        if self._illustrate is not None and self._picture_height:
            printed = self._illustrate(self.face.key, setting.picture.size, self.palette.name)
            picture.blit(printed, setting.picture)
        if setting.body is not None:
            setting.body.draw(picture, (setting.pad, setting.text_top))
        for side in setting.sides():
            self._paint_side(picture, side, setting.strip)
        return picture

    def _paint_masthead(self, picture: pygame.Surface, setting: CardSetting) -> None:
        look = self.look
        row = pygame.Rect(setting.pad, look.px(6), self.rect.width - 2 * setting.pad, setting.masthead)
        middle = pygame.Rect(row)
        radius = round(row.height * 0.33)
        for faction in self.face.factions:
            disc = pygame.Rect(middle.left, row.y, 2 * radius, row.height)
            initial = tr(f"faction.{faction}")[0]
            draw_disc(picture, disc, faction, initial, max(10, round(radius * 1.35)), self.palette)
            middle.left = disc.right + look.px(5)
        number, words = font("news", look.text(18)), self.face.number
        draw_line(picture, words, row, number, colours.GREY_ON_PAPER, "right")
        middle.width = row.right - width_of(number, words) - middle.left
        paper = tr("paper.name")
        name = fitting("news", look.text(19), paper, middle.width - look.px(10))
        draw_line(picture, paper, middle, name, colours.INK, "center")
        pygame.draw.rect(picture, colours.INK, (row.x, row.bottom, row.width, max(1, look.px(2))))

    def _paint_side(self, picture: pygame.Surface, side: SetSide, strip_height: int) -> None:
        look, box = self.look, side.box
        if side.key == self._taken:
            draw_plate(picture, box, side.paper, look.px(4), colours.INK, look.px(3))
        else:
            draw_plate(picture, box, side.paper, look.px(4), colours.PAPER_EDGE)
        left, top = box.x + look.px(10), box.y + look.px(6)
        side.title.draw(picture, (left, top))
        side.text.draw(picture, (left, top + side.title.height + look.px(2)))
        strip = pygame.Rect(box.x + 1, box.bottom - strip_height - 1, box.width - 2, strip_height)
        if self._may_play(side.key) and self._offers[side.key].idle:
            self._paint_strip(picture, strip, tr("table.play_side.idle"), colours.DISABLED, REFUSED_INK)
        elif self._may_play(side.key):
            self._paint_strip(picture, strip, tr("table.play_side"), colours.GOLD, colours.INK)
        elif side.key in self._offers:
            self._paint_strip(picture, strip, tr("table.not_now"), colours.DISABLED, REFUSED_INK)

    def _paint_strip(
        self, picture: pygame.Surface, strip: pygame.Rect, words: str, colour: Colour, ink: Colour
    ) -> None:
        radius = self.look.px(4)
        pygame.draw.rect(picture, colour, strip, border_bottom_left_radius=radius, border_bottom_right_radius=radius)
        face = font("display", self.look.text(18), bold=True)
        draw_line(picture, shortened(face, words, strip.width), strip, face, ink, "center")
