"""Pages of the weekly, large: a card and what happened then; the war with the United States; what changes the war."""

from __future__ import annotations

import pygame

from engine.core.effects import Effect
from engine.filipinas import effects as told
from engine.filipinas.board import CEMETERY, HONG_KONG
from engine.filipinas.counters import AGUINALDO, BONIFACIO, FILIPINO_LEADERS
from engine.filipinas.state import State
from game.filipinas.faces import face
from game.filipinas.palette import INK, PALETTES, SEPIA
from game.filipinas.panels.card_page import PICTURES, SHAPE, CardText, engraving, page_of
from game.filipinas.panels.paper import double_rule, frame, ornament, sheet
from game.filipinas.wording.names import counter_name
from game.shell.app import App
from game.shell.colours import Colour
from game.shell.lettering import draw_line, wrapped
from game.shell.plates import dim, draw_shadow
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button

WIDE = 820
RAISED = 12
"""How far a title stands above the middle of its row: nothing of it touches the picture."""
PICTURED = "FU1"
"""The card whose engraving announces the war."""
DEAD = {BONIFACIO: "F17", AGUINALDO: "S20"}
"""The cards whose engravings tell of a leader's death."""


class WeeklyScene(Scene):
    """It is a page with a note under it."""

    translucent = True
    button = "ink"

    def __init__(self, app: App, page: CardText, note: str) -> None:
        super().__init__(app)
        self.page = page
        self.note = note
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._print = 0

    def build(self) -> None:
        self.close = Button(tr("paper.close"), self.back, style=self.button, shortcut="Esc")
        self.add(self.close)

    def layout(self, size: tuple[int, int]) -> None:
        """With the largest print for which there is room, and no higher than its words need."""
        look = self.look
        width, tall = min(look.wide(WIDE), size[0] - look.px(40)), round(look.text(20) * 1.9)
        column = width - look.px(68)
        words = self._head_height + self._words_height(column) + tall + look.px(60)
        prints = sorted(wide for wide in PICTURES.values() if wide <= column)
        room = size[1] - look.px(30) - words
        self._print = max((wide for wide in prints if wide * SHAPE <= room), default=prints[0])
        self._rect = pygame.Rect(0, 0, width, min(size[1] - look.px(30), words + round(self._print * SHAPE)))
        self._rect.center = (size[0] // 2, size[1] // 2)
        wide = self.close.natural_width(look)
        corner = self._rect.right - wide - look.px(28), self._rect.bottom - tall - look.px(22)
        self.close.place(pygame.Rect(*corner, wide, tall), look)

    @property
    def _head_height(self) -> int:
        look = self.look
        lines = round(look.text(30) * 1.3) + round(look.text(18) * 1.3) + round(look.text(42) * 1.25)
        return look.px(18) + lines + look.px(12) + round(look.text(17) * 1.4) + look.px(8)

    def _words_height(self, width: int) -> int:
        return sum(self._height(*text[:3], width) for text in (*self._texts, self._note)) + self.look.px(34)

    @property
    def _texts(self) -> list[tuple[str, int, str, Colour]]:
        page = self.page
        texts: list[tuple[str, int, str, Colour]] = [("text-bold", 20, page.text, INK)]
        texts += [("text-regular", 17, tr("page.red"), SEPIA)] * page.red
        return texts + [("text-regular", 17, tr("page.one"), SEPIA)] * page.one

    @property
    def _note(self) -> tuple[str, int, str, Colour]:
        return "text-italic", 18, self.note, INK

    def draw(self, surface: pygame.Surface) -> None:
        look, page, at = self.look, self.page, self._rect
        dim(surface)
        draw_shadow(surface, at, 3, spread=look.px(20), strength=180)
        surface.blit(sheet(at.size), at)
        frame(surface, at.inflate(-look.px(14), -look.px(14)))
        palette = PALETTES[self.app.settings.palette]
        row = pygame.Rect(at.x + look.px(34), at.y + look.px(18), at.width - look.px(68), round(look.text(30) * 1.3))
        draw_line(surface, tr("paper.name"), row, face("masthead-regular", look.text(30)), INK, "center")
        double_rule(surface, row.x, row.bottom, row.width)
        row = pygame.Rect(row.x, row.bottom + look.px(8), row.width, round(look.text(18) * 1.3))
        italic = face("text-italic", look.text(18))
        draw_line(surface, page.card, row, italic, INK)
        draw_line(surface, page.kicker, row, italic, palette.factions.get(page.side, INK), "right")
        row = pygame.Rect(row.x, row.bottom, row.width, round(look.text(42) * 1.25))
        size = look.text(42)
        while size > 18 and face("head-black", size).size(page.title)[0] > row.width:
            size -= 1
        colour = palette.factions["spain"] if page.red else INK
        draw_line(surface, page.title, row.move(0, -look.px(RAISED)), face("head-black", size), colour, "center")
        self._draw_rest(surface, row.bottom + look.px(4), row)
        super().draw(surface)

    def _draw_rest(self, surface: pygame.Surface, y: int, column: pygame.Rect) -> None:
        look, page = self.look, self.page
        picture = engraving(page.picture, self._print)
        at = picture.get_rect(midtop=(column.centerx, y))
        surface.blit(picture, at)
        pygame.draw.rect(surface, INK, at.inflate(4, 4), 2)
        row = pygame.Rect(column.x, at.bottom + look.px(4), column.width, round(look.text(17) * 1.4))
        draw_line(surface, page.caption, row, face("text-italic", look.text(17)), SEPIA, "center")
        y = row.bottom + look.px(4)
        for text in self._texts:
            y = self._write(surface, y, column, *text)
        ornament(surface, column.x + column.width // 4, y + look.px(10), column.width // 2)
        self._write(surface, y + look.px(22), column, *self._note)

    def _height(self, name: str, size: int, words: str, width: int) -> int:
        font = face(name, self.look.text(size))
        return len(wrapped(words, font, width)) * round(font.get_height() * 1.05)

    def _write(
        self,
        surface: pygame.Surface,
        y: int,
        column: pygame.Rect,
        name: str,
        size: int,
        words: str,
        colour: Colour,
    ) -> int:
        font = face(name, self.look.text(size))
        high = round(font.get_height() * 1.05)
        for line in wrapped(words, font, column.width):
            draw_line(surface, line, pygame.Rect(column.x, y, column.width, high), font, colour, "center")
            y += high
        return y


class CardScene(WeeklyScene):
    def __init__(self, app: App, card: str) -> None:
        super().__init__(app, page_of(card), tr(f"card.{card}.history"))


class WarScene(WeeklyScene):
    """7: the United States enter the war."""

    button = "gold"

    def __init__(self, app: App, turn: int) -> None:
        caption = tr(f"card.{PICTURED}.caption")
        page = CardText("", tr("war.title"), tr("war.text"), caption, PICTURED, tr(f"months.{turn}"), "usa", red=False)
        super().__init__(app, page, tr("war.note"))


class NewsScene(WeeklyScene):
    """What changes the war: the death or exile of a leader, a telegram from Madrid. It stays until it is read."""

    button = "gold"

    def __init__(self, app: App, key: str, picture: str, turn: int, **values: str) -> None:
        self.key = key
        title, text = tr(f"{key}.title", **values), tr(f"{key}.text", **values)
        page = CardText("", title, text, tr(f"card.{picture}.caption"), picture, tr(f"months.{turn}"), "")
        super().__init__(app, page, tr(f"{key}.note", **values))


def is_news(effect: Effect) -> bool:
    """What changes the war: the death or exile of a Filipino leader, a new government, the Americans."""
    match effect:
        case told.Removed(counter, _, to):
            return counter in FILIPINO_LEADERS and to == CEMETERY
        case told.Moved(counters=(leader,), place=place):
            return leader in FILIPINO_LEADERS and place == HONG_KONG
    return isinstance(effect, told.GovernmentChanged | told.AmericaEntered)


def news_scene(app: App, effect: Effect, state: State) -> NewsScene | None:
    """It is for the few moments that deserve a page; it is None for all others."""
    match effect:
        case told.Removed(counter, _, to) if counter in FILIPINO_LEADERS and to == CEMETERY:
            return NewsScene(app, f"great.dead.{counter}", DEAD[counter], state.turn)
        case told.Moved(counters=(leader,), place=place) if leader in FILIPINO_LEADERS and place == HONG_KONG:
            return NewsScene(app, "great.exile", "F04", state.turn, leader=counter_name(leader))
        case told.GovernmentChanged(after=after):
            killed = state.canovas_dead
            return NewsScene(app, f"great.government.{after}", "F07" if killed else "S18", state.turn)
    return None
