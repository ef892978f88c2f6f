"""A plan on the board, before it is played: what would come, go and turn over, and where, in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import rendered
from game.table.animation.animation import Point, Stage
from game.table.animation.count import GAIN, LOSS
from game.table.animation.flight import Flight, Journey
from game.table.kit import Kit
from game.table.moments import Moment

LARGER = 1.25
FAINT = 190
"""Of 255: what is not there yet."""


class Ghost:
    """Reads the journeys of the game's own animations; every other deed is a number at the part that it is about."""

    def __init__(self, kit: Kit, stage: Stage, moments: Sequence[Moment]) -> None:
        self._stage = stage
        self._journeys: list[Journey] = []
        self._left: list[tuple[str, str]] = []
        parts: dict[str, None] = {}
        for moment in moments:
            kind = kit.animations.get(type(moment.effect))
            if kind is not None and issubclass(kind, Flight):
                self._journeys.append(kind(stage, [moment]).journey(moment))
            elif kind is not None and (left := kind(stage, [moment]).leaves(moment)):
                self._left.append(left)
            line = kit.wording.line(moment.effect)
            if line is not None and line.part:
                parts.setdefault(line.part.partition(":")[0])
        self._parts = list(parts)

    def draw(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        clip = surface.get_clip()
        surface.set_clip(board)
        for journey in self._journeys:
            self._draw_journey(surface, journey, board)
        for place, part in self._left:
            self._draw_sprite(surface, part, self._stage.anchor(place))
        for number, part in enumerate(self._parts, 1):
            self._draw_number(surface, number, self.place_of_number(part, board))
        surface.set_clip(clip)

    def place_of_number(self, part: str, board: pygame.Rect) -> Point:
        """At the left end of what names a part, so that its words can be read; in its middle where nothing does."""
        sign, radius = self._stage.view.spot(part), self._radius
        if sign is None or sign.width < 3 * radius:
            return self._stage.anchor(part)
        return max(board.x + radius, sign.x - radius // 2), sign.centery

    @property
    def _radius(self) -> int:
        return round(self._stage.look.text(20) * 0.75)

    def _draw_journey(self, surface: pygame.Surface, journey: Journey, board: pygame.Rect) -> None:
        start, goal = self._stage.anchor(journey.origin), self._stage.anchor(journey.goal)
        from_here, to_here = board.collidepoint(start), board.collidepoint(goal)
        if from_here and to_here:
            self._draw_arrow(surface, start, goal)
        if to_here:
            self._draw_sprite(surface, journey.part, goal)
            self._draw_count(surface, f"+{journey.count}", goal, GAIN)
        elif from_here:
            self._draw_count(surface, f"−{journey.count}", start, LOSS)

    def _draw_arrow(self, surface: pygame.Surface, start: Point, goal: Point) -> None:
        px = self._stage.look.px
        way = pygame.Vector2(goal) - start
        if way.length() < px(30):
            return
        along, across = way.normalize(), way.normalize().rotate(90)
        tip = pygame.Vector2(goal) - along * px(14)
        for colour, width in ((colours.INK, px(7)), (self._stage.palette.glow, px(4))):
            pygame.draw.line(surface, colour, start, tip, width)
        head = [tip + along * px(10), tip - along * px(8) + across * px(9), tip - along * px(8) - across * px(9)]
        pygame.draw.polygon(surface, self._stage.palette.glow, head)
        pygame.draw.polygon(surface, colours.INK, head, 2)

    def _draw_sprite(self, surface: pygame.Surface, part: str, at: Point) -> None:
        sprite = self._stage.view.sprite(part, LARGER).copy()
        sprite.set_alpha(FAINT)
        place, px = sprite.get_rect(center=at), self._stage.look.px
        around = place.inflate(px(8), px(8))
        pygame.draw.rect(surface, self._stage.palette.glow, around, px(3), border_radius=around.height // 2)
        surface.blit(sprite, place)

    def _draw_count(self, surface: pygame.Surface, words: str, at: Point, colour: colours.Colour) -> None:
        look = self._stage.look
        text = rendered(font("display", look.text(18), bold=True), words, colours.CREAM)
        box = text.get_rect(midbottom=(at[0], at[1] - look.px(14)))
        pygame.draw.rect(surface, colour, box.inflate(look.px(10), 0), border_radius=look.px(6))
        surface.blit(text, box)

    def _draw_number(self, surface: pygame.Surface, number: int, at: Point) -> None:
        look, radius = self._stage.look, self._radius
        pygame.draw.aacircle(surface, colours.INK, at, radius + 2)
        pygame.draw.aacircle(surface, colours.GOLD, at, radius)
        text = rendered(font("display", look.text(19), bold=True), str(number), colours.INK)
        surface.blit(text, text.get_rect(center=at))
