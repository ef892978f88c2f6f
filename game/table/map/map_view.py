"""It shows a map on the screen: the painted ground, and on it the pieces of each space.

The table hands over a state and asks what is under the pointer. Drawing only copies surfaces that are painted already;
after zooming, what was to be seen is shown enlarged until the new picture has been painted, a little in each frame.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

import pygame
from pygame import Rect, Surface, Vector2

from game.shell.colours import Colour
from game.shell.copying import copy
from game.table.board.blits import OPAQUE, Laid
from game.table.board.fading import Fading
from game.table.board.view import BoardView, holder
from game.table.map.camera import Camera
from game.table.map.chart import Chart
from game.table.map.curved import inked, ring_words
from game.table.map.furniture import RING, city_disc, pawn
from game.table.map.geometry import Point, Space
from game.table.map.ground import Ground
from game.table.map.hit_map import land_at
from game.table.map.legend import Blit, Legend, SpaceContent, Tint
from game.table.map.lights import Lights, centred
from game.table.map.prints import chain_blits, ground_prints, space_names
from game.table.telling.snapshots import State

HOVER_LIGHT = 0.6
"""How bright the land of a hovered space is beside that of one that may be chosen."""
NEXT_TO: Colour = (250, 252, 255)
"""The light of the spaces next to the one that is pointed at."""
PATIENCE = 0.014
"""Seconds of a frame that painting may take after zooming; at least one piece of work is done."""
EASE = 0.002
"""Likewise where the picture is only brought up to date, while other things move."""
GROWTH = 0.6
"""How much of the zoom pieces and words take part in, so that zooming in also makes room."""
RING_WIDTH = 0.2
"""Of the radius of a City: the least width of the ring on which its name stands."""
CAPITALS = 0.86
"""Capitals with their edge are so high, in sizes of their type."""
LEAST_TEXT = 14
UNPAINTED = Surface((1, 1))
SKETCHED = 4
"""How much smaller the first picture of a map is painted."""


class MapView(BoardView):
    """A board whose keys are spaces (`manila`) and pieces in them (`manila:troops`)."""

    def __init__(self, rect: Rect, state: State, legend: Legend, text_scale: float = 1.0) -> None:
        super().__init__(rect, state)
        self._legend = legend
        self._geometry = legend.geometry
        self._palette = legend.palette
        self._text_scale = text_scale
        self._contents = self._contents_of(state)
        self._near = Fading()
        self._fadings.append(self._near)
        self._camera = Camera(self.rect, self._geometry.size)
        self._ground = Ground(self._camera, legend)
        self._view = Surface(rect.size, depth=32)
        """All that lies still under the pieces."""
        self._stand_in: Surface | None = UNPAINTED
        """What is shown until the view is painted."""
        self._has_zoomed = False
        self._work: Iterator[None] | None = None
        self._prints: list[Blit] | None = None
        """On the ground, and where in the view; None if they are to be found anew."""
        self._standings: dict[str, SpaceContent] = {}
        self._names: list[tuple[Surface, Vector2]] = []
        """Each space has its name here as a picture, with its place in the zoomed world."""
        self._after_zoom()
        self._sketching = self._sketch()

    # What the table tells

    def show(self, state: State) -> None:
        before, self._contents = self._contents, self._contents_of(state)
        for space, content in self._contents.items():
            if content == before[space]:
                continue
            self._standings.pop(space, None)
            self._dirty = True
            if self._legend.tint(content) != self._legend.tint(before[space]):
                self._repaint()

    def shining(self, lit: frozenset[str]) -> Collection[str]:
        """The spaces; where only pieces may be chosen, theirs."""
        return lit - self._lit_pieces or {holder(key) for key in self._lit_pieces}

    @property
    def _lit_pieces(self) -> frozenset[str]:
        return frozenset(key for key in self._lit if ":" in key)

    def hover(self, key: str) -> None:
        self._lift.aim({holder(key)} if key else set())

    def point(self, key: str) -> None:
        """The spaces next to the one that is pointed at light up."""
        self._near.aim(self._legend.neighbours(holder(key)) if key else ())

    def press(self, key: str) -> None:
        """Nothing on a map gives way."""

    def zoom_at(self, position: Point, steps: int) -> None:
        to_come = replace(self._camera, offset=Vector2(self._camera.offset))
        if to_come.zoom_at(position, steps):
            self._end_sketch()
            self._stand_in = self._enlarged(to_come)
            self._camera.zoom_at(position, steps)
            self._after_zoom()
            self._has_zoomed = True

    def pan(self, dx: float, dy: float) -> None:
        before = self._camera.corner
        if self._camera.pan(dx, dy):
            self._end_sketch()
            self._after_move(before)

    def reveal(self, key: str) -> None:
        """Bring a space into view, where the map is enlarged."""
        before = self._camera.corner
        if self._camera.show(self._geometry.spaces[holder(key)].anchor):
            self._after_move(before)

    # What the table asks

    @property
    def zoom(self) -> float:
        return self._camera.zoom

    def paint(self) -> None:
        self._end_sketch()
        self._go_on()

    @property
    def is_ready(self) -> bool:
        return self._stand_in is None

    def painting_ahead(self) -> Iterator[None]:
        """The sketch is shown first."""
        yield from self._sketching

    def _end_sketch(self) -> None:
        """What has not been painted ahead is painted now."""
        for _ in self._sketching:
            pass

    @property
    def changed_parts(self) -> Sequence[Rect] | None:
        """Nothing while another picture stands in, unless that has come or moved."""
        return self._changed if self._changed is None or self._stand_in is None else ()

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._work is not None

    def spaces(self) -> Collection[str]:
        return self._geometry.spaces.keys()

    def at(self, position: Point) -> Sequence[str]:
        """The piece that is there, if one is, and the space."""
        if not self.rect.collidepoint(position):
            return ()
        x, y = Vector2(position) - self._shift
        # Just after zooming, what has not been laid yet is not to be seen either.
        laid = list(self._geometry.spaces if self._stand_in in (None, UNPAINTED) else self._standings)
        for space in laid:
            for piece, cell in self._standing(space).cells.items():
                if cell.collidepoint(x, y):
                    return f"{space}:{piece}", space
        for space in laid:
            if any(tag.collidepoint(x, y) for tag in self._standing(space).tags):
                return (space,)
        for city in self._cities():
            middle, radius = self._disc(city)
            if middle.distance_to((x, y)) <= radius:
                return (city.name,)
        land = land_at(self._geometry, self._camera.on_map(position))
        return (land,) if land else ()

    def spot(self, key: str) -> Rect | None:
        """Where a click in the middle chooses it, if that is in sight: of a space, its tag or its disc with the tag."""
        here = Rect(0, 0, 7, 7)
        here.center = self.anchor(key)
        if not self.rect.contains(here) or key not in self.at(here.center):
            return None
        return here if ":" in key else self._sign(key, here)

    def _sign(self, space: str, middle: Rect) -> Rect:
        tag = self._standing(space).tags[0].move(self._shift)
        if not self._geometry.spaces[space].is_city:
            return tag
        across, down = tag.width, 2 * (tag.bottom - middle.centery)
        return middle.inflate(max(across, down) - middle.width, down - middle.height)

    def extent(self, key: str) -> Rect | None:
        """Of a space, its disc or name, with all that stands in it; of a kind of piece there, all of that kind."""
        space, _, part = key.partition(":")
        if space not in self._geometry.spaces:
            return None
        if part in self._standing(space).cells:
            return self._standing(space).cells[part].move(self._shift)
        parts, shape = self._parts(space), self._geometry.spaces[space]
        if shape.disc:
            parts.append(self._square(shape))
        return parts[0].unionall(parts[1:]).move(self._shift) if parts else None

    def busy(self) -> list[Rect]:
        """All that stands in the spaces, and their names."""
        parts = [part for name in self._geometry.spaces for part in self._parts(name)]
        for city in self._cities():
            for words, corner in self._city_blits(city)[1:]:
                parts += [ink.move(corner) for ink in inked(words)]
        for words, place in self._names:
            parts += [ink.move(place) for ink in inked(words)]
        return [part.move(self._shift) for part in parts]

    def anchor(self, key: str) -> tuple[int, int]:
        """Return the middle of a piece or marker, or of the place for it; of a space, the middle of its tag or disc.

        What is not on the map, such as a total for which there is no sheet, is in the middle of it.
        """
        space, _, part = key.partition(":")
        if space not in self._geometry.spaces:
            return self.rect.center
        if part:
            at = self._shift + self._standing(space).place_of(part)
        else:
            at = self._camera.on_screen(self._geometry.spaces[space].anchor)
        return round(at.x), round(at.y)

    def sprite(self, part: str, scale: float = 1.0) -> Surface:
        return self._legend.sprite(part, self.style, scale)

    def standing(self, space: str) -> SpaceContent:
        """What stands in a space and where in the zoomed world."""
        return self._standing(space)

    # Drawing

    @property
    def is_moving(self) -> bool:
        """Painting goes on, too."""
        return super().is_moving or self._work is not None

    def draw_ground(self, surface: Surface) -> None:
        if self._stand_in is not None:
            surface.blit(self._stand_in, self.rect)
        else:
            copy(surface, self._view, self.rect.topleft, self._view.get_rect())

    def draw_lying(self, surface: Surface) -> None:
        if self.is_ready:
            super().draw_lying(surface)

    def _go_on(self) -> None:
        """Do some of the work that is left, as far as the patience of a frame goes; none in one that has zoomed."""
        if self._has_zoomed:
            self._has_zoomed = False
            return
        until = perf_counter() + (EASE if self._stand_in is None else PATIENCE)
        while self._work is not None and perf_counter() < until:
            if next(self._work, self) is self:
                self._work = None

    def _painting(self) -> Iterator[None]:
        """Everything that lies still under the pieces, and the pieces; first on what it is shown meanwhile."""
        while self._ground.paint_one(self.style.unit):
            yield
        for name, space in self._geometry.spaces.items():
            self._standing(name)
            if space.disc:
                self._city_blits(space)
            yield
        if self._prints is None:
            prints: list[Blit] = []
            for printed in ground_prints(self._legend, self._camera, self.style):
                prints.append(printed)
                yield
            self._prints = prints
        tints = self._tints()
        for part in self._ground.draw(self._view, tints):
            self._view.set_clip(part)
            self._view.fblits(self._prints)
            self._view.set_clip(None)
            self.note([part.move(self.rect.topleft)])
            yield
        lands = {name: tint.land for name, tint in tints.items()}
        names: list[tuple[Surface, Vector2]] = []
        for name_of_space in space_names(self._legend, self._camera, self.style, lands):
            names.append(name_of_space)
            yield
        self._names, self._dirty = names, True
        for fading, colour in (
            (self._light, self._palette.glow),
            (self._lift, self._palette.glow),
            (self._near, NEXT_TO),
        ):
            for name in fading.names:
                self._lights.on_land(self._geometry.spaces[name], colour)
                yield
        if self._stand_in is not None:
            self._stand_in = self._changed = None
        if self._camera.zoom == 1:
            yield from self._warm_lights()

    def _warm_lights(self) -> Iterator[None]:
        """The first glow of each space takes milliseconds to paint, and so does finding out what is pointed at:
        better now than in the middle of a turn.
        """
        land_at(self._geometry, (0, 0))
        yield
        for space in self._geometry.spaces.values():
            for colour in (self._palette.glow, NEXT_TO):
                self._lights.on_land(space, colour)
                yield

    def _sketch(self) -> Iterator[None]:
        """It paints in a hurry what the first frames of a view show."""
        camera = Camera(Rect(0, 0, *(side // SKETCHED for side in self.rect.size)), self._geometry.size)
        rough = Chart(camera.frame, self._legend, 0, self.style.unit / SKETCHED).surface(self._tints())
        yield
        sketch = pygame.transform.smoothscale(rough, self.rect.size)
        sketch.fblits([(sprite, (x - self.rect.x, y - self.rect.y)) for sprite, (x, y) in self._pieces()])
        self._stand_in = sketch
        yield

    def _seen(self, part: Rect) -> Surface:
        """What is to be seen now, in a part of the view."""
        if self._stand_in is not None:
            return self._stand_in.subsurface(part)
        seen = self._view.subsurface(part).copy()
        left, top = self.rect.x + part.x, self.rect.y + part.y
        above = (*self._names_of_spaces(), *self._pieces())
        seen.fblits([(sprite, (x - left, y - top)) for sprite, (x, y) in above])
        return seen

    def _enlarged(self, to_come: Camera) -> Surface:
        """What is to be seen now, as another camera will see it."""
        before, now, share = self._camera.frame, to_come.frame, to_come.scale / self._camera.scale
        place = (Vector2(before.origin) - now.origin) * now.scale
        part = Rect(-place / share, Vector2(self.rect.size) / share).inflate(2, 2).clip((0, 0), self.rect.size)
        grown = pygame.transform.smoothscale(self._seen(part), Vector2(part.size) * share)
        corner = place + Vector2(part.topleft) * share
        within = Rect(-int(corner.x), -int(corner.y), *self.rect.size)
        if grown.get_rect().contains(within):
            return grown.subsurface(within)
        picture = Surface(self.rect.size, depth=32)
        picture.fill(self._palette.sea)
        picture.blit(grown, corner)
        return picture

    def lying(self) -> list[Laid]:
        blits = (*self._names_of_spaces(), *self._pieces(), *self._pawns())
        return [*self._land_lights(), *((picture, place, OPAQUE) for picture, place in blits)]

    def _land_lights(self) -> list[Laid]:
        lights: list[Laid] = []
        # The file lists spaces with land first, so Cities lie on top.
        for name, space in self._geometry.spaces.items():
            strength = max(self._light[name], HOVER_LIGHT * self._lift[name])
            for share, colour in ((self._near[name], NEXT_TO), (strength, self._palette.glow)):
                if share and space.bounds:
                    light, place = self._lights.on_land(space, colour)
                    lights.append((light, place, round(OPAQUE * share)))
        return lights

    def _names_of_spaces(self) -> list[tuple[Surface, tuple[float, float]]]:
        """Over the lights, so that no light makes them hard to read."""
        x, y = self._shift
        return [(words, (round(place.x + x), round(place.y + y))) for words, place in self._names]

    def _pieces(self) -> list[Blit]:
        """Cities with their names, chains, and all that stands in the spaces."""
        x, y = (round(part) for part in self._shift)
        discs = [blit for space in self._cities() for blit in self._city_blits(space)]
        blits = [(sprite, (left + x, top + y)) for sprite, (left, top) in (*discs, *self._chains)]
        for name in self._geometry.spaces:
            blits += [(sprite, (left + x, top + y)) for sprite, (left, top) in self._standing(name).blits]
        for name in {holder(key) for key in self._lit_pieces}:
            for piece, cell in self._standing(name).cells.items():
                if f"{name}:{piece}" in self._lit_pieces:
                    blits.append((self._lights.piece_frame(cell.size), (cell.x + x, cell.y + y)))
        for name in self._geometry.spaces:
            blits += [(sprite, (left + x, top + y)) for sprite, (left, top) in self._standing(name).figures]
        return blits

    def _city_blits(self, space: Space) -> list[Blit]:
        palette, tint = self._palette, self._legend.tint(self._contents[space.name])
        middle, radius = self._disc(space)
        if not Rect(self._camera.corner, self.rect.size).inflate(2.4 * radius, 2.4 * radius).collidepoint(middle):
            return []
        size = max(LEAST_TEXT - 1, self.style.print_size(space.letters))
        width = max(round(RING_WIDTH * radius), round(CAPITALS * size))
        disc = city_disc(round(radius), width, tint.rim, tint.land, palette.ink, palette.cream)
        name = self._legend.tr(f"space.{space.name}").upper()
        words, (left, top) = ring_words(name, round(radius * RING - width / 2), space.turn, size, palette.cream)
        return [(disc, centred(disc, middle)), (words, (round(middle.x + left), round(middle.y + top)))]

    def _pawns(self) -> list[tuple[Surface, tuple[float, float]]]:
        figure = pawn(self.style.px(36), self._palette.ink, self._palette.cream)
        seen = figure.get_bounding_rect(128)
        taken = [part for name in self._geometry.spaces for part in self._parts(name)]
        x, y = self._shift
        view = self.rect.move(-x, -y)
        blits = []
        for name in self._selected:
            others = [self._square(city) for city in self._cities() if city.name != name]
            place = _beside(self._standing(name).tags, seen, taken, view, others)
            taken.append(place)
            blits.append((figure, (place.x - seen.x + x, place.y - seen.y + y)))
        return blits

    def _parts(self, space: str) -> list[Rect]:
        """Whatever stands in it, and its words."""
        standing = self._standing(space)
        return [*standing.cells.values(), *standing.tags]

    # Painted once

    def _after_zoom(self) -> None:
        unit = self._camera.home_scale * (1 + GROWTH * (self._camera.zoom - 1))
        self.style = self._legend.style(unit, self._text_scale, LEAST_TEXT)
        self._standings.clear()
        self._lights = Lights(self._camera, self.style, self._palette)
        self._chains = chain_blits(self._legend, self._camera, self.style)
        self._after_move(self._camera.corner)

    def _after_move(self, before: Vector2) -> None:
        """What lies on the map is somewhere else; as much as was to be seen goes with it."""
        self._prints = self._changed = None
        self._ground.move()
        self._shift = Vector2(self.rect.topleft) - self._camera.corner
        away = before - self._camera.corner
        for shown in filter(None, (self._view, self._stand_in)):
            shown.scroll(round(away.x), round(away.y), pygame.SCROLL_ERASE)
        self._repaint()

    def _repaint(self) -> None:
        self._work = self._painting()
        self._dirty = True

    def _standing(self, space: str) -> SpaceContent:
        if space not in self._standings:
            shape, content = self._geometry.spaces[space], self._contents[space]
            self._standings[space] = self._legend.standing(shape, content, self.style, self._camera)
        return self._standings[space]

    def _disc(self, space: Space) -> tuple[Vector2, float]:
        """Return the middle of a City in the zoomed world, and its radius."""
        assert space.disc
        return self._camera.in_world(space.disc[:2]), space.disc[2] * self._camera.scale

    def _square(self, city: Space) -> Rect:
        """It is around the disc of a City."""
        middle, radius = self._disc(city)
        return Rect(middle - Vector2(radius), (2 * radius, 2 * radius))

    def _tints(self) -> dict[str, Tint]:
        return {name: self._legend.tint(content) for name, content in self._contents.items()}

    def _contents_of(self, state: State) -> dict[str, Any]:
        return {space: self._legend.content(state, space) for space in self._geometry.spaces}

    def _cities(self) -> list[Space]:
        return [space for space in self._geometry.spaces.values() if space.is_city]


def _beside(tags: Sequence[Rect], figure: Rect, taken: Sequence[Rect], view: Rect, others: Sequence[Rect] = ()) -> Rect:
    """Where a figure stands that belongs to these words: at their left, or on another side where that is taken.

    It is not cut by the edge of the view, unless its words are out of sight; nor is it taken for one of the `others`
    where there is another place.
    """
    places = [figure.move_to(bottomright=tags[0].bottomleft), figure.move_to(bottomleft=tags[0].bottomright)]
    for marker in tags[1:]:
        places += [figure.move_to(topright=marker.topleft), figure.move_to(topleft=marker.topright)]
    along = range(tags[0].left, tags[0].right, figure.width // 2)
    places += [figure.move_to(midbottom=(x, tags[0].top)) for x in along]
    whole = [place for place in places if view.contains(place)]
    if not whole and view.colliderect(tags[0]):
        whole = [place.clamp(view) for place in places]
    free = [place for place in whole or places if place.collidelist(taken) < 0] or (whole or places)[:1]
    return next((place for place in free if place.collidelist(others) < 0), free[0])
