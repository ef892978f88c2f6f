"""Moments on their way to the screen, one after the other, at the pace that the player has set."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol

import pygame

from game.shell import sound
from game.table.animation.animation import Animation, Stage
from game.table.kit import Kit, Pause
from game.table.moments import Moment
from game.table.secrecy import Secrecy
from game.table.thinking.considered import Considered

READING = 1.1
"""Seconds for which a non-player's deed stays before the next step."""
LONGEST_TURN = 9.0
"""Seconds that a non-player's turn takes at most at the normal speed; a longer one is played faster."""
GLANCE = 0.7
"""Seconds for which the name of a phase stays."""
FAST = 4.0
"""How much faster time passes while the player wishes it."""
RESTS = {Pause.NONE: 0.0, Pause.GLANCE: GLANCE, Pause.READ: READING, Pause.REASON: 0.0}


class Teller(Protocol):
    """The scene, as playback sees it."""

    def tell(self, moment: Moment) -> None:
        """Put the Effect of a moment, a secret or not, into the log and, while it plays, into the prompt bar."""

    def announce(self, moments: Sequence[Moment]) -> bool:
        """Open a screen of its own for the first of these, if it has one; True if playback has to wait for it."""


class Playback:
    def __init__(self, kit: Kit, stage: Stage, teller: Teller, secrecy: Secrecy, humans: frozenset[str]) -> None:
        self.kit = kit
        self.stage = stage
        self.teller = teller
        self.secrecy = secrecy
        self.humans = humans
        self.speed = 1.0
        """Of animations; 0 skips them."""
        self.pace = "timed"
        """Of non-players, as in the settings: by steps, timed or instant."""
        self.paused = False
        self.fast = False
        self.halted = False
        """Somebody has something to say first: what is under way ends, and nothing new begins."""
        self._queue: deque[Moment] = deque()
        self._current: Animation | None = None
        self._last: Moment | None = None
        """The last that was begun."""
        self._elapsed = 0.0
        self._hold = 0.0
        self._stepping = False
        self._haste = 1.0

    @property
    def idle(self) -> bool:
        return not self._queue and self._current is None and self._hold <= 0 and not self._stepping

    @property
    def waiting(self) -> bool:
        """Nothing moves until the player asks for the next step."""
        return (self.halted or self._stepping or (self.paused and self._hold > 0)) and self._current is None

    def add(self, moments: Iterable[Moment]) -> None:
        self._queue.extend(moments)
        self._haste = 1.0

    def add_turn(self, moments: Iterable[Moment]) -> None:
        """A non-player's: as fast as it has to be so that nobody waits for long."""
        self.add(moments)
        self._haste = max(1.0, self.planned / LONGEST_TURN)

    @property
    def planned(self) -> float:
        """Seconds that all that waits would take at the normal speed, with nobody in a hurry."""
        left, seconds = deque(self._queue), 0.0
        while left:
            moments = self._next_together(left)
            animation = self._animation_of(moments)
            seconds += animation.seconds
            if not animation.read_meanwhile:
                seconds += self._rest(moments[-1])
        return seconds

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
        passed = []
        while self._queue and not self.halted:
            passed.append(self._queue.popleft())
            self.teller.tell(passed[-1])
            if self._announce(passed[-1]):
                break
        self.stage.follow(self.secrecy.readable(passed))

    def update(self, dt: float) -> bool:
        """Pass time; True if something on the screen has changed."""
        if self.pace != "step":
            self._stepping = False
        left = dt * self._haste * (FAST if self.fast else 1.0)
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

    def _animate(self, animation: Animation, seconds: float) -> float:
        """How much of the time is left once it is over; less than nothing while it is not."""
        if not self.speed:
            return seconds
        self._elapsed += seconds * self.speed
        left = self._elapsed - animation.seconds
        if left < 0:
            animation.at(self._elapsed / animation.seconds)
        return left / self.speed

    def _start(self) -> None:
        moments = self._next_together(self._queue)
        for moment in moments:
            self.teller.tell(moment)
        self._last = moments[-1]
        seen = self.secrecy.readable(moments)
        animation = self._animation_of(seen) if self.speed else Animation
        self._current = animation(self.stage, seen)
        self._elapsed = 0.0
        if self._current.sound:
            sound.play(self._current.sound)
        self._current.begin()

    def _next_together(self, queue: deque[Moment]) -> list[Moment]:
        """The next of them, with those that are shown at the same time."""
        moments = [queue.popleft()]
        kind = type(moments[0].effect)
        while queue and type(queue[0].effect) is kind and kind in self.kit.together:
            moments.append(queue.popleft())
        return moments

    def _animation_of(self, moments: Sequence[Moment]) -> type[Animation]:
        if not moments or not self.kit.shows(moments[0].effect):
            return Animation
        return self.kit.animations.get(type(moments[0].effect), Animation)

    def _end(self) -> bool:
        """True if the scene has opened a screen for what has just been shown."""
        assert self._current is not None
        last, self._current = self._current, None
        last.end()
        self._elapsed = 0.0
        self._rest_after(last)
        return self._last is not None and self._announce(self._last)

    def _announce(self, moment: Moment) -> bool:
        seen = self.secrecy.readable([moment])
        return bool(seen) and self.teller.announce([*seen, *self.secrecy.readable(self._queue)])

    def _rest_after(self, animation: Animation) -> None:
        """Time to read what a non-player does and why."""
        if self.pace == "instant" or animation.read_meanwhile or not animation.moments:
            return
        moment = animation.moments[-1]
        self._hold = self._rest(moment)
        self._stepping = self.pace == "step" and self._pause(moment) in (Pause.READ, Pause.REASON)

    def _rest(self, moment: Moment) -> float:
        """Seconds for which a moment stays before the next one."""
        return RESTS[self._pause(moment)]

    def _pause(self, moment: Moment) -> Pause:
        return Pause.READ if isinstance(moment.effect, Considered) else self.kit.pause(moment.effect, self.humans)
