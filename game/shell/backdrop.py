"""The neutral picture behind the title: dusk, and a slow crowd of silhouettes under banners."""

import math
import random
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix

_DUSK = ((14, 20, 34), (26, 44, 66), (70, 70, 88), (150, 104, 84), (214, 150, 92))
_LAYERS = 4


@dataclass(slots=True)
class _Layer:
    picture: pygame.Surface
    y: int
    sway: float
    speed: float
    phase: float


class Crowd:
    """Rows of people painted once per size; only their slow sway is drawn afterwards."""

    def __init__(
        self, banners: tuple[Colour, ...] = (colours.GOLD, colours.CREAM, colours.RED), seed: int = 1986
    ) -> None:
        self.banners = banners
        self._seed = seed
        self._time = 0.0
        self._sky = pygame.Surface((1, 1))
        self._layers: list[_Layer] = []
        self._size = (0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        if size == self._size:
            return
        self._size = size
        chance = random.Random(self._seed)
        self._sky = _sky(size)
        self._layers = [self._layer(size, index, chance) for index in range(_LAYERS)]

    def update(self, dt: float) -> bool:
        self._time += dt
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._sky, (0, 0))
        for layer in self._layers:
            turn = math.sin(self._time * layer.speed + layer.phase)
            bob = math.sin(self._time * layer.speed * 1.7 + layer.phase)
            margin = (layer.picture.get_width() - self._size[0]) // 2
            surface.blit(layer.picture, (round(turn * layer.sway) - margin, layer.y + round(bob * layer.sway * 0.18)))

    def _layer(self, size: tuple[int, int], index: int, chance: random.Random) -> _Layer:
        width, height = size
        near = index / (_LAYERS - 1)
        head = height * (0.013 + 0.027 * near)
        sway = head * 0.55
        colour = mix((64, 58, 70), (9, 11, 18), near)
        ground = head * 11
        y = round(height * (0.64 + 0.22 * near) - ground)
        tall = height - y + round(sway)
        picture = pygame.Surface((width + round(4 * sway), tall), pygame.SRCALPHA)
        self._raise_banners(picture, head, ground, colour, near, chance)
        mass = round(ground + head * 1.9)
        picture.fill(colour, (0, mass, picture.get_width(), tall - mass))
        step = head * 1.9
        x = -step
        while x < picture.get_width() + step:
            _person(
                picture,
                x + chance.uniform(-0.35, 0.35) * head,
                ground + chance.uniform(-0.8, 0.6) * head,
                head * chance.uniform(0.88, 1.1),
                colour,
                chance,
            )
            x += step * chance.uniform(0.75, 1.1)
        # Most of a layer is either empty or solid: run by run it is drawn in a third of the time.
        picture.set_alpha(255, pygame.RLEACCEL)
        return _Layer(picture, y, sway, 0.55 - 0.22 * near, chance.uniform(0, 6))

    def _raise_banners(
        self, picture: pygame.Surface, head: float, ground: float, colour: Colour, near: float, chance: random.Random
    ) -> None:
        count = round(picture.get_width() / (head * 16))
        for number in range(count):
            x = (number + chance.uniform(0.2, 0.8)) * picture.get_width() / max(1, count)
            top = ground - head * chance.uniform(6.2, 9.5)
            cloth = mix(chance.choice(self.banners), (30, 30, 42), 0.50 - 0.16 * near)
            if chance.random() < 0.55:
                _flag(picture, x, top, ground, head, cloth, colour, chance)
            else:
                _banner(picture, x, top, ground, head, cloth, colour, chance)


def _sky(size: tuple[int, int]) -> pygame.Surface:
    """A gradient from night above to the last light behind the crowd; painted small and stretched smoothly."""
    strip = pygame.Surface((1, len(_DUSK)))
    for y, colour in enumerate(_DUSK):
        strip.set_at((0, y), colour)
    tall = pygame.transform.smoothscale(strip, (2, 256))
    sky = pygame.transform.smoothscale(tall, (size[0], round(size[1] * 0.86)))
    whole = pygame.Surface(size)
    whole.fill((9, 11, 18))
    whole.blit(sky, (0, 0))
    whole.blit(
        _glow(round(size[1] * 1.1)),
        (round(size[0] * 0.66 - size[1] * 0.55), round(size[1] * 0.08)),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    return whole


def _glow(side: int) -> pygame.Surface:
    """The light of a sun that has just gone down behind the crowd."""
    small = pygame.Surface((48, 48))
    for y in range(48):
        for x in range(48):
            near = max(0.0, 1 - math.hypot(x - 23.5, y - 23.5) / 23.5) ** 1.8
            small.set_at((x, y), (round(120 * near), round(72 * near), round(26 * near)))
    return pygame.transform.smoothscale(small, (side, side))


def _person(picture: pygame.Surface, x: float, y: float, head: float, colour: Colour, chance: random.Random) -> None:
    """A head, a neck and sloping shoulders; everything lower is one dark mass."""
    wide = head * chance.uniform(1.15, 1.4)
    skull = pygame.Rect(0, 0, round(head * 1.12), round(head * 1.36))
    skull.center = (round(x), round(y))
    pygame.draw.ellipse(picture, colour, skull)
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
    pygame.draw.polygon(picture, colour, outline)
    pygame.draw.aalines(picture, colour, True, outline)
    kind = chance.random()
    if kind < 0.2:
        _raised_arm(picture, x, y, head, colour, chance.choice((-1, 1)), chance)
    elif kind < 0.3:  # a wide hat
        brim = pygame.Rect(0, 0, round(head * 2.2), max(2, round(head * 0.34)))
        brim.center = (round(x), round(y - head * 0.34))
        pygame.draw.ellipse(picture, colour, brim)
        crown = pygame.Rect(0, 0, round(head * 1.1), round(head * 0.8))
        crown.midbottom = brim.midtop[0], brim.centery + 1
        pygame.draw.rect(picture, colour, crown, border_radius=max(1, round(head * 0.3)))
    elif kind < 0.42:  # long hair
        hair = pygame.Rect(0, 0, round(head * 1.3), round(head * 1.7))
        hair.midtop = (round(x), round(y - head * 0.74))
        pygame.draw.rect(picture, colour, hair, border_radius=round(head * 0.6))


def _raised_arm(
    picture: pygame.Surface, x: float, y: float, head: float, colour: Colour, side: int, chance: random.Random
) -> None:
    """Shoulder, elbow, fist."""
    shoulder = (x + side * head * 0.95, y + head * 1.35)
    elbow = (x + side * head * chance.uniform(1.3, 1.6), y + head * chance.uniform(0.1, 0.4))
    fist = (elbow[0] - side * head * chance.uniform(0.0, 0.35), y - head * chance.uniform(1.1, 1.5))
    width = max(2, round(head * 0.42))
    for start, end in ((shoulder, elbow), (elbow, fist)):
        pygame.draw.aaline(picture, colour, start, end, width)
        pygame.draw.aacircle(picture, colour, (round(end[0]), round(end[1])), max(1, width // 2))
    pygame.draw.aacircle(picture, colour, (round(fist[0]), round(fist[1])), max(2, round(head * 0.32)))


def _flag(
    picture: pygame.Surface,
    x: float,
    top: float,
    ground: float,
    head: float,
    cloth: Colour,
    pole: Colour,
    chance: random.Random,
) -> None:
    lean = chance.uniform(-0.6, 0.6) * head
    pygame.draw.aaline(picture, pole, (x, ground + head * 2), (x + lean, top), max(2, round(head * 0.16)))
    length, drop = head * chance.uniform(2.6, 3.8), head * chance.uniform(1.5, 2.0)
    upper = [
        (x + lean + length * t, top + math.sin(t * 5.2 + lean) * head * 0.28 + t * head * 0.3)
        for t in (n / 12 for n in range(13))
    ]
    lower = [(px, py + drop) for px, py in reversed(upper)]
    pygame.draw.polygon(picture, cloth, upper + lower)
    pygame.draw.aalines(picture, cloth, True, upper + lower)


def _banner(
    picture: pygame.Surface,
    x: float,
    top: float,
    ground: float,
    head: float,
    cloth: Colour,
    pole: Colour,
    chance: random.Random,
) -> None:
    """A cloth between two poles, with strokes that stand for words."""
    length, drop = head * chance.uniform(5.0, 7.5), head * 1.7
    tilt = chance.uniform(-0.4, 0.4) * head
    for px, py in ((x, top), (x + length, top + tilt)):
        pygame.draw.aaline(picture, pole, (px, ground + head * 2), (px, py - head * 0.2), max(2, round(head * 0.16)))
    sag = head * 0.35
    upper = [(x + length * t, top + tilt * t + sag * 4 * t * (1 - t)) for t in (n / 10 for n in range(11))]
    lower = [(px, py + drop) for px, py in reversed(upper)]
    pygame.draw.polygon(picture, cloth, upper + lower)
    pygame.draw.aalines(picture, cloth, True, upper + lower)
    ink = mix(cloth, (12, 14, 20), 0.62)
    for row in (0.34, 0.66):
        t = 0.12
        while t < 0.86:
            span = chance.uniform(0.06, 0.16)
            ends = [
                (x + length * s, top + tilt * s + sag * 4 * s * (1 - s) + drop * row) for s in (t, min(0.9, t + span))
            ]
            pygame.draw.line(picture, ink, ends[0], ends[1], max(1, round(head * 0.26)))
            t += span + 0.05
