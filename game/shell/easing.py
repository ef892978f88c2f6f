"""Values that glide to where they should be."""


def ease(t: float) -> float:
    """It is slow at both ends, for t from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


class Eased:
    """A value is on its way to a target within `seconds`, slow at both ends."""

    __slots__ = ("_elapsed", "_start", "seconds", "target")

    def __init__(self, value: float = 0.0, seconds: float = 0.16) -> None:
        self.target = value
        self.seconds = seconds
        self._start = value
        self._elapsed = seconds

    @property
    def value(self) -> float:
        if self._elapsed >= self.seconds:
            return self.target
        return self._start + (self.target - self._start) * ease(self._elapsed / self.seconds)

    @property
    def moving(self) -> bool:
        return self._elapsed < self.seconds and self._start != self.target

    def go(self, target: float) -> None:
        if target != self.target:
            self._start, self.target, self._elapsed = self.value, target, 0.0

    def update(self, dt: float) -> bool:
        """Pass time; True while the value moves."""
        if not self.moving:
            return False
        self._elapsed += dt
        return True
