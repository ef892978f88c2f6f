"""Thinking between two frames: a few milliseconds at a time, so that the window stays awake.

Now and then a single step takes longer than a frame may, because a non-player's turn is imagined in it. So the slices
run in a thread of their own: the window gives it a head start and draws, and a long step goes on beside the frames.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from time import perf_counter

from game.shell.beside import Future, worker

SLICE = 0.006
"""Seconds of a frame's sixteen milliseconds: with more, drawing waits for it and frames come late."""
PATIENCE = 0.003
"""Seconds for which a frame waits for a slice; then it is drawn beside it."""
SWITCH = 0.0005
"""Seconds after which the window gets its turn beside a step that takes long."""

_thinker = worker("thinking")


class Slices:
    """`share` is how much has been thought, from 0 to 1."""

    def __init__(self, thinking: Generator[float, None, None]) -> None:
        self._thinking = thinking
        self._slice: Future[bool] | None = None
        self.share = 0.0
        self.over = False
        sys.setswitchinterval(SWITCH)

    def think(self) -> None:
        """One slice, or more of the one that takes long."""
        if self._slice is None:
            self._slice = _thinker.submit(self._think)
        try:
            self.over = self._slice.result(PATIENCE)
        except TimeoutError:
            return
        self._slice = None

    def stop(self) -> None:
        """What has been found until now is enough."""
        if self._slice is not None:
            self._slice.result()
        self._thinking.close()
        self.over = True

    def _think(self) -> bool:
        until = perf_counter() + SLICE
        for share in self._thinking:
            self.share = share
            if perf_counter() >= until:
                return False
        return True
