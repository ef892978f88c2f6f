"""Type set into boxes: measured, cached, and checked against its box so that a test can prove that nothing is cut."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.fonts import Face, Role, font

SMALLEST_FITTED = 11
"""In pixels: a smaller line could not be read."""
TOLERANCE = 1.06
"""How much wider than its size says a line may be, because every letter takes whole pixels."""


@dataclass(frozen=True, slots=True)
class CutText:
    """A text that is larger than the box it was drawn in."""

    text: str
    needs: tuple[int, int]
    has: tuple[int, int]


_watched: list[CutText] | None = None
_noted: list[tuple[pygame.Surface, pygame.Rect]] | None = None


@kept(24 * MEGABYTE)
def rendered(face: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    """The text as a picture; the same words are set only once."""
    return face.render(text, True, colour)


@kept(4 * MEGABYTE)
def width_of(face: pygame.font.Font, text: str) -> int:
    return face.size(text)[0]


def fitting_size(face: Face, size: int, text: str, width: int, least: int = SMALLEST_FITTED) -> int:
    """The largest, up to this one, in which the line fits the width; the least if none does.

    Type of every size would take long to load, so those that are far too large are passed over.
    """
    wide = width_of(face(size), text)
    if wide <= width or size <= least:
        return size
    size = min(size - 1, round(size * width / wide * TOLERANCE) + 1)
    while size > least and width_of(face(size), text) > width:
        size -= 1
    return max(least, size)


def largest_size(fits: Callable[[int], bool], size: int, least: int) -> int:
    """The largest, up to this one, that fits, as all smaller ones do; the least if none does. Few of them are tried."""
    if size <= least or fits(size):
        return size
    while size - least > 1:
        middle = (size + least) // 2
        least, size = (middle, size) if fits(middle) else (least, middle)
    return least


def fitting(role: Role, size: int, text: str, width: int, bold: bool = True) -> pygame.font.Font:
    """The face in the largest size, up to this one, in which the line fits the width."""

    def face(size: int) -> pygame.font.Font:
        return font(role, size, bold=bold)

    return face(fitting_size(face, size, text, width))


def shortened(face: pygame.font.Font, text: str, width: int) -> str:
    """The text with its end replaced by an ellipsis where it is too wide: only for what the player named."""
    if width_of(face, text) <= width:
        return text
    letters = largest_size(lambda number: face.size(text[:number] + "…")[0] <= width, len(text), 0)
    return text[:letters].rstrip() + "…"


_FIGURE = re.compile(r"[+−-]?\d+[.,;:)]*")


def stay_together(before: str, word: str) -> bool:
    """No line ends between a figure and what it is of, nor beside an arrow: `Resources 7 → 6`."""
    if "→" in (before, word):
        return True
    return bool(_FIGURE.fullmatch(word)) and not _FIGURE.fullmatch(before)


def wrapped(text: str, face: pygame.font.Font, width: int) -> list[str]:
    """It is the text in lines of this width."""
    lines = [""]
    for together in _unparted(text.split()):
        words = [" ".join(together)] if width_of(face, " ".join(together)) <= width else together
        for word in words:
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and width_of(face, longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
    return lines


def _unparted(words: Iterable[str]) -> list[list[str]]:
    """The words, with those that stay together in one list."""
    lists: list[list[str]] = []
    for word in words:
        if lists and stay_together(lists[-1][-1], word):
            lists[-1].append(word)
        else:
            lists.append([word])
    return lists


def draw_line(
    surface: pygame.Surface, text: str, box: pygame.Rect, face: pygame.font.Font, colour: Colour, align: str = "left"
) -> pygame.Rect:
    """One line of type in its box, centred vertically; returns where it stands."""
    image = rendered(face, text, colour)
    place = image.get_rect(centery=box.centery)
    if align == "center":
        place.centerx = box.centerx
    elif align == "right":
        place.right = box.right
    else:
        place.left = box.left
    check_fit(text, image.get_size(), box.size)
    note_line(surface, place.clip(box))
    surface.blit(image, place)
    return place


def draw_fitted(
    surface: pygame.Surface,
    text: str,
    box: pygame.Rect,
    role: Role,
    size: int,
    colour: Colour,
    align: str = "left",
    *,
    bold: bool = True,
) -> pygame.Rect:
    """One line of type in its box, in the largest size, up to this one, in which it fits."""
    return draw_line(surface, text, box, fitting(role, size, text, box.width, bold), colour, align)


def check_fit(text: str, needs: tuple[int, int], has: tuple[int, int]) -> None:
    """Note a text that does not fit. Ascenders may stand out of a box by a little: they are not ink in our faces."""
    if _watched is not None and (needs[0] > has[0] + 1 or needs[1] > has[1] * 1.3 + 2):
        _watched.append(CutText(text, needs, has))


def note_line(surface: pygame.Surface, place: pygame.Rect) -> None:
    """Note where a line of type is drawn."""
    if _noted is not None:
        _noted.append((surface, pygame.Rect(place)))


@contextmanager
def noting_lines() -> Iterator[list[tuple[pygame.Surface, pygame.Rect]]]:
    """Inside this block every line of type is put on the list, with what it is drawn on."""
    global _noted
    before, _noted = _noted, []
    try:
        yield _noted
    finally:
        _noted = before


@contextmanager
def watching_cuts() -> Iterator[list[CutText]]:
    """Inside this block every text that does not fit its box is put on the list."""
    global _watched
    before, _watched = _watched, []
    try:
        yield _watched
    finally:
        _watched = before
