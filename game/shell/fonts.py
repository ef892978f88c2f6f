"""The screens have three type faces, by role."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.drawable import drawable
from game.shell.folders import ASSETS, SHELL

FOLDER = ASSETS / SHELL / "fonts"

Role = Literal["display", "text", "news"]

Face = Callable[[int], pygame.font.Font]
"""It gives type of any size in pixels."""
StyledFace = Callable[[int, bool, bool], pygame.font.Font]
"""It gives bold or italic too, for running text."""

LONGEST = 4000
"""Letters of one line: no window is that wide, and a picture of more could take all memory."""


class AnyText(pygame.font.Font):
    """A font that draws whatever it is given: what it cannot draw is made drawable first."""

    def render(self, text: str | bytes | None, *how: Any, **named: Any) -> pygame.Surface:
        try:
            return super().render(_shown(text), *how, **named)
        except pygame.error:  # These are letters without any width.
            return super().render("", *how, **named)

    def size(self, text: str | bytes) -> tuple[int, int]:
        return super().size(_shown(text))


missing_faces: set[str] = set()
"""The roles for which another face had to do."""


@kept(24 * MEGABYTE)
def font(role: Role, size: int, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """Display for labels and numbers, text for prompts and rules, news for newspapers; size in pixels.

    Where its file is missing or broken, pygame's own, so that the game can still be read.
    """
    face = _face(role, size, bold, italic)
    if face is None:
        missing_faces.add(role)
        face = AnyText(None, size)
    return face


def label_face(size: int) -> pygame.font.Font:
    """For buttons and titles, unless a game has its own."""
    return font("display", size, bold=True)


def line_face(size: int) -> pygame.font.Font:
    """For what is asked, unless a game has its own."""
    return font("text", size, bold=True)


def is_whole(role: Role, bold: bool = False, italic: bool = False) -> bool:
    """Whether the file of a face is there and can be used, for programs that load fonts themselves."""
    return _face(role, 20, bold, italic) is not None


def _shown(text: str | bytes | None) -> str:
    return drawable(text[:LONGEST]) if isinstance(text, str) else ""


def _face(role: Role, size: int, bold: bool, italic: bool) -> pygame.font.Font | None:
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        face = AnyText(font_file(role, bold, italic), size)
        face.size("a")  # some broken files are found out only now
    except (OSError, ValueError, pygame.error):
        return None
    return face


def font_file(role: Role, bold: bool = False, italic: bool = False) -> Path:
    """Where the face is, for programs that load fonts themselves; the display face has no italic."""
    style = "-".join(["bold"] * bold + ["italic"] * (italic and role != "display")) or "regular"
    return FOLDER / f"{role}-{style}.ttf"
