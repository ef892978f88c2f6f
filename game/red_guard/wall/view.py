"""The wall as the table sees it: a board whose parts are tiles, slips of units, and the places around them.

Keys: a tile (`flying_pigeon`), units of one kind in one place (`attack.blue:blue.cadre`), a unit to choose from
(`unit:blue.cadre`), and `attack`, `neutralized`, `civil_support` for the places of whoever decides.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from engine.core.prompts import Prompt
from engine.core.questions import Role
from engine.red_guard import questions, stages
from engine.red_guard.components import ATTACK, CIVIL_SUPPORT, COLOUR, FACTIONS, PILE, UNPLACED, Faction
from engine.red_guard.effects import Attacked, CombatRolled
from engine.red_guard.state import seat_of, tiles_of
from engine.red_guard.victory import all_power_points
from game.red_guard import art
from game.red_guard.standings import score
from game.red_guard.under_way import UnderWay
from game.red_guard.wall.arrangement import Places, arrange
from game.red_guard.wall.chaos import Chaos
from game.red_guard.wall.column import column_papers
from game.red_guard.wall.paper_wall import PaperWall, WallPaper
from game.red_guard.wall.sheets import SheetPainter, figures
from game.red_guard.wall.side_panel_topic import ALL_SHIFTS, SidePanelTopic
from game.red_guard.wall.side_panels import side_panel
from game.red_guard.wall.slips import slip
from game.red_guard.wall.spots import Spots
from game.red_guard.wall.zones import Slots, attacked_tiles, kept_slots, standing_in
from game.shell.cache import MEGABYTE, Kept
from game.shell.copying import copy
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.table.board.blits import OPAQUE, Laid, lay
from game.table.board.free_places import Position
from game.table.board.view import BoardView, Paper
from game.table.kit.palette import Palette
from game.table.telling import shown
from game.table.telling.snapshots import State

SENDING = (questions.TARGET_TILE, questions.GROUP_UNIT)
"""5.0: questions in which units in Attack can be carried to a tile."""
GRASPING = Role.DESTINATION | Role.COUNT
"""Questions about units that were pointed at before."""
POOLS = {"attack": (ATTACK, UNPLACED), "neutralized": (PILE,)}
"""What lies in the zones of the large sheet."""
ZONES = ("attack", "neutralized", CIVIL_SUPPORT)
CLOSE = 0.3
"""How much of a tile's side its ring stands out."""

CHAOS, MATTER = "chaos", "matter"
"""The scale at the left and the sheet at the lower right: they can be pointed at, though nothing is chosen on them."""


LEAFLETS = 12 * MEGABYTE
UNSEEN = Surface((1, 1))
"""Painted on by whoever only wants to know where something is."""
MANY = 2
"""If more pieces of paper than this change their places, the whole wall is arranged anew, one in each frame."""


class WallView(BoardView):
    def __init__(self, rect: Rect, state: State, look: Look, palette: Palette) -> None:
        super().__init__(rect, state)
        self._look = look
        self._palette = palette
        self._prompt: Prompt | None = None
        self._under_way = UnderWay()
        self._attack: tuple[Attacked | None, CombatRolled | None] = (None, None)
        """What the sheet tells of it."""
        self._large = _first_large(state)
        self._turn: object = None
        self._tiles: dict[Faction, int] = {}
        """How many each faction had when that turn began."""
        self._slots: dict[str, Slots] = {}
        self._turn_of_slots: object = None
        """They are kept in this turn."""
        self._keep_slots()
        self._unfolded = ALL_SHIFTS
        self._grasped = 0
        self._in_hand = ""
        self._spots, self._tray = Spots(), Spots()
        self._is_current = self._is_hung = False
        """Whether that is where everything is now; whether it is what the wall shows."""
        self._papers: dict[str, WallPaper] | None = None
        """What should hang on the wall; None if that is to be found out anew."""
        self._found: dict[str, tuple[WallPaper, Spots]] = {}
        """What is where on each piece of paper, painted or not."""
        self._wall, self._other = PaperWall(self.rect.size), PaperWall(self.rect.size)
        """The one that is shown, and one on which all is arranged anew before it is shown in its place."""
        self._is_arranged_anew = False
        self._seen = Spots()
        """What is where on the wall that is shown."""
        self._defenders: dict[str, list[Rect]] = {}
        """Where the slips at each tile are on it."""
        self._matter: Surface | None = None
        """The sheet at the lower right; None if it is to be painted anew."""
        self._shown_matter = Surface((1, 1))
        self._leaflets: Kept[Hashable, Surface] = Kept(LEAFLETS)
        """The sheet as it tells the score, which takes long to write and changes seldom."""
        self._places: Places = self._arranged()
        self._chaos = Chaos(self._places)
        self._rings: dict[str, Rect] = {}
        """Around the tiles that groups stand against."""
        art.load()

    # What the table tells

    def show(self, state: State) -> None:
        super().show(state)
        self._large = self._whose_sheet()
        self._keep_slots()
        self._renew()

    def ask(self, prompt: Prompt | None) -> None:
        self._prompt = prompt
        if prompt is not None and not (prompt.ask in SENDING and self._in_hand):
            self._in_hand = ""
            if not prompt.ask.role & GRASPING:
                self._grasped = 0
        large = self._whose_sheet()
        if large != self._large:
            self._large = large
            self._keep_slots()
            self._renew()
        self._is_current = self._is_hung = False  # what lies there may answer to other names
        self._matter, self._tray = None, Spots()

    def follow(self, under_way: shown.UnderWay) -> None:
        assert isinstance(under_way, UnderWay)
        self._under_way, self._dirty = under_way, True
        attack = under_way.attack, under_way.rolled
        if attack != self._attack:
            self._attack, self._matter = attack, None

    def unfold(self, shifts: int = ALL_SHIFTS) -> None:
        """Tell so many shifts of the attack under way."""
        if shifts != self._unfolded:
            self._unfolded, self._matter = shifts, None

    def select(self, keys: Collection[str]) -> None:
        """Targets are ringed by what the state says of their groups."""

    def hover(self, key: str) -> None:
        if key != self._hovered:
            self._matter = None
        super().hover(key)

    def grasp(self, position: Position) -> None:
        """Of several like units a click means as many as lie up to the one that is pointed at.

        Where one slip stands for several it means no number, and how many go is asked.
        """
        self._in_hand = ""
        for spots in (self._tray, self._spots):
            for key, rects in spots.slips.items():
                under = [number for number, rect in enumerate(rects, 1) if rect.collidepoint(position)]
                if under and (key in self._lit or self._may_be_sent(key) or self._is_counted(key)):
                    place, _, unit = key.partition(":")
                    has_them_all = len(rects) >= self.state.units.get(place, ()).count(unit)
                    self._grasped = under[-1] if has_them_all else 0
                    self._in_hand = key.rpartition(":")[2] if self._may_be_sent(key) else ""
                    return

    def _may_be_sent(self, key: str) -> bool:
        """A slip in Attack, while targets are chosen."""
        return self._prompt is not None and self._prompt.ask in SENDING and key.startswith("attack.")

    def _is_counted(self, key: str) -> bool:
        """A slip of those of which it is asked how many go."""
        if self._prompt is None or self._prompt.ask != questions.GROUP_COUNT:
            return False
        return key == f"{ATTACK[self._prompt.faction]}:{self._prompt.context['unit']}"

    def let_go(self) -> str:
        """Who was carried to a target, once; nobody if that was chosen by a click."""
        unit, self._in_hand = self._in_hand, ""
        return unit

    @property
    def grasped(self) -> int:
        """How many units the last click meant; none if it did not point at units."""
        return self._grasped

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._dirty |= self._chaos.update(seconds, self.state)

    # What lies where

    def parts(self) -> Mapping[str, Sequence[Rect]]:
        self._ensure()
        beside = {CHAOS: self._places.chaos, MATTER: self._places.matter}
        rects = {key: [rect] for key, rect in (self._spots.rects | beside).items()}
        return self._spots.slips | rects | self._tray.slips

    def spaces(self) -> Collection[str]:
        self._ensure()
        return self._spots.rects.keys()

    def at(self, position: Position) -> Sequence[str]:
        """A slip that stands out beside its tile means the tile as well; one in an unlit zone, itself alone."""
        self._ensure()
        found = [
            key
            for spots in (self._tray, self._spots)
            for key, rects in spots.slips.items()
            if any(rect.collidepoint(position) for rect in rects)
        ]
        around = [place for key in found if (place := key.partition(":")[0]) in self._spots.rects]
        under = [
            key
            for key, rect in self._spots.rects.items()
            if rect.collidepoint(position) and not (found and key in ZONES and key not in self._lit)
        ]
        return tuple(dict.fromkeys((*found, *around, *under)))

    def circled(self, key: str) -> Rect | None:
        """It goes around a tile with the slips that stand out beside it."""
        print_ = self.spot(key)
        return print_ and print_.unionall(self._spots.by_place().get(key, []))

    def busy(self) -> list[Rect]:
        """They are names and slips on the sheets, and all of the papers around them."""
        self._ensure()
        slips = [slip for slips in self._spots.slips.values() for slip in slips]
        around = self._places.chaos, self._places.support, self._places.bowl, self._places.matter
        return [*self._spots.words, *slips, *around]

    def anchor(self, key: str) -> tuple[int, int]:
        """Also of places that have no zone of their own: then of the sheet that they belong to."""
        kind, _, whose = key.partition(":")
        if kind == "total" and whose in self._spots.totals:
            return self._spots.totals[whose].center
        place = self.spot(key)
        if place is None:
            zone, _, faction = key.partition(":")[0].partition(".")
            sheet = self._places.sheets.get(faction)
            own = self._spots.rects.get(zone) if faction == self._places.large else None
            place = own or sheet or self._spots.rects.get(faction) or self._places.bowl
        return place.center

    def sheet(self, faction: Faction) -> Rect:
        return self._places.sheets[faction]

    def sprite(self, part: str, scale: float = 1.0) -> Surface:
        size = (round(self._places.px(38) * scale), round(self._places.px(55) * scale))
        return slip(part, size, self._palette.name)

    # Painting

    def _whose_sheet(self) -> Faction:
        """The large sheet is that of who is asked, else of a person whose turn it is, else as it was."""
        if self._prompt is not None:
            return self._prompt.faction
        state = self.state
        acting: Faction = state.waiting[0] if state.waiting and state.stage in stages.PLAYER_TURN else ""
        if acting and (not state.humans or seat_of(state, acting) in state.humans):
            return acting
        return self._large

    def _arranged(self) -> Places:
        """The upper row keeps its places while a person plays, whatever is captured in that turn."""
        state = self.state
        acting = state.waiting[0] if state.waiting and state.stage in stages.PLAYER_TURN else ""
        turn = (state.turn, acting) if acting and seat_of(state, acting) in state.humans else None
        if turn is None or turn != self._turn:
            self._turn = turn
            self._tiles = {faction: len(tiles_of(self.state, faction)) for faction in FACTIONS}
        return arrange(self.rect, self._large, self._tiles, self._look.text_scale)

    def _renew(self) -> None:
        self._is_current = self._is_hung = False
        self._papers = self._matter = None
        self._tray = Spots()

    def _ensure(self) -> None:
        """That it is known where everything is: on the sheet, only if there are units on it to choose from."""
        if not self._is_current:
            self._find(self._wanted())
        if self._matter is None and self._prompt is not None:
            self._paint_matter()

    def _wanted(self) -> dict[str, WallPaper]:
        """All that should hang on the wall now."""
        if self._papers is None:
            self._papers = self._made_papers()
        return self._papers

    def _made_papers(self) -> dict[str, WallPaper]:
        """They are the sheets and the column at the left."""
        self._places = self._arranged()
        places, state = self._places.moved(-self.rect.x, -self.rect.y), self.state
        players, names, palette = self._under_way.players, self._under_way.names, self._palette

        def sheet(faction: Faction, picture: Surface, is_seen: bool) -> Spots:
            painter = SheetPainter(picture, places, state, players, names, palette, slots=self._slots, is_seen=is_seen)
            return painter.paint(faction)

        of_state = SheetPainter(UNSEEN, places, state, players, names, palette, slots=self._slots)
        return {
            **{
                faction: WallPaper(
                    of_state.content(faction),
                    of_state.extent(faction),
                    partial(sheet, faction),
                    of_state.parts(faction),
                )
                for faction in FACTIONS
            },
            **column_papers(places, state, palette),
        }

    def _keep_slots(self) -> None:
        """While a person decides, no unit moves up to where one has left: it would slide under the pointer."""
        state, whose = self.state, self._large
        waiting = state.waiting[:1]
        turn = (state.turn, waiting, whose) if waiting and seat_of(state, waiting[0]) in state.humans else None
        before = self._slots if turn is not None and turn == self._turn_of_slots else {}
        self._turn_of_slots = turn
        standing = {zone: standing_in(state, [place[whose] for place in places]) for zone, places in POOLS.items()}
        self._slots = {zone: kept_slots(before.get(zone, ()), units) for zone, units in standing.items()}

    def _find(self, papers: Mapping[str, WallPaper]) -> None:
        """What is where, also on paper that nobody has seen yet."""
        spots = Spots()
        for name, paper in papers.items():
            before, _ = self._found.get(name, (None, None))
            if before != paper:
                self._found[name] = paper, paper.paint(UNSEEN, False)
            spots.add(self._found[name][1])
        self._spots = spots.moved(self.rect.topleft)
        self._spots.rects["pool"] = self._places.bowl
        self._alias_units()
        self._is_current = True

    def _hang(self) -> bool:
        """Bring the wall up to date; True if it shows for a frame more what it showed before.

        Where much is to be arranged anew while one only watches, that is painted on another wall, a little in each
        frame.
        """
        papers = self._wanted()
        watches = self._prompt is None
        self._is_arranged_anew |= watches and len(self._wall.moved(papers)) > MANY
        wall = self._other if self._is_arranged_anew else self._wall
        moved = wall.moved(papers)
        wall.take_down(moved)
        if moved:
            self.note(None)
        missing = wall.missing(papers)
        is_later = self._is_arranged_anew and watches and len(missing) > 1
        for name in missing[:1] if is_later else missing:
            changed, spots = wall.hang(name, papers[name])
            self._found[name] = papers[name], spots
            self.note(part.move(self.rect.topleft) for part in changed)
        if is_later:
            return True
        if self._is_arranged_anew:
            self._wall, self._other, self._is_arranged_anew = self._other, self._wall, False
            self.note(None)
        self._find(papers)
        self._seen, self._defenders = self._spots, self._spots.by_place()
        return False

    def _alias_units(self) -> None:
        """Units that are chosen where they lie answer to their name as well."""
        prompt = self._prompt
        if prompt is None or not prompt.ask.at:
            return
        zone = POOLS[prompt.ask.at][0]
        for option in prompt.options:
            if option.kind == "unit":
                place = zone[COLOUR[option.value]]
                self._spots.slips[f"unit:{option.value}"] = self._spots.slips.get(f"{place}:{option.value}", [])

    def _paint_matter(self) -> None:
        self._tray = Spots()
        matter = SidePanelTopic(self.state, self._under_way, self._prompt, self._hovered, self._unfolded)
        scores = self._prompt is None, self._places.large, *(score(self.state, faction) for faction in FACTIONS)
        known = self._leaflets.get(scores) if matter.subject == "score" else None
        self._matter = known or side_panel(self._places, matter, self._palette, self._tray)
        if matter.subject == "score":
            self._leaflets.put(scores, self._matter)

    def painting_ahead(self) -> Iterator[None]:
        """It paints one paper after the other."""
        papers = self._wanted()
        for name in self._wall.missing(papers):
            self._wall.hang(name, papers[name])
            yield

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or not self._is_hung or self._matter is None

    @property
    def is_moving(self) -> bool:
        """Paper may still be on its way to the wall."""
        return super().is_moving or self.needs_draw

    def paint(self) -> None:
        was_hung = self._is_hung
        self._dirty |= not was_hung or self._matter is None
        if not was_hung:
            self._is_hung = not self._hang()
        # While one only watches, one sheet after the other: it shows for a frame more what it showed before.
        is_later = not was_hung and self._prompt is None
        is_later &= self._shown_matter.get_size() == self._places.matter.size
        if self._matter is None and not is_later:
            self._paint_matter()
        if self._matter is not None:
            self._shown_matter = self._matter

    def draw_ground(self, surface: Surface) -> None:
        copy(surface, self._wall.picture, self.rect.topleft, self._wall.picture.get_rect())

    def lying(self) -> list[Laid]:
        """They are rings, the sheet at the lower right, and lights."""
        tiles = {tile: rect for tile in attacked_tiles(self.state) if (rect := self._seen.rects.get(tile))}
        self._rings = {
            tile: rect.inflate(round(rect.width * CLOSE), round(rect.height * CLOSE)) for tile, rect in tiles.items()
        }
        rings = [(art.ring(ring.size), ring.topleft, OPAQUE) for ring in self._rings.values()]
        return [*rings, (self._shown_matter, self._places.matter.topleft, OPAQUE), *self._lights()]

    def draw_lying(self, surface: Surface) -> None:
        """But for what rings and lights would cross out."""
        rings = len(self._rings)
        lay(surface, self._lying[:rings])
        for tile in self._rings:
            self._draw_again(surface, self._seen.tags.get(tile, ()))
        lay(surface, self._lying[rings:])
        for key in self._light.names:
            tile = key.partition(":")[0]
            self._draw_again(surface, [*self._defenders.get(key, ()), *self._seen.tags.get(tile, ())])

    def above(self) -> list[Paper]:
        """What is pressed, the totals, and the fire."""
        totals = self._totals().items()
        boxes = {faction: self._seen.totals[faction] for faction, _ in totals}
        spot = self.spot(self._pressed) if self._pressed else None
        return [
            *([(self._pressed, spot)] if spot else []),
            *((total, boxes[faction].inflate(2 * boxes[faction].height, 0)) for faction, total in totals),
            (self.state.chaos, self._places.chaos),
            (self._chaos.flame, self._chaos.fire(self.state)),
        ]

    def draw_above(self, surface: Surface) -> None:
        if self._pressed and (spot := self.spot(self._pressed)):
            pygame.draw.rect(surface, self._palette.ink, spot, max(2, self._places.px(3)), border_radius=3)
        self._draw_totals(surface)
        self._chaos.draw(surface, self.state)

    def _totals(self) -> dict[Faction, int]:
        """9.2, as far as what is on its way has been counted."""
        points = all_power_points(self.state)
        return {faction: self._under_way.total(faction, whole) for faction, whole in points.items()}

    def _draw_totals(self, surface: Surface) -> None:
        for faction, total in self._totals().items():
            box = self._seen.totals[faction]
            face, right = figures(box.height), box.right
            box = Rect(box.topleft, (max(box.width, width_of(face, str(total))), box.height))
            box.right = right  # the head may be one of fewer digits, if the sheet is about to be painted anew
            draw_line(surface, str(total), box, face, self._palette.on_faction[faction], "right")

    def _lights(self) -> list[Laid]:
        """Around all that may be chosen, wider where the mouse is."""
        lights: list[Laid] = []
        for key in self._light.names:
            wide = max(2, self._places.px(3 + 2 * self._lift[key]))
            for rect in self._lit_rects(key):
                light = art.light_around(rect.size, wide, self._palette.glow)
                lights.append((light, light.get_rect(center=rect.center).topleft, round(OPAQUE * self._light[key])))
        return lights

    def _lit_rects(self, key: str) -> list[Rect]:
        rect = self._seen.rects.get(key)
        slips = self._tray.slips.get(key) or self._seen.slips.get(key, [])
        return slips or ([rect] if rect else [])

    def _draw_again(self, surface: Surface, rects: Sequence[Rect]) -> None:
        """What a ring or a light around their tile would cross out."""
        for rect in rects:
            surface.blit(self._wall.picture, rect, rect.move(-self.rect.x, -self.rect.y))


def _first_large(state: State) -> Faction:
    """A person's own sheet, if there is one."""
    persons = [faction for faction in FACTIONS if faction in state.humans]
    return (persons or list(state.seats))[0]
