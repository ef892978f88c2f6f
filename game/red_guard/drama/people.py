"""What happens to people: struck from the list, put out of the game, made to take sides; and the death of one man."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygame import Rect, Surface

from engine.red_guard import effects as told
from engine.red_guard.components import COLOUR, TILE_KIND, Faction
from game.red_guard.drama.placard import Placard
from game.red_guard.drama.stroke import draw_stroke
from game.red_guard.palette import CREAM, INK
from game.red_guard.wall.view import WallView
from game.red_guard.wording.names import faction_name, tile_name
from game.shell.colours import Colour
from game.shell.text import tr
from game.table.animation.animation import Point
from game.table.animation.bulletin import WIDTH, Bulletin
from game.table.animation.darkness import PoolOfLight, darken
from game.table.animation.drama import Drama
from game.table.animation.headline import ThrownHeadline

SMALLEST_CROSS = 74
"""Of a struck tile, as in the design."""
LAMP = 330
"""The radius of the lamp's light before it goes out."""
BLACK: Colour = (10, 8, 8)
DEPTH = 225 / 255
"""How much of it is seen in the deepest night."""
OUT = 0.46
"""The share of its time at which the lamp is out."""


class Posted(Bulletin):
    """A bulletin is on a sheet of the wall, with a word of those years written beside it."""

    brush = ""
    slam = "card"

    def prepare(self) -> Iterator[None]:
        width = round(self.stage.view.rect.width * WIDTH)
        self._strip = Placard(self.headline(), width, self.stage.look, self.brush)
        yield from self._strip.prepare()


class Purged(Posted):
    """6.1.1: a Purge smashes a tile's last defenders: its print is struck out, as names were on the walls."""

    sound = "piece"
    brush = "炮打"
    happens = 0.5
    lands = 0.34

    def place(self) -> str:
        effect: told.UnitsMoved = self.moments[0].effect
        return effect.origin

    def headline(self) -> ThrownHeadline:
        effect: told.UnitsMoved = self.moments[0].effect
        struck = COLOUR[effect.unit]
        words = tr(f"drama.purge.{TILE_KIND[effect.origin]}", tile=tile_name(effect.origin))
        return _of(self, struck, tr("drama.purge.whose", faction=faction_name(struck)), words)

    def draw_over(self, surface: Surface, middle: Point) -> None:
        tile = self.stage.view.extent(self.place())
        side = max(self.stage.look.px(SMALLEST_CROSS), round(tile.width * 1.25) if tile else 0)
        if self.share < 0.86:
            _cross(
                surface, Rect(0, 0, side, side).move_to(center=middle), self.between(0.1, 0.22), self.between(0.2, 0.32)
            )


class FactionStruckOut(Drama):
    """9.1: one stroke from corner to corner over everything that a faction had."""

    sound = "gong"
    happens = 0.62

    def prepare(self) -> Iterator[None]:
        faction = self._faction
        headline = _of(
            self, faction, tr("drama.forced_out.whose"), tr("drama.forced_out", faction=faction_name(faction))
        )
        self._sheet = _view(self).sheet(faction)
        self._placard = Placard(headline, round(self.stage.view.rect.width * 0.7), self.stage.look)
        yield from self._placard.prepare()

    @property
    def _faction(self) -> Faction:
        effect: told.ForcedOut = self.moments[0].effect
        return effect.faction

    def draw_on(self, surface: Surface, board: Rect) -> None:
        sheet = self._sheet
        lit = surface.subsurface(sheet.clip(board)).copy()
        darken(surface, board, self.swell)
        surface.blit(lit, sheet.clip(board))
        if self.share < 0.88:
            _cross(
                surface,
                sheet.inflate(-sheet.width // 10, -sheet.height // 6),
                self.between(0.1, 0.3),
                self.between(0.26, 0.46),
            )
        coming, gone = (self.share - 0.42) / 0.1, self.between(0.86, 1.0)
        self._placard.draw(surface, _away_from(sheet, board), coming, gone)


class Awakened(Drama):
    """2.3, 3.3.1: a faction that nobody played takes sides; its sheet comes out of the shadow."""

    sound = "crowd"
    happens = 0.3

    def prepare(self) -> Iterator[None]:
        effect: told.ControlPassed = self.moments[0].effect
        words = tr("drama.awakened", faction=faction_name(effect.faction), seat=faction_name(effect.after))
        headline = _of(self, effect.after, tr("drama.awakened.whose"), words)
        self._sheet = _view(self).sheet(effect.faction)
        self._placard = Placard(headline, round(self.stage.view.rect.width * 0.8), self.stage.look, "站队")
        yield from self._placard.prepare()

    def draw_on(self, surface: Surface, board: Rect) -> None:
        sheet = self._sheet
        lit = surface.subsurface(sheet.clip(board)).copy()
        darken(surface, board, self.swell * 0.8)
        lit.set_alpha(round(255 * self.between(0.06, 0.3)))
        surface.blit(lit, sheet.clip(board))
        self._placard.draw(surface, _away_from(sheet, board), (self.share - 0.26) / 0.1, self.between(0.86, 1.0))


class ChairmansDeath(Drama):
    """8.3.3: the lamp goes out. Afterwards there is a sheet on the wall, and nobody's colour on it."""

    sound = "gong"
    afterwards = True

    def prepare(self) -> Iterator[None]:
        headline = ThrownHeadline(tr("drama.death.kicker"), tr("drama.death"), INK, CREAM)
        seated = self.stage.state.seated
        self._lamp = self.stage.anchor(seated) if seated else self.stage.view.rect.center
        self._placard = Placard(headline, round(self.stage.view.rect.width * 0.66), self.stage.look)
        yield from self._placard.prepare()

    def draw_on(self, surface: Surface, board: Rect) -> None:
        look = self.stage.look
        burns = 1 - self.between(0.0, OUT)
        pool = PoolOfLight(surface, board, self._lamp, max(2, round(look.px(LAMP) * burns)))
        darken(surface, board, DEPTH * min(self.between(0.0, 0.2), 1 - self.between(0.84, 1.0)), BLACK)
        if burns > 0.04:
            pool.lay(surface)
        middle = board.centerx, board.y + round(board.height * 0.48)
        self._placard.draw(surface, middle, (self.share - OUT) / 0.12, self.between(0.86, 1.0))


def _cross(surface: Surface, around: Rect, first: float, second: float) -> None:
    """It is two strokes from corner to corner, one after the other."""
    wide = max(8, min(around.size) // 7)
    chance = Random(around.width)
    draw_stroke(surface, around.topleft, around.bottomright, wide, first, chance.randrange(99))
    draw_stroke(surface, around.topright, around.bottomleft, wide, second, chance.randrange(99))


def _away_from(sheet: Rect, board: Rect) -> Point:
    """In the half of the board in which the sheet does not hang."""
    return board.centerx, board.y + round(board.height * (0.24 if sheet.centery > board.centery else 0.76))


def _view(drama: Drama) -> WallView:
    view = drama.stage.view
    assert isinstance(view, WallView)
    return view


def _of(drama: Drama, faction: Faction, kicker: str, words: str) -> ThrownHeadline:
    """The headline has the colours of a faction."""
    palette = drama.stage.palette
    return ThrownHeadline(kicker, words, palette.factions[faction], palette.on_faction[faction])
