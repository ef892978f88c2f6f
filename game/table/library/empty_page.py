"""A slip of paper in a room where there is nothing to look at yet: what will be there, and how it comes there."""

from __future__ import annotations

import pygame

from game.shell.look import Look
from game.shell.widgets.text_view import TextBlock, TextView

WIDEST = 900
AROUND = 40


class EmptyPage(TextView):
    """`page` is the paper that it lies on, as high as its words need."""

    def __init__(self, words: str) -> None:
        super().__init__(size=22, centred=True)
        self.page = pygame.Rect(0, 0, 0, 0)
        self.show([TextBlock("paragraph", words)])

    def lay(self, room: pygame.Rect, look: Look) -> None:
        around = 2 * look.px(AROUND)
        width = min(room.width, look.wide(WIDEST))
        self.place(pygame.Rect(0, 0, width - around, room.height), look)
        self.page = pygame.Rect(0, 0, width, min(room.height, self.bar.content + around))
        self.page.center = room.center
        self.place(self.page.inflate(-around, -around), look)
