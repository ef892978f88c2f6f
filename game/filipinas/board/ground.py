"""The chart under the counters: washed in the colours of who holds each province, with boxes, lines and names."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from engine.filipinas.board import BOXES, CITIES, HONG_KONG, LINES, PROVINCES, SPAIN
from engine.filipinas.state import State, control
from game.filipinas import art
from game.filipinas.board.geometry import CHART_KEYS, HEAD, ChartGeometry
from game.filipinas.board.pieces import SMALLEST_NAME
from game.filipinas.faces import face
from game.filipinas.palette import CREAM, GOLD, INK, PALETTES, SEPIA
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.fonts import label_face
from game.shell.lettering import fitting_size, rendered
from game.shell.look import Look
from game.shell.text import tr
from game.table.board.blits import together
from game.table.kit.palette import Palette

OWNER_SIZE = 16
TITLE = 0.74
"""It is a share of the height of a box's plate."""
BOX_PAPER: Colour = (246, 236, 210)
HALO: Colour = (250, 242, 220)
INSET_PAPER: Colour = (245, 235, 208)
INSET_TITLE = 21
"""How high the strip for the title of an inset is, in units of the chart."""
FRAME = 12
"""The ladder around the chart is so wide, in units of the design."""


Label = tuple[pygame.Surface, tuple[int, int]]
"""And where it stands."""


def content_of(state: State) -> dict[str, Hashable]:
    """What the ground depends on, by the place where it shows."""
    return {
        **{province: control(state, province) for province in PROVINCES},
        **{line: line in state.lines for line in LINES},
        **{city: state.city[city] for city in CITIES},
    }


class ChartGround:
    """Painted anew where somebody gains or loses a province, a city or a line."""

    def __init__(self, geometry: ChartGeometry, look: Look, palette: Palette) -> None:
        self._geometry = geometry
        self._look = look
        self._palette = palette
        self._content: dict[str, Hashable] = {}
        self._labelled: tuple[str, ...] = ()
        self._labels: list[Label] = []
        self.picture = pygame.Surface((1, 1))
        """As it was brought up to date last."""
        art.load_ahead(_file_of(geometry.chart))

    def labels(self, state: State) -> list[Label]:
        """The names of the provinces and who holds them: over all light that lies on the land."""
        holders = tuple(control(state, province) for province in PROVINCES)
        if holders != self._labelled:
            before = dict(zip(zip(PROVINCES, self._labelled, strict=False), self._labels, strict=False))
            now = list(zip(PROVINCES, holders, strict=True))
            self._labelled = holders
            self._labels = [before.get(held) or self._label(*held) for held in now]
        return self._labels

    def bring_up_to_date(self, state: State) -> list[pygame.Rect]:
        """Paint what has changed; returns where that is on the screen."""
        before, self._content = self._content, content_of(state)
        board = self._geometry.rect
        if not before:
            self.picture = pygame.Surface(board.size, depth=32)
        changed = [self._extent(place) for place in self._content if self._content[place] != before.get(place)]
        parts = together(changed, board) if before else [board]
        for part in parts:
            self.picture.set_clip(part.move(-board.x, -board.y))
            self._paint(state)
        self.picture.set_clip(None)
        return parts

    def _extent(self, place: str) -> pygame.Rect:
        """As far as it matters who holds it."""
        geometry = self._geometry
        if place in PROVINCES:
            return geometry.box(geometry.described["provinces"][place]["wash"])
        frame = geometry.frame_of(place)
        assert frame is not None
        return frame.union(geometry.box(geometry.described["lines"][CHART_KEYS[place]])) if place in LINES else frame

    def _paint(self, state: State) -> None:
        """As much of it as the picture's clip leaves to be seen."""
        geometry, surface = self._geometry, self.picture
        corner, clip = pygame.Vector2(geometry.rect.topleft), surface.get_clip()
        bleed_x, bleed_y = geometry.described["bleed"]
        surface.blit(_chart(geometry.chart, geometry.scale), geometry.at(-bleed_x, -bleed_y) - corner)
        for province in PROVINCES:
            box = geometry.box(geometry.described["provinces"][province]["wash"])
            holder = control(state, province) or "shared"
            wash = art.scaled(f"chart/wash_{province}_{holder}.webp", box.size)
            surface.blit(wash, box.topleft - corner, special_flags=pygame.BLEND_RGB_MULT)
        for line in LINES:
            key = CHART_KEYS[line]
            box = geometry.box(geometry.described["lines"][key])
            built = "built" if line in state.lines else "planned"
            surface.blit(art.scaled(f"chart/{key}_{built}.webp", box.size), box.topleft - corner)
        for place in (*CITIES, *LINES):
            self._draw_box(surface, place, state, corner)
        for place in (HONG_KONG, *BOXES):
            frame = geometry.frame_of(place)
            if frame and frame.move(-corner).colliderect(clip):
                self._draw_inset_title(surface, place, corner)
        self._draw_cartouche(surface)
        _draw_ladder(surface, self._look)

    def _label(self, province: str, holder: str) -> Label:
        """A name is in spaced capitals; under it are a coin with the province's worth, and the holder's name."""
        described, scale = self._geometry.described["provinces"][province], self._geometry.scale
        title = _spaced(tr(f"place.{province}").upper(), face("figure-bold", max(15, round(24 * scale))), 3.2 * scale)
        size = max(13, round(OWNER_SIZE * scale))
        italic = face("text-italic", size)
        words = tr(f"control.{holder or 'shared'}")
        owner = _haloed(italic, words, self._palette.factions[holder] if holder else INK)
        coin = round(size * 0.62)
        row = 2 * coin + round(size * 0.3) + owner.get_width()
        whole = pygame.Surface((max(title.get_width(), row), title.get_height() + owner.get_height()), pygame.SRCALPHA)
        middle = whole.get_width() // 2
        whole.blit(title, title.get_rect(midtop=(middle, 0)))
        below = title.get_height() + owner.get_height() // 2 - round(size * 0.35)
        at = (middle - row // 2 + coin, below)
        pygame.draw.aacircle(whole, INK, at, coin)
        pygame.draw.aacircle(whole, GOLD, at, coin - 1)
        value = rendered(face("figure-bold", round(size * 0.92)), str(described["value"]), INK)
        whole.blit(value, value.get_rect(center=at))
        whole.blit(owner, owner.get_rect(midleft=(at[0] + coin + round(size * 0.3), below)))
        x, y = self._geometry.at(*described["name"])
        return whole, (x - middle, y - round(title.get_height() * 0.78))

    def _draw_box(self, surface: pygame.Surface, place: str, state: State, corner: pygame.Vector2) -> None:
        geometry, look = self._geometry, self._look
        frame = geometry.frame_of(place)
        assert frame is not None
        box = frame.move(-corner)
        anchor = pygame.Vector2(geometry.at(*geometry.described["anchors"][CHART_KEYS.get(place, place)])) - corner
        nearest = (
            min(max(anchor.x, box.left), box.right - 1),
            min(max(anchor.y, box.top), box.bottom - 1),
        )
        pygame.draw.aaline(surface, INK, nearest, anchor, max(1, round(1.6 * geometry.scale)))
        if not box.colliderect(surface.get_clip()):
            return
        planned = place in LINES and place not in state.lines
        title_ground: Colour = SEPIA if planned else INK
        if place in CITIES:
            title_ground = PALETTES[self._palette.name].factions[state.city[place]]
        if planned:
            paper = pygame.Surface(box.size, pygame.SRCALPHA)
            paper.fill((*BOX_PAPER, 140))
            surface.blit(paper, box)
        else:
            surface.fill(BOX_PAPER, box)
        pygame.draw.rect(surface, INK, box, max(1, round(1.6 * geometry.scale)))
        head = pygame.Rect(box.x, box.y, box.width, round(HEAD * geometry.scale))
        surface.fill(title_ground, head)
        words = tr(f"place.{place}.short")
        text = rendered(title_face(words, head.inflate(-look.px(6), 0)), words, CREAM)
        surface.blit(text, text.get_rect(center=head.center))
        if place in CITIES and state.city[place] == SPAIN and place == CITIES[0]:
            star = art.icon("crown", round(HEAD * geometry.scale * 0.72), (244, 206, 110))
            if text.get_width() + 2 * star.get_width() < head.width - 8:
                surface.blit(star, star.get_rect(midleft=(head.x + 3, head.centery)))

    def _draw_inset_title(self, surface: pygame.Surface, place: str, corner: pygame.Vector2) -> None:
        """Over the one that was baked, which has one language."""
        frame, scale = self._geometry.frame_of(place), self._geometry.scale
        assert frame is not None
        strip = frame.move(-corner).inflate(-round(10 * scale), 0)
        strip.y, strip.height = strip.y + round(5 * scale), round(INSET_TITLE * scale)
        surface.fill(INSET_PAPER, strip)
        words = tr(f"place.{place}.short").upper()
        title = _spaced(words, face("figure-bold", max(10, round(16.5 * scale))), 2 * scale)
        surface.blit(title, title.get_rect(midleft=(strip.x + round(4 * scale), strip.centery)))

    def _draw_cartouche(self, surface: pygame.Surface) -> None:
        """In the upper right corner, as large as leaves the land free."""
        title = art.picture("chart/cartouche.webp")
        height = round(150 * self._geometry.scale * 0.86)
        width = round(title.get_width() * height / title.get_height())
        shown = art.scaled("chart/cartouche.webp", (width, height))
        surface.blit(shown, shown.get_rect(topright=(surface.get_width() - self._look.px(8), self._look.px(8))))


def title_face(words: str, room: pygame.Rect) -> pygame.font.Font:
    """The narrow face of the counters, as large as the plate of a box allows."""
    size = round(room.height * TITLE)
    return label_face(fitting_size(label_face, size, words, room.width, SMALLEST_NAME))


def _haloed(font: pygame.font.Font, words: str, colour: Colour) -> pygame.Surface:
    """On a thin pale edge, so that it can be read on any wash."""
    text, pale = font.render(words, True, colour), font.render(words, True, HALO)
    pale.set_alpha(170)
    whole = pygame.Surface((text.get_width() + 4, text.get_height() + 4), pygame.SRCALPHA)
    for dx in (0, 2, 4):
        for dy in (0, 2, 4):
            whole.blit(pale, (dx, dy))
    whole.blit(text, (2, 2))
    return whole


def _spaced(words: str, font: pygame.font.Font, spacing: float) -> pygame.Surface:
    letters = [_haloed(font, letter, INK) for letter in words]
    width = sum(letter.get_width() - 4 + spacing for letter in letters) + 4
    whole = pygame.Surface((round(width), letters[0].get_height()), pygame.SRCALPHA)
    x = 0.0
    for letter in letters:
        whole.blit(letter, (round(x), 0))
        x += letter.get_width() - 4 + spacing
    return whole


def _file_of(chart: str) -> str:
    return f"chart/{chart}.webp"


@kept(24 * MEGABYTE)
def _chart(name: str, scale: float) -> pygame.Surface:
    chart = art.picture(_file_of(name))
    described: dict[str, Any] = art.geometry()
    (width, height), (bleed_x, bleed_y) = described["size"], described["bleed"]
    size = round((width + 2 * bleed_x) * scale), round((height + 2 * bleed_y) * scale)
    return chart if chart.get_size() == size else pygame.transform.smoothscale(chart, size)


def _draw_ladder(surface: pygame.Surface, look: Look) -> None:
    """The frame of a chart is black and white by turns, between two lines."""
    width = max(4, look.px(FRAME) // 2)
    whole = surface.get_rect()
    step = look.px(44)
    surface.fill(CREAM, (0, 0, whole.width, width))
    surface.fill(CREAM, (0, whole.bottom - width, whole.width, width))
    surface.fill(CREAM, (0, 0, width, whole.height))
    surface.fill(CREAM, (whole.right - width, 0, width, whole.height))
    for x in range(0, whole.width, 2 * step):
        surface.fill(INK, (x, 0, step, width))
        surface.fill(INK, (x + step, whole.bottom - width, step, width))
    for y in range(0, whole.height, 2 * step):
        surface.fill(INK, (0, y, width, step))
        surface.fill(INK, (whole.right - width, y + step, width, step))
    pygame.draw.rect(surface, INK, whole, 1)
    pygame.draw.rect(surface, INK, whole.inflate(-2 * width, -2 * width), 1)
