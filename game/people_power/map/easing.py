"""Values between 0 and 1 that glide to where they are aimed."""

from collections.abc import Collection

SECONDS = 0.2


class Easing:
    def __init__(self) -> None:
        self._progress: dict[str, float] = {}
        self._aims: frozenset[str] = frozenset()

    def aim(self, names: Collection[str]) -> None:
        """These go to 1, all others to 0."""
        self._aims = frozenset(names)
        for name in self._aims:
            self._progress.setdefault(name, 0.0)

    def update(self, seconds: float) -> bool:
        """True if anything moved."""
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
    def moving(self) -> bool:
        return any(value < 1 if name in self._aims else True for name, value in self._progress.items())

    def __getitem__(self, name: str) -> float:
        """Slow, quick, slow."""
        value = max(0.0, self._progress.get(name, 0.0))
        return value * value * (3 - 2 * value)
