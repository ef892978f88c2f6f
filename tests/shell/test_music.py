"""Music: a loop for each moment, which follows the screens and makes way for effects."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine import people_power
from game.people_power.edition import EDITION
from game.shell.folders import ASSETS
from game.shell.music import DUCKED, DUCKING, RECOVERY, Music, music
from game.shell.scenes.settings import SettingsScene
from tests.box import GAMES
from tests.shell_window import open_app

PIECES = sorted(ASSETS.glob("*/music/*.ogg"))
FULL = 32768
LOUDEST_PEAK = 0.6
SMALLEST_PEAK = 0.1
LARGEST_STEP = 0.06
"""From the last sample of a loop to its first: more would be heard as a click."""


@pytest.fixture
def device() -> None:
    """It stays open: the program's own sounds may have opened it before."""
    pygame.mixer.init(44100, -16, 2, 512)


@pytest.fixture
def playing(device: None) -> Iterator[Music]:
    """Music of the program alone, at full volume."""
    box = Music()
    box.available = True
    box.turn(True, 1.0)
    yield box
    pygame.mixer.music.stop()


def test_every_game_has_music_for_play_and_end_and_the_shelf_its_own() -> None:
    found = {(path.parts[-3], path.stem) for path in PIECES}
    assert found >= {(game, moment) for game in GAMES for moment in ("play", "end")} | {("shell", "title")}


@pytest.mark.parametrize("piece", PIECES, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_a_loop_is_quiet_and_has_no_seam(piece: Path, device: None) -> None:
    samples = array("h", pygame.mixer.Sound(piece).get_raw())
    peak = max(abs(min(samples)), max(samples)) / FULL
    assert SMALLEST_PEAK < peak < LOUDEST_PEAK
    for side in (0, 1):
        assert abs(samples[side] - samples[side - 2]) / FULL < LARGEST_STEP


def test_what_plays_goes_on_when_it_is_asked_for_again(playing: Music) -> None:
    playing.play("title")
    assert playing.playing == "title" and pygame.mixer.music.get_busy()
    playing.play("title")
    assert playing.playing == "title"
    playing.play("nothing of the kind")
    assert playing.playing == "" and not pygame.mixer.music.get_busy()


def test_an_effect_keeps_it_down_for_a_while(playing: Music) -> None:
    playing.play("title")
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)
    playing.duck()
    playing.tend(0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(DUCKED, abs=0.02)
    playing.tend(DUCKING + RECOVERY)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)


def test_a_damaged_piece_is_silence(tmp_path: Path, device: None) -> None:
    (tmp_path / "shell" / "music").mkdir(parents=True)
    (tmp_path / "shell" / "music" / "title.ogg").write_bytes(b"no music")
    box = Music(tmp_path)
    box.available = True
    box.turn(True, 1.0)
    box.play("title")
    assert not pygame.mixer.music.get_busy()


def test_each_screen_has_its_music_and_a_sheet_over_it_leaves_it_alone(tmp_path: Path, device: None) -> None:
    app = open_app(tmp_path, editions=(EDITION,))
    try:
        app.change_settings(music=True, music_volume=50)
        music.open()
        app.go_home()
        assert music.playing == "title"
        app.push(EDITION.resume(app, people_power.new_session(humans={"npa"}, seed=1)))
        assert music.playing == "play"
        app.push(SettingsScene(app))
        assert music.playing == "play"
        app.change_settings(music=False)
        assert music.playing == ""
        app.change_settings(music=True)
        app.go_home()
        assert music.playing == "title"
    finally:
        music.turn(False, 0.0)
        music.available = False
