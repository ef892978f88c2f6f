"""The Sequence of Play: who acts in which order on this card, what each has done, who is Ineligible."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.people_power.board import FACTIONS, Faction
from game.people_power.board.faction_disc import draw_disc
from game.people_power.board.paper import draw_paper
from game.people_power.board.paper_panel import PaperPanel
from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.text import tr


@dataclass(frozen=True, slots=True)
class Place:
    """One row: `position` is 1 to 3 among those still to act, 0 if it has acted or cannot."""

    faction: Faction
    box: str
    position: int
    acting: bool
    ineligible: bool


class SequencePanel(PaperPanel):
    def __init__(self) -> None:
        super().__init__()
        self.places: tuple[Place, ...] = ()
        self.phase = ""
        self.headed = True

    def show(self, places: tuple[Place, ...], phase: str) -> None:
        if (places, phase) != (self.places, self.phase):
            self.places, self.phase = places, phase
            self.renew()

    @staticmethod
    def height(look: Look, *, headed: bool) -> int:
        rows = len(FACTIONS) * _row(look)
        return _head(look) + rows + look.px(12) if headed else rows + look.px(6)

    def hint(self, position: tuple[int, int]) -> str:
        lines = [f"**{tr('table.sequence')}**"]
        lines += [f"{tr(f'faction.{place.faction}')}: {_long_status(place)}" for place in self.places]
        return "\n".join(lines)

    def paint(self) -> pygame.Surface:
        look = self.look
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        pad = look.px(12)
        width = self.rect.width - 2 * pad
        y = look.px(2)
        if self.headed:
            title = f"{tr('table.election')} · {tr(f'phase.{self.phase}')}" if self.phase else tr("table.sequence")
            face = font("display", look.text(20), bold=True)
            row = pygame.Rect(pad, y, width, _head(look))
            draw_line(picture, shortened(face, title, width), row, face, colours.INK)
            y += row.height
        for place in self.places:
            row = pygame.Rect(pad - look.px(4), y, width + look.px(8), _row(look) - look.px(3))
            self._paint_row(picture, place, row)
            y += _row(look)
        return picture

    def _paint_row(self, picture: pygame.Surface, place: Place, box: pygame.Rect) -> None:
        look, palette = self.look, self.palette
        face_colour = colours.PAPER_DARK if place.ineligible else colours.CREAM
        draw_plate(picture, box, face_colour, look.px(5), palette.ink if place.acting else None, 2)
        radius = box.height // 3
        disc = pygame.Rect(box.left + look.px(6), box.y, 2 * radius, box.height)
        sign = str(place.position) if place.position else ""
        draw_disc(picture, disc, place.faction, sign, max(12, round(radius * 1.5)), palette)
        bold, face = font("text", look.text(18), bold=True), font("text", look.text(18))
        left = disc.right + look.px(8)
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


def _head(look: Look) -> int:
    return round(look.text(20) * 1.45)


def _row(look: Look) -> int:
    return round(look.text(18) * 1.7)
