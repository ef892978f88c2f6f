"""The board on the screen: the chart, what may be chosen on it, and the stacks.

Its parts are places (`cavite`), stacks by their first counter (`stack:cornell`) and counters (`counter:cornell`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import pygame

from engine.filipinas.board import CITIES, LINES, MAP, PROVINCES
from engine.filipinas.counters import LEADER, ORDER, UNITS
from engine.filipinas.state import State
from game.filipinas import art
from game.filipinas.board import pieces
from game.filipinas.board.geometry import ChartGeometry
from game.filipinas.board.ground import BOX_PAPER, ChartGround
from game.filipinas.board.piles import Piece, Pile, at, lay_out, reserve
from game.filipinas.palette import INK
from game.filipinas.panels.paper import sheet
from game.filipinas.slip import SlipContent, docked, draw_slip, slip_size
from game.shell.cache import MEGABYTE, kept
from game.shell.copying import copy
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import words
from game.table.board.blits import OPAQUE, Laid, lay
from game.table.board.view import BoardView, Paper
from game.table.kit.palette import Palette
from game.table.map.glow import frame_glow

LIFT = 3
"""How far a stack rises under the mouse, in pixels of the design."""
LOOTED_AT = 104
"""How far left of a province's name its flames stand, in units of the chart: no stack comes there."""
GLOW = 11
"""How far light reaches around a stack or a counter, beyond its own shadow."""
SHADOW = 18
"""How far the shadow of a paper reaches at most."""
Blit = tuple[pygame.Surface, tuple[int, int]]


class ChartView(BoardView):
    def __init__(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> None:
        self._geometry = ChartGeometry.of(rect)
        super().__init__(self._geometry.rect, state)
        self._look = look
        self._palette = palette
        self._side = self._geometry.counter
        self._ground = ChartGround(self._geometry, look, palette)
        self._hit_map = art.picture("chart/hit.png")
        self._battle: SlipContent | None = None
        self._foreseen: Mapping[str, SlipContent] = {}
        self._laid: list[Pile] | None = None
        """All stacks; None if they are to be laid anew, for whoever asks next where something is."""
        self._docked: tuple[SlipContent, pygame.Rect] | None = None
        """The slip that was asked for last, and where it lies among the stacks as they are."""
        self._tray: Pile | None = None
        """Counters off the map that may be chosen."""

    # What the table tells

    def show(self, state: State) -> None:
        super().show(state)
        self._laid = self._docked = None

    def light(self, keys: Collection[str], faint: Collection[str] = ()) -> None:
        if frozenset(keys) != self._lit:
            self._laid = self._docked = None
        super().light(keys, faint)

    def consider(self, battle: SlipContent | None, foreseen: Mapping[str, SlipContent]) -> None:
        """A die about to be thrown: its slip lies on the board; and those that stacks pointed at would lead to."""
        self._dirty |= (battle, foreseen) != (self._battle, self._foreseen)
        self._battle, self._foreseen = battle, foreseen

    def warm_lights(self) -> None:
        """The first light on each province has to be read from a file: better now than in the middle of a turn."""
        for province in PROVINCES:
            self._place_glow(province, chosen=False)

    # What lies where

    def spaces(self) -> Collection[str]:
        return MAP

    def at(self, position: tuple[float, float]) -> Sequence[str]:
        if not self.rect.collidepoint(position):
            return ()
        if self._battle is not None and self.slip_rect(self._battle).collidepoint(position):
            return ()
        found = tuple(at(self._piles, position))
        if found:
            return found
        for place in MAP:
            frame = self._geometry.frame_of(place) if place not in PROVINCES else None
            if frame and frame.collidepoint(position):
                return (place,)
        if any(room.collidepoint(position) for room in self._geometry.rooms("sea")):
            return ("sea",)
        province = self._geometry.province_at(position, self._hit_map)
        return (province,) if province else ()

    def spot(self, key: str) -> pygame.Rect | None:
        """Where a click in the middle chooses it."""
        if key in MAP:
            return next((spot for spot in self._spots(key) if key in self._chosen_at(spot.center)), None)
        for piece in self._pieces(key):
            for share in (0.5, 0.25, 0.75, 0.12, 0.9):
                for height in (0.5, 0.8, 0.2):
                    spot = pygame.Rect(0, 0, 3, 3)
                    spot.center = (
                        round(piece.seen.x + piece.seen.width * share),
                        round(piece.seen.y + piece.seen.height * height),
                    )
                    if key in self._chosen_at(spot.center):
                        return spot
        return None

    def extent(self, key: str) -> pygame.Rect | None:
        piles = [pile.rect for pile in self._piles if pile.place == key]
        frame = self._geometry.frame_of(key) if key in MAP else None
        spots = [frame] if frame else self._spots(key) if key in MAP else []
        seen = [*spots, *piles] if key in MAP else [piece.seen for piece in self._pieces(key)]
        return seen[0].unionall(seen[1:]) if seen else None

    def circled(self, key: str) -> pygame.Rect | None:
        """Of a province, its name, and its counters too unless another name would be crossed out."""
        if key not in PROVINCES:
            return super().circled(key)
        (name,) = self._names(key)
        whole = name.unionall([pile.rect for pile in self._piles if pile.place == key])
        others = self._names(*(province for province in PROVINCES if province != key))
        return name if whole.collidelist(others) >= 0 else whole

    def busy(self) -> list[pygame.Rect]:
        """They are stacks, the names of provinces, and the titles of boxes."""
        counters = [piece.rect for pile in self._piles for piece in pile.pieces]
        return (
            counters + self._names(*PROVINCES) + [title for place in MAP if (title := self._geometry.title_of(place))]
        )

    def _names(self, *places: str) -> list[pygame.Rect]:
        """Where the names of provinces are written, with who holds them."""
        labels = zip(PROVINCES, self._ground.labels(self.state), strict=True)
        return [label.get_rect(topleft=corner) for province, (label, corner) in labels if province in places]

    def anchor(self, key: str) -> tuple[int, int]:
        if key in MAP:
            return self._geometry.middle(key)
        for pile in self._piles:
            if pile.key == key:
                return pile.rect.center
        for piece in self._pieces(key):
            return piece.rect.center
        return self.rect.center

    def sprite(self, part: str, scale: float = 1.0) -> pygame.Surface:
        pile = next((pile for pile in self._piles if pile.key == part), None)
        if pile is not None:
            return _picture(pile, scale)
        strength = self.state.strength.get(part, 1)
        return pieces.sprite_of(part, round(self._side * scale), words().language, strength)

    # Drawing

    def paint(self) -> None:
        self.note(self._ground.bring_up_to_date(self.state))

    def painting_ahead(self) -> Iterator[None]:
        """The chart, which takes longer than all that lies on it."""
        self._ground.bring_up_to_date(self.state)
        yield

    def draw_ground(self, surface: pygame.Surface) -> None:
        copy(surface, self._ground.picture, self.rect.topleft, self._ground.picture.get_rect())

    def draw_above(self, surface: pygame.Surface) -> None:
        if self._tray is not None:
            tray = self._tray_rect(self._tray)
            draw_shadow(surface, tray, 3, spread=self._look.px(12), strength=160)
            surface.blit(sheet(tray.size), tray)
            lay(surface, self._pile(self._tray))
        if slip := self._slip:
            draw_slip(surface, self.slip_rect(slip), slip, self._look, self._palette)

    def lying(self) -> list[Laid]:
        plain = (*self._ground.labels(self.state), *self._markers())
        piles = (laid for pile in self._piles if pile is not self._tray for laid in self._pile(pile))
        return [*self._annexes(), *self._glows(), *((picture, place, OPAQUE) for picture, place in plain), *piles]

    def _annexes(self) -> list[Laid]:
        """A city's box is as wide as what stands in it: paper at its left, where there is only sea."""
        laid: list[Laid] = []
        edge = max(1, round(1.6 * self._geometry.scale))
        for city in CITIES:
            frame, title = self._geometry.frame_of(city), self._geometry.title_of(city)
            left = min((pile.body.left for pile in self._piles if pile.place == city), default=0)
            if frame and title and left and left < frame.left:
                annex = pygame.Rect(left - 2 * edge, title.bottom, 0, frame.bottom - title.bottom)
                annex.width = frame.left + edge - annex.left
                laid.append((_annex(annex.size, edge), annex.topleft, OPAQUE))
        return laid

    def above(self) -> list[Paper]:
        """They are the tray and the slip."""
        papers: list[Paper] = []
        reach = 2 * self._look.px(SHADOW)
        if self._tray is not None:
            papers.append((self._pile(self._tray), self._tray_rect(self._tray).inflate(reach, reach)))
        if slip := self._slip:
            papers.append((slip, self.slip_rect(slip).inflate(reach, reach)))
        return papers

    @property
    def _slip(self) -> SlipContent | None:
        """The one that lies on the board."""
        return self._battle or self._foreseen.get(self._hovered)

    def _tray_rect(self, tray: Pile) -> pygame.Rect:
        return tray.rect.inflate(self._look.px(24), self._look.px(24))

    def _glows(self) -> list[Laid]:
        glows: list[Laid] = []
        for place in MAP:
            strength = max(self._light[place], 0.6 * self._lift[place], float(place in self._selected))
            if not strength:
                continue
            chosen = place in self._selected or self._lift[place] > 0
            glow, at = self._place_glow(place, chosen)
            glows.append((glow, at, round(OPAQUE * strength)))
        return glows

    def _place_glow(self, place: str, chosen: bool) -> Blit:
        geometry = self._geometry
        if place in PROVINCES:
            box = geometry.box(geometry.described["provinces"][place]["glow"])
            return art.scaled(f"chart/glow_{place}_{'chosen' if chosen else 'legal'}.webp", box.size), box.topleft
        rooms = geometry.rooms(place)
        frame = geometry.frame_of(place) or rooms[0].unionall(rooms[1:])
        reach = self._look.px(12)
        return _hollow_glow(frame.size, reach, self._palette.glow, chosen), (frame.x - reach, frame.y - reach)

    def _markers(self) -> list[Blit]:
        """Looted provinces, and the fortified Zapote, have markers beside their names."""
        markers: list[Blit] = []
        size = round(self._side * 0.56)
        for place in self.state.looted:
            sprite = pieces.marker("looted", size)
            if place in PROVINCES:
                x, y = self._geometry.at(*self._geometry.described["provinces"][place]["name"])
                place_of = sprite.get_rect(center=(x - round(LOOTED_AT * self._geometry.scale), y))
            else:
                frame = self._geometry.frame_of(place)
                assert frame is not None
                place_of = sprite.get_rect(topright=(frame.right - 4, frame.y - size // 3))
            markers.append((sprite, place_of.topleft))
        if self.state.zapote:
            sprite = pieces.marker("zapote", size)
            markers.append((sprite, sprite.get_rect(center=self._geometry.at(664, 522)).topleft))
        return markers

    def _pile(self, pile: Pile) -> list[Laid]:
        """They are its counters, and the light around it or around one of them."""
        laid: list[Laid] = []
        lit = max(self._light[pile.key], self._lift[pile.key], float(pile.key in self._selected))
        rise = 0 if self._pressed == pile.key else round(self._lift[pile.key] * self._look.px(LIFT))
        if lit:
            laid.append(self._glow(pile.body.move(0, -rise), lit))
        for piece in pile.pieces:
            up = rise
            strength = self._light[piece.key] if piece.key else 0.0
            if strength:
                up += round(self._lift[piece.key] * self._look.px(LIFT))
                laid.append(self._glow(piece.seen.move(0, -up), strength))
            laid.append((piece.sprite, (piece.rect.x, piece.rect.y - up), OPAQUE))
        return laid

    def _glow(self, around: pygame.Rect, strength: float) -> Laid:
        reach = self._look.px(GLOW)
        glow = _frame_glow(around.size, 6, reach, self._palette.glow)
        return glow, (around.x - reach, around.y - reach), round(OPAQUE * strength)

    def slip_rect(self, battle: SlipContent) -> pygame.Rect:
        """Where its slip lies: beside the fight."""
        if self._docked is None or self._docked[0] != battle:
            self._docked = battle, self._dock(battle)
        return self._docked[1]

    def _dock(self, battle: SlipContent) -> pygame.Rect:
        look, fighters = self._look, {*battle.attackers, *battle.target}
        fighting = [pile.rect for pile in self._piles if not fighters.isdisjoint(pile.stack)]
        middle = self._geometry.middle(battle.place)
        boxes = [frame for place in (*CITIES, *LINES) if (frame := self._geometry.frame_of(place))]
        return docked(slip_size(battle, look), self.rect, middle, look.px(4), fighting, [*self.busy(), *boxes])

    def foreseen(self, key: str) -> pygame.Rect | None:
        """The slip of the battle to which a stack that is pointed at would lead, or of the one at hand.

        Of who is not in that one more has to be said than its slip says.
        """
        battle = self._foreseen.get(key)
        if battle is None and self._battle is not None:
            stack = key.partition(":")[2]
            fights = not stack or stack in (*self._battle.attackers, *self._battle.target)
            battle = self._battle if fights else None
        return self.slip_rect(battle) if battle else None

    # Where things lie

    @property
    def _piles(self) -> list[Pile]:
        if self._laid is None:
            self._laid = self._arranged()
        return self._laid

    def _arranged(self) -> list[Pile]:
        opened = {key.partition(":")[2] for key in self._lit if key.startswith("counter:")}
        opened -= set(LEADER)
        piles = lay_out(self.state, self._geometry, self._side, words().language, opened)
        on_map = {name for pile in piles for name in pile.stack}
        waiting = sorted((opened | self._lit_leaders()) - on_map, key=ORDER.__getitem__)
        self._tray = None
        if waiting:
            self._tray = reserve(waiting, self.state, self._side, words().language, self.rect)
            piles.append(self._tray)
        return piles

    def _lit_leaders(self) -> set[str]:
        return {name for key in self._lit if (name := key.partition(":")[2]) in LEADER and key.startswith("counter:")}

    def _pieces(self, key: str) -> list[Piece]:
        """They are those of a stack, its units first, or the one of this name."""
        kind = key.partition(":")[0]
        for pile in self._piles:
            if kind == "stack" and pile.key == key:
                return sorted((piece for piece in pile.pieces if piece.key), key=_leaders_last)
            if kind == "counter":
                for piece in pile.pieces:
                    if piece.key == key:
                        return [piece]
        return []

    def _chosen_at(self, position: tuple[int, int]) -> Sequence[str]:
        """What a click there chooses: of what lies there, the smallest part that is lit."""
        found = self.at(position)
        lit = next((key for key in found if key in self._lit), "")
        return (lit,) if lit else found

    def _spots(self, place: str) -> list[pygame.Rect]:
        """Places where a place might be free of counters, the likeliest first."""
        spots = []
        if place in PROVINCES:
            x, y = self._geometry.at(*self._geometry.described["provinces"][place]["name"])
            spots += [(x, y - round(6 * self._geometry.scale)), (x - 30, y), (x + 30, y)]
        frame = self._geometry.frame_of(place) if place not in PROVINCES else None
        if frame:
            spots += [(frame.centerx, frame.y + 5), (frame.x + 4, frame.y + 5), (frame.right - 5, frame.bottom - 5)]
        for room in self._geometry.rooms(place):
            spots += [
                room.center,
                (room.x + 3, room.y + 3),
                (room.right - 4, room.bottom - 4),
                (room.right - 4, room.y),
            ]
        return [pygame.Rect(x - 2, y - 2, 5, 5) for x, y in spots]


@kept(MEGABYTE)
def _annex(size: tuple[int, int], edge: int) -> pygame.Surface:
    """Open at its right, towards the box."""
    paper = pygame.Surface(size)
    paper.fill(BOX_PAPER)
    pygame.draw.rect(paper, INK, (0, 0, size[0] + edge, size[1]), edge)
    return paper


def _picture(pile: Pile, scale: float) -> pygame.Surface:
    """It shows a stack by itself."""
    around = pile.rect.unionall([piece.rect for piece in pile.pieces])
    picture = pygame.Surface(around.size, pygame.SRCALPHA)
    for piece in pile.pieces:
        picture.blit(piece.sprite, piece.rect.move(-around.x, -around.y))
    return pygame.transform.smoothscale_by(picture, scale)


def _leaders_last(piece: Piece) -> bool:
    return piece.key.partition(":")[2] not in UNITS


@kept(4 * MEGABYTE)
def _hollow_glow(size: tuple[int, int], reach: int, colour: tuple[int, int, int], chosen: bool) -> pygame.Surface:
    """Light is around a box, and a thin one in it."""
    glow = frame_glow(size, 3, reach, colour)
    glow.fill((*colour, 90 if chosen else 44), pygame.Rect((reach, reach), size))
    pygame.draw.rect(glow, (120, 66, 8, 255), pygame.Rect((reach, reach), size), 1)
    return glow


@kept(4 * MEGABYTE)
def _frame_glow(size: tuple[int, int], radius: int, reach: int, colour: tuple[int, int, int]) -> pygame.Surface:
    return frame_glow(size, radius, reach, colour)
