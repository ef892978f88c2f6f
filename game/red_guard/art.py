"""The baked pictures of assets/red_guard/art, cut and fitted; each is made once for a size and kept."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.red_guard.components import TILES
from game.red_guard.brush import SLOGANS
from game.shell.assets import AssetDamaged
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.decoding import decode_ahead, decoded
from game.shell.folders import ASSETS
from game.shell.text import tr
from game.table.kit.icons import icon

FOLDER = "red_guard/icons"
ART = ASSETS / "red_guard" / "art"
EVENTS, RING, FIRES = "events.webp", "ring.webp", "fire.png"
TILE_SIDE = 192
PICTURE = (384, 256)
FIRE = (150, 240)
IN_A_ROW = 9
"""So many pictures stand in a row of an atlas."""
FRAMES = 10
EDGE = 40
"""Of a sheet: what is never stretched."""
SMALL = 16
"""Pixels: in a symbol up to this size fine strokes run together, and all types would look alike."""
DRAWN_PLAINLY = ("worker", "red_guard")
"""Symbols that there are for that size, too."""


def symbol(name: str, size: int, colour: Colour) -> Surface:
    plain = size <= SMALL and name in DRAWN_PLAINLY
    return icon(f"{FOLDER}/{name}{'_small' if plain else ''}", size, colour)


@kept(24 * MEGABYTE)
def picture(name: str) -> Surface:
    """As it lies on disk, in the screen's own format: it is drawn several times faster."""
    return _converted(_loaded(name))


@kept(24 * MEGABYTE)
def atlas(name: str) -> Surface:
    """As it lies on disk: what is cut out of it is converted, which for all of it takes longer than a frame."""
    return _loaded(name)


def _loaded(name: str) -> Surface:
    path = ART / name
    try:
        return decoded(path)
    except (OSError, pygame.error) as error:
        raise AssetDamaged(tr("error.asset", name=f"red_guard/art/{name}")) from error


def _converted(loaded: Surface) -> Surface:
    if pygame.display.get_surface() is None:
        return loaded
    return loaded.convert_alpha() if loaded.get_flags() & pygame.SRCALPHA else loaded.convert()


def load() -> None:
    """What no frame of a game has the time to load."""
    picture(RING)
    atlas(FIRES)


def load_events_ahead() -> None:
    """Beside the loop, unless they are at hand."""
    if atlas.kept.get((EVENTS,)) is None:
        decode_ahead(ART / EVENTS)


@kept(32 * MEGABYTE)
def wall(size: tuple[int, int]) -> Surface:
    """It is as much of the wall as covers this size."""
    whole = picture("wall.jpg")
    share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    large = pygame.transform.smoothscale(
        whole, (max(size[0], round(whole.get_width() * share)), max(size[1], round(whole.get_height() * share)))
    )
    return large.subsurface(Rect((0, 0), size)).copy()


@kept(64 * MEGABYTE)
def sheet(name: str, size: tuple[int, int]) -> Surface:
    """A sheet of paper: its torn edges as they are, its middle stretched."""
    return _nine_parts(picture(f"sheet_{name}.webp"), size, EDGE)


@kept(4 * MEGABYTE)
def strip(size: tuple[int, int], colour: Colour) -> Surface:
    """It is a torn strip, in any colour."""
    made = _nine_parts(picture("strip.webp"), size, 12)
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@kept(8 * MEGABYTE)
def tile_print(tile: str, side: int) -> Surface:
    return _from_atlas("tiles.webp", TILES.index(tile), (TILE_SIDE, TILE_SIDE), (side, side))


@kept(MEGABYTE)
def chairman(side: int) -> Surface:
    """It is an empty disc with rays around it."""
    return _from_atlas("tiles.webp", len(TILES), (TILE_SIDE, TILE_SIDE), (side, side))


@kept(8 * MEGABYTE)
def event_print(event: int, size: tuple[int, int]) -> Surface:
    return _from_atlas(EVENTS, list(SLOGANS).index(event), PICTURE, size)


@kept(12 * MEGABYTE)
def flame(size: tuple[int, int], number: int) -> Surface:
    """One picture of the fire, for one that burns higher and lower."""
    return _from_atlas(FIRES, number % FRAMES, FIRE, size)


@kept(12 * MEGABYTE)
def flames(size: tuple[int, int]) -> tuple[Surface, ...]:
    return tuple(_from_atlas(FIRES, number, FIRE, size) for number in range(FRAMES))


@kept(12 * MEGABYTE)
def posters(size: tuple[int, int], burnt: bool) -> Surface:
    """The column that chaos burns from below."""
    return pygame.transform.smoothscale(picture("burnt.webp" if burnt else "column.webp"), size)


@kept(4 * MEGABYTE)
def ring(size: tuple[int, int]) -> Surface:
    return pygame.transform.smoothscale(picture(RING), size)


@kept(4 * MEGABYTE)
def light_around(size: tuple[int, int], wide: int, colour: Colour) -> Surface:
    """They are three rings, so wide each, the brightest within."""
    light = Surface((size[0] + 6 * wide, size[1] + 6 * wide), pygame.SRCALPHA)
    for ring, alpha in enumerate((50, 110, 255)):
        box = light.get_rect().inflate(-2 * wide * ring, -2 * wide * ring)
        pygame.draw.rect(light, (*colour, alpha), box, wide, border_radius=wide * 2)
    return light


def _from_atlas(name: str, number: int, of: tuple[int, int], size: tuple[int, int]) -> Surface:
    place = Rect(number % IN_A_ROW * of[0], number // IN_A_ROW * of[1], *of)
    return _converted(pygame.transform.smoothscale(atlas(name).subsurface(place), size))


def _nine_parts(paper: Surface, size: tuple[int, int], edge: int) -> Surface:
    """Corners as they are, edges stretched along, the middle both ways."""
    edge = min(edge, size[0] // 2 - 1, size[1] // 2 - 1, paper.get_width() // 2 - 1, paper.get_height() // 2 - 1)
    if edge < 2:
        return pygame.transform.smoothscale(paper, (max(1, size[0]), max(1, size[1])))
    made = Surface(size, pygame.SRCALPHA, 32)
    columns = _thirds(paper.get_width(), size[0], edge)
    for from_x, from_width, to_x, to_width in columns:
        for from_y, from_height, to_y, to_height in _thirds(paper.get_height(), size[1], edge):
            part = paper.subsurface(Rect(from_x, from_y, from_width, from_height))
            if (from_width, from_height) != (to_width, to_height):
                part = pygame.transform.smoothscale(part, (to_width, to_height))
            made.blit(part, (to_x, to_y))
    return made


def _thirds(before: int, after: int, edge: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where each part begins and how long it is, before and after."""
    return (
        (0, edge, 0, edge),
        (edge, before - 2 * edge, edge, after - 2 * edge),
        (before - edge, edge, after - edge, edge),
    )
