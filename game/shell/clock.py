"""Time, as the loop sees it; a faked one lets tests run without waiting."""

import time
from collections.abc import Callable
from typing import Protocol

import pygame

thread_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""Seconds that this thread has worked; where nobody counts those, seconds that have passed."""


class Clock(Protocol):
    def wait(self, interval: float) -> float:
        """Let `interval` seconds pass since the last frame and return how many really did."""


class RealClock:
    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def wait(self, interval: float) -> float:
        return self._clock.tick(round(1 / interval) if interval else 0) / 1000


class FakeClock:
    """Nobody waits, and every frame took as long as it should."""

    def wait(self, interval: float) -> float:
        return interval
