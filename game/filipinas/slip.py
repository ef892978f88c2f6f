"""The slip of a battle: who fights whom, everything that is added to the die one by one, and the chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.filipinas.tables import NO_HIT, SUCCESS, chance_to_hit
from game.filipinas.faces import face, fitted
from game.filipinas.palette import CREAM, GOLD, INK, SEPIA
from game.filipinas.panels.paper import in_lines, ornament, sheet
from game.filipinas.wording.names import capital, modifier_name, place_name, short_stack_name
from game.shell.colours import Colour
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.table.animation.die import die
from game.table.kit.palette import Palette
from game.table.telling.numbers import signed

PLUS: Colour = (58, 98, 44)
MINUS: Colour = (150, 28, 38)
WIDTH = 330
"""It is in pixels of the design."""
PLACES = 12
"""So many ways across the board and down it are tried."""


@dataclass(frozen=True, slots=True)
class SlipContent:
    """What a slip tells."""

    kind: str
    place: str
    side: str
    attackers: Sequence[str]
    target: Sequence[str]
    modifiers: Sequence[tuple[str, int]]
    risk: Sequence[str] = ()
    """What may come of a miss, line by line."""
    factors: tuple[int, int] | None = None
    """6.7: the Combat Factors of both, of which the difference is added; they are not told of a die that has fallen."""

    @property
    def net(self) -> int:
        return sum(value for _, value in self.modifiers)

    def added(self, key: str) -> str:
        """What is added to the die, by name."""
        if key == "factors" and self.factors:
            return tr("slip.factors", own=self.factors[0], other=self.factors[1])
        return capital(modifier_name(key))

    @property
    def faces(self) -> list[int]:
        """The sides of the die that hit."""
        return [number for number in range(1, 7) if number > NO_HIT and number + self.net >= SUCCESS]


def slip_size(battle: SlipContent, look: Look) -> tuple[int, int]:
    line = _line(look)
    names = sum(len(lines) for lines in _names(battle, look))
    above = _head(look) + round(line * (1.2 + names + len(battle.modifiers))) + look.px(82) + round(look.text(26) * 1.2)
    return look.wide(WIDTH), above + round(_small(look) * 1.3) * len(battle.risk)


def _small(look: Look) -> int:
    return look.text(15)


def _names(battle: SlipContent, look: Look) -> tuple[list[str], list[str]]:
    """Who attacks and whom, in as many lines as the names need."""
    bold, width = face("text-bold", look.text(17)), look.wide(WIDTH) - 2 * look.px(14)
    target = short_stack_name(battle.target) if battle.target else tr("battle.nobody")
    attackers = short_stack_name(battle.attackers)
    return in_lines(attackers, bold, width), in_lines(tr("slip.against", target=target), bold, width)


def draw_slip(
    surface: pygame.Surface,
    at: pygame.Rect,
    battle: SlipContent,
    look: Look,
    palette: Palette,
    counted: int | None = None,
    thrown: int | None = None,
) -> None:
    """`counted` of the modifiers are told so far, all unless said otherwise; `thrown` is the die, once it lies."""
    draw_shadow(surface, at, 2, spread=look.px(14), strength=170)
    surface.blit(sheet(at.size), at)
    pygame.draw.rect(surface, GOLD, at, 2)
    line, pad = _line(look), look.px(14)
    head = pygame.Rect(at.x, at.y, at.width, _head(look))
    surface.fill(palette.factions[battle.side], head)
    words = capital(tr(f"slip.{battle.kind}", place=place_name(battle.place)))
    row = head.inflate(-2 * pad, 0)
    title = fitted("head-bold", look.text(20), words, row.width)
    draw_line(surface, words, row, title, palette.on_faction[battle.side])
    row = pygame.Rect(at.x + pad, head.bottom + look.px(4), at.width - 2 * pad, line)
    bold = face("text-bold", look.text(17))
    other = "filipinos" if battle.side == "spain" else "spain"
    for side, lines in zip((battle.side, other), _names(battle, look), strict=True):
        for words in lines:
            draw_line(surface, words, row, bold, palette.factions[side])
            row = row.move(0, line)
    ornament(surface, row.x, row.y + look.px(3), row.width)
    row = row.move(0, look.px(8))
    for number, (key, value) in enumerate(battle.modifiers):
        if counted is None or number < counted:
            _draw_modifier(surface, row, battle.added(key), value, look)
        row = row.move(0, line)
    surface.fill(INK, (row.x, row.y + 1, row.width, 2))
    row = row.move(0, look.px(5))
    if counted is None or counted >= len(battle.modifiers):
        draw_line(surface, tr("slip.net"), row, bold, INK)
        draw_line(surface, signed(battle.net), row, face("figure-bold", look.text(22)), INK, "right")
    row = row.move(0, line + look.px(4))
    _draw_dice(surface, row, battle, look, palette, thrown)
    row = row.move(0, look.px(48))
    chance = chance_to_hit(battle.net)
    large = face("display-regular", look.text(26))
    row.height = round(look.text(26) * 1.2)
    box = draw_line(surface, tr("slip.chance", chance=chance), row, large, palette.factions[battle.side])
    rest = pygame.Rect(box.right + look.px(12), row.y, row.right - box.right - look.px(12), row.height)
    said = tr("slip.hits", faces=", ".join(map(str, battle.faces))) if battle.faces else tr("slip.never")
    if thrown is not None:
        said = tr("slip.hit" if thrown in battle.faces else "slip.miss")
    draw_line(surface, said, rest, fitted("text-italic", look.text(16), said, rest.width), INK)
    row = pygame.Rect(row.x, row.bottom, at.width - 2 * pad, round(_small(look) * 1.3))
    for words in battle.risk if thrown is None else ():
        draw_line(surface, words, row, fitted("text-italic", _small(look), words, row.width), MINUS)
        row = row.move(0, row.height)


def _draw_modifier(surface: pygame.Surface, row: pygame.Rect, name: str, value: int, look: Look) -> None:
    chip = pygame.Rect(0, 0, round(look.text(17) * 2), row.height - 4)
    chip.midright = row.midright
    colour = PLUS if value > 0 else MINUS if value < 0 else SEPIA
    pygame.draw.rect(surface, colour, chip, border_radius=3)
    figure = face("text-bold", look.text(17))
    draw_line(surface, signed(value), chip, figure, CREAM, "center")
    room = pygame.Rect(row.x, row.y, row.width - chip.width - look.px(8), row.height)
    draw_line(surface, name, room, fitted("text-regular", look.text(17), name, room.width), INK)


def _draw_dice(
    surface: pygame.Surface, row: pygame.Rect, battle: SlipContent, look: Look, palette: Palette, thrown: int | None
) -> None:
    """The six sides: those that hit in the side's colour; the one that was thrown stands out."""
    side = min(look.px(42), (row.width - 5 * look.px(6)) // 6)
    step = (row.width - side) / 5
    for number in range(1, 7):
        box = pygame.Rect(round(row.x + (number - 1) * step), row.y, side, side)
        if number in battle.faces:
            pygame.draw.rect(surface, palette.factions[battle.side], box.inflate(6, 6), border_radius=6)
        sprite = die(number, side)
        if thrown is not None and number != thrown:
            sprite = sprite.copy()
            sprite.set_alpha(70)
        surface.blit(sprite, box)
        if number == thrown:
            pygame.draw.rect(surface, GOLD, box.inflate(6, 6), 3, border_radius=6)


def docked(
    size: tuple[int, int],
    board: pygame.Rect,
    fight: tuple[int, int],
    margin: int,
    fighters: Sequence[pygame.Rect] = (),
    others: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where it hides no fighter, and little of the rest: far from the fight, and as high."""
    room = board.inflate(-2 * margin, -2 * margin)
    across, down = _ways(room.x, room.right - size[0]), _ways(room.y, room.bottom - size[1])
    places = [pygame.Rect((x, y), size).clamp(room) for x in across for y in down]

    def badness(place: pygame.Rect) -> tuple[int, int, int, int]:
        apart, above = abs(place.centerx - fight[0]), abs(place.centery - fight[1])
        return _hidden(place, fighters), _hidden(place, others), -apart, above

    return min(places, key=badness)


def _ways(first: int, last: int) -> list[int]:
    return [round(first + (last - first) * number / PLACES) for number in range(PLACES + 1)]


def _hidden(place: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    parts = (place.clip(thing) for thing in things)
    return sum(part.width * part.height for part in parts)


def _head(look: Look) -> int:
    return round(look.text(20) * 1.6)


def _line(look: Look) -> int:
    return round(look.text(17) * 1.42)
