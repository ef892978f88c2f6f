"""The gallery has every event as its poster, the tiles as their prints, and the people at their head."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.red_guard.components import FACTIONS, TILE_TYPE, TILES, Faction
from game.red_guard import art
from game.red_guard.brush import SLOGANS
from game.red_guard.poster import EventPoster, event_face
from game.red_guard.wording.names import tile_name
from game.shell.look import Look
from game.shell.text import tr
from game.table.kit.palette import Palette
from game.table.library.exhibit import ONLOOKER, Exhibit, picture_height, print_of
from game.table.press.blocks import Block, Body, Headline, Kicker, Label, Lead, Note, Picture

WIDEST = 620
LARGE = 340
"""A tile or a seal by itself is so high, as in the design."""
CHAIRMAN = "chairman"
PAPER = (226, 208, 172)


def exhibits() -> list[Exhibit]:
    return [
        *(_event(event) for event in SLOGANS),
        *(Exhibit(tile, "tile", tile_name(tile), partial(_tile_print, tile), partial(_tile, tile)) for tile in TILES),
        Exhibit(CHAIRMAN, "person", tr("chairman"), _chairman_print, _chairman),
        *(_person(faction) for faction in FACTIONS),
    ]


def _event(event: int) -> Exhibit:
    title = tr(f"event.{event}.title")
    return Exhibit(str(event), "event", title, partial(_event_print, event), partial(_poster, event))


def _person(faction: Faction) -> Exhibit:
    key = f"leader.{faction}"
    return Exhibit(key, "person", tr(key), partial(_seal, faction), partial(_leader, faction))


# Large, with what happened


def _poster(event: int, palette: Palette) -> list[Block]:
    poster = EventPoster(ONLOOKER)
    poster.palette = palette
    poster.show(event_face(event))
    return [print_of(poster, WIDEST), Label(tr("gallery.history")), Body(tr(f"event.{event}.history"))]


def _tile(tile: str, palette: Palette) -> list[Block]:
    kind = TILE_TYPE[tile]
    belongs = tr("gallery.tile.of", type=tr(f"type.{kind}")) if kind else tr("gallery.tile.commune")
    return [
        _large(lambda side: art.tile_print(tile, side)),
        Headline(tile_name(tile)),
        Note(belongs),
        Label(tr("gallery.tile.history")),
        Lead(tr(f"tile.{tile}.history")),
    ]


def _leader(faction: Faction, palette: Palette) -> list[Block]:
    return [
        _large(lambda side: _seal(faction, (side, side), palette)),
        Headline(tr(f"leader.{faction}")),
        Kicker(tr("gallery.leader.of", faction=tr(f"faction.{faction}"), title=tr(f"faction.{faction}.title"))),
        Note(tr(f"faction.{faction}.about")),
        Label(tr("gallery.life")),
        Lead(tr(f"leader.{faction}.history")),
    ]


def _chairman(palette: Palette) -> list[Block]:
    return [
        _large(art.chairman),
        Headline(tr("chairman")),
        Label(tr("gallery.life")),
        Lead(tr("chairman.history")),
    ]


def _large(paint: Callable[[int], pygame.Surface]) -> Picture:
    def paint_for(width: int, look: Look) -> pygame.Surface:
        return paint(min(width, picture_height(look, LARGE)))

    return Picture(paint_for)


# Small


def _event_print(event: int, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    return art.event_print(event, size)


def _tile_print(tile: str, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    return _on_paper(art.tile_print(tile, size[1]), size)


def _chairman_print(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    return _on_paper(art.chairman(size[1]), size)


def _seal(faction: Faction, size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """It is the seal of a faction on its own paper."""
    made = pygame.Surface(size)
    made.fill(palette.factions[faction])
    seal = art.symbol(faction, round(min(size) * 0.72), palette.on_faction[faction])
    made.blit(seal, seal.get_rect(center=made.get_rect().center))
    return made


def _on_paper(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size)
    made.fill(PAPER)
    made.blit(picture, picture.get_rect(center=made.get_rect().center))
    return made
