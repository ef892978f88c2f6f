"""A faction's sheet: who it is and what it counts, its tiles with their defenders, and what stands at no tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.font import Font

from engine.red_guard.components import (
    ATTACK,
    FACTIONS,
    IN_ATTACK,
    ON_PILE,
    PILE,
    TILE_TYPE,
    TYPE,
    TYPES,
    UNIT,
    UNPLACED,
    Faction,
    Place,
    Tile,
    Units,
)
from engine.red_guard.state import NOBODY, State, pool_of, tiles_of
from engine.red_guard.victory import all_power_points
from game.red_guard import art
from game.red_guard.faces import close_size, close_width, draw_close, face, fitted
from game.red_guard.palette import CHAIRMAN, CREAM, INK
from game.red_guard.wall.arrangement import (
    FOOTER,
    HEADER,
    LARGE_HEADER,
    POOLS,
    Places,
    TilePlace,
    cells,
    in_sight,
    place_tile,
    row_of_slips,
    size_of_slips,
)
from game.red_guard.wall.slips import slip
from game.red_guard.wall.spots import Spots
from game.red_guard.wall.zones import NO_SLOTS, Slots, standing_in
from game.red_guard.wording.names import leader_name, seat_lines, short_tile
from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.lettering import draw_line, width_of
from game.shell.text import tr
from game.table.kit.palette import Palette

FADED: Colour = (214, 200, 150)
SPACINGS = ((22, 3, 11), (19, 3, 11), (19, 2, 5), (19, 2, 3), (16, 2, 2), (14, 1, 1))
"""Of the counts in a foot, from wide to close: a symbol's side, and what lies on both sides of its figure."""
CLOSE_COUNTS = SPACINGS[3]
"""Closer together they are only where nothing else stands in their line."""
INSET = 6
"""How far titles and prints stay away from the torn sides of their sheet."""
TORN = 8
"""How far the last line stays away from the torn foot of its sheet."""
LEAST_TITLE = 0.9
"""Of the usual type of titles: smaller they are only where prints could not be any smaller."""
APART = 0.2
"""It is the distance from title to title, in sizes of their type."""
SMALLEST_COUNT = 14
"""It is in pixels."""
TAG = 1.25
"""A leader's or the Chairman's tag is so high, in sizes of its type."""
TAG_EDGE = 8
"""Pixels: how much wider a tag is than its name."""
AROUND_TILE = 12
"""How far a light or a name may stand out of a tile's cell."""


class Part(NamedTuple):
    content: Hashable
    extent: Rect
    """All that it may cover."""


class Tag(NamedTuple):
    """A slip bears the name of a leader or the Chairman."""

    words: str
    room: Rect
    type_: Font
    ground: Colour
    ink: Colour


class SheetRoom(NamedTuple):
    """Of a sheet: its body has the tiles, and at their foot or side what stands at none."""

    head: Rect
    body: Rect
    tiles: Rect
    foot: Rect


@kept(MEGABYTE)
def _cells_of(titles: tuple[str, ...], corner: tuple[int, int], size: tuple[int, int], text: int) -> tuple[Rect, ...]:
    """For tiles with these titles, in a room; nobody may change them."""
    least = round(text * LEAST_TITLE)
    widest = max((close_width(title, least) for title in titles), default=0)
    return tuple(cells(Rect(corner, size), len(titles), text, widest + round(text * APART)))


def figures(height: int) -> pygame.font.Font:
    """They are for the Power Points in a head as high as this."""
    return face("figures", round(height * 0.78))


class SheetPainter:
    """It paints the sheets of one state, in one palette."""

    def __init__(
        self,
        picture: Surface,
        places: Places,
        state: State,
        players: Mapping[str, str],
        names: Mapping[str, str],
        palette: Palette,
        *,
        slots: Mapping[str, Slots] = NO_SLOTS,
        is_seen: bool = True,
    ) -> None:
        """Unless it `is_seen`, nothing is painted that does not help to find out where something is.

        `slots` are the places that units keep on the large sheet, by its zones.
        """
        self._is_seen = is_seen
        self._picture = picture
        self._wall = self._places = places
        self._state = state
        self._players = players
        self._names = names
        self._slots = slots
        self._palette = palette
        self._spots = Spots()
        """Of the sheet that is being painted."""
        self._points = all_power_points(state)

    def content(self, faction: Faction) -> tuple[Hashable, ...]:
        """What all of a sheet depends on; what stands where on it is in its parts."""
        state = self._state
        return faction in state.lost, self._is_asleep(faction), tuple(tiles_of(state, faction))

    def parts(self, faction: Faction) -> dict[str, Part]:
        """What each part of a sheet shows: as long as this is the same, so is its picture in the same place."""
        state, room = self._state, self._room(faction)
        parts = {
            "head": Part((self._points[faction], *self._seat_lines(faction)), room.head),
            "foot": Part(
                (
                    *(state.units[places[faction]] for places in (ATTACK, UNPLACED, PILE)),
                    len(pool_of(state, faction)),
                    state.leader.get(faction),
                    *(self._slots.values() if faction == self._wall.large else ()),
                ),
                room.foot,
            ),
        }
        around = self._places.px(AROUND_TILE)
        for tile, cell in self._cells(faction, room.tiles).items():
            leaders = tuple(leader for leader, at in state.leader.items() if at == tile)
            standing = state.units[tile], state.seated == tile, leaders
            parts[tile] = Part(standing, cell.inflate(2 * around, 2 * around))
        return parts

    def _seat_lines(self, faction: Faction) -> list[str]:
        return seat_lines(self._state, faction, self._players, self._names)

    def extent(self, faction: Faction) -> Rect:
        """It is the paper with its torn edges."""
        px = self._places.px
        return self._places.sheets[faction].inflate(px(8), px(8))

    def _room(self, faction: Faction) -> SheetRoom:
        large = faction == self._wall.large
        self._places = self._wall if large else self._wall.in_the_row()
        px, grown, room = self._places.px, self._places.grown, self._places.sheets[faction]
        head = Rect(room.x + px(4), room.y + px(4), room.width - px(8), grown(LARGE_HEADER if large else HEADER))
        body = Rect(room.x + px(6), head.bottom + px(6), room.width - px(12), room.bottom - head.bottom - px(12))
        if faction in self._state.lost:
            return SheetRoom(head, body, body, body)
        if large:
            wide = round(body.width * POOLS)
            pools = Rect(body.right - px(8) - wide, body.y, wide, body.height)
            return SheetRoom(head, body, Rect(body.x, body.y, pools.x - px(4) - body.x, body.height), pools)
        foot = Rect(body.x + px(10), body.bottom - px(TORN) - grown(FOOTER), body.width - px(20), grown(FOOTER))
        return SheetRoom(head, body, Rect(body.x, body.y, body.width, foot.y - px(2) - body.y), foot)

    def paint(self, faction: Faction) -> Spots:
        """As much of it as the picture's clip leaves to be seen."""
        self._spots = Spots()
        room, around = self._room(faction), self.extent(faction)
        if self._is_seen:
            self._picture.blit(art.sheet(faction, around.size), around)
        self._paint_header(faction, room.head, faction == self._wall.large)
        self._spots.rects[f"faction.{faction}"] = room.head
        self._spots.words.append(room.head)
        if faction in self._state.lost:
            words = tr("wall.lost")
            type_ = fitted("heading", self._places.px(24), words, room.body.width)
            draw_line(self._picture, words, room.body, type_, INK, "center")
            return self._spots
        if not tiles_of(self._state, faction):
            words = tr("wall.no_tiles")
            type_ = fitted("label", self._places.type(19), words, room.tiles.width)
            draw_line(self._picture, words, room.tiles, type_, INK, "center")
        if faction == self._wall.large:
            self._paint_pools(faction, room.foot)
        else:
            self._paint_foot(faction, room.foot)
        self._paint_tiles(faction, room.tiles)
        return self._spots

    def _is_in_sight(self, place: Rect) -> bool:
        return self._is_seen and self._picture.get_clip().colliderect(place)

    # The head

    def _paint_header(self, faction: Faction, head: Rect, large: bool) -> None:
        px, type_size, palette, picture = self._places.px, self._places.type, self._palette, self._picture
        wide = width_of(figures(head.height), str(self._points[faction]))
        points = Rect(head.right - px(10) - wide, head.y, wide, head.height)
        self._spots.totals[faction] = points
        if not self._is_in_sight(head):
            return
        ink = palette.on_faction[faction]
        picture.blit(art.strip(head.size, palette.factions[faction]), head)
        seal = art.symbol(faction, round(head.height * 0.78), ink)
        picture.blit(seal, seal.get_rect(midleft=(head.x + px(5), head.centery)))
        left = head.x + px(5) + seal.get_width() + px(4)
        room = points.x - px(7) - left
        upper = Rect(left, head.y + px(6), room, head.height // 2)
        lower = Rect(left, head.centery + px(1), room, head.height // 2 - px(1))
        name = tr(f"faction.{faction}").upper()
        if large:
            title = tr(f"faction.{faction}.title")
            placed = draw_line(picture, name, upper, fitted("heading", type_size(25), name, room), ink)
            rest = Rect(placed.right + px(10), upper.y, upper.right - placed.right - px(10), upper.height)
            if width_of(face("label", type_size(19)), title) <= rest.width:
                draw_line(picture, title, rest, face("label", type_size(19)), ink)
        else:
            draw_line(picture, name, upper, fitted("heading", type_size(23), name, room), ink)
        size = type_size(17)
        said = self._seat_lines(faction)
        words = next((words for words in said if width_of(face("label", size), words) <= room), said[-1])
        draw_close(picture, words, lower, "label", size, ink)

    # The tiles

    def _cells(self, faction: Faction, room: Rect) -> dict[Tile, Rect]:
        tiles, text = tiles_of(self._state, faction), self._type_of_titles(faction)
        inset = 0 if faction == self._wall.large else self._places.px(INSET)
        room = room.inflate(-2 * inset, 0)
        found = _cells_of(tuple(map(short_tile, tiles)), room.topleft, room.size, text)
        return dict(zip(tiles, found, strict=True))

    def _type_of_titles(self, faction: Faction) -> int:
        return self._places.type(19 if faction == self._wall.large else 17)

    def _paint_tiles(self, faction: Faction, room: Rect) -> None:
        """Their titles are all in one size."""
        state, text, around = self._state, self._type_of_titles(faction), 2 * self._places.px(AROUND_TILE)
        placed = self._cells(faction, room)
        narrowest = min((cell.width for cell in placed.values()), default=0) - round(text * APART)
        title = close_size([short_tile(tile) for tile in placed], text, narrowest)
        for tile, cell in placed.items():
            place = place_tile(tile, state.units[tile], cell, text)
            if self._is_in_sight(cell.inflate(around, around)):
                self._paint_tile(faction, place, text)
                room = place.title.inflate(-round(text * APART), 0)
                draw_close(self._picture, short_tile(tile), room, "narrow", title, INK, "center")
            self._spots.rects[tile] = place.print
            self._spots.words.append(place.title)
            if tags := self._tags(place, text):
                self._spots.tags[tile] = [tag.room for tag in tags]
            for unit, rect in place.slips:
                self._spots.slips.setdefault(f"{tile}:{unit}", []).append(rect)

    def _paint_tile(self, faction: Faction, place: TilePlace, text: int) -> None:
        picture, state, tile = self._picture, self._state, place.tile
        here = state.seated == tile
        if here:
            glow = place.print.inflate(self._places.px(14), self._places.px(14))
            pygame.draw.rect(picture, (255, 220, 130), glow, border_radius=self._places.px(8))
        side = place.print.width
        picture.blit(art.chairman(side) if here else art.tile_print(tile, side), place.print)
        if self._is_asleep(faction) and not here:
            veil = Surface(place.print.size)
            veil.fill(FADED)
            veil.set_alpha(90)
            picture.blit(veil, place.print)
        self._paint_type(place, text)
        for unit, rect in place.slips:
            picture.blit(slip(unit, rect.size, self._palette.name), rect)
        self._paint_tags(self._tags(place, text))

    def _is_asleep(self, faction: Faction) -> bool:
        return faction not in self._state.seats and self._state.controller[faction] == NOBODY

    def _paint_type(self, place: TilePlace, text: int) -> None:
        """It stands in a corner of the print."""
        mark = art.symbol(TILE_TYPE[place.tile] or "commune", round(text * 0.95), INK)
        chip = mark.get_rect(topleft=place.print.topleft).inflate(2, 2)
        self._picture.fill(CREAM, chip)
        self._picture.blit(mark, mark.get_rect(center=chip.center))

    def _tags(self, place: TilePlace, text: int) -> list[Tag]:
        """Slips with names lie on a tile, between its own title and the one below: the Chairman first, then leaders."""
        state, palette = self._state, self._palette
        here = [leader for leader, where in state.leader.items() if where == place.tile]
        tags = [(leader_name(leader), palette.factions[leader], palette.on_faction[leader]) for leader in here]
        y = place.print.y + round(place.print.height * 0.1)
        if state.seated == place.tile:
            tags.insert(0, (tr("chairman.short"), CHAIRMAN, CREAM))
            y = max(place.print.y - text // 2, place.title.bottom)
        if not tags:
            return []
        pitch = min(round(text * TAG) + 2, (place.cell.bottom - place.title.bottom) // len(tags))
        y = max(place.title.bottom + 1, min(y, place.cell.bottom - pitch * len(tags) + 1))
        size = min(text, round((pitch - 2) / TAG * 1.1))
        found = []
        for words, ground, ink in tags:
            type_ = fitted("figures", size, words, place.cell.width - TAG_EDGE)
            room = Rect(0, y, width_of(type_, words) + TAG_EDGE, pitch - 2)
            room.centerx = place.print.centerx
            found.append(Tag(words, room, type_, ground, ink))
            y += pitch
        return found

    def _paint_tags(self, tags: Sequence[Tag]) -> None:
        for tag in tags:
            self._picture.fill((20, 14, 10), tag.room.inflate(2, 2))
            self._picture.fill(tag.ground, tag.room)
            draw_line(self._picture, tag.words, tag.room, tag.type_, tag.ink, "center")

    # What stands at no tile

    def _paint_foot(self, faction: Faction, foot: Rect) -> None:
        """Two lines: Attack by types; the neutralized and what is left in the bowl, worded alike on all sheets."""
        state, picture, px = self._state, self._picture, self._places.px
        self._spots.words.append(foot)
        picture.fill(INK, Rect(foot.x, foot.y, foot.width, 1))
        type_ = face("label", self._places.type(17))
        upper, lower = Rect(foot.x, foot.y + px(2), foot.width, foot.height // 2), Rect(foot)
        lower.y, lower.height = upper.bottom, foot.height // 2 - px(2)
        unplaced = state.units[UNPLACED[faction]]
        units = unplaced or state.units[ATTACK[faction]]
        label = tr("wall.attack")
        if unplaced:
            counts_take = len({TYPE[unit] for unit in units}) * px(50)
            long, short = tr("wall.unplaced"), tr("wall.unplaced.short")
            label = long if width_of(type_, long) + counts_take <= foot.width else short
        in_attack = state.leader[faction] == IN_ATTACK
        taken = width_of(type_, label) + px(6)
        if self._take(CLOSE_COUNTS, Counter(TYPE[unit] for unit in units), in_attack) > upper.width - taken:
            label, taken = "", 0
        draw_line(picture, label, upper, type_, INK)
        counts = Rect(upper.x + taken, upper.y, upper.width - taken, upper.height)
        self._paint_counts((UNPLACED if unplaced else ATTACK)[faction], units, counts, in_attack)
        figures = {"pile": len(state.units[PILE[faction]]), "pool": len(pool_of(state, faction))}
        words, short = tr("wall.piles", **figures), tr("wall.piles.short", **figures)
        row = [sheet.width for sheet in (self._wall.sheets[each] for each in FACTIONS if each != self._wall.large)]
        least = lower.width - self._wall.sheets[faction].width + min(row)
        words = words if width_of(type_, words) <= least else short
        draw_close(picture, words, lower, "label", self._places.type(17), INK)

    def _paint_counts(self, place: Place, units: Units, room: Rect, leader: bool) -> None:
        px, picture, palette = self._places.px, self._picture, self._palette
        faction = place.partition(".")[2]
        counts, x = Counter(TYPE[unit] for unit in units), room.x
        fitting = (spacing for spacing in SPACINGS if self._take(spacing, counts, leader) <= room.width)
        spacing = next(fitting, SPACINGS[-1])
        side, between, after = (px(length) for length in spacing)
        type_ = self._type_of_counts(spacing)
        for kind in TYPES:
            if not counts[kind]:
                continue
            box = Rect(x, room.centery - side // 2, side, side)
            picture.fill(palette.factions[faction], box)
            mark = art.symbol(kind, side - 2, palette.on_faction[faction])
            picture.blit(mark, mark.get_rect(center=box.center))
            figure = Rect(box.right + between, room.y, px(22), room.height)
            draw_line(picture, str(counts[kind]), figure, type_, INK)
            self._spots.slips[f"{place}:{UNIT[faction][kind]}"] = [box]
            x = figure.x + width_of(type_, str(counts[kind])) + after
        if leader:
            mark = art.symbol("leader", side, INK)
            flag = mark.get_rect(midleft=(x, room.centery))
            picture.blit(mark, flag)
            words, beside = (
                leader_name(faction),
                Rect(flag.right + between, room.y, room.right - flag.right, room.height),
            )
            if width_of(self._type_of_leaders, words) <= beside.width - between:
                draw_line(picture, words, beside, self._type_of_leaders, INK)

    def _take(self, spacing: tuple[int, int, int], counts: Counter[str], leader: bool) -> int:
        """How wide counts are, with the leader's flag."""
        side, between, after = (self._places.px(length) for length in spacing)
        type_ = self._type_of_counts(spacing)
        figures_take = sum(width_of(type_, str(count)) for count in counts.values())
        return len(counts) * (side + between + after) + figures_take + side * leader

    def _type_of_counts(self, spacing: tuple[int, int, int]) -> pygame.font.Font:
        return face("figures", max(SMALLEST_COUNT, self._places.px(min(18, spacing[0]))))

    def _paint_pools(self, faction: Faction, room: Rect) -> None:
        """The large sheet has Attack and the neutralized, slip by slip."""
        state, px = self._state, self._places.px
        upper = Rect(room.x, room.y, room.width, round(room.height * 0.5))
        lower = Rect(room.x, upper.bottom + px(4), room.width, round(room.height * 0.34))
        waiting = (ATTACK[faction], UNPLACED[faction])
        title = tr("wall.unplaced" if state.units[UNPLACED[faction]] else "wall.attack")
        self._paint_zone(faction, upper, "attack", title, waiting)
        self._paint_zone(faction, lower, "neutralized", tr("wall.neutralized"), (PILE[faction],))
        words = tr("wall.left_in_bowl", count=len(pool_of(state, faction)))
        foot = Rect(room.x + px(6), lower.bottom + px(2), room.width - px(10), room.bottom - lower.bottom - px(4))
        foot.height = min(foot.height, self._places.grown(26))
        draw_line(self._picture, words, foot, fitted("label", self._places.type(17), words, foot.width), INK)

    def _paint_zone(self, faction: Faction, room: Rect, zone: str, title: str, origins: Sequence[Place]) -> None:
        px, picture = self._places.px, self._picture
        standing = standing_in(self._state, origins)
        slots = self._slots.get(zone) or standing
        struck = zone == "neutralized"
        veil = Surface(room.size)
        veil.fill((250, 244, 226))
        veil.set_alpha(58)
        picture.blit(veil, room)
        pygame.draw.rect(picture, INK, room, 1)
        self._spots.rects[zone] = room
        head = Rect(room.x + px(6), room.y + px(2), room.width - px(12), self._places.grown(24))
        words = tr("wall.zone", zone=title, count=len(standing))
        placed = draw_line(picture, words, head, fitted("label", self._places.type(18), words, head.width), INK)
        self._spots.words.append(head)
        inner = Rect(room.x + px(6), head.bottom + px(2), room.width - px(12), room.bottom - head.bottom - px(6))
        if self._state.leader[faction] == (IN_ATTACK if zone == "attack" else ON_PILE):
            beside = Rect(placed.right + px(6), head.y, head.right - placed.right - px(6), head.height)
            if not self._paint_leader(faction, beside):
                inner.height -= head.height
                self._paint_leader(faction, Rect(inner.x, inner.bottom, inner.width, head.height))
        size = size_of_slips(len(slots), inner, (self._places.grown(38), self._places.grown(55)))
        row = row_of_slips([slot[0] if slot else "" for slot in slots], inner, size)
        for (unit, rect), slot, seen in zip(row, slots, in_sight(row), strict=True):
            if slot is None:
                continue
            _, place = slot
            picture.blit(slip(unit, size, self._palette.name, struck), rect)
            self._spots.slips.setdefault(f"{place}:{unit}", []).append(seen)

    def _paint_leader(self, faction: Faction, room: Rect) -> bool:
        """His flag and his name, if there is room for both."""
        words = leader_name(faction)
        mark = art.symbol("leader", round(room.height * 0.75), INK)
        if mark.get_width() + 3 + width_of(self._type_of_leaders, words) > room.width:
            return False
        placed = draw_line(self._picture, words, room, self._type_of_leaders, INK, "right")
        self._picture.blit(mark, mark.get_rect(midright=(placed.left - 3, room.centery)))
        return True

    @property
    def _type_of_leaders(self) -> pygame.font.Font:
        return face("label", self._places.type(16))
