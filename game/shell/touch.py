"""A finger on the screen: what it holds down for a while is meant as the right button means it.

SDL tells a finger as a mouse whose events say `touch`. Nobody knows at once what a finger wants, so its press waits
until it is lifted (a click), moves (a drag) or stays (the right button). A finger is not as fine as an arrow either:
what it presses beside a small control is meant for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

LONG = 0.5
"""It is in seconds."""
STILL = 12
"""Pixels that a finger trembles."""
RIGHT = 3


FINGERTIP = 46
"""So wide a control is for a finger at least, as `Look.wide` counts: 46 pixels in a small window with type of 150 %."""

Place = tuple[int, int]


class Finger:
    def __init__(self, aim: Callable[[Place], Place] = lambda place: place) -> None:
        """`aim`: the place that is meant by one who presses at a place."""
        self._aim = aim
        self._off = pygame.Vector2()
        """How far from what is meant the press under way has come down."""
        self._press: pygame.event.Event | None = None
        self._held = 0.0
        self._has_spoken = False
        """Whether the press under way was a long one: what follows of it means nothing."""

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
            self._press, self._held, self._has_spoken = event, 0.0, False
        elif self._has_spoken:
            self._has_spoken = event.type != pygame.MOUSEBUTTONUP
        elif event.type == pygame.MOUSEMOTION and self._press is not None:
            if pygame.Vector2(event.pos).distance_to(self._press.pos) > STILL:
                yield from self._let_go()
                yield event
        else:
            yield from self._let_go()
            yield event

    def update(self, dt: float) -> Iterator[pygame.event.Event]:
        """Once it has stayed long enough, the right button where it is."""
        if self._press is None:
            return
        self._held += dt
        if self._held >= LONG:
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
