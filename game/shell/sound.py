"""Sound effects. Quiet by default, and simply silent where there is no sound device or no file."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pygame

from game.shell.folders import ASSETS

SoundName = Literal["card", "click", "dice", "election", "marker", "piece", "victory"]


class SoundBoard:
    """Opens the device when first asked to, never at start-up: it can take longer than everything else together."""

    def __init__(self, folder: Path = ASSETS / "sounds") -> None:
        self.folder = folder
        self.on = False
        self.volume = 0.3
        self.available: bool | None = None
        self._sounds: dict[SoundName, pygame.mixer.Sound | None] = {}

    def prepare(self) -> bool:
        """Open the device, once; False if there is none."""
        if self.available is None:
            try:
                with _quiet_stderr():
                    pygame.mixer.init(44100, -16, 1, 512)
                self.available = True
            except (pygame.error, NotImplementedError):
                self.available = False
        return self.available

    def play(self, name: SoundName) -> None:
        if not self.on or not self.available:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def _sound(self, name: SoundName) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self.folder / f"{name}.wav")
            except (pygame.error, OSError):
                self._sounds[name] = None
        return self._sounds[name]


board = SoundBoard()


def play(name: SoundName) -> None:
    """Play an effect of the shell's sound board."""
    board.play(name)


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """The sound libraries write their own complaints to the terminal; a missing device is no news to the player."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
