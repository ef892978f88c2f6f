"""The instruments: turn, Spanish Morale, American Intervention, and who governs in Madrid."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from engine.filipinas.board import CEMETERY, FILIPINOS, SPAIN
from engine.filipinas.state import CANOVAS, SAGASTA, State
from engine.filipinas.tables import (
    CONFIDENT,
    LEAST_MORALE,
    MOST_MORALE,
    RECONCENTRATION_US,
    US_PER_TURN,
    WAR,
    is_wet,
)
from game.filipinas import art
from game.filipinas.faces import face, fitted
from game.filipinas.palette import CREAM, GLOW, GOLD, INK, NAVY, SEPIA
from game.filipinas.panels.paper import double_rule, in_lines, sheet
from game.shell.colours import Colour, mix
from game.shell.lettering import draw_line, rendered, width_of
from game.shell.look import Look
from game.shell.text import tr
from game.table.panels.paper_panel import PaperPanel

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
SOFT: Colour = (226, 196, 150)
WORN: Colour = (222, 160, 128)
LOST: Colour = (160, 40, 44)
DRY: Colour = (246, 226, 170)
RAIN: Colour = (168, 190, 204)


RAISED = 4
"""How far a heading stands above the middle of its strip, whose foot its rule takes."""


class Instrument(PaperPanel):
    """It is a sheet with a name, a reading at the right of it, and a scale below."""

    grows = False
    name = ""

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None
        self._reading: tuple[object, ...] = ()

    def show(self, state: State) -> None:
        reading = self.reading(state)
        if reading != self._reading:
            self._reading, self.state = reading, state
            self.renew()
        self.tooltip = tr(f"hint.{self.name}")

    @abstractmethod
    def reading(self, state: State) -> tuple[object, ...]:
        """All that it shows."""

    @abstractmethod
    def value(self, state: State) -> str:
        """It stands beside its name."""

    @abstractmethod
    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None: ...

    def scale_height(self, look: Look, level: int) -> int:
        return look.px(34)

    def note(self, state: State) -> str:
        """Under the scale, where there is room."""
        return ""

    def height(self, look: Look, level: int) -> int:
        foot = _line(look) if level < 2 and self.noted else 0
        return _head(look) + self.scale_height(look, level) + foot + look.px(14)

    noted = True

    def paint(self) -> pygame.Surface:
        look, state = self.look, self.state
        assert state is not None, "shown before it is drawn"
        picture = sheet(self.rect.size).copy()
        pad = look.px(10)
        head = pygame.Rect(pad, -look.px(RAISED), self.rect.width - 2 * pad, _head(look))
        italic = face("text-italic", look.text(16))
        value = draw_line(picture, self.value(state), head, italic, SEPIA, "right")
        name = tr(f"panel.{self.name}")
        room = pygame.Rect(head.x, head.y, head.width - value.width - look.px(6), head.height)
        draw_line(picture, name, room, fitted("head-bold", look.text(18), name, room.width), INK)
        head.y = 0
        double_rule(picture, head.x, head.bottom - look.px(5), head.width)
        scale = pygame.Rect(pad, head.bottom + look.px(4), head.width, self.scale_height(look, self.level))
        self.paint_scale(picture, state, scale)
        if self.level < 2 and self.noted:
            foot = pygame.Rect(pad, scale.bottom + look.px(2), head.width, _line(look))
            words = self.note(state)
            draw_line(picture, words, foot, fitted("text-italic", look.text(16), words, foot.width), SEPIA, "center")
        return picture


class TurnTrack(Instrument):
    name = "turn"
    noted = False

    def reading(self, state: State) -> tuple[object, ...]:
        return state.turn, state.last_turn

    def value(self, state: State) -> str:
        return tr("season.wet" if state.wet else "season.dry")

    def scale_height(self, look: Look, level: int) -> int:
        return look.px(56) if level < 2 else look.px(38)

    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None:
        look = self.look
        width = box.width / len(ROMAN)
        numeral = face("figure-bold", look.text(16))
        for number, roman in enumerate(ROMAN, 1):
            cell = pygame.Rect(round(box.x + (number - 1) * width), box.y, round(width), box.height)
            wet, over = is_wet(number), number > state.last_turn
            ground = RAIN if wet else DRY
            picture.fill(mix(ground, SEPIA, 0.35) if number < state.turn or over else ground, cell)
            pygame.draw.rect(picture, INK, cell, 1)
            upper = pygame.Rect(cell.x, cell.y, cell.width, round(look.text(16) * 1.25))
            text = rendered(
                numeral if width_of(numeral, roman) < cell.width - 2 else face("figure-bold", 13), roman, INK
            )
            picture.blit(text, text.get_rect(center=upper.center))
            side = min(cell.width - 6, cell.bottom - upper.bottom - 2)
            if side > 8 and not over:
                sign = art.icon("raining" if wet else "sun", side, (40, 70, 100) if wet else (168, 96, 12))
                picture.blit(sign, sign.get_rect(center=(cell.centerx, (upper.bottom + cell.bottom) // 2)))
            if number == state.turn:
                pygame.draw.rect(picture, (120, 66, 8), cell.inflate(2, 2), 4)
                pygame.draw.rect(picture, GLOW, cell.inflate(0, 0), 2)


class CellTrack(Instrument):
    """It is a row of numbered cells with a token on one of them."""

    def __init__(self) -> None:
        super().__init__()
        self._token = (0, 0)

    def anchor(self, key: str) -> tuple[int, int] | None:
        return (self.rect.x + self._token[0], self.rect.y + self._token[1]) if key == self.name else None

    def paint_cells(
        self, picture: pygame.Surface, box: pygame.Rect, cells: list[tuple[int, Colour]], now: int, token: Colour
    ) -> None:
        look = self.look
        width = box.width / len(cells)
        numeral = face("figure-bold", min(look.text(17), round(width * 0.8)))
        for number, (value, colour) in enumerate(cells):
            cell = pygame.Rect(round(box.x + number * width), box.y, round(width) + 1, box.height)
            picture.fill(colour, cell)
            pygame.draw.rect(picture, INK, cell, 1)
            ink = CREAM if sum(colour) < 330 else INK
            text = rendered(numeral, str(value), ink)
            picture.blit(text, text.get_rect(center=cell.center))
            if value == now:
                self._token = cell.center
        radius = round(min(width * 0.62, box.height * 0.58))
        pygame.draw.aacircle(picture, (60, 40, 24), (self._token[0] + 1, self._token[1] + 2), radius)
        pygame.draw.aacircle(picture, GOLD, self._token, radius)
        pygame.draw.aacircle(picture, token, self._token, radius - 2)
        text = rendered(face("figure-bold", round(radius * 1.25)), str(now), (250, 226, 150))
        picture.blit(text, text.get_rect(center=self._token))


class MoraleTrack(CellTrack):
    name = "morale"

    def reading(self, state: State) -> tuple[object, ...]:
        return (state.morale,)

    def value(self, state: State) -> str:
        return tr("panel.of", value=state.morale, most=MOST_MORALE)

    def note(self, state: State) -> str:
        if state.morale <= LEAST_MORALE:
            return tr("panel.morale.lost")
        return tr("panel.morale.high" if state.morale >= CONFIDENT else "panel.morale.low")

    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None:
        values = range(MOST_MORALE, LEAST_MORALE - 1, -1)
        cells = [(value, SOFT if value >= CONFIDENT else WORN if value > LEAST_MORALE else LOST) for value in values]
        self.paint_cells(picture, box, cells, state.morale, self.palette.factions["spain"])


class AmericanTrack(CellTrack):
    name = "us"

    def reading(self, state: State) -> tuple[object, ...]:
        return state.us, state.at_war, state.government, state.reconcentration

    def value(self, state: State) -> str:
        return tr("panel.us.war") if state.at_war else tr("panel.of", value=state.us, most=WAR)

    def note(self, state: State) -> str:
        if state.at_war:
            return tr("log.america")
        return tr("panel.us.next", count=US_PER_TURN[state.government] + RECONCENTRATION_US * state.reconcentration)

    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None:
        cells = [(value, mix((234, 222, 194), NAVY, value / WAR)) for value in range(WAR + 1)]
        self.paint_cells(picture, box, cells, state.us, self.palette.factions["usa"])


class Government(Instrument):
    name = "government"
    noted = False

    def reading(self, state: State) -> tuple[object, ...]:
        return state.government, state.canovas_dead, state.reconcentration, state.exiled

    def value(self, state: State) -> str:
        return tr("panel.reconcentration") if state.reconcentration else ""

    def scale_height(self, look: Look, level: int) -> int:
        if level >= 4:
            return 0
        return max(look.px(92), 3 * _line(look)) if level < 3 else max(look.px(64), 2 * _line(look))

    def height(self, look: Look, level: int) -> int:
        return 0 if level >= 4 else super().height(look, level)

    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None:
        look = self.look
        if box.height <= 0:
            return
        portrait = self._portrait(state.government, box.height)
        picture.blit(portrait, portrait.get_rect(midleft=(box.x, box.centery)))
        small = self._other(state, round(box.height * 0.62))
        left, line = box.x + portrait.get_width() + look.px(8), _line(look)
        effect, most = tr(f"panel.{state.government}"), max(1, box.height // line - 1)
        room = box.right - small.get_width() - look.px(6) - left
        text = face("text-regular", look.text(16))
        if len(in_lines(effect, text, room)) <= most:
            picture.blit(small, small.get_rect(midright=(box.right, box.centery)))
        else:
            room = box.right - left
        rows = in_lines(effect, text, room)
        if len(rows) > most:
            text, rows = fitted("text-regular", look.text(16), effect, room), [effect]
        row = pygame.Rect(left, box.centery - line * (1 + len(rows)) // 2, room, line)
        name = tr(f"government.{state.government}")
        draw_line(picture, name, row, fitted("head-bold", look.text(19), name, room), self.palette.factions["spain"])
        for words in rows:
            row = row.move(0, line)
            draw_line(picture, words, row, text, INK)

    def _other(self, state: State, height: int) -> pygame.Surface:
        """Who might govern, pale: beside what the government does, where there is room for both."""
        other = SAGASTA if state.government == CANOVAS else CANOVAS
        small = self._portrait(other, height).copy()
        small.set_alpha(110 if not (other == CANOVAS and state.canovas_dead) else 40)
        return small

    def _portrait(self, name: str, height: int) -> pygame.Surface:
        sizes = {size: art.picture(f"leaders/{name}_{size}.webp") for size in ("small", "middle", "large")}
        fits = [picture for picture in sizes.values() if picture.get_height() <= height * 1.06]
        if fits and fits[-1].get_height() >= height * 0.72:
            return fits[-1]
        large = sizes["large"]
        return pygame.transform.smoothscale(large, (round(large.get_width() * height / large.get_height()), height))


class Ledger(Instrument):
    """What else is on the printed board: the cemetery, Reconcentration, and the war with the United States."""

    name = "ledger"
    noted = False

    def reading(self, state: State) -> tuple[object, ...]:
        return state.stacks[CEMETERY], state.reconcentration, state.at_war, state.deck

    def value(self, state: State) -> str:
        return tr("panel.decks", spain=len(state.deck[SPAIN]), filipinos=len(state.deck[FILIPINOS]))

    def scale_height(self, look: Look, level: int) -> int:
        return look.px(58) + 2 * _line(look) if level < 1 else 0

    def height(self, look: Look, level: int) -> int:
        return 0 if level >= 1 else super().height(look, level)

    def paint_scale(self, picture: pygame.Surface, state: State, box: pygame.Rect) -> None:
        look = self.look
        lost = len(state.stacks[CEMETERY])
        cells = (
            ("tombstone", "buried", str(lost), bool(lost)),
            ("barbed-wire", "decree", _yes_or_no(state.reconcentration), state.reconcentration),
            ("cannon", "war", tr("panel.war.on" if state.at_war else "panel.war.off"), state.at_war),
        )
        width = box.width // len(cells)
        for number, (sign, name, value, on) in enumerate(cells):
            cell = pygame.Rect(box.x + number * width, box.y, width - look.px(4), box.height)
            pygame.draw.rect(picture, INK if on else SEPIA, cell, 2 if on else 1)
            symbol = art.icon(sign, look.px(46), self.palette.factions["spain"] if on else (170, 146, 110))
            picture.blit(symbol, symbol.get_rect(midtop=(cell.centerx, cell.y + look.px(6))))
            foot = pygame.Rect(cell.x, cell.bottom - 2 * _line(look) - look.px(3), cell.width, _line(look)).inflate(
                -4, 0
            )
            for words in (tr(f"panel.{name}"), value):
                draw_line(picture, words, foot, fitted("text-regular", look.text(16), words, foot.width), INK, "center")
                foot.y += foot.height


def _yes_or_no(so: bool) -> str:
    return tr("log.yes" if so else "log.no")


def _head(look: Look) -> int:
    return round(look.text(18) * 1.5)


def _line(look: Look) -> int:
    return round(look.text(16) * 1.25)
