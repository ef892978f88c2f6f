"""The small picture that goes with a save."""

import gc
import threading
from io import BytesIO

import pygame
import pytest

from game.table.scene import thumbnail
from game.table.scene.thumbnail import FRAMES, THUMBNAIL, TurnPicture

BOARD = pygame.Rect(0, 0, 640, 400)


def wait(picture: TurnPicture, screen: pygame.Surface) -> None:
    """Through the frames in which it is not taken."""
    for _ in range(FRAMES):
        assert not picture.take(screen, BOARD)


def test_a_turn_has_one_picture_taken_some_frames_after_its_first_question() -> None:
    screen, picture = pygame.Surface((800, 600), depth=32), TurnPicture()
    wait(picture, screen)
    assert picture.png is None
    screen.fill((200, 0, 0))
    assert picture.take(screen, BOARD)
    screen.fill((0, 0, 200))
    assert picture.take(screen, BOARD)
    assert seen(picture) == (200, 0, 0)
    picture.turn_over()
    wait(picture, screen)
    assert picture.take(screen, BOARD)
    assert seen(picture) == (0, 0, 200)


def test_it_is_packed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumbnail, "_packed", lambda small: threading.current_thread().name.encode())
    picture, screen = TurnPicture(), pygame.Surface((800, 600), depth=32)
    wait(picture, screen)
    assert picture.take(screen, BOARD)
    assert picture.png and picture.png != threading.current_thread().name.encode()


def seen(picture: TurnPicture) -> tuple[int, ...]:
    assert picture.png is not None
    small = pygame.image.load(BytesIO(picture.png), "thumbnail.png")
    assert small.get_size() == THUMBNAIL
    return tuple(small.get_at((9, 9)))[:3]


def test_what_it_was_packed_into_is_let_go_of() -> None:
    """pygame holds on to the files that it has saved to: a hundred kilobytes for every turn."""
    before = open_files()
    thumbnail._packed(pygame.Surface(THUMBNAIL, depth=32))
    assert open_files() == before


def open_files() -> int:
    return sum(not held.closed for held in gc.get_objects() if isinstance(held, BytesIO))
