"""What the program takes from the player's desk while there are no settings: its language, and how large it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.shell.settings import LARGEST_WINDOW, SMALLEST_WINDOW, Settings
from game.shell.text import FALLBACK

SHARE = 0.85
"""How much of the desktop the first window takes: what is left holds its frame and the task bar."""


def settings_of_the_desk(languages: Sequence[str]) -> Settings:
    """The settings of somebody who has chosen nothing; needs the display."""
    locales = [{key: str(value or "") for key, value in locale.items()} for locale in pygame.system.get_pref_locales()]
    return Settings(
        language=preferred_language(locales, languages),
        window_size=first_window(pygame.display.get_desktop_sizes()),
    )


def preferred_language(locales: Iterable[Mapping[str, str]], languages: Sequence[str]) -> str:
    """The first language that the system prefers and the program speaks, in its region's form if there is one."""
    for locale in locales:
        language = locale.get("language", "")
        for code in (f"{language}_{locale.get('country', '')}", language):
            if code in languages:
                return code
    return FALLBACK


def first_window(desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Most of the first desktop, and never less than the smallest layout needs."""
    wide, high = desktops[0] if desktops else Settings().window_size
    return (
        min(LARGEST_WINDOW[0], max(SMALLEST_WINDOW[0], round(wide * SHARE))),
        min(LARGEST_WINDOW[1], max(SMALLEST_WINDOW[1], round(high * SHARE))),
    )


def has_room(window: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> bool:
    """Whether a window fits beside a task bar; one that does not is better maximised by the desktop itself."""
    return any(window[0] <= wide and window[1] <= high * 0.9 for wide, high in desktops)
