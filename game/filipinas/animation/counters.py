"""Counters that come, go and change, and what is laid on them."""

from __future__ import annotations

import pygame

from engine.filipinas import effects as told
from engine.filipinas.board import MAP
from engine.filipinas.counters import COUNTERS
from engine.filipinas.standing import standing
from engine.filipinas.state import State
from game.filipinas.board.pieces import MARKERS
from game.shell.easing import ease
from game.table.animation import flight
from game.table.animation.animation import Animation, Turnover
from game.table.telling.snapshots import Snapshot


class Flight(flight.Flight):
    """Counters fly from a box, to a box, and from place to place."""

    seconds = 0.4

    def journey(self, moment: Snapshot) -> flight.Journey:
        effect: told.Placed | told.Moved | told.Removed = moment.effect
        if isinstance(effect, told.Moved):
            return flight.Journey(
                f"counter:{effect.counters[0]}", effect.place, effect.counters[0], len(effect.counters)
            )
        if isinstance(effect, told.Placed):
            origin = self._box_of(moment)
            return flight.Journey(origin, effect.place, effect.counter)
        return flight.Journey(f"counter:{effect.counter}", effect.to, effect.counter)

    def _box_of(self, moment: Snapshot) -> str:
        """Where it was before."""
        counter = moment.effect.counter
        for place, stacks in self.stage.state.stacks.items():
            if any(counter in stack for stack in stacks):
                return str(place)
        return str(moment.effect.place)

    def in_the_air(self, before: State, after: State) -> State:
        """The counters under way stand nowhere."""
        moving: set[str] = set()
        for moment in self.moments:
            effect = moment.effect
            moving |= set(effect.counters) if isinstance(effect, told.Moved) else {effect.counter}
        between: State = before.copy()
        for place in MAP:
            left = (tuple(name for name in stack if name not in moving) for stack in between.stacks[place])
            between.stacks[place] = standing(tuple(stack for stack in left if stack))
        return between


class Settle(Turnover):
    """A counter is turned over, or joins a stack: a blink of time."""

    seconds = 0.18
    sound = "piece"


class MarkerDrop(Animation):
    """A marker falls onto what it marks, or rises from it and is gone."""

    seconds = 0.2
    sound = "marker"

    def draw(self, surface: pygame.Surface) -> None:
        share = ease(self.share)
        for moment in self.moments:
            effect: told.MarkerPlaced | told.MarkerRemoved = moment.effect
            if effect.marker not in MARKERS or not effect.on:
                continue
            near = share if isinstance(effect, told.MarkerPlaced) else 1 - share
            sprite = pygame.transform.smoothscale_by(self.stage.view.sprite(effect.marker), 1 + 1.2 * (1 - near))
            sprite.set_alpha(round(255 * near))
            key = f"counter:{effect.on}" if effect.on in COUNTERS else effect.on
            x, y = self.stage.anchor(key)
            surface.blit(sprite, sprite.get_rect(center=(x, y - round((1 - near) * self.stage.look.px(50)))))
