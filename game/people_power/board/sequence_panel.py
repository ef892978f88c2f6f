"""The Sequence of Play: who acts in which order on this card, what each has done, who is Ineligible."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.people_power.board import Faction
from game.people_power.palette import DEFAULT, Palette
from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.shell.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Place:
    """One row: `position` is 1 to 3 among those still to act, 0 if it has acted or cannot."""

    faction: Faction
    box: str
    position: int
    acting: bool
    ineligible: bool


class SequencePanel(Widget):
    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = DEFAULT
        self.places: tuple[Place, ...] = ()
        self.phase = ""
        self.headed = True
        self._picture: pygame.Surface | None = None

    def show(self, places: tuple[Place, ...], phase: str) -> None:
        if (places, phase) != (self.places, self.phase):
            self.places, self.phase = places, phase
            self._picture = None
            self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._picture = None

    @staticmethod
    def height(look: Look, *, headed: bool = True) -> int:
        return headed * round(look.text(20) * 1.45) + 3 * _row(look) + look.px(12 if headed else 6)

    def hint(self, position: tuple[int, int]) -> str:
        lines = [f"**{tr('table.sequence')}**"]
        lines += [f"{tr(f'faction.{place.faction}')}: {_long_status(place)}" for place in self.places]
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.width <= 0:
            return
        if self._picture is None:
            self._picture = self._paint()
        draw_shadow(surface, self.rect, self.look.px(6), spread=self.look.px(8), strength=110)
        surface.blit(self._picture, self.rect)

    def _paint(self) -> pygame.Surface:
        look = self.look
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_plate(picture, picture.get_rect(), colours.PAPER, look.px(6))
        pad = look.px(12)
        width = self.rect.width - 2 * pad
        head = round(look.text(20) * 1.45) if self.headed else 0
        title = tr("table.sequence") if not self.phase else f"{tr('table.election')} · {tr(f'phase.{self.phase}')}"
        face = font("display", look.text(20), bold=True)
        if self.headed:
            row = pygame.Rect(pad, look.px(2), width, head)
            draw_line(picture, shortened(face, title, width), row, face, colours.INK)
        y = look.px(2) + head
        for place in self.places:
            row = pygame.Rect(pad - look.px(4), y, width + look.px(8), _row(look) - look.px(3))
            self._paint_row(picture, place, row)
            y += _row(look)
        return picture

    def _paint_row(self, picture: pygame.Surface, place: Place, box: pygame.Rect) -> None:
        look, palette = self.look, self.palette
        draw_plate(
            picture,
            box,
            colours.CREAM if not place.ineligible else colours.PAPER_DARK,
            look.px(5),
            palette.ink if place.acting else None,
            2,
        )
        radius = box.height // 3
        centre = (box.left + look.px(6) + radius, box.centery)
        pygame.draw.aacircle(picture, palette.ink, centre, radius)
        pygame.draw.aacircle(picture, palette.factions[place.faction], centre, radius - 1)
        if place.position:
            number = font("display", max(12, round(radius * 1.5)), bold=True)
            disc = pygame.Rect(centre[0] - radius, box.y, 2 * radius, box.height)
            draw_line(picture, str(place.position), disc, number, palette.on_faction[place.faction], "center")
        bold, face = font("text", look.text(18), bold=True), font("text", look.text(18))
        left = centre[0] + radius + look.px(8)
        name, status = tr(f"faction.{place.faction}"), _status(place)
        room = box.right - look.px(6) - left
        if width_of(bold, name) + width_of(face, status) + look.px(8) > room:
            name = tr(f"faction.{place.faction}.short")
        shown = draw_line(picture, name, pygame.Rect(left, box.y, room, box.height), bold, colours.INK)
        room = box.right - look.px(8) - shown.right - look.px(8)
        rest = pygame.Rect(shown.right + look.px(8), box.y, room, box.height)
        draw_line(picture, shortened(face, status, room), rest, face, colours.GREY_ON_PAPER, "right")


def _status(place: Place) -> str:
    if place.box:
        return tr(f"table.box.{place.box}")
    if place.acting:
        return tr("table.acting")
    return tr("eligibility.ineligible") if place.ineligible else tr("eligibility.eligible")


def _long_status(place: Place) -> str:
    if place.box:
        return tr(f"box.{place.box}")
    if place.ineligible:
        return tr("eligibility.ineligible")
    return tr(f"position.{place.position}") if place.position else tr("eligibility.eligible")


def _row(look: Look) -> int:
    return round(look.text(18) * 1.7)
