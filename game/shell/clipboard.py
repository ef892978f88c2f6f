"""A picture for the clipboard, where the system lets a program put one there."""

from __future__ import annotations

import warnings

import pygame

PNG = "image/png"


def is_pasted(picture: bytes) -> bool:
    """Whether the picture could be put there: many systems take text alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what is to come in the place of these takes no pictures yet
        try:
            pygame.scrap.init()
            pygame.scrap.put(PNG, picture)
            return pygame.scrap.get(PNG) == picture
        except (pygame.error, NotImplementedError):
            return False
