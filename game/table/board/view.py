"""What the table asks of a board, be it a map or a tableau: to draw a state, and to say what is where."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

import pygame

from game.table.telling.shown import UnderWay
from game.table.telling.snapshots import State

Position = tuple[float, float]


class BoardView(Protocol):
    """The parts of a board have keys: a space or tile (`manila`), and what stands in it (`manila:troops`)."""

    # What the table tells

    def show(self, state: State) -> None: ...

    def follow(self, under_way: UnderWay) -> None:
        """What no state keeps, for a board that shows it."""

    def light(self, keys: Collection[str], faint: Collection[str] = ()) -> None:
        """The parts that may be chosen; of those, the faint ones would change nothing."""

    def select(self, keys: Collection[str]) -> None:
        """The parts that have been selected in the action under way."""

    def hover(self, key: str) -> None:
        """Raise the part that is pointed at; none if empty."""

    def point(self, key: str) -> None:
        """The mouse is over a part, whether or not it may be chosen; over none if empty."""

    def press(self, key: str) -> None:
        """Lower the part on which the button is held; none if empty."""

    def grasp(self, position: Position) -> None:
        """Something is chosen by a click there, for a board on which it matters where."""

    def reveal(self, key: str) -> None:
        """Bring a part into view."""

    def zoom_at(self, position: Position, steps: int) -> None: ...

    def pan(self, dx: float, dy: float) -> None: ...

    def update(self, seconds: float) -> None:
        """Time passes, before each frame."""

    # What the table asks

    @property
    def rect(self) -> pygame.Rect: ...

    @property
    def is_opaque(self) -> bool:
        """Whether it covers all of its rectangle."""

    @property
    def needs_draw(self) -> bool:
        """Whether a frame would look any different from the last one."""

    def find_changes(self) -> None:
        """Do all that has to be done before one can tell where a frame would look different."""

    @property
    def changed_parts(self) -> Sequence[pygame.Rect] | None:
        """Where a frame would look different; None if it may be anywhere."""
        return None

    def painting_ahead(self) -> Iterator[None]:
        """What is too much for the frame that draws the rest, a piece at a time, after the window was pulled at."""

    def at(self, position: Position) -> Sequence[str]:
        """What is at a position, the smallest part first."""

    def spot(self, key: str) -> pygame.Rect | None:
        """Where a click in the middle chooses this part, if it is in sight."""

    def extent(self, key: str) -> pygame.Rect | None:
        """All that is seen of a part, for what must not cover it; None if nothing is."""

    def busy(self) -> list[pygame.Rect]:
        """Where pieces stand and words are read: whatever is laid on the board for a while keeps off."""

    def anchor(self, key: str) -> tuple[int, int]:
        """Where something flies to or from that part, or is going to lie on it."""

    def sprite(self, part: str, scale: float = 1.0) -> pygame.Surface:
        """A piece or marker by itself, so many times as large as on the board."""

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw a frame; True if there is more to come without anything being changed."""
