"""The pictures of a Chronicle are painted, a piece in each frame."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.core.session import Session
from game.table.chronicle.pictures import PRINT, Photographer, jpeg, until_decoded
from game.table.chronicle.sheet import Pictures
from game.table.chronicle.story import Chronicle
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.press.end_page import EndPage

MOST_BYTES = 1_650_000
"""Of pictures: with their type and the game, all pages stay below 3 MB."""


def painting(
    kit: Kit, palette: Palette, session: Session[Any], news: EndPage, chronicle: Chronicle
) -> Generator[None, None, Pictures]:
    """As many as there is room for: the boards of the weightiest turns first."""
    yield from until_decoded()
    portrait = news.portrait(PRINT, palette, kit.symbols)
    pictures = Pictures(last=jpeg(portrait) if portrait else b"")
    yield
    camera = Photographer(kit, palette, session.state)
    pictures.end = yield from camera.taking(session.state, ())
    for number, front in enumerate(chronicle.pages):
        if front.opening.paint is not None:
            _keep(pictures, pictures.prints, number, jpeg(front.opening.paint(PRINT)))
            yield
    turns = [(front.turning, number) for number, front in enumerate(chronicle.pages) if front.turning]
    for turn, number in sorted(turns, key=lambda pair: -pair[0].weight):
        taken = yield from camera.taking(turn.state, turn.parts)
        _keep(pictures, pictures.boards, number, taken)
    return pictures


def _keep(pictures: Pictures, among: dict[int, bytes], number: int, picture: bytes) -> None:
    if pictures.size + len(picture) <= MOST_BYTES:
        among[number] = picture
