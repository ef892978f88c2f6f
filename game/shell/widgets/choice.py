"""One of several choices is taken: what a row of them (`ToggleGroup`) and a list of them (`Pick`) have in common."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.sound import play
from game.shell.widgets.widget import Widget


class Choice(Widget):
    """`choices` are (key, words, what it means), each in one of `cells`; `on_change` gets the key taken."""

    focusable = True

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], chosen: str, on_change: Callable[[str], None], *, size: int = 20
    ) -> None:
        super().__init__()
        self.choices = list(choices)
        self.chosen = chosen
        self.on_change = on_change
        self.size = size
        self.cells: list[pygame.Rect] = []
        self._over: int | None = None

    @abstractmethod
    def natural_width(self, look: Look) -> int:
        """The words stand in this width without crowding."""

    @property
    def meaning(self) -> str:
        """This is meant by the choice that is taken."""
        return next(meaning for key, _, meaning in self.choices if key == self.chosen)

    def choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen, self.dirty = key, True
            play("click")
            self.on_change(key)

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        if not by:
            return False
        keys = [key for key, _, _ in self.choices]
        self.choose(keys[max(0, min(len(keys) - 1, keys.index(self.chosen) + by))])
        return True

    def _point_at(self, position: tuple[int, int]) -> None:
        over = self._cell_at(position)
        if over != self._over:
            self._over, self.dirty = over, True

    def _cell_at(self, position: tuple[int, int]) -> int | None:
        return next((index for index, cell in enumerate(self.cells) if cell.collidepoint(position)), None)
