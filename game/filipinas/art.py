"""The baked art, loaded when it is first shown and kept."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame

from game.shell.assets import AssetDamaged, read_asset
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.decoding import decode_ahead, decoded
from game.shell.folders import ASSETS
from game.shell.text import tr
from game.table.kit import icons

FOLDER = "filipinas"


@kept(48 * MEGABYTE)
def picture(name: str) -> pygame.Surface:
    """Return a picture under assets/filipinas; it raises AssetDamaged with a sentence for the player."""
    try:
        loaded = decoded(ASSETS / FOLDER / name)
    except (OSError, pygame.error) as error:
        raise AssetDamaged(tr("error.asset", name=f"{FOLDER}/{name}")) from error
    if pygame.display.get_surface() is None:
        return loaded
    return loaded.convert_alpha() if loaded.get_flags() & pygame.SRCALPHA else loaded.convert()


def load_ahead(name: str) -> None:
    """Beside the loop, unless it is at hand."""
    if picture.kept.get((name,)) is None:
        decode_ahead(ASSETS / FOLDER / name)


@kept(48 * MEGABYTE)
def scaled(name: str, size: tuple[int, int]) -> pygame.Surface:
    """It is for a picture without fine lines, at any size."""
    return pygame.transform.smoothscale(picture(name), (max(1, size[0]), max(1, size[1])))


def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    return icons.icon(f"{FOLDER}/icons/{name}", size, colour)


@cache
def geometry() -> dict[str, Any]:
    """Where everything is on the chart, in its units."""
    described: dict[str, Any] = read_asset(f"{FOLDER}/chart/chart.json")
    return described
