"""What every widget is: a rectangle that may be hovered, may use an event, may need time, and can be drawn."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

import pygame

from game.shell.look import Look


class Widget(ABC):
    """Widgets are made once, placed at each layout, and shown or hidden."""

    focusable = False  # whether Tab stops here
    takes_text = False  # whether keys are letters of a text while it has the keyboard, and no shortcuts
    can_wait = True  # whether it may show a frame or two later what has changed on it

    def __init__(self, *, tooltip: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.look = Look(1.0, 1.0)
        self.visible = True
        self.hovered = False
        self.dirty = True
        self.tooltip = tooltip

    def place(self, rect: pygame.Rect, look: Look) -> None:
        """Give the widget its rectangle and sizes."""
        self.rect, self.look = pygame.Rect(rect), look
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; True if it was for this widget alone."""
        if event.type == pygame.MOUSEMOTION:
            self.hover(self.rect.collidepoint(event.pos))
        return False

    def hover(self, over: bool) -> None:
        if over != self.hovered:
            self.hovered = over
            self.dirty = True

    @property
    def on_top(self) -> bool:
        """Whether it is drawn over all others now, and hears of the mouse before them: an open list."""
        return False

    @property
    def is_opaque(self) -> bool:
        """Whether nothing that lies below its rectangle is seen."""
        return False

    @property
    def halo(self) -> Hashable:
        """All that may change around its rectangle, where its shadow lies; None if that cannot be told."""
        return None

    def find_changes(self) -> None:  # noqa: B027
        """Find out what of it has to be drawn again, before it is asked."""

    @property
    def changed_parts(self) -> Sequence[pygame.Rect]:
        """What of it has to be drawn again, once it has to be."""
        return (self.rect,)

    @property
    def busy(self) -> bool:
        """Whether time has to pass for it even if nothing happens."""
        return False

    @property
    def focus_rect(self) -> pygame.Rect:
        """What the keyboard's frame goes around."""
        return self.rect

    def focus(self) -> None:  # noqa: B027 (most have nothing to do)
        """The keyboard has come here."""

    def blur(self) -> None:  # noqa: B027
        """The keyboard goes elsewhere."""

    def take_key(self, event: pygame.event.Event) -> bool:
        """A key was pressed while the keyboard is here; True if it was used."""
        return False

    def rest(self) -> None:
        """The scene is no longer on top: nothing is hovered or held."""
        self.hover(False)

    def update(self, dt: float) -> bool:
        """Pass time; True if it has to be drawn again."""
        changed, self.dirty = self.dirty, False
        return changed

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """All of it, or as much as the surface lets be drawn."""

    def hint(self, position: tuple[int, int]) -> str:
        """What the tooltip says when the mouse rests at this position."""
        return self.tooltip

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        """What that is about: the tooltip stands beside it."""
        return self.rect
