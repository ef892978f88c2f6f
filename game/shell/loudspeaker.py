"""The loudspeaker, with what it plays: effects and music. It may be missing, come late, or go."""

from __future__ import annotations

import pygame

from game.shell import sound
from game.shell.music import music
from game.shell.settings import Settings


def follow(settings: Settings) -> None:
    """It is as loud as the player wishes."""
    sound.board.on = settings.sound
    sound.board.volume = settings.volume / 100
    music.turn(settings.music, settings.music_volume / 100)


def open_device() -> bool:
    """Begin to play; False if there is no device."""
    if not sound.board.prepare():
        return False
    music.open()
    return True


def device_changed(event: pygame.event.Event) -> None:
    """One that is missed has come, or the one in use has gone, and perhaps another is there."""
    if event.iscapture or sound.board.available is None:
        return
    if event.type == pygame.AUDIODEVICEREMOVED:
        sound.board.close()
        music.close()
    if not sound.board.available:
        open_device()
