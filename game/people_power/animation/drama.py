"""The moments of the years 1981 to 1986 that one remembers. They were real, and so were the dead: no noise for its own
sake, and nothing that a newspaper of the day would not have printed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from engine.people_power import State
from engine.people_power import effects as told
from engine.people_power.board import BASES, GOVERNMENT, NPA, OWNER, REFORMERS, Faction
from engine.people_power.victory import THRESHOLD, victory_total
from game.people_power.animation.beams import beam, sweep
from game.people_power.animation.extra import Extra, ExtraPage
from game.people_power.animation.shards import Breaking
from game.people_power.wording.names import space_name
from game.people_power.wording.outlook import if_the_vote_came_now
from game.shell.colours import CREAM, INK, Colour, mix
from game.shell.text import tr
from game.table.animation.alarm import Alarm
from game.table.animation.animation import Point
from game.table.animation.bulletin import AROUND, Bulletin, Dispatch
from game.table.animation.darkness import PoolOfLight
from game.table.animation.drama import Drama
from game.table.animation.headline import ThrownHeadline
from game.table.telling.snapshots import Snapshot

SIREN: Colour = (170, 16, 12)
DUSK: Colour = (150, 140, 150)
"""What is left of white where a siren's light goes round."""
SEARCHLIGHT: Colour = (86, 90, 74)
PHOTOGRAPH: Colour = (74, 78, 88)
RINGS, DOTS = 4, 16
"""Of the printed dots that an attack throws around."""
LARGER = 3.8
"""Than on the board: a Base that falls."""
CRACKED = 0.42
"""The share of its time at which a Base breaks."""


def drama_of(before: State, moment: Snapshot) -> type[Drama] | None:
    match moment.effect:
        case told.MarkerPlaced(_, "terror"):
            return Terror
        case told.SpaceSelected(_, "attack", _):
            return Attack
        case told.SpaceSelected(_, "assault", _):
            return Assault
        case told.Removed(_, piece, _, _) if piece in BASES:
            return FallenBase
        case told.ElectionBegan():
            return ElectionCalled
    crossed = (
        drama for drama in THRESHOLDS if _is_over(before, drama.faction) != _is_over(moment.state, drama.faction)
    )
    return next(crossed, None)


class Terror(Bulletin):
    """A siren's light goes round once, and the marker falls into it."""

    sound = "siren"

    def place(self) -> str:
        effect: told.MarkerPlaced = self.moments[0].effect
        return effect.space

    def headline(self) -> ThrownHeadline:
        effect: told.MarkerPlaced = self.moments[0].effect
        return ThrownHeadline(tr("drama.bulletin"), tr("drama.terror", space=space_name(effect.space)), INK, CREAM)

    def shine(self, pool: PoolOfLight) -> None:
        radius, layer = self.stage.look.px(AROUND), pygame.Surface(pool.box.size)
        pool.picture.fill(mix((255, 255, 255), DUSK, self.swell), special_flags=pygame.BLEND_RGB_MULT)
        turn = -math.pi / 2 + 2.4 * math.pi * self.share
        for side in (0.0, math.pi):
            sweep(layer, pool.middle, radius, turn + side, 1.0, mix((0, 0, 0), SIREN, self.swell))
        pool.picture.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        near = self.between(self.lands - 0.08, self.happens)
        if 0 < near < 1:
            effect: told.MarkerPlaced = self.moments[0].effect
            sprite = self.stage.view.sprite(effect.marker, 1 + 2 * (1 - near))
            x, y = self.stage.anchor(f"{effect.space}:{effect.marker}")
            surface.blit(sprite, sprite.get_rect(center=(x, y - round(self.stage.look.px(60) * (1 - near)))))


class Attack(Dispatch):
    """Out of the hills: a telex, and a ring of printed dots that flies apart."""

    sound = "telex"
    happens = 0.05

    def place(self) -> str:
        effect: told.SpaceSelected = self.moments[0].effect
        return effect.space

    def headline(self) -> ThrownHeadline:
        effect: told.SpaceSelected = self.moments[0].effect
        words = tr("drama.attack", space=space_name(effect.space))
        return _of(self, effect.faction, tr("drama.telex"), words)

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        effect: told.SpaceSelected = self.moments[0].effect
        look, colour = self.stage.look, self.stage.palette.factions[effect.faction]
        for ring in range(RINGS):
            share = self.between(0.1 + 0.07 * ring, 0.62 + 0.07 * ring)
            if not 0 < share < 1:
                continue
            radius = look.px(24) + (look.px(AROUND) - look.px(24)) * share
            dot = look.px(13) * (1 - share) * (1 - 0.12 * ring)
            for number in range(DOTS):
                turn = 2 * math.pi * (number + ring / 2) / DOTS
                place = middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)
                if dot >= 1:
                    pygame.draw.aacircle(surface, colour, place, dot)


class Assault(Bulletin):
    """Two searchlights wander over the country and meet on the space."""

    sound = "rotor"
    happens = 0.05
    lands = 0.34

    def place(self) -> str:
        effect: told.SpaceSelected = self.moments[0].effect
        return effect.space

    def headline(self) -> ThrownHeadline:
        effect: told.SpaceSelected = self.moments[0].effect
        return _of(self, effect.faction, tr("drama.bulletin"), tr("drama.assault", space=space_name(effect.space)))

    def prepare(self) -> Iterator[None]:
        pieces = super().prepare()
        self._layer: pygame.Surface | None = None
        yield next(pieces)
        self._layer = pygame.Surface(self.stage.view.rect.size)
        yield
        yield from pieces

    def shine_far(self, surface: pygame.Surface, middle: Point) -> None:
        if self._layer is None:
            return
        board, look = self.stage.view.rect, self.stage.look
        goal = middle[0] - board.x, middle[1] - board.y
        away = 1 - self.between(0.0, self.lands)
        wide, height = look.px(190), goal[1] - board.height * 0.16 * away
        lit = pygame.Rect(0, 0, *board.size)
        lit.top = max(0, round(height) - wide)
        self._layer.fill((0, 0, 0), lit)
        for side in (-1, 1):
            lamp = board.width / 2 + side * board.width * 0.42, board.height + look.px(60)
            swing = math.sin(5 * away) * away
            at = goal[0] + side * board.width * 0.3 * swing, height
            beam(self._layer, lamp, at, wide, mix((0, 0, 0), SEARCHLIGHT, self.swell))
        surface.blit(self._layer, board.move(0, lit.top), lit, special_flags=pygame.BLEND_RGB_ADD)


class FallenBase(Bulletin):
    """A crack runs through it, and it falls to pieces."""

    sound = "collapse"
    happens = CRACKED
    lands = 0.5

    def place(self) -> str:
        effect: told.Removed = self.moments[0].effect
        return f"{effect.space}:{effect.piece}"

    def headline(self) -> ThrownHeadline:
        effect: told.Removed = self.moments[0].effect
        owner = OWNER[effect.piece]
        return _of(self, owner, tr("drama.bulletin"), tr(f"drama.base.{owner}", space=space_name(effect.space)))

    def prepare(self) -> Iterator[None]:
        pieces = super().prepare()
        self._breaking: Breaking | None = None
        yield next(pieces)
        effect: told.Removed = self.moments[0].effect
        sprite = self.stage.view.sprite(effect.piece, LARGER)
        yield
        self._breaking = Breaking(sprite)
        yield
        yield from pieces

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        if self._breaking is None:
            return
        if self.share < CRACKED:
            self._breaking.draw_cracked(surface, middle, self.between(0.12, CRACKED))
        else:
            fallen = (self.share - CRACKED) / (0.92 - CRACKED)
            if fallen < 1:
                self._breaking.draw_falling(surface, middle, fallen)


class ElectionCalled(Extra):
    def front_page(self) -> ExtraPage:
        effect: told.ElectionBegan = self.moments[0].effect
        return ExtraPage(
            tr("paper.name"),
            tr(f"election.date.{effect.card}"),
            tr("election.special"),
            tr(f"card.{effect.card}.title"),
            tr(f"drama.election.{effect.card}"),
            PHOTOGRAPH,
        )


class Threshold(Alarm):
    """7.1: whoever has passed its goal, or has fallen back to it; the kicker says what that means."""

    faction: Faction

    def whose(self) -> str:
        return self.faction

    def headline(self) -> ThrownHeadline:
        state: State = self.moments[-1].state
        words = tr(f"drama.threshold.{'over' if _is_over(state, self.faction) else 'under'}.{self.faction}")
        alone = next(iter(state.humans)) if len(state.humans) == 1 else None
        return _of(self, self.faction, if_the_vote_came_now(state, alone), words)


class GovernmentThreshold(Threshold):
    faction = GOVERNMENT


class ReformersThreshold(Threshold):
    faction = REFORMERS


class NpaThreshold(Threshold):
    faction = NPA


THRESHOLDS = (GovernmentThreshold, ReformersThreshold, NpaThreshold)


def _is_over(state: State, faction: Faction) -> bool:
    return victory_total(state, faction) > THRESHOLD[faction]


def _of(drama: Drama, faction: Faction, kicker: str, words: str) -> ThrownHeadline:
    """The headline has the colours of a faction."""
    palette = drama.stage.palette
    return ThrownHeadline(kicker, words, palette.factions[faction], palette.on_faction[faction])
