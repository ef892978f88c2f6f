"""The moments of 1896 to 1898 that one remembers, as an illustrated weekly would have told them: no noise, no blood.

Those who died were real. A telegram, an engraving, a notice with a black border: that is all there is to see.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterator

import pygame

from engine.filipinas import effects as told
from engine.filipinas.battle import SIEGE
from engine.filipinas.board import CEMETERY, HONG_KONG, SEA, SPAIN
from engine.filipinas.counters import FILIPINO_LEADERS, LEADER, NATION_OF, Counter, units_of
from engine.filipinas.state import CANOVAS, State
from engine.filipinas.tables import CONFIDENT, LEAST_MORALE
from game.filipinas import art
from game.filipinas.animation.flags import draw_flag, draw_pole
from game.filipinas.animation.papers import PORTRAIT, Cutting, LaidPaper, Medallion, MourningNotice, Obituary, Telegram
from game.filipinas.palette import CREAM, INK, NAVY
from game.filipinas.wording.names import capital, counter_name, place_name
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.easing import ease
from game.shell.text import tr, words
from game.table.animation.alarm import Alarm
from game.table.animation.animation import Point
from game.table.animation.bulletin import WIDTH, Bulletin
from game.table.animation.drama import Drama
from game.table.animation.headline import ThrownHeadline
from game.table.telling.snapshots import Snapshot

LAMPLIGHT: Colour = (132, 112, 92)
"""What is left of white where the lamp is turned down."""
MARTYRDOM = "F08"
PICTURED = {"filipinos": "F02", "usa": "FU5", "spain": "S07"}
"""The cards whose engravings show a city that falls to each of them."""
SQUADRON = "FU1"
LARGER = 2.6
"""Than on the board: a counter that is struck out."""
LINES = 11
"""With which it is struck out."""
SHIPS = 3


def drama_of(before: State, moment: Snapshot) -> type[Drama] | None:
    effect, after = moment
    match effect:
        case told.Fought(kind=kind, target=target, hit=True) if kind != SIEGE and is_destroyed(before, target):
            return UnitLost
        case told.CityTaken():
            return CityFalls
        case told.AmericaEntered():
            return Squadron
        case told.Removed(counter, _, to) if counter in LEADER and to == CEMETERY:
            return LeadersDeath
        case told.CardPlayed(_, card) if card == MARTYRDOM:
            return Martyrdom
        case told.Moved(counters=(leader,), place=place) if place == HONG_KONG and leader in FILIPINO_LEADERS:
            return Exile
        case told.GovernmentChanged():
            return Assassination if after.canovas_dead and not before.canovas_dead else NewGovernment
    return MoraleThreshold if mood(before) != mood(after) else None


class Printed(Bulletin):
    """It is news from one place, on a paper of this game."""

    night = LAMPLIGHT
    slam = "card"

    def prepare(self) -> Iterator[None]:
        self._strip = self.paper(round(self.stage.view.rect.width * WIDTH))
        yield from self._strip.prepare()

    @abstractmethod
    def paper(self, width: int) -> LaidPaper: ...

    def ink(self, nation: str) -> Colour:
        return self.stage.palette.factions[nation]


class UnitLost(Printed):
    """A telegram is typed, and the counter that was hit is struck out line by line."""

    sound = "cannon"
    afterwards = True
    typing = 0.5

    def place(self) -> str:
        return f"counter:{self._unit}"

    @property
    def _unit(self) -> Counter:
        effect: told.Fought = self.moments[0].effect
        return units_of(effect.target)[0]

    def headline(self) -> ThrownHeadline:
        effect: told.Fought = self.moments[0].effect
        nation = NATION_OF[self._unit]
        many = "many" if len(units_of(effect.target)) > 1 else nation
        sentence = tr(f"drama.lost.{many}", unit=counter_name(self._unit))
        return ThrownHeadline(capital(place_name(effect.place)), capital(sentence), self.ink(nation), INK)

    def paper(self, width: int) -> LaidPaper:
        return Telegram(self.headline(), width, self.stage.look)

    @property
    def _coming(self) -> float:
        return (self.share - 0.08) / self.typing

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        near, gone = self.between(0.0, 0.2), self.between(0.72, 0.96)
        sprite = self.stage.view.sprite(self._unit, 1 + (LARGER - 1) * near).copy()
        _strike_out(sprite, self.between(0.25, 0.7))
        sprite.set_alpha(round(255 * (1 - gone)))
        surface.blit(sprite, sprite.get_rect(center=middle).clamp(self.stage.view.rect))


class CityFalls(Printed):
    """One flag comes down, another goes up."""

    sound = "drums"
    happens = 0.5

    def place(self) -> str:
        effect: told.CityTaken = self.moments[0].effect
        return effect.city

    def begin(self) -> None:
        effect: told.CityTaken = self.moments[0].effect
        self._flags = self.stage.state.city[effect.city], effect.nation
        super().begin()

    def headline(self) -> ThrownHeadline:
        effect: told.CityTaken = self.moments[0].effect
        sentence = tr(f"drama.city.{effect.nation}", city=tr(f"drama.{effect.city}"))
        return ThrownHeadline(tr("drama.engraving"), capital(sentence), self.ink(effect.nation), INK)

    def paper(self, width: int) -> LaidPaper:
        effect: told.CityTaken = self.moments[0].effect
        return Cutting(self.headline(), PICTURED[effect.nation], width, self.stage.look)

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        look, up = self.stage.look, self.between(0.0, 0.12) * (1 - self.between(0.9, 1.0))
        tall = round(look.px(190) * up)
        if tall < look.px(40):
            return
        foot = middle[0], middle[1] + look.px(30)
        draw_pole(surface, foot, tall)
        before, after = self._flags
        draw_flag(surface, before, foot, tall, 1 - self.between(0.16, 0.44), self.share * 2)
        draw_flag(surface, after, foot, tall, self.between(0.46, 0.78), self.share * 2)


class Squadron(Printed):
    """There are three ships that leave Hong Kong for the China Sea."""

    sound = "drums"
    happens = 0.1

    def place(self) -> str:
        return HONG_KONG

    def headline(self) -> ThrownHeadline:
        return ThrownHeadline(tr("drama.squadron.by"), tr("drama.squadron"), self.ink("usa"), INK)

    def paper(self, width: int) -> LaidPaper:
        return Cutting(self.headline(), SQUADRON, width, self.stage.look)

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        size, sea = self.stage.look.px(132), self.stage.anchor(SEA)
        for number in range(SHIPS):
            sailed = self.between(0.08 + 0.07 * number, 0.8)
            here = min(1.0, 5 * sailed) * (1 - self.between(0.86, 1.0))
            goal = sea[0] + size * (0.9 - 0.9 * number), sea[1] + size * 0.3 * (2 - number)
            x, y = (middle[axis] + (goal[axis] - middle[axis]) * sailed for axis in (0, 1))
            if here > 0:
                _draw_ship(surface, (round(x), round(y)), size, here, self.share * 6 + number)


class Mourning(Printed):
    """A notice has a black border."""

    sound = "bell"
    lands = 0.16
    happens = 0.3
    who = ""
    """By which the words know the dead."""

    def place(self) -> str:
        return "manila"

    def headline(self) -> ThrownHeadline:
        named = tr(f"drama.name.{self.who}") if words().has(f"drama.name.{self.who}") else counter_name(self.who)
        line = f"drama.dead.{self.who}" if words().has(f"drama.dead.{self.who}") else "drama.dead"
        return ThrownHeadline(tr(line), named, INK, INK)

    def paper(self, width: int) -> LaidPaper:
        return MourningNotice(self.headline(), _portrait(self.who, self.stage.look.px(150)), width, self.stage.look)


class LeadersDeath(Mourning):
    """It tells of a leader in the field."""

    def begin(self) -> None:
        effect: told.Removed = self.moments[0].effect
        self.who = effect.counter
        super().begin()

    def place(self) -> str:
        effect: told.Removed = self.moments[0].effect
        return f"counter:{effect.counter}"


class Martyrdom(Mourning):
    """Rizal has no counter; his card has a picture."""

    who = "rizal"

    def paper(self, width: int) -> LaidPaper:
        return Obituary(self.headline(), MARTYRDOM, width, self.stage.look)


class Assassination(Mourning):
    who = CANOVAS


class Exile(Printed):
    """A leader sails away, and his portrait says who."""

    sound = "bell"
    happens = 0.2

    @property
    def _leader(self) -> Counter:
        effect: told.Moved = self.moments[0].effect
        return effect.counters[0]

    def place(self) -> str:
        return HONG_KONG

    def headline(self) -> ThrownHeadline:
        return ThrownHeadline(tr("drama.exile.by"), tr("drama.exile", leader=counter_name(self._leader)), INK, INK)

    def paper(self, width: int) -> LaidPaper:
        return Cutting(self.headline(), "F04", width, self.stage.look)


class FromMadrid(Alarm):
    """What Madrid decides: a light around its sheet, and a paper with its words."""

    arriving = 0.5

    def prepare(self) -> Iterator[None]:
        self._headline = self.headline()
        self._strip = self.paper(round(self.stage.view.rect.width * WIDTH))
        yield from self._strip.prepare()

    def paper(self, width: int) -> LaidPaper:
        return Telegram(self._headline, width, self.stage.look)


class NewGovernment(FromMadrid):
    """With the portrait of who governs now."""

    arriving = 0.09

    def paper(self, width: int) -> LaidPaper:
        effect: told.GovernmentChanged = self.moments[0].effect
        portrait = _portrait(effect.after, self.stage.look.px(150))
        return Medallion(self._headline, portrait, width, self.stage.look)

    def whose(self) -> str:
        return "government"

    def headline(self) -> ThrownHeadline:
        effect: told.GovernmentChanged = self.moments[0].effect
        sentence = tr("drama.government", name=tr(f"government.{effect.after}"))
        return ThrownHeadline(tr("drama.madrid"), sentence, self.stage.palette.factions[SPAIN], INK)


class MoraleThreshold(FromMadrid):
    """5.3.1: with how many cities lost Spain yields has changed."""

    def whose(self) -> str:
        return "morale"

    def headline(self) -> ThrownHeadline:
        sentence = tr(f"drama.morale.{mood(self.moments[-1].state)}")
        return ThrownHeadline(tr("drama.madrid"), sentence, self.stage.palette.factions[SPAIN], INK)


def is_destroyed(state: State, target: tuple[Counter, ...]) -> bool:
    """6.7: whoever takes the loss has no step left."""
    units = units_of(target)
    return bool(units) and all(state.strength[unit] == 1 for unit in units)


def mood(state: State) -> str:
    if state.morale >= CONFIDENT:
        return "confident"
    return "worn" if state.morale > LEAST_MORALE else "broken"


def _portrait(name: str, height: int) -> pygame.Surface:
    """An engraving is never enlarged."""
    large = art.picture(f"leaders/{name}_large.webp")
    if height >= PORTRAIT[1]:
        return large
    return pygame.transform.smoothscale(large, (round(large.get_width() * height / large.get_height()), height))


def _strike_out(sprite: pygame.Surface, share: float) -> None:
    """With an engraver's lines, as many as there is time for; they end where the counter does."""
    whole, side = sprite.copy(), sprite.get_width()
    step, thick = 2 * side / LINES, max(2, side // 40)
    for number in range(LINES):
        drawn = ease(share * LINES - number)
        if drawn > 0:
            start = pygame.Vector2(step * number - side, 0)
            pygame.draw.line(sprite, INK, start, start + pygame.Vector2(side, side) * drawn, thick)
    sprite.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _draw_ship(surface: pygame.Surface, at: Point, size: int, shown: float, time: float) -> None:
    """In a light swell, with smoke of fine lines behind it."""
    ship = _ship(size)
    ship.set_alpha(round(255 * shown))
    surface.blit(ship, ship.get_rect(midbottom=(at[0], at[1] + round(math.sin(time) * size * 0.015))))
    for number in range(5):
        drift = math.sin(time + number) * size * 0.02
        right = at[0] - size * (0.04 + 0.13 * number), at[1] - size * (0.4 + 0.035 * number)
        pygame.draw.aaline(surface, INK, (right[0] - size * 0.3, right[1] - drift), right, max(1, size // 50))


@kept(MEGABYTE)
def _ship(size: int) -> pygame.Surface:
    """A cruiser is seen in silhouette: hull with a ram, two masts, two funnels, a line of light on the water."""
    ship = pygame.Surface((size, size // 2), pygame.SRCALPHA)

    def drawn(*points: tuple[float, float]) -> None:
        pygame.draw.polygon(ship, NAVY, [(x * size, y * size) for x, y in points])

    drawn((0.02, 0.34), (0.9, 0.34), (0.98, 0.31), (0.93, 0.44), (0.99, 0.47), (0.08, 0.47))
    drawn((0.24, 0.29), (0.76, 0.29), (0.76, 0.35), (0.24, 0.35))
    for left in (0.4, 0.54):
        drawn((left, 0.1), (left + 0.06, 0.1), (left + 0.06, 0.3), (left, 0.3))
    for x in (0.26, 0.74):
        drawn((x, 0.0), (x + 0.012, 0.0), (x + 0.02, 0.3), (x, 0.3))
        drawn((x - 0.05, 0.12), (x + 0.06, 0.12), (x + 0.06, 0.135), (x - 0.05, 0.135))
    for x, points in ((0.14, 0.02), (0.8, 0.1)):
        drawn((x, 0.31), (x + 0.1, 0.31), (x + 0.1, 0.35), (x, 0.35))
        drawn((points, 0.315), (points + 0.1, 0.315), (points + 0.1, 0.33), (points, 0.33))
    pygame.draw.aaline(ship, CREAM, (0.02 * size, 0.475 * size), (0.98 * size, 0.475 * size), max(1, size // 60))
    return ship
