"""Pictures that are decoded beside the loop."""

from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from game.shell import decoding
from tests.shell_window import open_app, settle


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "picture.png"
    pygame.image.save(pygame.Surface((3, 2)), path)
    return path


def test_a_picture_is_the_same_decoded_ahead_or_at_once(picture: Path) -> None:
    decoding.decode_ahead(picture)
    assert decoding.decoded(picture).get_size() == decoding.decoded(picture).get_size() == (3, 2)
    assert not decoding.is_under_way()


def test_what_is_missing_is_told_to_whoever_wants_it(tmp_path: Path) -> None:
    decoding.decode_ahead(tmp_path / "nothing.png")
    with pytest.raises(FileNotFoundError):
        decoding.decoded(tmp_path / "nothing.png")


def test_a_window_keeps_its_old_picture_until_the_new_ones_are_decoded(
    tmp_path: Path, picture: Path, monkeypatch: Any
) -> None:
    app = open_app(tmp_path)
    app.go_home()
    settle(app)
    may_go_on = Event()
    monkeypatch.setattr(pygame.image, "load", lambda path: may_go_on.wait(10) and pygame.Surface((3, 2)))
    decoding.decode_ahead(picture)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(app.top, "draw", drawn.append)
    pygame.display.set_mode((1000, 640), pygame.RESIZABLE)
    app.step(0.0, [pygame.event.Event(pygame.VIDEORESIZE, w=1000, h=640)])
    drawn.clear()
    for _ in range(6):
        app.step(0.05)
    assert not drawn and app.busy
    may_go_on.set()
    decoding.decoded(picture)
    for _ in range(2):
        app.step(0.05)
    assert drawn


def test_what_is_made_ahead_is_made_once_and_what_is_not_at_once() -> None:
    made = []

    def make() -> int:
        made.append(1)
        return len(made)

    decoding.make_ahead("ahead", make)
    assert decoding.made("ahead", make) == 1 and decoding.made("ahead", make) == 2


def test_frames_pass_while_something_is_made_beside_them_but_only_a_few() -> None:
    may_go_on = Event()
    frames = decoding.made_beside(lambda: may_go_on.wait(10))
    for _ in range(decoding.PATIENCE):
        next(frames)
    may_go_on.set()
    with pytest.raises(StopIteration) as done:
        next(frames)
    assert done.value.value is True
