"""Spaces that are lit or lifted: each fades in when it is aimed at, and out when it no longer is."""

from collections.abc import Collection

from game.shell.easing import ease

SECONDS = 0.2
FAINT = 0.3
"""How far those come that are aimed at, but not worth much."""


class Fading:
    """By name, how far each has come: from 0, not at all, to 1, wholly."""

    def __init__(self) -> None:
        self._progress: dict[str, float] = {}
        self._aims: frozenset[str] = frozenset()
        self._faint: frozenset[str] = frozenset()

    def aim(self, names: Collection[str], faint: Collection[str] = ()) -> None:
        """These go to 1, all others to 0; those of them that are faint shine less."""
        self._aims, self._faint = frozenset(names), frozenset(faint)
        for name in self._aims:
            self._progress.setdefault(name, 0.0)

    def update(self, seconds: float) -> bool:
        """Return whether anything moved."""
        moved = self.moving
        step = seconds / SECONDS
        for name, value in list(self._progress.items()):
            value = min(1.0, value + step) if name in self._aims else value - step
            if value > 0 or name in self._aims:
                self._progress[name] = value
            else:
                del self._progress[name]
        return moved

    @property
    def names(self) -> list[str]:
        """All that have not faded out."""
        return list(self._progress)

    @property
    def moving(self) -> bool:
        return any(value < 1 if name in self._aims else True for name, value in self._progress.items())

    def __getitem__(self, name: str) -> float:
        return ease(self._progress.get(name, 0.0)) * (FAINT if name in self._faint else 1.0)
