"""Effects on their way to the screen, one after the other, at the pace that the player has set."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import Protocol

import pygame

from engine.people_power import effects as told
from game.people_power.board.animation import ANIMATIONS, TOGETHER, Animation
from game.people_power.board.table import Table
from game.shell import sound

READING = 1.1
"""Seconds for which a non-player's reason stays before the next step."""
PHASE = 0.7
"""Seconds for which the name of a phase stays."""
FAST = 4.0
"""How much faster time passes while the player wishes it."""
REASONS = (told.Decided, told.Drew, told.Questioned, told.Preferred, told.Activation, told.Skipped)
"""Why a non-player does what it does."""
DEEDS = (told.OperationBegan, told.SpecialBegan, told.EventBegan, told.TurnEnded)


class Teller(Protocol):
    """The scene, as playback sees it."""

    def tell(self, effect: told.Effect) -> None:
        """Put the Effect into the log and, while it plays, into the prompt bar."""

    def announce(self, effect: told.Effect) -> bool:
        """Open a screen of its own for this Effect, if it has one; True if playback has to wait for it."""


class Playback:
    def __init__(self, table: Table, teller: Teller, humans: Collection[str]) -> None:
        self.table = table
        self.teller = teller
        self.humans = humans
        self.speed = 1.0
        """Of animations; 0 skips them."""
        self.pace = "timed"
        """Of non-players, as in the settings: by steps, timed or instant."""
        self.paused = False
        self.fast = False
        self._queue: deque[told.Effect] = deque()
        self._current: Animation[told.Effect] | None = None
        self._elapsed = 0.0
        self._hold = 0.0
        self._stepping = False

    @property
    def idle(self) -> bool:
        return not self._queue and self._current is None and self._hold <= 0 and not self._stepping

    @property
    def waiting(self) -> bool:
        """Nothing moves until the player asks for the next step."""
        return (self._stepping or (self.paused and self._hold > 0)) and self._current is None

    @property
    def pending(self) -> list[told.Effect]:
        return list(self._queue)

    def add(self, effects: Iterable[told.Effect]) -> None:
        self._queue.extend(effects)

    def clear(self) -> None:
        if self._current is not None:
            self._current.end()
        self._queue.clear()
        self._current, self._hold, self._elapsed, self._stepping = None, 0.0, 0.0, False

    def step(self) -> None:
        """On to the next reason."""
        self._stepping = False
        self._hold = 0.0

    def finish(self) -> None:
        """A click: end the animation, or the pause, that is under way."""
        if self._current is not None:
            self._end()
        else:
            self.step()

    def skip(self) -> None:
        """All that is left, at once."""
        if self._current is not None:
            self._end()
        self.step()
        while self._queue:
            effect = self._queue.popleft()
            self.teller.tell(effect)
            self.table.shown.apply(effect)
            if self.teller.announce(effect):
                break
        self.table.refresh()

    def update(self, dt: float) -> bool:
        """Pass time; True if something on the screen has changed."""
        if self.pace != "step":
            self._stepping = False
        left = dt * FAST if self.fast else dt
        changed = False
        while True:
            if self._current is not None:
                changed = True
                left = self._animate(self._current, left)
                if left < 0 or self._end():
                    return True
            if self.waiting:
                return changed
            if left < self._hold:
                self._hold -= left
                return changed
            changed = changed or self._hold > 0
            left -= self._hold
            self._hold = 0.0
            if not self._queue:
                return changed
            changed = True
            self._start()

    def draw(self, surface: pygame.Surface) -> None:
        if self._current is not None:
            self._current.draw(surface)

    def _animate(self, animation: Animation[told.Effect], seconds: float) -> float:
        """How much of the time is left once it is over; less than nothing while it is not."""
        if not self.speed:
            return seconds
        self._elapsed += seconds * self.speed
        left = self._elapsed - animation.seconds
        if left < 0:
            animation.at(self._elapsed / animation.seconds)
        return left / self.speed

    def _start(self) -> None:
        effects = [self._queue.popleft()]
        while self._queue and type(self._queue[0]) is type(effects[0]) and isinstance(effects[0], TOGETHER):
            effects.append(self._queue.popleft())
        for effect in effects:
            self.teller.tell(effect)
        kind = ANIMATIONS.get(type(effects[0]), Animation) if self.speed else Animation
        self._current = kind(self.table, effects)
        self._elapsed = 0.0
        if self._current.sound:
            sound.play(self._current.sound)
        self._current.begin()

    def _end(self) -> bool:
        """True if the scene has opened a screen for what has just been shown."""
        assert self._current is not None
        last, self._current = self._current, None
        last.end()
        self._elapsed = 0.0
        self._rest_after(last.effects[-1])
        return self.teller.announce(last.effects[-1])

    def _rest_after(self, effect: told.Effect) -> None:
        """Time to read what a non-player does and why."""
        if self.pace == "instant" or (isinstance(effect, told.Activation) and self.speed):
            return
        if isinstance(effect, REASONS) or (isinstance(effect, DEEDS) and effect.faction not in self.humans):
            self._hold = READING
            self._stepping = self.pace == "step"
        elif isinstance(effect, told.PhaseBegan):
            self._hold = PHASE
