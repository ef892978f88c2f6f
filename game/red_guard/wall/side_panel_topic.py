"""The sheet for the matter at hand: the attack under way, what is being planned, units to choose from, or the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from pygame import Rect, Surface
from pygame.font import Font

from engine.core.prompts import Prompt
from engine.red_guard import questions
from engine.red_guard.combat import SMASHED_BY_SUBVERSION
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    COLOUR,
    FACTIONS,
    FACTORS,
    POOL,
    PURGE,
    SUBVERSION,
    TILE_TYPE,
    TYPE,
    TYPES,
    UNIT,
    UNPLACED,
    Faction,
    Tile,
    Type,
    Unit,
    Units,
)
from engine.red_guard.effects import Attacked
from engine.red_guard.groups import may_attack
from engine.red_guard.odds import Odds, attacker, kinds_allowed, met, odds, planned
from engine.red_guard.results import COLUMNS, DS, RESULTS_IN, column_of, within_table
from engine.red_guard.state import NOBODY, State, seat_of, seats_left, tiles_of
from game.red_guard import art
from game.red_guard.faces import close_size, draw_close, face, fitted
from game.red_guard.palette import INK, RESULTS, VERMILION
from game.red_guard.standings import score
from game.red_guard.under_way import UnderWay
from game.red_guard.wall.arrangement import Places, in_sight, row_of_slips
from game.red_guard.wall.odds_rows import paint_columns, paint_results, paint_row, paint_strip
from game.red_guard.wall.sheets import Spots, attacked_tiles, in_order
from game.red_guard.wall.slips import slip
from game.red_guard.wording.names import counted_units, defenders, faction_name, short_tile, tile_name, type_name
from game.shell.lettering import draw_line, width_of, wrapped
from game.shell.text import tr
from game.table.kit.palette import Palette
from game.table.telling.numbers import signed

MUSTER = (questions.MUSTER_UNIT, questions.MUSTER_COUNT)
PLANNING = (questions.TARGET_TILE, questions.GROUP_UNIT, questions.GROUP_COUNT, questions.LEADER_TO)
FIGHTING = (
    questions.COMBAT_TILE,
    questions.COMBAT_WITH,
    questions.COMBAT_COUNT,
    questions.COMBAT_AGAINST,
    questions.COMBAT_KIND,
)
ALL_SHIFTS = 99
FIXED_OF_ATTACK, LINES_OF_ATTACK, A_SHIFT = 270, 62, 26
"""Of an attack that is told: its pictures, its lines, and each shift. Its head is beside the print."""
LEAST_ROW = 2.5
"""A row of odds is so high, in sizes of its type."""
LINE = 1.35
"""A line is so high, in sizes of its type."""
SMALLEST_TEXT = 11
"""It is in pixels."""
MOST_SLIPS = 18
TYPES_IN_A_ROW = 2
"""So many kinds of units to choose from stand in a row."""


Subject = Literal["tray", "fight", "plan", "attack", "score"]


@dataclass(frozen=True, slots=True)
class SidePanelTopic:
    """What the sheet is about."""

    state: State
    under_way: UnderWay
    prompt: Prompt | None
    aimed: str
    """What is pointed at: a tile, or an answer of the combat."""
    unfolded: int = ALL_SHIFTS
    """How many shifts of the attack under way are told so far."""

    @property
    def target(self) -> Tile:
        """The tile that is being decided about, or pointed at."""
        context = self.prompt.context if self.prompt else {}
        return context.get("tile") or (self.aimed if self.aimed in AGAINST else "")

    @property
    def subject(self) -> Subject:
        ask = self.prompt.ask if self.prompt else ""
        if self.prompt and not self.prompt.ask.at and tray_units(self.prompt, self.state):
            return "tray"
        if ask in FIGHTING:
            return "fight"
        if ask in PLANNING and (self.target or attacked_tiles(self.state)):
            return "plan"
        return "attack" if self.under_way.attack is not None else "score"


class MatterPainter:
    """Paints on a picture of the sheet's own; spots are where things lie on the screen."""

    def __init__(self, places: Places, matter: SidePanelTopic, palette: Palette, spots: Spots) -> None:
        self._places = places
        self._matter = matter
        self._palette = palette
        self._spots = spots
        room = places.matter
        self.picture = art.sheet("fresh" if matter.prompt else "plain", room.size).copy()
        px = places.px
        self._inner = Rect(px(26), px(14), room.width - px(50), room.height - px(32))
        self._text = places.type(17)

    def paint(self) -> Surface:
        match self._matter.subject:
            case "tray":
                self._paint_tray()
            case "fight":
                self._paint_fight(self._inner)
            case "plan":
                self._paint_plan()
            case "attack":
                self._paint_attack()
            case "score":
                self._paint_score()
        return self.picture

    # Heads

    def _head(self, words: str, below: str = "") -> int:
        """The title of the sheet and a line under it; returns where the rest begins."""
        px, grown = self._places.px, self._places.grown
        line = Rect(self._inner.x, self._inner.y, self._inner.width, grown(32))
        draw_line(self.picture, words, line, fitted("heading", self._places.type(25), words, line.width), INK)
        if not below:
            return line.bottom + px(4)
        under = Rect(line.x, line.bottom - px(2), line.width, grown(24))
        draw_close(self.picture, below, under, "label", self._text, INK)
        return under.bottom + px(4)

    def _tile_head(self, tile: Tile) -> int:
        """The tile, its defenders and, if an attack brings more of them there, how that comes about."""
        state = self._matter.state
        who = faction_name(state.owner[tile])
        top = self._head(tile_name(tile), tr("matter.tile", faction=who, units=defenders(state, tile)))
        words = awakening(state, tile)
        if not words:
            return top
        line = Rect(self._inner.x, top - self._places.px(4), self._inner.width, self._places.grown(24))
        draw_close(self.picture, words, line, "label", self._text, VERMILION)
        return line.bottom

    # A planned attack

    def _paint_plan(self) -> None:
        """5.0: the group against one tile, or all that have been formed."""
        state, tile, px = self._matter.state, self._matter.target, self._places.px
        if not tile:
            self._paint_groups()
            return
        top = self._tile_head(tile)
        group = state.units[AGAINST[tile]]
        assert self._matter.prompt
        faction = self._matter.prompt.faction
        line = Rect(self._inner.x, top, self._inner.width, self._places.grown(26))
        if closed := may_attack(state, seat_of(state, faction), tile):
            draw_close(self.picture, tr(f"refusal.{closed}"), line, "label", self._text, INK)
            return
        led = True if self._matter.prompt.ask == questions.LEADER_TO else None
        chances = planned(state, tile, in_order_tuple(group or state.units[ATTACK[faction]]), leader=led)
        text, shown = self._text, self._paint_odds(chances, line.bottom + px(2))
        could = tr("matter.could" if shown == len(chances) else "matter.could.better")
        words = tr("matter.group", units=counted_units(group)) if group else could
        draw_line(self.picture, words, line, fitted("label", text, words, line.width), VERMILION)

    def _paint_groups(self) -> None:
        """The best that each group can roll on: in a row, or beside its name where there are many."""
        state, px = self._matter.state, self._places.px
        top = self._head(tr("matter.groups"))
        groups = attacked_tiles(state)
        rolled: list[Odds] = []
        each = (self._inner.bottom - top) // max(1, len(groups))
        self._text = max(SMALLEST_TEXT, min(self._text, int(each / LINE)))
        tall = min(max(px(74), round(self._text * 4.2)), each)
        for tile, group in groups.items():
            line = Rect(self._inner.x, top, self._inner.width, round(self._text * LINE))
            row = Rect(line.x, line.bottom, line.width, tall - line.height - px(4))
            if row.height < self._text * LEAST_ROW:
                line.width = line.width // 2
                row = Rect(line.right + px(6), line.y, self._inner.right - line.right - px(6), line.height)
            key = "matter.against.waking" if awakening(state, tile) else "matter.against"
            words = tr(key, tile=short_tile(tile), units=counted_units(group))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), VERMILION)
            chances = planned(state, tile, in_order_tuple(group))
            best = max(chances, key=lambda chance: chance.number, default=None)
            if best is None:
                words = tr("matter.undefended")
                draw_line(self.picture, words, row, fitted("narrow", self._text, words, row.width), INK)
            elif row.y > line.y:
                paint_row(self.picture, row, best, self._text)
            else:
                paint_strip(self.picture, row, best, self._text)
            rolled += [best] if best else []
            top += tall
        if top + self._short_legend(rolled)[1] <= self._inner.bottom:
            self._paint_legend(top, rolled)

    def _paint_odds(self, chances: Sequence[Odds], top: int, chosen: str = "") -> int:
        """As many rows as leave room for what their results mean; returns how many.

        Type so large that every type of unit has one; or one for each kind of attack, where only that is open.
        """
        parties = len({chance.attackers for chance in chances})
        wanted = parties if parties > 1 else len(chances)
        while self._text > SMALLEST_TEXT and self._rows_below(top, chances) < wanted:
            self._text -= 1
        chances = self._foremost(chances, self._rows_below(top, chances))
        self._paint_legend(self._paint_rows(chances, top, chosen), chances)
        return len(chances)

    def _rows_below(self, top: int, chances: Sequence[Odds]) -> int:
        return (self._inner.bottom - top - self._short_legend(chances)[1]) // round(self._text * LEAST_ROW)

    def _paint_rows(self, chances: Sequence[Odds], top: int, chosen: str) -> int:
        """There is every type by itself, or all together, each by Subversion and by Purge."""
        px = self._places.px
        if not chances:
            undefended = not met(self._matter.state, self._matter.target)
            words = tr("matter.undefended" if undefended else "matter.no_attack")
            line = Rect(self._inner.x, top, self._inner.width, self._places.grown(28))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), INK)
            return line.bottom
        left = self._inner.x
        room = self._inner.bottom - top - self._short_legend(chances)[1]
        tall = max(round(self._text * LEAST_ROW), min(self._places.grown(62), room // len(chances)))
        before: Units = ()
        parties = len({chance.attackers for chance in chances})
        wide = round(tall * 0.6)
        for chance in chances:
            if chance.attackers != before and parties > 1:
                self._paint_party(chance.attackers, Rect(left, top + 1, wide, tall - px(4)))
            before = chance.attackers
            indent = wide + px(6) if parties > 1 else 0
            row = Rect(left + indent, top, self._inner.width - indent, tall - px(4))
            paint_row(self.picture, row, chance, self._text, chosen=chance.kind == chosen)
            top += tall
        return top

    def _paint_party(self, units: Units, room: Rect) -> None:
        """There are so many of one type: its symbol, and their number under it."""
        faction, kind, half = COLOUR[units[0]], TYPE[units[0]], room.height // 2
        chip = Rect(room.x, room.y, room.width, half)
        self.picture.fill(self._palette.factions[faction], chip)
        mark = art.symbol(kind, min(chip.size) - 2, self._palette.on_faction[faction])
        self.picture.blit(mark, mark.get_rect(center=chip.center))
        count, box = f"×{len(units)}", Rect(room.x, chip.bottom, room.width, room.height - half)
        draw_line(self.picture, count, box, fitted("figures", self._text, count, box.width), INK, "center")

    def _foremost(self, chances: Sequence[Odds], most: int) -> Sequence[Odds]:
        """All of them; where there is no room for that, of each type the better kind, and no more than fit."""
        if len(chances) <= most:
            return chances
        parties = dict.fromkeys(chance.attackers for chance in chances)
        best = [max((c for c in chances if c.attackers == party), key=lambda c: c.number) for party in parties]
        return best[: max(1, most)]

    # An attack that is being chosen

    def _paint_fight(self, room: Rect) -> None:
        """6.1: it shows who fights whom, by which kind, and on which column."""
        matter, prompt = self._matter, self._matter.prompt
        assert prompt
        tile = self._matter.target
        if not tile:
            self._paint_groups()
            return
        top = self._tile_head(tile)
        attackers: Units = tuple(prompt.context.get("attackers", ()))
        defenders: Units = tuple(prompt.context.get("defenders", ())) or matter.state.units[tile]
        kind, _, value = matter.aimed.partition(":")
        if kind == "against":
            defenders = tuple(value.split("+"))
        if attackers:
            top = self._paint_sides(attackers, defenders, top)
            chances = [odds(matter.state, tile, attackers, defenders, each) for each in kinds_allowed(matter.state)]
            self._paint_odds(chances, top, chosen=value if kind == "kind" else "")
        else:
            chances = planned(matter.state, tile, in_order_tuple(matter.state.units[AGAINST[tile]]))
            self._paint_odds(chances, top)

    def _paint_sides(self, attackers: Units, defenders: Units, top: int) -> int:
        """Slips stand against slips."""
        px = self._places.px
        size = (px(42), px(60))
        words, type_ = tr("matter.versus"), face("label", self._text)
        between = width_of(type_, words) + px(24)
        half = (self._inner.width - between) // 2
        row = Rect(self._inner.x, top, half, size[1])
        for unit, rect in row_of_slips(attackers, row, size):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
        middle = Rect(row.right, top, between, size[1])
        draw_line(self.picture, words, middle, type_, INK, "center")
        for unit, rect in row_of_slips(defenders, Rect(middle.right, top, half, size[1]), size):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
        return top + size[1] + px(10)

    def _paint_legend(self, top: int, chances: Sequence[Odds]) -> None:
        """What the results in these rows mean: line by line, or in few words where there is no room for that."""
        tall = self._text_line
        top += self._places.px(4)
        lines = [tr("legend.die"), *(tr(f"result.{result}.long") for result in _possible(chances))] if chances else []
        if len(lines) * tall > self._inner.bottom - top:
            lines, _ = self._short_legend(chances)
        longest = max(lines, key=lambda words: width_of(face("narrow", self._text), words), default="")
        type_ = fitted("narrow", self._text, longest, self._inner.width)
        for number, words in enumerate(lines):
            line = Rect(self._inner.x, top + number * tall, self._inner.width, tall)
            draw_line(self.picture, words, line, type_, INK)

    def _short_legend(self, chances: Sequence[Odds]) -> tuple[list[str], int]:
        """Its lines, and how high they are."""
        if not chances:
            return [], 0
        entries = [tr("legend.die"), *(tr(f"result.{result}.short") for result in _possible(chances))]
        lines = _in_lines(entries, face("narrow", self._text), self._inner.width)
        return lines, len(lines) * self._text_line + self._places.px(4)

    @property
    def _text_line(self) -> int:
        return round(self._text * 1.3)

    # An attack that is being carried out

    def _paint_attack(self) -> None:
        """6.2: factors come first, then one shift after the other, then the die."""
        matter = self._matter
        attack = matter.under_way.attack
        assert attack
        self._shrink_to(FIXED_OF_ATTACK, LINES_OF_ATTACK + A_SHIFT * max(1, len(attack.shifts)))
        px, grown = self._places.px, self._places.grown
        side = px(96)
        print_ = art.tile_print(attack.tile, side)
        self.picture.blit(print_, (self._inner.right - side, self._inner.y))
        kept = self._inner.width
        self._inner.width -= side + px(10)
        kind = tr(f"combat.{'counter.' if attack.counter else ''}{attack.kind}")
        top = self._head(tile_name(attack.tile), kind)
        self._inner.width = kept
        top = max(top, self._inner.y + side + px(8))
        top = self._paint_sides(attack.attackers, attack.defenders, top)
        sums = Rect(self._inner.x, top, self._inner.width, grown(34))
        words = tr("matter.differential", by=signed(attack.differential))
        draw_line(self.picture, words, sums, fitted("heading", self._places.type(24), words, sums.width), INK)
        shown = attack.shifts[: matter.unfolded]
        before = column_of(attack.differential)
        after = within_table(before + sum(by for _, by in shown))
        columns = Rect(self._inner.x, sums.bottom, self._inner.width, px(34))
        paint_columns(self.picture, columns, before, after, self._text)
        top = columns.bottom + px(8)
        for number, (reason, by) in enumerate(shown, 1):
            line = Rect(self._inner.x, top, self._inner.width, grown(A_SHIFT))
            words = tr("matter.shift", number=number, shift=tr(f"shift.{reason}.long", by=signed(by)))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), INK)
            top = line.bottom
        if not attack.shifts:
            line = Rect(self._inner.x, top, self._inner.width, grown(A_SHIFT))
            draw_line(self.picture, tr("shift.none"), line, face("label", self._text), INK)
            top = line.bottom
        rolled = matter.under_way.rolled
        row = Rect(self._inner.x + px(4), top + px(8), self._inner.width - px(8), px(38))
        results = RESULTS_IN[COLUMNS.index(attack.column)] if len(shown) == len(attack.shifts) else RESULTS_IN[after]
        paint_results(self.picture, row, results, self._text, rolled.die if rolled else 0)
        if rolled is not None:
            line = Rect(self._inner.x, row.bottom + px(8), self._inner.width, grown(28))
            words = _outcome(attack, rolled.result)
            type_ = fitted("label", self._places.type(20), words, line.width)
            draw_line(self.picture, words, line, type_, VERMILION)

    def _shrink_to(self, fixed: float, lines: float) -> None:
        """Type no larger than leaves room for pictures and lines that are so high together, as designed."""
        growth = (self._inner.height / self._places.unit - fixed) / lines
        self._places = replace(self._places, growth=max(1.0, min(self._places.growth, growth)))
        self._text = self._places.type(17)

    # Units to choose from

    def _paint_tray(self) -> None:
        px, prompt, state = self._places.px, self._matter.prompt, self._matter.state
        assert prompt
        ask, tile = prompt.ask, prompt.context.get("tile", "")
        fights = ask in FIGHTING and bool(tile)
        top = self._tile_head(tile) if fights else self._head(tr(f"tray.{ask}"))
        there = tray_units(prompt, state)
        bottom = self._paint_slips(there, top) if fights else self._paint_types(there, top)
        line = Rect(self._inner.x, bottom, self._inner.width, 0)
        if ask != questions.MUSTER_COUNT and len(there) > len(set(there)):
            line = Rect(line.x, bottom + px(4), line.width, self._places.grown(24))
            words = tr("tray.hint")
            draw_close(self.picture, words, line, "label", self._text, INK)
        if ask == questions.COMBAT_WITH:
            attackers: Units = tuple(prompt.context.get("attackers", ()))
            group = attackers or in_order_tuple(there)
            chances = planned(state, tile, group)
            kind, _, units = self._matter.aimed.removeprefix("strike:").partition("/")
            pointed_at = [chance for chance in chances if "+".join(chance.attackers) == units]
            self._paint_odds(pointed_at or chances, line.bottom + px(4), chosen=kind if pointed_at else "")
        elif ask in MUSTER:
            self._paint_need(prompt.faction, line.bottom + px(8))
        elif ask == questions.EXCHANGE_UNIT:
            words, line = tr("result.EX.long"), Rect(line.x, line.bottom + px(8), line.width, self._places.grown(24))
            draw_close(self.picture, words, line, "label", self._text, INK)

    def _paint_slips(self, there: Sequence[Unit], top: int) -> int:
        """All in a row, or in two; returns where they end."""
        size = self._size_of_slips
        tall = 2 * (size[1] + 3) if len(there) * (size[0] + 3) > self._inner.width else size[1] + 3
        row = Rect(self._inner.x, top, self._inner.width, tall)
        self._paint_row_of_slips(there, row)
        return row.bottom

    def _paint_types(self, there: Sequence[Unit], top: int) -> int:
        """Each type by itself with its name; returns where they end.

        Before the game each keeps its place, also when there are no more of it: the others would slide under the
        pointer.
        """
        prompt, line, apart = self._matter.prompt, self._text_line, self._places.px(8)
        assert prompt
        kinds = UNIT[prompt.faction].values() if prompt.ask in MUSTER else dict.fromkeys(there)
        groups = {unit: [unit] * there.count(unit) for unit in kinds}
        wide = (self._inner.width + apart) // min(len(groups), TYPES_IN_A_ROW) - apart
        for first in range(0, len(groups), TYPES_IN_A_ROW):
            top += self._places.px(6) if first else 0  # slips that may be chosen have a light around them
            for number, (unit, group) in enumerate(list(groups.items())[first : first + TYPES_IN_A_ROW]):
                left = self._inner.x + number * (wide + apart)
                self._paint_row_of_slips(group, Rect(left, top, wide, self._size_of_slips[1]))
                under = Rect(left, top + self._size_of_slips[1], wide, line)
                words = self._name_of_type(TYPE[unit], wide)
                draw_line(self.picture, words, under, fitted("narrow", self._text, words, wide), INK)
            top = under.bottom
        return top

    def _name_of_type(self, kind: Type, width: int) -> str:
        """2.2: before the game, if there is room, also how many of the faction's tiles are of it."""
        prompt = self._matter.prompt
        assert prompt
        name, tiles = type_name(kind), tiles_of(self._matter.state, prompt.faction)
        told = tr("tray.type", type=name, count=sum(TILE_TYPE[tile] == kind for tile in tiles))
        return told if prompt.ask in MUSTER and width_of(face("narrow", self._text), told) <= width else name

    def _paint_row_of_slips(self, units: Sequence[Unit], room: Rect) -> None:
        size, corner = self._size_of_slips, self._places.matter.topleft
        slips = row_of_slips(units, room, size)
        for (unit, rect), seen in zip(slips, in_sight(slips), strict=True):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
            self._spots.slips.setdefault(f"unit:{unit}", []).append(seen.move(corner))

    @property
    def _size_of_slips(self) -> tuple[int, int]:
        return self._places.px(46), self._places.px(66)

    def _paint_need(self, faction: Faction, top: int) -> None:
        """2.2: what the faction's tiles ask for."""
        told = tr("tray.muster.tiles", tiles=", ".join(map(short_tile, tiles_of(self._matter.state, faction))))
        lines = wrapped(told, face("narrow", self._text), self._inner.width)
        while self._text > SMALLEST_TEXT and top + len(lines) * round(self._text * LINE) > self._inner.bottom:
            self._text -= 1
            lines = wrapped(told, face("narrow", self._text), self._inner.width)
        for words in lines:
            line = Rect(self._inner.x, top, self._inner.width, round(self._text * LINE))
            draw_line(self.picture, words, line, face("narrow", self._text), INK)
            top = line.bottom
        self._paint_meaning_of_slips(top + self._places.px(6))

    def _paint_key(self, faction: Faction, top: int) -> None:
        """What stands on a slip, and how the four types look, as far as there is room for it."""
        px, line = self._places.px, self._paint_meaning_of_slips(top)
        size, wide = (px(34), px(49)), self._inner.width / len(TYPES)
        if line.bottom + size[1] > self._inner.bottom:
            return
        names = [type_name(kind) for kind in TYPES]
        beside = round(wide) - size[0] - px(8)
        text = close_size(names, self._text, beside)
        for number, (kind, words) in enumerate(zip(TYPES, names, strict=True)):
            left = round(self._inner.x + number * wide)
            self.picture.blit(slip(UNIT[faction][kind], size, self._palette.name), (left, line.bottom + px(2)))
            box = Rect(left + size[0] + px(4), line.bottom + px(2), beside, size[1])
            draw_close(self.picture, words, box, "narrow", text, INK)

    def _paint_meaning_of_slips(self, top: int) -> Rect:
        """What stands on a slip, if there is room for it."""
        line = Rect(self._inner.x, top, self._inner.width, self._text_line)
        if line.bottom <= self._inner.bottom:
            words = tr("key.slip")
            draw_line(self.picture, words, line, fitted("narrow", self._text, words, line.width), INK)
        return line

    # The score

    def _paint_score(self) -> None:
        """9.2: a leaflet with what everybody counts."""
        state, px = self._matter.state, self._places.px
        top = self._head(tr("score.title"), tr("score.rule"))
        columns = ("tiles", "units", "matches", "support", "total")
        tall = min(self._places.grown(42), (self._inner.bottom - top) // (len(FACTIONS) + 1))
        name_size = min(self._places.type(20), round(tall * 0.8))
        named = max(width_of(face("label", name_size), faction_name(faction)) for faction in FACTIONS)
        heads = [tr(f"score.{column}") for column in columns]
        type_, ends = self._score_columns(heads, px(30) + px(18) + named)
        boxes = [Rect(left, top, right - left, tall) for left, right in pairwise(ends)]
        for words, box in zip(heads, boxes, strict=True):
            draw_line(self.picture, words, box, type_, INK, "right")
        ranked = sorted(FACTIONS, key=lambda faction: -score(state, faction).total)
        for faction in ranked:
            top += tall
            self.picture.fill(INK, Rect(self._inner.x, top, self._inner.width, 1))
            chip = Rect(self._inner.x, top + 3, px(30), tall - 6)
            self.picture.fill(self._palette.factions[faction], chip)
            seal = art.symbol(faction, min(chip.width, chip.height) - 2, self._palette.on_faction[faction])
            self.picture.blit(seal, seal.get_rect(center=chip.center))
            line = Rect(chip.right + px(8), top, ends[0] - chip.right - px(8), tall)
            words = faction_name(faction)
            draw_line(self.picture, words, line, fitted("label", name_size, words, line.width), INK)
            parts = score(state, faction)
            figures = (parts.tiles, parts.units, parts.matches, parts.support, parts.total)
            for number, (figure, head) in enumerate(zip(figures, boxes, strict=True)):
                box = Rect(head.x, top, head.width, tall)
                last = number == len(figures) - 1
                ink = VERMILION if last else INK
                size = min(self._places.type(26 if last else 20), round(tall * 0.8))
                draw_line(self.picture, str(figure), box, fitted("figures", size, str(figure), box.width), ink, "right")
        self._paint_key(self._places.large, top + tall + px(6))

    def _score_columns(self, heads: Sequence[str], names: int) -> tuple[Font, list[int]]:
        """The type of all heads, and where each column ends, beginning with that of the names."""
        for size in range(self._text, SMALLEST_TEXT - 1, -1):
            type_ = face("narrow", size)
            apart = size // 2
            widths = [max(width_of(type_, words), round(size * 1.7)) + apart for words in heads]
            widths[-1] = max(widths[-1], width_of(face("figures", self._places.type(26)), "100") + apart)
            if names + sum(widths) <= self._inner.width:
                break
        return type_, [self._inner.right - sum(widths[number:]) for number in range(len(widths) + 1)]


def awakening(state: State, tile: Tile) -> str:
    """3.3.1: what an attack on a faction without a player sets off; empty if nothing."""
    owner = state.owner[tile]
    if owner in state.seats or owner in state.lost:
        return ""
    count, controller = len(met(state, tile)), state.controller[owner]
    if controller != NOBODY:
        return tr("matter.places", seat=faction_name(controller), count=count) if state.units[UNPLACED[owner]] else ""
    if not count:
        return tr("matter.wakes.alone")
    rivals = [seat for seat in seats_left(state) if seat != seat_of(state, attacker(state))]
    if len(rivals) == 1:
        return tr("matter.wakes.for", seat=faction_name(rivals[0]), count=count)
    return tr("matter.wakes", count=count)


def tray_units(prompt: Prompt, state: State) -> list[Unit]:
    """The units that a question is about, as many as may be taken at once."""
    wanted = [option.value for option in prompt.options if option.kind == "unit"]
    source, ask, context = [], prompt.ask, prompt.context
    if ask == questions.MUSTER_UNIT:
        for unit in wanted:
            source += [unit] * min(state.units[POOL].count(unit), context["left"], MOST_SLIPS // len(TYPES))
    elif ask == questions.MUSTER_COUNT:
        wanted = [context["unit"]]
        source = wanted * max(int(option.value) for option in prompt.options)
    elif ask == questions.PLACE_UNIT:
        source = list(state.units[UNPLACED[prompt.faction]])
    elif ask == questions.COMBAT_WITH:
        source = [unit for unit in context["fresh"] if unit in wanted]
    elif ask == questions.CAPTURE_UNIT:
        source = list(state.units[AGAINST[context["tile"]]])
    else:
        source = list(dict.fromkeys(wanted))
    return in_order([unit for unit in source if unit in wanted])


def _possible(chances: Sequence[Odds]) -> list[str]:
    """The results that one of them may come to, from the attacker's worst to his best."""
    found = {result for chance in chances for result in chance.results}
    return [result for result in RESULTS if result in found]


def _in_lines(entries: Sequence[str], type_: Font, width: int) -> list[str]:
    """They are set one after the other, and none of them is broken."""
    lines: list[str] = []
    for entry in entries:
        longer = f"{lines[-1]} · {entry}" if lines else entry
        if lines and width_of(type_, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _outcome(attack: Attacked, result: str) -> str:
    """6.1.1: what the result means; of units that are smashed also where they go, and how far chaos rises with them."""
    if result != DS:
        return tr(f"result.{result}.long")
    by_subversion = SMASHED_BY_SUBVERSION * len(attack.defenders)
    chaos = by_subversion if attack.kind == SUBVERSION else sum(FACTORS[TYPE[unit]][PURGE] for unit in attack.defenders)
    return tr(f"result.DS.{attack.kind}", chaos=chaos)


def in_order_tuple(units: Sequence[Unit]) -> Units:
    return tuple(in_order(units))
