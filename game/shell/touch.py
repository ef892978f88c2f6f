"""A finger on the screen: held down it reads what is there, and held longer it is the right button.

SDL tells a finger as a mouse whose events say `touch`. Nobody knows at once what a finger wants, so its press waits
until it is lifted (a click), moves (a drag) or stays. One that stays gets the note that a mouse gets by resting; lifted
now, it has only read. Where it stays on, or where there is no note, it is the right button. A finger is not as fine as
an arrow either: what it presses beside a small control is meant for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

LONG = 0.5
"""Seconds after which a finger reads, or is the right button where there is nothing to read."""
LONGER = 1.1
"""Seconds after which it is the right button everywhere."""
STILL = 12
"""Pixels that a finger trembles."""
RIGHT = 3


FINGERTIP = 46
"""So wide a control is for a finger at least, as `Look.wide` counts: 46 pixels in a small window with type of 150 %."""

Place = tuple[int, int]


def is_long_press(event: pygame.event.Event) -> bool:
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT and getattr(event, "touch", False)


class Finger:
    def __init__(self, aim: Callable[[Place], Place], reads: Callable[[], bool]) -> None:
        """`aim`: the place that is meant by one who presses at a place. `reads`: whether a note says what is there."""
        self._aim = aim
        self._reads = reads
        self._off = pygame.Vector2()
        """How far from what is meant the press under way has come down."""
        self._press: pygame.event.Event | None = None
        self._held = 0.0
        self._has_read = False
        """Whether the press under way was long enough for a note: lifted now, it means nothing more."""
        self._has_spoken = False
        """Whether the press under way was the right button: what follows of it means nothing."""

    @property
    def is_down(self) -> bool:
        """Whether a press waits to be understood, so that time has to pass."""
        return self._press is not None

    def meant(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """What that comes to: nothing yet, the event itself, or what was waiting and the event."""
        if not getattr(event, "touch", False):
            yield event
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._off = pygame.Vector2(event.pos) - self._aim(event.pos)
        event = self._aimed(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press, self._held, self._has_read, self._has_spoken = event, 0.0, False, False
            # What a mouse does on its way there: the control is raised, and its note is on its way.
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0), touch=True)
        elif self._has_spoken:
            self._has_spoken = event.type != pygame.MOUSEBUTTONUP
        elif event.type == pygame.MOUSEMOTION and self._press is not None:
            if pygame.Vector2(event.pos).distance_to(self._press.pos) > STILL:
                yield from self._let_go()
                yield event
        elif event.type == pygame.MOUSEBUTTONUP and self._has_read and self._press is not None:
            self._press = None
        else:
            yield from self._let_go()
            yield event

    def update(self, dt: float) -> Iterator[pygame.event.Event]:
        """Once it has stayed long enough, the right button where it is."""
        if self._press is None:
            return
        self._held += dt
        if self._held >= LONG and not self._has_read:
            self._has_read = self._reads()
        if self._held >= (LONGER if self._has_read else LONG):
            place = self._press.pos
            self._press, self._has_spoken = None, True
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                yield pygame.event.Event(kind, button=RIGHT, pos=place, touch=True)

    def _aimed(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event where it is meant."""
        x, y = pygame.Vector2(event.pos) - self._off
        return pygame.event.Event(event.type, {**event.dict, "pos": (round(x), round(y))})

    def _let_go(self) -> Iterator[pygame.event.Event]:
        press, self._press = self._press, None
        if press is not None:
            yield press
