"""Time, as the loop sees it; a faked one lets tests run without waiting."""

from typing import Protocol

import pygame


class Clock(Protocol):
    def wait(self, interval: float) -> float:
        """Let `interval` seconds pass since the last frame and return how many really did."""

    def now(self) -> float:
        """Seconds since the start."""


class RealClock:
    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def wait(self, interval: float) -> float:
        return self._clock.tick(round(1 / interval) if interval else 0) / 1000

    def now(self) -> float:
        return pygame.time.get_ticks() / 1000


class FakeClock:
    """Time passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0

    def wait(self, interval: float) -> float:
        self._now += interval
        return interval

    def now(self) -> float:
        return self._now
