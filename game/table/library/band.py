"""The years as a band that one pulls past: dates above and below it, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

import pygame

from game.shell import colours
from game.shell.colours import mix
from game.shell.easing import Eased
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.sound import play
from game.shell.widgets.widget import Widget
from game.table.kit.palette import Palette
from game.table.library.exhibit import Exhibit, HistoricDate
from game.table.library.slip import Slip

PICTURED = (420, 380, 340, 310, 280, 250)
"""The width of a slip with a picture, in the design: as wide as the height lets it be."""
PLAIN = (250, 280, 310, 350, 400, 460, 540)
"""Without: the narrowest in which the longest date has room."""
YEAR = 30
"""The numerals on the band have this size."""
MARGIN = 40
PULLED = 5
"""Pixels after which a press is no click."""


class Band(Widget):
    focusable = True

    def __init__(
        self, dates: Sequence[HistoricDate], exhibits: Mapping[str, Exhibit], on_open: Callable[[Exhibit], None]
    ) -> None:
        super().__init__()
        self.dates = tuple(dates)
        self.chosen = 0
        self._exhibits = exhibits
        self._on_open = on_open
        self._offset = Eased(0.0, 0.28)
        self._slips: list[Slip] = []
        self._over: int | None = None
        self._held: tuple[int, float] | None = None
        """Where the mouse went down, and how far the band was pulled then."""
        self._pulled = False
        self._on_strip = False

    # Places

    def lay(self, rect: pygame.Rect, look: Look, palette: Palette) -> None:
        self.place(rect, look)
        self._palette = palette
        inset, strip = look.px(MARGIN), round(look.text(18) * 1.7)
        self._strip = pygame.Rect(rect.x + inset, rect.bottom - strip, rect.width - 2 * inset, strip)
        self._axis = pygame.Rect(rect.x, 0, rect.width, round(look.text(YEAR) * 1.25))
        self._axis.centery = (rect.y + self._strip.y - look.px(16)) // 2
        self._stem = look.px(20)
        lane = self._axis.y - self._stem - rect.y - look.px(6)
        self._slips = self._set(lane)
        self._pitch = (self._slips[0].size[0] + look.px(22)) // 2 if self._slips else 1
        self._offset = Eased(self._within(self._offset.target), 0.28)
        self._show(self.chosen, at_once=True)

    def _set(self, lane: int) -> list[Slip]:
        """In slips that are no higher than this, with pictures if there is room for them."""
        for pictured, widths in ((True, PICTURED), (False, PLAIN)):
            for width in widths:
                slips = [self._slip(date, self.look.wide(width), pictured) for date in self.dates]
                if max((slip.size[1] for slip in slips), default=0) <= lane:
                    return slips
        return slips

    def _slip(self, date: HistoricDate, width: int, pictured: bool) -> Slip:
        return Slip(date, self._exhibits.get(date.exhibit), width, self.look, self._palette, pictured=pictured)

    @property
    def length(self) -> int:
        """The whole band is as long as this."""
        return (
            (len(self._slips) - 1) * self._pitch + self._slips[0].size[0] + 2 * self.look.px(MARGIN)
            if self._slips
            else 0
        )

    def _within(self, offset: float) -> float:
        return max(0.0, min(float(self.length - self.rect.width), offset))

    def _middle(self, number: int) -> int:
        """The middle of a slip lies here along the band."""
        return self.look.px(MARGIN) + self._slips[0].size[0] // 2 + number * self._pitch

    def rect_of(self, number: int) -> pygame.Rect:
        rect = pygame.Rect((0, 0), self._slips[number].size)
        x = self.rect.x + self._middle(number) - round(self._offset.value)
        if number % 2 == 0:
            rect.midbottom = (x, self._axis.y - self._stem)
        else:
            rect.midtop = (x, self._axis.bottom + self._stem)
        return rect

    def in_view(self) -> list[int]:
        return [number for number in range(len(self._slips)) if self.rect_of(number).colliderect(self.rect)]

    # Moving

    def choose(self, number: int) -> None:
        self.chosen = max(0, min(len(self.dates) - 1, number))
        self._show(self.chosen)
        self.dirty = True

    def _show(self, number: int, *, at_once: bool = False) -> None:
        """Bring a slip into the middle."""
        if self._slips:
            self._pull(self._middle(number) - self.rect.width / 2, at_once=at_once)

    def _pull(self, offset: float, *, at_once: bool = False) -> None:
        if at_once:
            self._offset = Eased(self._within(offset), 0.28)
        else:
            self._offset.go(self._within(offset))
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(getattr(event, "pos", self.rect.center)):
            self._pull(self._offset.target + (getattr(event, "x", 0) - event.y) * self._pitch * 2)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._held, self._pulled = (event.pos[0], self._offset.value), False
            self._on_strip = self._strip.collidepoint(event.pos)
            if self._on_strip:
                self._to_strip(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._follow(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held is not None:
            self._held = None
            number = self._at(event.pos)
            if not self._pulled and not self._on_strip and number is not None:
                self._click(number)
            return True
        return self._walk(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        return self._walk(event)

    def rest(self) -> None:
        super().rest()
        self._held = self._over = None

    def _follow(self, position: tuple[int, int]) -> bool:
        if self._held is not None:
            x, offset = self._held
            if self._on_strip:
                self._to_strip(position[0])
            elif self._pulled or abs(position[0] - x) >= PULLED:
                self._pulled = True
                self._pull(offset + x - position[0], at_once=True)
            return True
        over = self._at(position)
        if over != self._over:
            self._over, self.dirty = over, True
        return False

    def _to_strip(self, x: int) -> None:
        share = (x - self._strip.x) / max(1, self._strip.width)
        self._pull(share * self.length - self.rect.width / 2, at_once=True)

    def _walk(self, event: pygame.event.Event) -> bool:
        page = max(1, self.rect.width // (2 * self._pitch))
        ways = {"Left": -1, "Right": 1, "Up": -1, "Down": 1, "PgUp": -page, "PgDn": page}
        ways |= {"Home": -len(self.dates), "End": len(self.dates)}
        for name, by in ways.items():
            if is_pressed(name, event):
                self.choose(self.chosen + by)
                return True
        if is_pressed("Enter", event):
            self._open(self.chosen)
            return True
        return False

    def _click(self, number: int) -> None:
        play("click")
        self.chosen, self.dirty = number, True
        self._open(number)

    def _open(self, number: int) -> None:
        exhibit = self._slips[number].exhibit
        if exhibit is not None:
            self._on_open(exhibit)

    def _at(self, position: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(position):
            return None
        return next((number for number in self.in_view() if self.rect_of(number).collidepoint(position)), None)

    # Time and drawing

    @property
    def busy(self) -> bool:
        return self._offset.moving

    def update(self, dt: float) -> bool:
        moved = self._offset.update(dt)
        return super().update(dt) or moved

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self._draw_years(surface)
        for number in self.in_view():
            self._draw_date(surface, number)
        self._draw_strip(surface)
        surface.set_clip(before)

    def years(self) -> list[tuple[int, int, int]]:
        """Each with where it begins and ends along the band: half-way between its dates and those beside them."""
        spans = []
        for year, group in groupby(range(len(self.dates)), key=lambda number: self.dates[number].year):
            numbers = list(group)
            first, last = numbers[0], numbers[-1]
            begin = 0 if first == 0 else self._middle(first) - self._pitch // 2
            end = self.length if last == len(self.dates) - 1 else self._middle(last) + self._pitch - self._pitch // 2
            spans.append((year, begin, end))
        return spans

    def _draw_years(self, surface: pygame.Surface) -> None:
        look, face = self.look, font("display", self.look.text(YEAR), bold=True)
        shift = self.rect.x - round(self._offset.value)
        for number, (year, begin, end) in enumerate(self.years()):
            box = pygame.Rect(begin + shift, self._axis.y, end - begin, self._axis.height)
            if not box.colliderect(self.rect):
                continue
            surface.fill(colours.PAPER_EDGE if number % 2 else colours.PAPER_DARK, box)
            surface.fill(self._palette.ink, (box.x, box.y, max(2, look.px(3)), box.height))
            for edge in (box.top, box.bottom - 1):
                surface.fill(self._palette.ink, (box.x, edge, box.width, 1))
            words = str(year)
            room = pygame.Rect(max(box.x, self.rect.x) + look.px(16), box.y, face.size(words)[0], box.height)
            room.right = min(room.right, box.right - look.px(8))
            draw_line(surface, words, room, face, self._palette.ink)

    def _draw_date(self, surface: pygame.Surface, number: int) -> None:
        rect, look = self.rect_of(number), self.look
        away = look.px(9)
        dot = rect.centerx, self._axis.y - away if number % 2 == 0 else self._axis.bottom + away
        edge = rect.bottom if number % 2 == 0 else rect.top
        pygame.draw.line(surface, colours.PAPER_DARK, (rect.centerx, edge), dot, max(2, look.px(3)))
        pygame.draw.aacircle(surface, self._palette.ink, dot, away)
        pygame.draw.aacircle(surface, self._palette.glow, dot, look.px(6))
        self._slips[number].draw(surface, rect, lit=number in (self.chosen, self._over))

    def _draw_strip(self, surface: pygame.Surface) -> None:
        """All years at once, and which part of them is in view."""
        look, strip = self.look, self._strip
        draw_plate(surface, strip, colours.PAPER_DARK, look.px(5), colours.PAPER_EDGE)
        scale = strip.width / max(1, self.length)
        left, wide = round(self._offset.value * scale), round(self.rect.width * scale)
        thumb = pygame.Rect(strip.x + left, strip.y, wide, strip.height).clip(strip)
        draw_plate(surface, thumb, mix(colours.PAPER_DARK, self._palette.glow, 0.6), look.px(5))
        for edge in (thumb.top, thumb.bottom - 2):  # at its sides a line would run through a year
            surface.fill(self._palette.ink, (thumb.x, edge, thumb.width, 2))
        face = font("text", look.text(18), bold=True)
        for year, begin, end in self.years():
            box = pygame.Rect(strip.x + round(begin * scale), strip.y, round((end - begin) * scale), strip.height)
            words = str(year) if face.size(str(year))[0] + look.px(6) <= box.width else f"’{year % 100:02}"
            if face.size(words)[0] <= box.width:
                draw_line(surface, words, box, face, colours.INK, "center")
            surface.fill(colours.PAPER_EDGE, (box.right - 1, strip.y, 1, strip.height))
