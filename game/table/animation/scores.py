"""Points on their way from where they were won or lost to the total that they change.

Nobody waits for them: they fly beside whatever is shown next. A total counts when they arrive, so what it shows and
what is in the air always add up to what it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.shell import colours
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.easing import ease
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.table.animation.animation import Point, Stage
from game.table.telling.numbers import signed
from game.table.telling.reckoning import Gain

RISE = 0.35
"""Seconds in which a figure rises and can be read."""
FLY = 0.55
COUNT = 0.3
"""Seconds in which the total counts."""
STAGGER = 0.14
"""Seconds between figures that are won at once."""
SHADOW = 12
"""How far it reaches around a figure at most, as in the design."""
HEIGHT, ARC = 46, 90
"""How high a figure rises, and its arc, as in the design."""


class Total(NamedTuple):
    """Where it stands, as the table's anchors name it, and the faction in whose colour points fly to it."""

    anchor: str
    faction: str


@dataclass(slots=True)
class FlyingPoints:
    """`whose` total it goes to, how many points, and from what, as the table's anchors name it."""

    whose: str
    points: int
    origin: str
    total: Total
    elapsed: float = 0.0

    @property
    def owed(self) -> int:
        """What the total does not show yet."""
        return round(self.points * (1 - ease((self.elapsed - RISE - FLY) / COUNT)))

    @property
    def over(self) -> bool:
        return self.elapsed >= RISE + FLY + COUNT


def gathered(gains: Iterable[Gain], cause: str) -> dict[tuple[str, str], int]:
    """What each wins at each part of the board in all; what lies beside the board comes from the cause."""
    sums: dict[tuple[str, str], int] = {}
    for holding, points in gains:
        key = holding.whose, holding.part or cause
        sums[key] = sums.get(key, 0) + points
    return {key: points for key, points in sums.items() if points}


class Scores:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flying: list[FlyingPoints] = []
        self._base: Mapping[str, int] = {}
        """What the totals will be when all that flies has arrived."""
        self._held = False
        self._told: Mapping[str, int] = {}
        self.extent: list[pygame.Rect] = []
        """Where they were drawn in this frame."""

    @property
    def flying(self) -> bool:
        return bool(self._flying)

    @property
    def totals(self) -> dict[str, int]:
        """What is to be shown: all but what is still on its way."""
        sums = dict(self._base)
        for score in self._flying:
            sums[score.whose] = sums.get(score.whose, 0) - score.owed
        return sums

    def hold(self, totals: Mapping[str, int]) -> None:
        """Until it is settled what they become, totals stay, whatever is in the air meanwhile."""
        self._base, self._held = totals, True
        self._tell()

    def settle(self, totals: Mapping[str, int], scores: Iterable[FlyingPoints]) -> None:
        """These change them to that: one after the other, and after those that have only just started."""
        self._base, self._held = totals, False
        late = min((score.elapsed for score in self._flying), default=STAGGER)
        for score in scores:
            late = min(0.0, late - STAGGER)
            score.elapsed = late
            self._flying.append(score)
        self._tell()

    def clear(self) -> None:
        """All of them have arrived."""
        self._flying.clear()
        self._held = False
        self._tell()

    def update(self, seconds: float) -> bool:
        if not self._flying:
            return False
        for score in self._flying:
            score.elapsed += seconds
        self._flying = [score for score in self._flying if not score.over]
        self._tell()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        in_the_air = [score for score in self._flying if 0 <= score.elapsed < RISE + FLY]
        self.extent = [self._draw(surface, score) for score in in_the_air]

    def _draw(self, surface: pygame.Surface, score: FlyingPoints) -> pygame.Rect:
        """Returns where."""
        look, palette = self._stage.look, self._stage.palette
        colour, ink = palette.factions[score.total.faction], palette.on_faction[score.total.faction]
        figure = _figure(signed(score.points), colour, ink, look)
        return surface.blit(figure, figure.get_rect(center=self._place(score)))

    def _place(self, score: FlyingPoints) -> Point:
        look = self._stage.look
        x, y = self._stage.anchor(score.origin)
        y -= round(look.px(HEIGHT) * ease(score.elapsed / RISE))
        share = ease((score.elapsed - RISE) / FLY)
        goal = self._stage.anchor(score.total.anchor)
        arc = math.sin(math.pi * share) * look.px(ARC)
        return round(x + (goal[0] - x) * share), round(y + (goal[1] - y) * share - arc)

    def _tell(self) -> None:
        totals = self.totals if self._flying or self._held else {}
        if totals != self._told:
            self._told = totals
            self._stage.tally(totals)


@kept(2 * MEGABYTE)
def _figure(words: str, colour: Colour, ink: Colour, look: Look) -> pygame.Surface:
    """It is on a plate, with its shadow all around."""
    text = rendered(font("display", look.text(28), bold=True), words, ink)
    plate = text.get_rect().inflate(look.px(18), look.px(2))
    around = 2 * look.px(SHADOW)
    picture = pygame.Surface((plate.width + around, plate.height + around), pygame.SRCALPHA)
    plate.center = picture.get_rect().center
    draw_shadow(picture, plate, look.px(9), spread=look.px(7), strength=110)
    draw_plate(picture, plate, colour, look.px(9), colours.CREAM, max(1, look.px(2)))
    picture.blit(text, text.get_rect(center=plate.center))
    return picture
