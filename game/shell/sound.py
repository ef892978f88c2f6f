"""Sound effects are quiet by default, and silent where there is no sound device or no file."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.shell.folders import ASSETS, SHELL
from game.shell.music import music


class SoundBoard:
    """Opens the device when first asked to, never at start-up: it can take longer than everything else together.

    The effects of the game on the table come before those that all games share. There are several takes of most, one
    after the other, so that nothing sounds like a machine.
    """

    def __init__(self, folder: Path = ASSETS) -> None:
        self.folder = folder
        self.game = ""
        self.on = False
        self.volume = 0.3
        self.available: bool | None = None
        """Whether the device is open; None if nobody has asked for it yet."""
        self._takes: dict[tuple[str, str], list[pygame.mixer.Sound]] = {}

    def prepare(self) -> bool:
        """Open the device, unless it is open; False if there is none now."""
        if not self.available:
            try:
                with _quiet_stderr():
                    pygame.mixer.init(44100, -16, 2, 512)
                self.available = True
            except (pygame.error, NotImplementedError):
                self.available = False
        return self.available

    def close(self) -> None:
        """The device has gone, and with it what was read for it."""
        self.available = False
        self._takes.clear()
        pygame.mixer.quit()

    def play(self, name: str) -> None:
        if not self.on or not self.available:
            return
        takes = self._takes_of(name)
        if takes:
            takes.append(takes.pop(0))
            with contextlib.suppress(pygame.error):  # the device is going: the next one plays again
                takes[-1].set_volume(self.volume)
                takes[-1].play()
                music.duck()

    def files(self, name: str) -> list[Path]:
        """The takes of an effect; none if there is no such effect."""
        for folder in (self.game, SHELL):
            found = sorted((self.folder / folder / "sounds").glob(f"{name}_[0-9].wav")) if folder else []
            if found:
                return found
        return []

    def _takes_of(self, name: str) -> list[pygame.mixer.Sound]:
        """Whatever could not be read is tried again the next time."""
        key = (self.game, name)
        takes = self._takes.get(key) or []
        if not takes:
            for file in self.files(name):
                with contextlib.suppress(pygame.error, OSError):
                    takes.append(pygame.mixer.Sound(file))
            self._takes[key] = takes
        return takes


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
