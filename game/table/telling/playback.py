"""Moments on their way to the screen, one after the other, at the pace that the player has set."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple, Protocol

import pygame

from engine.core.effects import Effect
from game.shell import sound
from game.table.animation.animation import Animation, Stage
from game.table.animation.drama import Drama
from game.table.animation.scores import FlyingPoints, Scores, gathered
from game.table.asking.offers import CARD
from game.table.kit.kit import Kit
from game.table.kit.telling import Pause
from game.table.telling.reckoning import Points, gains, summed
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot, State
from game.table.thinking.considered import Considered

READING = 1.1
"""Seconds for which a non-player's deed stays before the next step."""
LONGEST_TURN = 9.0
"""Seconds that a non-player's turn takes at most at the normal speed; a longer one is played faster."""
GLANCE = 0.7
"""Seconds for which the name of a phase stays."""
FAST = 4.0
"""How much faster time passes while the player wishes it."""
AT_ONCE = 2
"""Of moments of which there is nothing to see, so many come about in one frame."""
RESTS = {Pause.NONE: 0.0, Pause.GLANCE: GLANCE, Pause.READ: READING, Pause.REASON: 0.0}


class PlaybackListener(Protocol):
    """The scene, as playback sees it."""

    def tell(self, moments: Sequence[Snapshot]) -> None:
        """Put the Effects of moments that are shown together into the log and, while they play, into the prompt bar.

        They may be secrets.
        """

    def announce(self, moment: Snapshot, to_come: Iterable[Effect]) -> bool:
        """Open a screen of its own for a moment, if it has one; True if playback has to wait for it."""


class Cue(NamedTuple):
    """A moment that waits, with what one is to remember of it."""

    moment: Snapshot
    drama: type[Drama] | None


class Playback:
    def __init__(
        self, kit: Kit, stage: Stage, teller: PlaybackListener, secrecy: Secrecy, humans: frozenset[str]
    ) -> None:
        self.kit = kit
        self.stage = stage
        self.teller = teller
        self.secrecy = secrecy
        self.humans = humans
        self.speed = 1.0
        """Animations are so many times as fast; 0 skips them."""
        self.pace = "timed"
        """Non-players go at this pace of the settings: by steps, timed or instant."""
        self.drama = True
        """Whether there are moments to be remembered."""
        self.scores = Scores(stage)
        self.paused = False
        self.fast = False
        self.halted = False
        """Somebody has something to say first: what is under way ends, and nothing new begins."""
        self._queue: deque[Cue] = deque()
        self._current: Animation | None = None
        self._afterwards: type[Drama] | None = None
        """What comes after the current one, for the same moments."""
        self._cause = CARD
        """The part of the board that was told of last in this turn; until then, the card in play."""
        self._points: Points = {}
        """When the current one began."""
        self._counted: State | None = None
        """What these are the points of."""
        self._last: Snapshot | None = None
        """The last that was begun."""
        self._untold: Sequence[Snapshot] = ()
        """What is being shown, and told only once it can be seen."""
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

    def add(self, moments: Iterable[Snapshot]) -> None:
        """Of what is to be remembered, each kind once; for its like the usual animations do."""
        before = self._queue[-1].moment.state if self._queue else self.stage.state
        seen: set[type[Drama]] = set()
        for moment in moments:
            drama = self.kit.telling.drama(before, moment)
            self._queue.append(Cue(moment, None if drama in seen else drama))
            before = moment.state
            if drama is not None:
                seen.add(drama)
        self._haste = 1.0

    def add_turn(self, moments: Iterable[Snapshot]) -> None:
        """A non-player's: as fast as it has to be so that nobody waits for long."""
        self.add(moments)
        self._haste = max(1.0, self.planned / LONGEST_TURN)

    @property
    def planned(self) -> float:
        """Seconds that all that waits would take at the normal speed, with nobody in a hurry."""
        left, seconds = deque(self._queue), 0.0
        while left:
            moments, drama = self._next_together(left)
            animations = self._animations_of(moments, drama)
            seconds += sum(animation.seconds for animation in animations)
            if not animations[-1].read_meanwhile:
                seconds += self._rest(moments[-1])
        return seconds

    def clear(self) -> None:
        if self._current is not None:
            self._current.end()
        self._queue.clear()
        self.scores.clear()
        self._afterwards, self._untold = None, ()
        self._current, self._hold, self._elapsed, self._stepping = None, 0.0, 0.0, False

    def step(self) -> None:
        """Go on to the next reason."""
        self._stepping = False
        self._hold = 0.0

    def finish(self) -> None:
        """A click: end the animation, or the pause, that is under way."""
        self._afterwards = None
        if self._current is not None:
            self._end()
        else:
            self.step()

    def skip(self, halts: bool = False) -> bool:
        """All that is left, at once; returns whether something is left that whoever hurries is not to miss."""
        self._afterwards = None
        if self._current is not None:
            self._end()
        self.step()
        self.scores.clear()
        passed = []
        missed = False
        while self._queue and not self.halted:
            missed = halts and self.kit.telling.halts(self._queue[0].moment.effect)
            if missed:
                break
            passed.append(self._queue.popleft().moment)
            self.teller.tell(passed[-1:])
            if self._announce(passed[-1]):
                break
        self.stage.follow(self.secrecy.readable(passed))
        return missed

    def update(self, dt: float) -> bool:
        """Pass time; True if something on the screen has changed."""
        if self.pace != "step":
            self._stepping = False
        left = dt * self._haste * (FAST if self.fast else 1.0)
        changed = self.scores.update(left * self.speed)
        begun = 0
        while True:
            if self._current is not None:
                changed = True
                left = self._animate(self._current, left)
                if left < 0 or self._end():
                    return True
                if self._current is not None:
                    continue
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
            if begun == AT_ONCE:  # each is told and counted, which takes a millisecond: the others in the next frame
                return changed
            begun += 1
            self._start()

    @property
    def extent(self) -> Sequence[pygame.Rect] | None:
        """Where it has drawn in this frame; None if that may be anywhere."""
        animated = self._current.extent if self._current is not None else ()
        return None if animated is None else [*animated, *self.scores.extent]

    def draw(self, surface: pygame.Surface) -> None:
        if self._current is not None:
            self._current.draw(surface)
        self.scores.draw(surface)

    def _animate(self, animation: Animation, seconds: float) -> float:
        """How much of the time is left once it is over; less than nothing while it is not."""
        if not self.speed:
            return seconds
        self._elapsed += seconds * self.speed
        if self._elapsed >= animation.tells_at:
            self._tell()
        left = self._elapsed - animation.seconds
        if left < 0:
            animation.at(self._elapsed / animation.seconds)
        return left / self.speed

    def _start(self) -> None:
        moments, drama = self._next_together(self._queue)
        self._untold, self._last = moments, moments[-1]
        seen = self.secrecy.readable(moments)
        first, *rest = self._animations_of(seen, drama) if self.speed else (Animation,)
        if not first.tells_at:
            self._tell()
        self._afterwards = drama if rest else None
        if self.speed and seen:
            self._count()
            self.scores.hold(summed(self._points))
        self._begin(first, seen)

    def _tell(self) -> None:
        untold, self._untold = self._untold, ()
        if untold:
            self.teller.tell(untold)

    def _begin(self, animation: type[Animation], moments: Sequence[Snapshot]) -> None:
        self._current = animation(self.stage, moments)
        self._elapsed = 0.0
        if self._current.sound:
            sound.play(self._current.sound)
        self._current.begin()

    def _next_together(self, queue: deque[Cue]) -> tuple[list[Snapshot], type[Drama] | None]:
        """The next of them, with those that are shown at the same time; what is to be remembered stands alone."""
        first, drama = queue.popleft()
        moments, kind = [first], type(first.effect)
        if drama is None or not self.drama:
            while queue and type(queue[0].moment.effect) is kind and kind in self.kit.telling.together:
                if queue[0].drama is not None and self.drama:
                    break
                moments.append(queue.popleft().moment)
        return moments, drama if self.drama else None

    def _animations_of(self, moments: Sequence[Snapshot], drama: type[Drama] | None) -> list[type[Animation]]:
        """They are shown one after the other."""
        usual = self._animation_of(moments)
        if drama is None or not moments:
            return [usual]
        return [usual, drama] if drama.afterwards else [drama]

    def _animation_of(self, moments: Sequence[Snapshot]) -> type[Animation]:
        if not moments or not self.kit.telling.shows(moments[0].effect):
            return Animation
        return self.kit.telling.animations.get(type(moments[0].effect), Animation)

    def _end(self) -> bool:
        """True if the scene has opened a screen for what has just been shown."""
        assert self._current is not None
        last, self._current = self._current, None
        self._tell()
        last.end()
        self._elapsed = 0.0
        self._send_scores(last)
        if self._afterwards is not None:
            drama, self._afterwards = self._afterwards, None
            self._begin(drama, last.moments)
            return False
        self._rest_after(last)
        return self._last is not None and self._announce(self._last)

    def _send_scores(self, animation: Animation) -> None:
        """What has been won and lost since it began flies to the totals."""
        if not self.speed or not animation.moments:
            return
        for moment in animation.moments:
            self._note_cause(moment)
        before = self._points
        self._count()
        won = gathered(gains(before, self._points), self._cause)
        flying = [
            FlyingPoints(whose, count, origin, total)
            for (whose, origin), count in won.items()
            if (total := self.kit.telling.total(whose))
        ]
        self.scores.settle(summed(self._points), flying)

    def _count(self) -> None:
        """Once for each state: what has ended is where the next one begins."""
        if self._counted is not self.stage.state:
            self._counted = self.stage.state
            self._points = self.kit.wording.points(self._counted)

    def _note_cause(self, moment: Snapshot) -> None:
        if isinstance(moment.effect, Considered):
            return
        line = self.kit.wording.line(moment.effect)
        if line is not None and line.part:
            self._cause = line.part
        elif self.kit.wording.begins(moment.effect) is not None:
            self._cause = CARD

    def _announce(self, moment: Snapshot) -> bool:
        """What is to come is gathered only for a screen that asks for it: there may be hundreds of moments."""
        seen = self.secrecy.readable([moment])
        to_come = (effect for cue in self._queue for effect in self.secrecy.told([cue.moment.effect]))
        return bool(seen) and self.teller.announce(seen[0], chain((later.effect for later in seen[1:]), to_come))

    def _rest_after(self, animation: Animation) -> None:
        """Time to read what a non-player does and why."""
        if self.pace == "instant" or animation.read_meanwhile or not animation.moments:
            return
        moment = animation.moments[-1]
        self._hold = self._rest(moment)
        self._stepping = self.pace == "step" and self._pause(moment) in (Pause.READ, Pause.REASON)

    def _rest(self, moment: Snapshot) -> float:
        """Seconds for which a moment stays before the next one."""
        return RESTS[self._pause(moment)]

    def _pause(self, moment: Snapshot) -> Pause:
        return (
            Pause.READ if isinstance(moment.effect, Considered) else self.kit.telling.pause(moment.effect, self.humans)
        )
