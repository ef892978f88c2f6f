"""It is a slow crowd of silhouettes under banners, row behind row."""

import math
import random
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix

_GROUND = (9, 11, 18)
_FARTHEST = (64, 58, 70)
_CLOTHS = (colours.GOLD, colours.CREAM, colours.RED)
_LAYERS = 4
_SEED = 1986

Point = tuple[float, float]


@dataclass(slots=True)
class _Layer:
    picture: pygame.Surface
    y: int
    sway: float
    speed: float
    phase: float


class Crowd:
    """Rows of people painted once per size; only their slow sway is drawn afterwards."""

    def __init__(self) -> None:
        self._time = 0.0
        self._layers: list[_Layer] = []
        self._size = (0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        if size == self._size:
            return
        self._size = size
        chance = random.Random(_SEED)
        self._layers = [_layer(size, index, chance) for index in range(_LAYERS)]

    def update(self, dt: float) -> None:
        self._time += dt

    def draw(self, surface: pygame.Surface) -> None:
        for layer in self._layers:
            turn = math.sin(self._time * layer.speed + layer.phase)
            bob = math.sin(self._time * layer.speed * 1.7 + layer.phase)
            margin = (layer.picture.get_width() - self._size[0]) // 2
            surface.blit(layer.picture, (round(turn * layer.sway) - margin, layer.y + round(bob * layer.sway * 0.18)))


def _layer(size: tuple[int, int], index: int, chance: random.Random) -> _Layer:
    """One row of the crowd; the last is the nearest, the largest and the darkest."""
    width, height = size
    near = index / (_LAYERS - 1)
    head = height * (0.012 + 0.024 * near)
    sway = head * 0.55
    ground = head * 11
    y = round(height * (0.69 + 0.17 * near) - ground)
    picture = pygame.Surface((width + round(4 * sway), height - y + round(sway)), pygame.SRCALPHA)
    _Row(picture, head, ground, near, chance).paint()
    # Most of a layer is either empty or solid: run by run it is drawn in a third of the time.
    picture.set_alpha(255, pygame.RLEACCEL)
    return _Layer(picture, y, sway, 0.55 - 0.22 * near, chance.uniform(0, 6))


class _Row:
    """It paints one row. All lengths are in heads of its people; `ground` is where their heads are."""

    def __init__(self, picture: pygame.Surface, head: float, ground: float, near: float, chance: random.Random) -> None:
        self.picture = picture
        self.head = head
        self.ground = ground
        self.near = near
        self.chance = chance
        self.ink = mix(_FARTHEST, _GROUND, near)

    def paint(self) -> None:
        self._raise_banners()
        width, height = self.picture.get_size()
        mass = round(self.ground + self.head * 1.9)
        self.picture.fill(self.ink, (0, mass, width, height - mass))
        step = self.head * 1.9
        x = -step
        while x < width + step:
            self._person(
                x + self.chance.uniform(-0.35, 0.35) * self.head,
                self.ground + self.chance.uniform(-0.8, 0.6) * self.head,
                self.head * self.chance.uniform(0.88, 1.1),
            )
            x += step * self.chance.uniform(0.75, 1.1)

    def _raise_banners(self) -> None:
        width, chance = self.picture.get_width(), self.chance
        count = round(width / (self.head * 16))
        for number in range(count):
            x = (number + chance.uniform(0.2, 0.8)) * width / max(1, count)
            top = self.ground - self.head * chance.uniform(6.2, 9.5)
            cloth = mix(chance.choice(_CLOTHS), (30, 30, 42), 0.50 - 0.16 * self.near)
            if chance.random() < 0.55:
                self._flag(x, top, cloth)
            else:
                self._banner(x, top, cloth)

    def _flag(self, x: float, top: float, cloth: Colour) -> None:
        head, chance = self.head, self.chance
        lean = chance.uniform(-0.6, 0.6) * head
        self._pole((x, self.ground + head * 2), (x + lean, top))
        length, drop = head * chance.uniform(2.6, 3.8), head * chance.uniform(1.5, 2.0)
        self._cloth(
            [
                (x + lean + length * t, top + math.sin(t * 5.2 + lean) * head * 0.28 + t * head * 0.3)
                for t in (n / 12 for n in range(13))
            ],
            drop,
            cloth,
        )

    def _banner(self, x: float, top: float, cloth: Colour) -> None:
        """A banner is a cloth between two poles, with strokes that stand for words."""
        head, chance = self.head, self.chance
        length, drop = head * chance.uniform(5.0, 7.5), head * 1.7
        tilt, sag = chance.uniform(-0.4, 0.4) * head, head * 0.35

        def edge(t: float) -> Point:
            """The upper edge goes from the left pole (0) to the right (1)."""
            return x + length * t, top + tilt * t + sag * 4 * t * (1 - t)

        for across, up in ((x, top), (x + length, top + tilt)):
            self._pole((across, self.ground + head * 2), (across, up - head * 0.2))
        self._cloth([edge(n / 10) for n in range(11)], drop, cloth)
        ink = mix(cloth, (12, 14, 20), 0.62)
        for row in (0.34, 0.66):
            t = 0.12
            while t < 0.86:
                span = chance.uniform(0.06, 0.16)
                start, end = ((a, b + drop * row) for a, b in (edge(t), edge(min(0.9, t + span))))
                pygame.draw.line(self.picture, ink, start, end, max(1, round(head * 0.26)))
                t += span + 0.05

    def _pole(self, foot: Point, tip: Point) -> None:
        pygame.draw.aaline(self.picture, self.ink, foot, tip, max(2, round(self.head * 0.16)))

    def _cloth(self, upper: list[Point], drop: float, colour: Colour) -> None:
        """What hangs from its upper edge."""
        self._shape(upper + [(x, y + drop) for x, y in reversed(upper)], colour)

    def _shape(self, outline: list[Point], colour: Colour) -> None:
        pygame.draw.polygon(self.picture, colour, outline)
        pygame.draw.aalines(self.picture, colour, True, outline)

    def _person(self, x: float, y: float, head: float) -> None:
        """A head, a neck and sloping shoulders; everything lower is one dark mass."""
        wide = head * self.chance.uniform(1.15, 1.4)
        skull = pygame.Rect(0, 0, round(head * 1.12), round(head * 1.36))
        skull.center = (round(x), round(y))
        pygame.draw.ellipse(self.picture, self.ink, skull)
        outline = [
            (x - head * 0.25, y + head * 0.4),
            (x + head * 0.25, y + head * 0.4),
            (x + head * 0.32, y + head * 0.86),
            (x + wide * 0.8, y + head * 1.12),
            (x + wide, y + head * 1.6),
            (x + wide * 1.04, y + head * 4),
            (x - wide * 1.04, y + head * 4),
            (x - wide, y + head * 1.6),
            (x - wide * 0.8, y + head * 1.12),
            (x - head * 0.32, y + head * 0.86),
        ]
        self._shape(outline, self.ink)
        kind = self.chance.random()
        if kind < 0.2:
            self._raised_arm(x, y, head)
        elif kind < 0.3:
            self._wide_hat(x, y, head)
        elif kind < 0.42:
            self._long_hair(x, y, head)

    def _raised_arm(self, x: float, y: float, head: float) -> None:
        """An arm has shoulder, elbow and fist."""
        chance = self.chance
        side = chance.choice((-1, 1))
        shoulder = (x + side * head * 0.95, y + head * 1.35)
        elbow = (x + side * head * chance.uniform(1.3, 1.6), y + head * chance.uniform(0.1, 0.4))
        fist = (elbow[0] - side * head * chance.uniform(0.0, 0.35), y - head * chance.uniform(1.1, 1.5))
        width = max(2, round(head * 0.42))
        for start, end in ((shoulder, elbow), (elbow, fist)):
            pygame.draw.aaline(self.picture, self.ink, start, end, width)
            pygame.draw.aacircle(self.picture, self.ink, (round(end[0]), round(end[1])), max(1, width // 2))
        pygame.draw.aacircle(self.picture, self.ink, (round(fist[0]), round(fist[1])), max(2, round(head * 0.32)))

    def _wide_hat(self, x: float, y: float, head: float) -> None:
        brim = pygame.Rect(0, 0, round(head * 2.2), max(2, round(head * 0.34)))
        brim.center = (round(x), round(y - head * 0.34))
        pygame.draw.ellipse(self.picture, self.ink, brim)
        crown = pygame.Rect(0, 0, round(head * 1.1), round(head * 0.8))
        crown.midbottom = brim.centerx, brim.centery + 1
        pygame.draw.rect(self.picture, self.ink, crown, border_radius=max(1, round(head * 0.3)))

    def _long_hair(self, x: float, y: float, head: float) -> None:
        hair = pygame.Rect(0, 0, round(head * 1.3), round(head * 1.7))
        hair.midtop = (round(x), round(y - head * 0.74))
        pygame.draw.rect(self.picture, self.ink, hair, border_radius=round(head * 0.6))
