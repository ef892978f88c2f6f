"""A button: lifts when hovered, sinks when pressed, and says why when it is not possible now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.easing import Eased
from game.shell.fonts import Face, label_face
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.sound import play
from game.shell.text import tr
from game.shell.widgets.keycap import draw_keys, keys_width
from game.shell.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class ButtonStyle:
    face: Colour
    hover: Colour
    text: Colour
    border: Colour
    off_face: Colour
    off_text: Colour


STYLES = {
    "ink": ButtonStyle(
        colours.INK_RAISED, colours.INK_HOVER, colours.CREAM, (66, 76, 98), (32, 38, 50), (140, 145, 156)
    ),
    "gold": ButtonStyle(colours.GOLD, colours.GOLD_SOFT, colours.INK, (190, 146, 20), (206, 194, 160), (104, 96, 78)),
    "paper": ButtonStyle(
        colours.CREAM, (255, 252, 242), colours.INK, colours.PAPER_EDGE, colours.PAPER_DARK, (112, 104, 86)
    ),
    "red": ButtonStyle(colours.RED, (204, 56, 58), colours.CREAM, (130, 20, 26), (110, 80, 76), (200, 188, 180)),
}


class Button(Widget):
    """`label` and `tooltip` are words, not keys. `reason` (why not) makes the button grey and is told on hover."""

    focusable = True

    def __init__(
        self,
        label: str,
        action: Callable[[], None],
        *,
        style: str = "ink",
        shortcut: str = "",
        tooltip: str = "",
        size: int = 22,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.label = label
        self.action = action
        self.style = STYLES[style]
        self.shortcut = shortcut
        self.size = size
        self.face: Face = label_face
        self.shows_key = False
        """Whether it is made wide enough for its key beside the label; one that is has its key in any case."""
        self.reason = ""
        self.idle = ""
        """Why nothing would come of pressing it, though it is possible; it looks like little, too."""
        self.selected = False
        self._held = False
        self._lift = Eased(0.0)

    @classmethod
    def of(
        cls, key: str, action: Callable[[], None], *, style: str = "ink", shortcut: str = "", size: int = 22
    ) -> Button:
        """The label is the words of the key, and the tooltip those of the key with `.hint`."""
        return cls(tr(key), action, style=style, shortcut=shortcut, tooltip=tr(f"{key}.hint"), size=size)

    @property
    def enabled(self) -> bool:
        return not self.reason

    def forbid(self, reason: str) -> None:
        """It becomes grey with a reason, or possible again with an empty one."""
        if reason != self.reason:
            self.reason = reason
            self._held = False
            self.dirty = True

    def select(self, selected: bool) -> None:
        """Framed, as what is under way is."""
        if selected != self.selected:
            self.selected = selected
            self.dirty = True

    def relabel(self, label: str) -> None:
        if label != self.label:
            self.label = label
            self.dirty = True

    def natural_width(self, look: Look) -> int:
        """The width in which the label stands without crowding, with its key if that is shown."""
        text = look.text(self.size)
        room = round(text * 1.4) + self._key_width(text) if self.shows_key and self.shortcut else round(text * 1.8)
        return width_of(self.face(text), self.label) + room

    def least_width(self, look: Look) -> int:
        """The width in which the label can just be read, with no room for its key."""
        text = look.text(self.size)
        return width_of(self.face(text), self.label) + 2 * _inset(text)

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._held = self.enabled
            self.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            self._held = False
            self.dirty = True
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        if self.shortcut and self.enabled and is_pressed(self.shortcut, event):
            self.press()
            return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        if not (is_pressed("Enter", event) or is_pressed("Space", event)):
            return False
        if self.enabled:
            self.press()
        return True

    def press(self) -> None:
        play("click")
        self.action()

    def hover(self, over: bool) -> None:
        super().hover(over)
        self._lift.go(1.0 if over and self.enabled else 0.0)

    def rest(self) -> None:
        super().rest()
        self._held = False

    def update(self, dt: float) -> bool:
        moved = self._lift.update(dt)
        return super().update(dt) or moved

    def hint(self, position: tuple[int, int]) -> str:
        """The key beside what it does: where there is nothing to say of a button, its key alone is not worth a note."""
        if why := self.reason or self.idle:
            return "\n".join(filter(None, (self.tooltip, f"*{why}*")))
        return f"{self.tooltip} [[{self.shortcut}]]" if self.tooltip and self.shortcut else self.tooltip

    def draw(self, surface: pygame.Surface) -> None:
        style, lift = self.style, self._lift.value
        radius = self.look.px(6)
        rise = 0 if self._held else round(lift * self.look.px(2))
        rect = self.rect.move(0, (1 if self._held else 0) - rise)
        if self.enabled:
            draw_shadow(
                surface,
                rect,
                radius,
                spread=self.look.px(7 + 3 * lift),
                strength=round(70 + 30 * lift),
                drop=self.look.px(2) + rise,
            )
            face = mix(style.face, style.hover, lift)
            if self._held:
                face = mix(face, colours.INK, 0.18)
            border = colours.GOLD if self.selected else style.border
            draw_plate(surface, rect, face, radius, border, 2 if self.selected else 1)
            text = style.off_text if self.idle else style.text
        else:
            draw_plate(surface, rect, style.off_face, radius, mix(style.off_face, style.border, 0.4))
            text = style.off_text
        size = self.look.text(self.size)
        face_type = self.face(size)
        room = rect.inflate(-2 * _inset(size), 0)
        if self.shortcut and self.enabled and self.label != self.shortcut:
            self._draw_key(surface, room, width_of(face_type, self.label), size)
        draw_line(surface, self.label, room, face_type, text, "center")

    def _draw_key(self, surface: pygame.Surface, room: pygame.Rect, label: int, size: int) -> None:
        """At the right end, which it takes from the label's room; nowhere if that is needed."""
        key = self._key_width(size)
        if room.width - key < label + round(size * 0.6):
            return
        draw_keys(surface, self.shortcut, (room.right - key, room.centery), _key_size(size))
        room.width -= key

    def _key_width(self, size: int) -> int:
        return keys_width(self.shortcut, _key_size(size))


def _inset(size: int) -> int:
    return round(size * 0.4)


def _key_size(size: int) -> int:
    return round(size * 0.76)
