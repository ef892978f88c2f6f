"""Sound that fails comes back: with the next try, with another device, or with the next screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.shell import sound
from game.shell.app import App
from game.shell.folders import ASSETS
from game.shell.music import Music, music
from game.shell.sound import SoundBoard
from tests.shell_window import open_app

ADDED = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
REMOVED = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(sound, "board", SoundBoard())
    app = open_app(tmp_path)
    app.change_settings(sound=False, music=False)
    app.go_home()
    yield app
    music.turn(False, 0.0)
    app.close()


class Device:
    """Can be pulled out and put in again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_there = True
        self.opened = 0
        self._init = pygame.mixer.init
        monkeypatch.setattr(pygame.mixer, "init", self._open)

    def _open(self, *how: Any) -> None:
        if not self.is_there:
            raise pygame.error("no device")
        self.opened += 1
        self._init(*how)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    return Device(monkeypatch)


def test_a_device_that_was_missing_is_looked_for_again_when_sound_is_switched_on(app: App, device: Device) -> None:
    device.is_there = False
    app.change_settings(sound=True)
    assert not sound.board.available
    device.is_there = True
    app.change_settings(sound=False)
    app.change_settings(sound=True)
    assert sound.board.available and music.available


def test_a_device_that_is_put_in_later_is_used(app: App, device: Device) -> None:
    device.is_there = False
    app.change_settings(sound=True, music=True)
    device.is_there = True
    app.step(0.0, [ADDED])
    assert sound.board.available and music.playing == "title"


def test_a_device_that_is_pulled_out_and_put_in_again(app: App, device: Device) -> None:
    app.change_settings(sound=True, music=True)
    sound.play("click")
    device.is_there = False
    app.step(0.0, [REMOVED])
    assert not sound.board.available and music.playing == ""
    sound.play("click")
    device.is_there = True
    app.step(0.0, [ADDED])
    sound.play("click")
    assert sound.board.available and music.playing == "title" and pygame.mixer.get_busy()


def test_where_another_device_is_left_it_takes_over_at_once(app: App, device: Device) -> None:
    app.change_settings(sound=True)
    app.step(0.0, [REMOVED])
    assert sound.board.available and device.opened == 2


def test_nobody_opens_a_device_for_one_who_wants_no_sound(app: App, device: Device) -> None:
    app.step(0.0, [ADDED, REMOVED])
    assert sound.board.available is None and not device.opened


def test_a_microphone_is_no_matter(app: App, device: Device) -> None:
    app.change_settings(sound=True)
    app.step(0.0, [pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1)])
    assert device.opened == 1


def test_an_effect_that_fails_does_not_end_the_game(app: App, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    app.change_settings(sound=True)
    monkeypatch.setattr(SoundBoard, "_takes_of", lambda *_: [Broken()])
    sound.play("click")


class Broken:
    def set_volume(self, volume: float) -> None:
        raise pygame.error("mixer not initialized")


def test_an_effect_that_could_not_be_read_is_read_the_next_time(
    app: App, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.change_settings(sound=True)
    monkeypatch.setattr(sound.board, "folder", ASSETS / "nowhere")
    assert not sound.board._takes_of("click")
    monkeypatch.setattr(sound.board, "folder", ASSETS)
    assert sound.board._takes_of("click")


def test_a_piece_that_could_not_be_played_is_played_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.init(44100, -16, 2, 512)
    box, load = Music(), pygame.mixer.music.load
    box.available = True
    box.turn(True, 1.0)

    def fails(*_: object) -> None:
        raise pygame.error("busy")

    monkeypatch.setattr(pygame.mixer.music, "load", fails)
    box.play("title")
    assert box.playing == ""
    monkeypatch.setattr(pygame.mixer.music, "load", load)
    box.play("title")
    assert box.playing == "title"
    pygame.mixer.music.stop()
