"""How each Effect moves on the screen: a short stretch of time, and a picture for every moment of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

import pygame

from engine.people_power import effects as fx
from engine.people_power.board import STOCK_OF
from game.people_power.board.clipping import Clipping
from game.people_power.board.dice import die
from game.people_power.board.shown import Shown
from game.people_power.map import BoardView
from game.people_power.palette import Colour, Palette
from game.shell import colours
from game.shell.easing import ease
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.sound import SoundName

Point = tuple[int, int]
Draw = Callable[[pygame.Surface, float], None]

TRAVEL = 0.25
TURN = 0.25
DROP = 0.2
COUNT = 0.2
TUMBLE = 0.45
REST = 0.45
STAGGER = 0.05


class Stage(Protocol):
    """What an animation needs of the table."""

    shown: Shown
    palette: Palette
    look: Look
    clipping: Clipping

    @property
    def view(self) -> BoardView: ...

    def stock_pos(self, stock: str) -> Point: ...

    def track_pos(self, track: str) -> Point: ...

    def refresh(self) -> None:
        """What is shown has changed."""


class Animation:
    """Nothing to see: what the Effects say is so at once."""

    seconds = 0.0
    sound: SoundName | None = None

    def __init__(self, stage: Stage, effects: list[fx.Effect]) -> None:
        self.stage = stage
        self.effects = effects

    def begin(self) -> None: ...

    def at(self, share: float) -> None:
        """Time has passed: `share` of the whole, from 0 to 1."""

    def end(self) -> None:
        for effect in self.effects:
            self.stage.shown.apply(effect)
        self.stage.refresh()

    def draw(self, surface: pygame.Surface) -> None: ...


class _Drawn(Animation):
    def __init__(self, stage: Stage, effects: list[fx.Effect]) -> None:
        super().__init__(stage, effects)
        self.share = 0.0

    def at(self, share: float) -> None:
        self.share = share

    def staggered(self, index: int) -> float:
        """Several Effects of one kind start one after the other and end together."""
        start = min(0.5, STAGGER / self.seconds * index)
        return ease((self.share - start) / (1 - start))


class Flight(_Drawn):
    """Pieces travel from place to place, in a low arc."""

    seconds = TRAVEL
    sound = "piece"

    def begin(self) -> None:
        self.paths = []
        for effect in self.effects:
            start, sprite = self._start(effect), self.stage.view.sprite(effect.piece)  # type: ignore[attr-defined]
            self.stage.shown.lift(effect)
            self.paths.append((start, effect, sprite))
        self.stage.refresh()

    def end(self) -> None:
        for effect in self.effects:
            self.stage.shown.land(effect)
        self.stage.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        for index, (start, effect, sprite) in enumerate(self.paths):
            share = self.staggered(index)
            goal = self._goal(effect)
            far = math.dist(start, goal)
            x = start[0] + (goal[0] - start[0]) * share
            y = start[1] + (goal[1] - start[1]) * share - math.sin(math.pi * share) * min(60, far * 0.18)
            shadow = sprite.get_rect(center=(round(x), round(y)))
            for copy in range(min(effect.count, 3) - 1, -1, -1):  # type: ignore[attr-defined]
                surface.blit(sprite, shadow.move(4 * copy, -2 * copy))

    def _start(self, effect: fx.Effect) -> Point:
        if isinstance(effect, fx.Placed):
            return self.stage.stock_pos(STOCK_OF[effect.piece])
        if isinstance(effect, fx.Moved):
            return self.stage.view.piece_pos(effect.origin, effect.piece)
        assert isinstance(effect, fx.Removed)
        return self.stage.view.piece_pos(effect.space, effect.piece)

    def _goal(self, effect: fx.Effect) -> Point:
        if isinstance(effect, fx.Removed):
            return self.stage.stock_pos(STOCK_OF[effect.piece])
        assert isinstance(effect, fx.Placed | fx.Moved)
        return self.stage.view.piece_pos(effect.space, effect.piece)


class Flip(_Drawn):
    """Guerrillas turn over where they stand."""

    seconds = TURN
    sound = "piece"

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.effects:
            assert isinstance(effect, fx.Flipped)
            piece = effect.before if self.share < 0.5 else effect.after
            sprite = self.stage.view.sprite(piece, round(self.stage.view.sprite(piece).get_width() * 1.5))
            width = max(2, round(sprite.get_width() * abs(math.cos(math.pi * ease(self.share)))))
            turned = pygame.transform.smoothscale(sprite, (width, sprite.get_height()))
            at = self.stage.view.piece_pos(effect.space, effect.before)
            surface.blit(turned, turned.get_rect(center=at))


class MarkerDrop(_Drawn):
    """A marker falls onto its plate, or rises from it and is gone."""

    seconds = DROP
    sound = "marker"

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.effects:
            assert isinstance(effect, fx.MarkerPlaced | fx.MarkerRemoved)
            sprite = self.stage.view.marker_sprite(effect.marker)
            share = ease(self.share)
            near = share if isinstance(effect, fx.MarkerPlaced) else 1 - share
            scale = 1 + 1.2 * (1 - near)
            sprite = pygame.transform.smoothscale_by(sprite, scale)
            sprite.set_alpha(round(255 * near))
            x, y = self.stage.view.marker_pos(effect.space)
            surface.blit(sprite, sprite.get_rect(center=(x, round(y - (1 - near) * self.stage.look.px(50)))))


class Realign(_Drawn):
    """A ring of the new colour spreads over the space."""

    seconds = TURN
    sound = "marker"

    def at(self, share: float) -> None:
        if share >= 0.5 > self.share:
            for effect in self.effects:
                self.stage.shown.land(effect)
            self.stage.refresh()
        super().at(share)

    def end(self) -> None:
        if self.share < 0.5:
            super().end()

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.effects:
            assert isinstance(effect, fx.Aligned)
            colour = self.stage.palette.alignment[effect.after]
            radius = round(self.stage.look.px(90) * ease(self.share))
            width = max(2, round(self.stage.look.px(12) * (1 - self.share)))
            if radius > width:
                pygame.draw.circle(surface, colour, self.stage.view.anchor_pos(effect.space), radius, width)


class TrackCount(_Drawn):
    """The figure counts up or down, with the change beside it."""

    seconds = COUNT

    def at(self, share: float) -> None:
        super().at(share)
        for effect in self.effects:
            assert isinstance(effect, fx.TrackMoved)
            now = round(effect.before + (effect.after - effect.before) * ease(share))
            self.stage.shown.land(fx.TrackMoved(effect.track, effect.before, now))
        self.stage.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.effects:
            assert isinstance(effect, fx.TrackMoved)
            change = effect.after - effect.before
            words = rendered(
                font("display", self.stage.look.text(26), bold=True), f"{change:+d}".replace("-", "−"), colours.CREAM
            )
            x, y = self.stage.track_pos(effect.track)
            box = words.get_rect(center=(x, round(y - self.stage.look.px(34) * ease(self.share))))
            draw_plate(surface, box.inflate(self.stage.look.px(14), 0), _good_or_bad(change), self.stage.look.px(8))
            surface.blit(words, box)


class Dice(_Drawn):
    """Dice tumble over the map and lie still long enough to be read."""

    seconds = TUMBLE + REST
    sound = "dice"

    def draw(self, surface: pygame.Surface) -> None:
        effect = self.effects[0]
        faces = effect.dice if isinstance(effect, fx.Rolled) else (effect.rolled,)  # type: ignore[attr-defined]
        look = self.stage.look
        side, gap = look.px(76), look.px(16)
        row = pygame.Rect(0, 0, len(faces) * (side + gap) - gap, side)
        row.center = self.stage.view.rect.center
        tray = row.inflate(look.px(50), look.px(46))
        draw_shadow(surface, tray, look.px(12), spread=look.px(16), strength=130)
        draw_plate(surface, tray, (28, 64, 52), look.px(12), colours.GOLD, 2)
        moment = self.share * self.seconds
        for index, face in enumerate(faces):
            box = pygame.Rect(row.x + index * (side + gap), row.y, side, side)
            if moment >= TUMBLE:
                surface.blit(die(face, side), box)
                continue
            left = 1 - moment / TUMBLE
            shown = 1 + (face + index + int(moment * 22)) % 6
            turned = pygame.transform.rotate(die(shown, side), 560 * left * left * (1 if index % 2 else -1))
            place = turned.get_rect(center=(box.centerx + round(look.px(120) * left * left), box.centery))
            surface.blit(turned, place)


class CardTurn(Animation):
    """The next card is turned over."""

    seconds = 0.4
    sound = "card"

    def begin(self) -> None:
        self.stage.clipping.turn(0.0)
        self._opened = False

    def at(self, share: float) -> None:
        if share >= 0.5 and not self._opened:
            self._opened = True
            super().end()
        self.stage.clipping.turn(ease(share))

    def end(self) -> None:
        if not self._opened:
            super().end()
        self.stage.clipping.turn(1.0)


ANIMATIONS: dict[type[fx.Effect], type[Animation]] = {
    fx.Placed: Flight,
    fx.Moved: Flight,
    fx.Removed: Flight,
    fx.Flipped: Flip,
    fx.MarkerPlaced: MarkerDrop,
    fx.MarkerRemoved: MarkerDrop,
    fx.Aligned: Realign,
    fx.TrackMoved: TrackCount,
    fx.Rolled: Dice,
    fx.Activation: Dice,
    fx.CardRevealed: CardTurn,
    fx.ElectionBegan: CardTurn,
}
TOGETHER = (fx.Placed, fx.Moved, fx.Removed, fx.Flipped, fx.MarkerRemoved)
"""Effects of one of these kinds that follow each other are shown at the same time."""


def _good_or_bad(change: int) -> Colour:
    return (40, 110, 70) if change > 0 else (150, 50, 46)
