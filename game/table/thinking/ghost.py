"""A plan on the board, before it is played: what would come, go and turn over, and where, in its order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import rendered, width_of
from game.table.animation.animation import Point, Stage
from game.table.animation.count import GAIN, LOSS
from game.table.animation.flight import Flight
from game.table.board.free_places import FreePlaces, Position, uncovered
from game.table.kit.kit import Kit
from game.table.telling.log_entry import LogEntry
from game.table.telling.snapshots import Snapshot
from game.table.thinking.foresight import Foresight

LARGER = 1.25
FAINT = 190
"""Of 255: what is not there yet."""


@dataclass(slots=True)
class Laid:
    """Where everything of a ghost lies."""

    lines: list[tuple[Position, Position]] = field(default_factory=list)
    heads: list[tuple[Point, Point]] = field(default_factory=list)
    """Of arrows: where they come from, and where they point."""
    sprites: list[tuple[str, Point]] = field(default_factory=list)
    counts: list[tuple[str, pygame.Rect, colours.Colour]] = field(default_factory=list)
    numbers: list[tuple[int, pygame.Rect]] = field(default_factory=list)
    threads: list[tuple[Position, Position]] = field(default_factory=list)
    """From numbers to what they stand for, if that is not beside them."""


class Ghost:
    """Reads the journeys of the game's own animations; every other deed is a number at the part that it is about."""

    def __init__(self, kit: Kit, stage: Stage, foresight: Foresight) -> None:
        self._stage = stage
        self._laid_for: tuple[pygame.Rect, list[pygame.Rect]] | None = None
        self._journeys: Counter[tuple[str, str, str]] = Counter()
        """It counts the journeys by from where, to where, and of what they are."""
        self._left: list[tuple[str, str]] = []
        self.parts: dict[str, None] = {}
        """Each of these is given a number, in their order."""
        for moment, line in _own(kit, foresight):
            kind = kit.telling.animations.get(type(moment.effect))
            if kind is not None and issubclass(kind, Flight):
                journey = kind(stage, [moment]).journey(moment)
                self._journeys[journey.origin, journey.goal, journey.part] += journey.count
            elif kind is not None and (left := kind(stage, [moment]).leaves(moment)):
                self._left.append(left)
            if line is not None and line.part:
                self.parts.setdefault(line.part.partition(":")[0])

    def draw(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        clip = surface.get_clip()
        surface.set_clip(board)
        laid, px = self.lay(board), self._stage.look.px
        for colour, width in ((colours.INK, px(7)), (self._stage.palette.glow, px(4))):
            for start, end in laid.lines:
                pygame.draw.line(surface, colour, start, end, width)
        for start, end in laid.threads:
            pygame.draw.line(surface, colours.INK, start, end, px(5))
            pygame.draw.line(surface, colours.GOLD, start, end, px(2))
        for start, goal in laid.heads:
            self._draw_head(surface, start, goal)
        for part, at in laid.sprites:
            self._draw_sprite(surface, part, at)
        for words, box, colour in laid.counts:
            self._draw_count(surface, words, box, colour)
        for number, place in laid.numbers:
            self._draw_number(surface, number, place)
        surface.set_clip(clip)

    def lay(self, board: pygame.Rect) -> Laid:
        """The same for as long as the board is."""
        laid_for = pygame.Rect(board), self._stage.view.busy()
        if laid_for != self._laid_for:
            self._laid_for, self._laid = laid_for, self._lay(*laid_for)
        return self._laid

    def _lay(self, board: pygame.Rect, busy: list[pygame.Rect]) -> Laid:
        """Whatever would come lies where it would come to; what is said of it, beside what is read there."""
        laid, berths = Laid(), FreePlaces(board, busy)
        for origin, goal, part in self._journeys:
            self._lay_arrow(laid, self._stage.anchor(origin), self._stage.anchor(goal), board, busy)
            if board.collidepoint(self._stage.anchor(goal)):
                laid.sprites.append((part, self._stage.anchor(goal)))
        laid.sprites += [(part, self._stage.anchor(place)) for place, part in self._left]
        for part, at in laid.sprites:
            berths.take(self._around_sprite(part, at))
        for (origin, goal, part), count in self._journeys.items():
            self._lay_count(laid, self._stage.anchor(origin), self._stage.anchor(goal), part, count, board, berths)
        for number, part in enumerate(self.parts, 1):
            self._lay_number(laid, number, self._sign(part), berths, busy)
        return laid

    def _lay_number(
        self, laid: Laid, number: int, sign: pygame.Rect, berths: FreePlaces, busy: list[pygame.Rect]
    ) -> None:
        across = 2 * self._radius + 4
        place = berths.beside(sign, (across, across))
        laid.numbers.append((number, place))
        if not place.colliderect(sign.inflate(across, across)):
            laid.threads += uncovered(place.center, sign.center, [*busy, place.inflate(-across // 3, -across // 3)])

    @property
    def _radius(self) -> int:
        return round(self._stage.look.text(20) * 0.65)

    def _sign(self, part: str) -> pygame.Rect:
        """What names it; its middle where nothing does."""
        return self._stage.view.spot(part) or pygame.Rect(self._stage.anchor(part), (1, 1))

    def _lay_arrow(self, laid: Laid, start: Point, goal: Point, board: pygame.Rect, busy: list[pygame.Rect]) -> None:
        way = pygame.Vector2(goal) - start
        if way.length() < self._stage.look.px(30) or not (board.collidepoint(start) and board.collidepoint(goal)):
            return
        tip = pygame.Vector2(goal) - way.normalize() * self._stage.look.px(14)
        laid.lines += uncovered(start, (tip.x, tip.y), busy)
        laid.heads.append((start, goal))

    def _lay_count(
        self, laid: Laid, start: Point, goal: Point, part: str, count: int, board: pygame.Rect, berths: FreePlaces
    ) -> None:
        if board.collidepoint(goal):
            words, at, colour = f"+{count}", goal, GAIN
        elif board.collidepoint(start):
            words, at, colour = f"−{count}", start, LOSS
        else:
            return
        look, face = self._stage.look, self._count_face
        size = width_of(face, words) + look.px(10), face.get_linesize()
        laid.counts.append((words, berths.beside(self._around_sprite(part, at), size), colour))

    def _around_sprite(self, part: str, at: Point) -> pygame.Rect:
        px = self._stage.look.px
        return self._stage.view.sprite(part, LARGER).get_rect(center=at).inflate(px(8), px(8))

    @property
    def _count_face(self) -> pygame.font.Font:
        return font("display", self._stage.look.text(18), bold=True)

    def _draw_head(self, surface: pygame.Surface, start: Point, goal: Point) -> None:
        px = self._stage.look.px
        along = (pygame.Vector2(goal) - start).normalize()
        across, tip = along.rotate(90), pygame.Vector2(goal) - along * px(14)
        head = [tip + along * px(10), tip - along * px(8) + across * px(9), tip - along * px(8) - across * px(9)]
        pygame.draw.polygon(surface, self._stage.palette.glow, head)
        pygame.draw.polygon(surface, colours.INK, head, 2)

    def _draw_sprite(self, surface: pygame.Surface, part: str, at: Point) -> None:
        sprite = self._stage.view.sprite(part, LARGER).copy()
        sprite.set_alpha(FAINT)
        around = self._around_sprite(part, at)
        pygame.draw.rect(
            surface, self._stage.palette.glow, around, self._stage.look.px(3), border_radius=around.height // 2
        )
        surface.blit(sprite, sprite.get_rect(center=at))

    def _draw_count(self, surface: pygame.Surface, words: str, box: pygame.Rect, colour: colours.Colour) -> None:
        pygame.draw.rect(surface, colour, box, border_radius=self._stage.look.px(6))
        text = rendered(self._count_face, words, colours.CREAM)
        surface.blit(text, text.get_rect(center=box.center))

    def _draw_number(self, surface: pygame.Surface, number: int, place: pygame.Rect) -> None:
        pygame.draw.aacircle(surface, colours.INK, place.center, self._radius + 2)
        pygame.draw.aacircle(surface, colours.GOLD, place.center, self._radius)
        text = rendered(font("display", self._stage.look.text(18), bold=True), str(number), colours.INK)
        surface.blit(text, text.get_rect(center=place.center))


def _own(kit: Kit, foresight: Foresight) -> Iterator[tuple[Snapshot, LogEntry | None]]:
    """And how each is told; not what somebody else does before the plan goes on."""
    for moment in foresight.moments:
        line = kit.wording.line(moment.effect)
        if line is None or not line.faction or line.faction in foresight.factions:
            yield moment, line
