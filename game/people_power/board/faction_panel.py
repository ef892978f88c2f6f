"""A faction at a glance: how near it is to victory, what that is made of, what it holds and who plays it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.people_power.board import Faction
from game.people_power.board.paper import draw_paper
from game.people_power.board.paper_panel import PaperPanel
from game.people_power.map.sprites import piece_sprite
from game.people_power.wording.names import signed
from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.text import tr

LONGEST_BAR = 24
"""A total past which the bar is simply full."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a panel shows. Words are keys."""

    faction: Faction
    player: str
    """Who plays it, as a key."""
    acting: bool
    total: int
    threshold: int
    parts: tuple[tuple[str, int], ...]
    tracks: tuple[tuple[str, int], ...]
    """(track, value): `aid`, `patronage`, `resources:npa`."""
    available: tuple[tuple[str, int], ...]
    personality: int | None
    act: int | None

    @property
    def margin(self) -> int:
        return self.total - self.threshold


class FactionPanel(PaperPanel):
    def __init__(self) -> None:
        super().__init__()
        self.standing: Standing | None = None
        self.with_parts = self.with_cards = True
        self._stock_places: dict[str, tuple[int, int]] = {}
        self._track_places: dict[str, tuple[int, int]] = {}

    def show(self, standing: Standing) -> None:
        if standing != self.standing:
            self.standing = standing
            self.is_lit = standing.acting
            self.renew()

    @staticmethod
    def height(look: Look, *, with_parts: bool, with_cards: bool) -> int:
        line = _line(look)
        rows = _head(look) + _figure(look) + look.px(20) + line * (1 + with_parts + with_cards) + _tray(look)
        return rows + look.px(10)

    def stock_pos(self, stock: str) -> tuple[int, int]:
        """Where pieces of this kind lie while Available."""
        return self._on_screen(self._stock_places.get(stock))

    def track_pos(self, track: str) -> tuple[int, int]:
        return self._on_screen(self._track_places.get(track))

    def hint(self, position: tuple[int, int]) -> str:
        now = self.standing
        if now is None:
            return ""
        lines = [
            f"**{tr(f'faction.{now.faction}')}** · {tr(now.player)}",
            f"{_parts(now)} = **{now.total}**",
            tr("table.wins_over", threshold=now.threshold) + f" · {tr('table.margin', margin=signed(now.margin))}",
            *(f"{tr('table.available')}: {count} {tr(f'piece.{stock}')}" for stock, count in now.available),
        ]
        if now.personality:
            title = tr(f"card.{now.personality}.title")
            lines.append(f"**{title}**: " + tr(f"card.{now.personality}.effect"))
        if now.act:
            condition = tr(f"card.{now.act}.condition")
            lines.append(f"**{tr(f'card.{now.act}.title')}**: {condition} {tr(f'card.{now.act}.effect')}")
        return "\n".join(lines)

    def paint(self) -> pygame.Surface:
        now, look = self.standing, self.look
        assert now is not None, "shown before it is drawn"
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        cards = [card for card in (now.personality, now.act) if card and self.with_cards]
        spare = max(0, self.rect.height - self.height(look, with_parts=self.with_parts, with_cards=bool(cards)))
        tray = _tray(look) + min(spare // 3, _tray(look) // 3)
        air = (spare - tray + _tray(look)) // 5
        line = _line(look)
        head = pygame.Rect(0, 0, self.rect.width, _head(look))
        column = head.inflate(-2 * look.px(12), 0)

        def row(top: int, height: int) -> pygame.Rect:
            return pygame.Rect(column.x, top, column.width, height)

        figure = row(head.bottom + look.px(2) + air, _figure(look))
        bar = row(figure.bottom, look.px(20) + air)
        parts = row(bar.bottom, line if self.with_parts else 0)
        tracks = row(parts.bottom, line)
        stock = row(tracks.bottom + air, tray)
        self._paint_head(picture, now, head, column)
        self._paint_figure(picture, now, figure)
        self._paint_bar(picture, now, bar)
        if self.with_parts:
            face = font("text", look.text(18))
            draw_line(picture, shortened(face, _parts(now), parts.width), parts, face, colours.GREY_ON_PAPER)
        self._paint_tracks(picture, now, tracks)
        self._paint_stock(picture, now, stock)
        if cards:
            italic = font("news", look.text(18), italic=True)
            words = shortened(italic, " · ".join(tr(f"card.{card}.title") for card in cards), column.width)
            draw_line(picture, words, row(stock.bottom + air // 2, line), italic, colours.INK)
        return picture

    def _paint_head(self, picture: pygame.Surface, now: Standing, head: pygame.Rect, column: pygame.Rect) -> None:
        look, radius = self.look, self.look.px(6)
        colour, on_colour = self.palette.factions[now.faction], self.palette.on_faction[now.faction]
        pygame.draw.rect(picture, colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
        draw_line(picture, tr(now.player), column, font("text", look.text(17), bold=True), on_colour, "right")
        name = font("display", look.text(22), bold=True)
        draw_line(picture, tr(f"faction.{now.faction}").upper(), column, name, on_colour)

    def _paint_figure(self, picture: pygame.Surface, now: Standing, box: pygame.Rect) -> None:
        look = self.look
        big = font("display", look.text(42), bold=True)
        figure = draw_line(picture, str(now.total), box, big, colours.INK)
        left = max(figure.right, box.left + width_of(big, "00")) + look.px(14)
        upper = pygame.Rect(left, box.top + look.px(2), box.right - left, box.height // 2)
        lower = upper.move(0, upper.height - 2 * look.px(2))
        face, bold = font("text", look.text(18)), font("text", look.text(18), bold=True)
        draw_line(picture, tr("table.wins_over", threshold=now.threshold), upper, face, colours.GREY_ON_PAPER)
        colour = colours.INK if now.margin <= 0 else colours.RED
        draw_line(picture, tr("table.margin", margin=signed(now.margin)), lower, bold, colour)

    def _paint_bar(self, picture: pygame.Surface, now: Standing, box: pygame.Rect) -> None:
        look = self.look
        bar = pygame.Rect(box.x, 0, box.width, look.px(11))
        bar.centery = box.centery
        draw_plate(picture, bar, colours.PAPER_DARK, bar.height // 2)
        longest = max(LONGEST_BAR, now.threshold + 4)
        width = round(bar.width * min(1.0, now.total / longest))
        if width > 1:
            filled = pygame.Rect(bar.x, bar.y, max(width, bar.height), bar.height)
            draw_plate(picture, filled, self.palette.factions[now.faction], bar.height // 2)
        mark = bar.x + round(bar.width * now.threshold / longest)
        picture.fill(colours.INK, (mark, bar.y - look.px(4), max(2, look.px(3)), bar.height + 2 * look.px(4)))

    def _paint_tracks(self, picture: pygame.Surface, now: Standing, box: pygame.Rect) -> None:
        look = self.look
        name, value = font("text", look.text(18)), font("display", look.text(20), bold=True)
        if not now.tracks:
            words = shortened(name, tr("table.no_resources"), box.width)
            draw_line(picture, words, box, name, colours.GREY_ON_PAPER)
        entries = [(track, tr(f"track.{track.partition(':')[0]}"), str(amount)) for track, amount in now.tracks]
        gap = look.px(16)
        needed = sum(width_of(name, word + " ") + width_of(value, number) + gap for _, word, number in entries) - gap
        if needed > box.width:
            entries = [(track, tr(f"table.track.{track.partition(':')[0]}"), number) for track, _, number in entries]
            gap = look.px(10)
        left = box.left
        for track, word, number in entries:
            rest = pygame.Rect(left, box.y, box.right - left, box.height)
            place = draw_line(picture, word + " ", rest, name, colours.GREY_ON_PAPER)
            rest = pygame.Rect(place.right, box.y, box.right - place.right, box.height)
            figure = draw_line(picture, number, rest, value, colours.INK)
            self._track_places[track] = figure.center
            left = figure.right + gap

    def _paint_stock(self, picture: pygame.Surface, now: Standing, box: pygame.Rect) -> None:
        """Available Forces, as the wooden pieces they are."""
        look = self.look
        side = box.height - look.px(2)
        value = font("display", look.text(20), bold=True)
        cell = min(box.width // max(1, len(now.available)), side + width_of(value, "00") + look.px(22))
        left = box.left - look.px(3)
        for stock, count in now.available:
            sprite = piece_sprite(stock, side, self.palette)
            place = sprite.get_rect(midleft=(left, box.centery))
            if not count:
                sprite = sprite.copy()
                sprite.set_alpha(90)
            picture.blit(sprite, place)
            self._stock_places[stock] = place.center
            room = pygame.Rect(place.right + look.px(3), box.y, cell, box.height)
            draw_line(picture, str(count), room, value, colours.INK if count else colours.GREY_ON_PAPER)
            left += cell

    def _on_screen(self, place: tuple[int, int] | None) -> tuple[int, int]:
        if place is None:
            return self.rect.center
        return self.rect.x + place[0], self.rect.y + place[1]


def _parts(now: Standing) -> str:
    return " + ".join(f"{tr(f'table.part.{part}')} {amount}" for part, amount in now.parts)


def _head(look: Look) -> int:
    return round(look.text(22) * 1.5)


def _figure(look: Look) -> int:
    return max(round(look.text(18) * 2.35), round(look.text(42) * 1.15))


def _line(look: Look) -> int:
    return round(look.text(18) * 1.35)


def _tray(look: Look) -> int:
    return max(look.px(34), round(look.text(18) * 1.6))
