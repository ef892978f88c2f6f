"""The Chronicle is a wall of posters: each turn has one, with the print of its event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.core.effects import Effect
from engine.red_guard import effects as told
from engine.red_guard.components import CIVIL_WAR, GONE, TILE_KIND, TILES
from engine.red_guard.state import NOBODY, State
from game.red_guard import art
from game.red_guard.drama.fires import FIRES
from game.red_guard.wording.deeds import deed
from game.red_guard.wording.names import faction_name, tile_in_a_sentence, tile_name
from game.shell.text import tr
from game.table.kit.chronicler import Chronicler, NewsLine, Opening
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot

END, DEATH, FORCED_OUT, FIRE, PURGE, SIDE = 60, 50, 30, 20, 10, 5
"""How much a headline weighs; a tile that changes hands is worth about twenty points."""


class RedGuardChronicler(Chronicler):
    room = (1100, 720)

    def sentence(self, kit: Kit, effects: Sequence[Effect]) -> str:
        return deed(effects, tile_in_a_sentence)

    def headline(self, before: State, moment: Snapshot) -> NewsLine | None:
        match moment.effect:
            case told.DeathChecked(_, True):
                return NewsLine(DEATH, tr("drama.death"))
            case told.ForcedOut(faction):
                return NewsLine(FORCED_OUT, tr("drama.forced_out", faction=faction_name(faction)))
            case told.ControlPassed(faction, controller, after) if controller == NOBODY != after:
                return NewsLine(SIDE, tr("drama.awakened", faction=faction_name(faction), seat=faction_name(after)))
            case told.UnitsMoved(_, _, tile, place) if place == GONE and tile in TILES and not moment.state.units[tile]:
                return NewsLine(PURGE, tr(f"drama.purge.{TILE_KIND[tile]}", tile=tile_name(tile)))
            case told.ChaosMoved(chaos, after):
                level = next((fire.level for fire in FIRES if chaos < fire.level <= after), 0)
                if after == CIVIL_WAR:
                    return NewsLine(END, tr(f"drama.chaos.{CIVIL_WAR}"))
                return NewsLine(FIRE, tr(f"drama.chaos.{level}")) if level else None
        return None

    def opening(self, moments: Sequence[Snapshot]) -> Opening:
        event = next((effect.event for effect, _ in moments if isinstance(effect, told.EventRolled)), 0)
        if not event:
            return Opening()
        art.load_events_ahead()
        title = tr(f"event.{event}.title")
        lead = f"**{title}.** {tr(f'event.{event}.kicker')}."
        return Opening(title, lead, partial(_print, event), tr(f"event.{event}.history"))


def _print(event: int, room: tuple[int, int]) -> pygame.Surface:
    """A block print is as wide as the room, and no more than it was cut."""
    width = min(room[0], art.PICTURE[0])
    return art.event_print(event, (width, width * art.PICTURE[1] // art.PICTURE[0]))
