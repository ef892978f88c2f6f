"""Pieces that come and go."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.shell.easing import ease
from game.table.animation.animation import Animation, Point
from game.table.telling.snapshots import Snapshot, State

STAGGER = 0.05
"""Seconds between the starts of pieces that travel together."""
ARC = 60
"""How high a piece rises at most on its way, as in the design."""
STACK = 3
"""So many pieces are drawn one behind the other."""


@dataclass(frozen=True, slots=True)
class Journey:
    """Of pieces of one kind that travel together: from and to what, as the table's anchors name it."""

    origin: str
    goal: str
    part: str
    count: int = 1


class Flight(Animation, ABC):
    """Pieces travel from place to place, in a low arc."""

    seconds = 0.25
    sound = "piece"

    @abstractmethod
    def journey(self, moment: Snapshot) -> Journey: ...

    @abstractmethod
    def in_the_air(self, before: State, after: State) -> State:
        """What stands on the table while they travel: the pieces under way stand nowhere."""

    def begin(self) -> None:
        self._departures: list[tuple[Journey, Point, pygame.Surface]] = []
        for moment in self.moments:
            journey = self.journey(moment)
            # Where it stands has to be asked before it is lifted.
            start = self.stage.anchor(journey.origin)
            self._departures.append((journey, start, self.stage.view.sprite(journey.part)))
        self.stage.show(self.in_the_air(self.stage.state, self.moments[-1].state))

    def draw(self, surface: pygame.Surface) -> None:
        look = self.stage.look
        self._drawn: list[pygame.Rect] = []
        for index, (journey, start, sprite) in enumerate(self._departures):
            share = self._staggered(index)
            goal = self.stage.anchor(journey.goal)
            rise = math.sin(math.pi * share) * min(look.px(ARC), math.dist(start, goal) * 0.18)
            place = sprite.get_rect()
            place.centerx = round(start[0] + (goal[0] - start[0]) * share)
            place.centery = round(start[1] + (goal[1] - start[1]) * share - rise)
            for copy in reversed(range(min(journey.count, STACK))):
                self._drawn.append(surface.blit(sprite, place.move(look.px(4) * copy, -look.px(2) * copy)))

    @property
    def extent(self) -> Sequence[pygame.Rect]:
        return self._drawn

    def _staggered(self, index: int) -> float:
        """They start one after the other and arrive together."""
        start = min(0.5, STAGGER / self.seconds * index)
        return ease((self.share - start) / (1 - start))
