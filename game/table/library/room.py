"""A room of the library has widgets in the space under its doors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.shell.app import App
from game.shell.look import Look
from game.shell.widgets.panel import draw_sheet
from game.shell.widgets.widget import Widget
from game.table.kit.kit import Kit

Visit = Callable[[str, str], None]
"""Gets the name of another room, and the key of what is to be looked at there."""


class Room(ABC):
    name: str
    """Its words are `library.<name>`."""

    def __init__(self, app: App, kit: Kit, visit: Visit) -> None:
        self.app = app
        self.kit = kit
        self.visit = visit

    @abstractmethod
    def build(self) -> Sequence[Widget]:
        """Make the widgets with their words."""

    @abstractmethod
    def layout(self, rect: pygame.Rect, look: Look) -> None:
        """Place everything in the space under the doors."""

    def show(self, key: str) -> None:  # noqa: B027 (most have nothing that has a key)
        """Let this be looked at, if it is here."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """What lies under the widgets."""

    @property
    def busy(self) -> bool:
        return False

    def update(self, dt: float) -> bool:
        """Pass time; True if something has to be drawn again."""
        return False


def draw_paper(surface: pygame.Surface, rect: pygame.Rect, kit: Kit, look: Look) -> None:
    """What a game prints its pages on."""
    paper = kit.library.page_paper(rect.size)
    if paper is None:
        draw_sheet(surface, rect, look)
    else:
        surface.blit(paper, paper.get_rect(center=rect.center))
