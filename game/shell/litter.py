"""A scene and its widgets know each other, and so hold on to their pictures until somebody looks for such.

That takes as long as three frames in a long game, so it is not done for every card that was looked at.
"""

from __future__ import annotations

import gc

from game.shell.scene import Scene

MOST = 8
"""So many scenes may come and go before it is looked for; a game on the table counts as so many."""


class Litter:
    """Counts the scenes that have gone since it was swept up last."""

    def __init__(self) -> None:
        self._scenes = 0

    def add(self, scene: Scene) -> None:
        self._scenes += MOST if scene.heavy else 1

    def sweep(self, home: bool) -> None:
        """Sweep it up if there is enough; whoever is at home again has time for any."""
        if self._scenes < (1 if home else MOST):
            return
        self._scenes = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        if home:  # a game has been put away
            from game.shell.memory import give_back

            give_back()
