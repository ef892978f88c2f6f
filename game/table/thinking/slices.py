"""Thinking between two frames: a few milliseconds at a time, so that the window stays awake."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

SLICE = 0.006
"""Seconds of a frame; the rest of its sixteen milliseconds is for drawing, and for a step that takes longer."""


class Slices:
    """`share` is how much has been thought, from 0 to 1."""

    def __init__(self, thinking: Generator[float, None, None]) -> None:
        self._thinking = thinking
        self.share = 0.0
        self.over = False

    def think(self) -> None:
        """One slice."""
        until = perf_counter() + SLICE
        for share in self._thinking:
            self.share = share
            if perf_counter() >= until:
                return
        self.over = True

    def stop(self) -> None:
        """What has been found until now is enough."""
        self._thinking.close()
        self.over = True
