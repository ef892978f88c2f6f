"""Saves by themselves: after every decision, with a small picture of the board."""

from __future__ import annotations

from io import BytesIO

import pygame

from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS
from game.shell.text import tr

THUMBNAIL = (384, 216)


def describe(session: PeoplePowerSession) -> dict[str, str]:
    """What the list of saves tells of a game."""
    state = session.state
    players = [tr(f"faction.{faction}") for faction in FACTIONS if faction in state.humans]
    card = tr(f"card.{state.card}.title") if state.card else ""
    return {
        "scenario": tr(f"scenario.{state.scenario}"),
        "factions": ", ".join(players) or tr("table.bots_only"),
        "card": f"{len(state.played)} · {card}" if card else "",
    }


def thumbnail(screen: pygame.Surface, part: pygame.Rect) -> bytes:
    """The map, small, as a PNG."""
    shape = THUMBNAIL[0] / THUMBNAIL[1]
    box = pygame.Rect(0, 0, min(part.width, round(part.height * shape)), min(part.height, round(part.width / shape)))
    box.center = part.center
    small = pygame.transform.smoothscale(screen.subsurface(box.clip(screen.get_rect())), THUMBNAIL)
    packed = BytesIO()
    pygame.image.save(small, packed, "thumbnail.png")
    return packed.getvalue()
