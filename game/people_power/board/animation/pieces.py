"""Pieces that come, go and turn over."""

from __future__ import annotations

import math

import pygame

from engine.people_power import effects as told
from game.people_power.board.animation.animation import Animation, Point
from game.people_power.map.plates import STACK
from game.shell.easing import ease

STAGGER = 0.05
"""Seconds between the starts of pieces that travel together."""
ARC = 60
"""How high a piece rises at most on its way, as in the design."""

Journey = told.Placed | told.Moved | told.Removed


class Flight(Animation[Journey]):
    """Pieces travel from place to place, in a low arc."""

    seconds = 0.25
    sound = "piece"

    def begin(self) -> None:
        self._departures: list[tuple[Journey, Point, pygame.Surface]] = []
        for effect in self.effects:
            # Where it stands has to be asked before it is lifted.
            self._departures.append((effect, self._start(effect), self.table.view.sprite(effect.piece)))
            self.table.shown.lift(effect)
        self.table.refresh()

    def end(self) -> None:
        for effect in self.effects:
            self.table.shown.land(effect)
        self.table.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        look = self.table.look
        for index, (effect, start, sprite) in enumerate(self._departures):
            share = self._staggered(index)
            goal = self._goal(effect)
            rise = math.sin(math.pi * share) * min(look.px(ARC), math.dist(start, goal) * 0.18)
            place = sprite.get_rect()
            place.centerx = round(start[0] + (goal[0] - start[0]) * share)
            place.centery = round(start[1] + (goal[1] - start[1]) * share - rise)
            for copy in reversed(range(min(effect.count, STACK))):
                surface.blit(sprite, place.move(look.px(4) * copy, -look.px(2) * copy))

    def _staggered(self, index: int) -> float:
        """They start one after the other and arrive together."""
        start = min(0.5, STAGGER / self.seconds * index)
        return ease((self.share - start) / (1 - start))

    def _start(self, effect: Journey) -> Point:
        if isinstance(effect, told.Placed):
            return self.table.stock_pos(effect.piece)
        origin = effect.origin if isinstance(effect, told.Moved) else effect.space
        return self.table.view.piece_pos(origin, effect.piece)

    def _goal(self, effect: Journey) -> Point:
        if isinstance(effect, told.Removed):
            return self.table.stock_pos(effect.piece)
        return self.table.view.piece_pos(effect.space, effect.piece)


class Flip(Animation[told.Flipped]):
    """Guerrillas turn over where they stand."""

    seconds = 0.25
    sound = "piece"

    def draw(self, surface: pygame.Surface) -> None:
        view = self.table.view
        for effect in self.effects:
            piece = effect.before if self.share < 0.5 else effect.after
            sprite = view.sprite(piece, round(view.sprite(piece).get_width() * 1.5))
            width = max(2, round(sprite.get_width() * abs(math.cos(math.pi * ease(self.share)))))
            turned = pygame.transform.smoothscale(sprite, (width, sprite.get_height()))
            surface.blit(turned, turned.get_rect(center=view.piece_pos(effect.space, effect.before)))
