"""Music: a loop for each moment, quiet, and quieter still while an effect sounds. Silent where there is no device."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame

from game.shell.folders import ASSETS, SHELL

FADE_IN = 1500
"""It is in milliseconds."""
DUCKED = 0.45
"""How much of the music is left under an effect."""
DUCKING = 0.5
"""Seconds that an effect keeps the music down."""
RECOVERY = 0.8
"""It takes so many seconds from there back to its full voice."""


class Music:
    """What plays now. The music of the game on the table comes before that of the program."""

    def __init__(self, folder: Path = ASSETS) -> None:
        self.folder = folder
        self.game = ""
        self.on = False
        self.volume = 0.25
        self.available = False
        """Whether the device is open."""
        self._moment = ""
        self._playing: Path | None = None
        self._since_effect = DUCKING + RECOVERY

    @property
    def playing(self) -> str:
        """The moment whose music can be heard, or "" if there is none."""
        return self._playing.stem if self._playing else ""

    def play(self, moment: str) -> None:
        """From now on the music for this moment; what plays already goes on."""
        self._moment = moment
        self._follow()

    def turn(self, on: bool, volume: float) -> None:
        """As the player wants it."""
        self.on, self.volume = on, volume
        self._follow()

    def open(self) -> None:
        """The device is there."""
        self.available = True
        self._follow()

    def close(self) -> None:
        """It has gone."""
        self.available, self._playing = False, None

    def duck(self) -> None:
        """An effect sounds."""
        self._since_effect = 0.0

    def tend(self, seconds: float) -> None:
        """Time goes by."""
        if self._since_effect < DUCKING + RECOVERY:
            self._since_effect += seconds
            self._set_volume()

    def file(self, moment: str) -> Path | None:
        for folder in (self.game, SHELL):
            file = self.folder / folder / "music" / f"{moment}.ogg"
            if folder and moment and file.exists():
                return file
        return None

    def _follow(self) -> None:
        """Let what plays be what should play."""
        wanted = self.file(self._moment) if self.on and self.volume > 0 and self.available else None
        if wanted == self._playing:
            self._set_volume()
            return
        self._playing = wanted
        if wanted is None:
            self._stop()
            return
        try:
            pygame.mixer.music.load(wanted)
            self._set_volume()
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
        except pygame.error:  # a damaged file, or a device that is going: silence until the next try
            self._stop()
            self._playing = None

    def _stop(self) -> None:
        if self.available:
            with suppress(pygame.error):
                pygame.mixer.music.stop()

    def _set_volume(self) -> None:
        if self._playing and self.available:
            with suppress(pygame.error):
                pygame.mixer.music.set_volume(self.volume * self._voice())

    def _voice(self) -> float:
        """It goes from `DUCKED` to 1."""
        back = max(0.0, min(1.0, (self._since_effect - DUCKING) / RECOVERY))
        return DUCKED + (1 - DUCKED) * back


music = Music()
