"""Sound effects. Quiet by default, and simply silent where there is no sound device or no file."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.shell.folders import ASSETS, SHELL


class SoundBoard:
    """Opens the device when first asked to, never at start-up: it can take longer than everything else together.

    The effects of the game on the table come before those that all games share.
    """

    def __init__(self, folder: Path = ASSETS) -> None:
        self.folder = folder
        self.game = ""
        self.on = False
        self.volume = 0.3
        self.available: bool | None = None
        self._sounds: dict[tuple[str, str], pygame.mixer.Sound | None] = {}

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

    def play(self, name: str) -> None:
        if not self.on or not self.available:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def file(self, name: str) -> Path:
        own = self.folder / self.game / "sounds" / f"{name}.wav"
        return own if self.game and own.exists() else self.folder / SHELL / "sounds" / f"{name}.wav"

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        key = (self.game, name)
        if key not in self._sounds:
            try:
                self._sounds[key] = pygame.mixer.Sound(self.file(name))
            except (pygame.error, OSError):
                self._sounds[key] = None
        return self._sounds[key]


board = SoundBoard()


def play(name: str) -> None:
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
