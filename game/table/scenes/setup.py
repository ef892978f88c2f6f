"""A new game: scenario, who plays, what else is agreed on, and the seed of all chance."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from engine.core.game import MAX_SEED, Setting
from engine.core.thinking.strengths import STRENGTHS
from game.shell import colours
from game.shell.app import App
from game.shell.fields import Entry
from game.shell.fonts import font
from game.shell.lettering import draw_fitted, width_of
from game.shell.look import Look
from game.shell.scenes.help import HelpScene
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row, row_width
from game.shell.widgets.choice import Choice
from game.shell.widgets.pick import Pick
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget
from game.table.kit.kit import Kit
from game.table.ladder.player import PlayerOnLadder
from game.table.scene.opening import begin_game
from game.table.telling.luck import new_seed
from game.table.thinking.minds import has_mind
from game.table.thinking.words import per_cent

HUMAN, BOT, ON, OFF = "human", "bot", "on", "off"
EASY, USUAL, HARD, PEOPLE = PRESETS = "easy", "usual", "hard", "people"
"""They fill whole tables: with opponents from the weakest to the strongest, or with a person in every seat."""
LONGEST_NAME = 20
EVEN = "even"
"""The temperament of a machine that is neither cautious nor bold."""
TEMPERS = ("cautious", EVEN, "bold")
GROWTHS = (2.0, 1.5, 1.3, 1.2, 1.1, 1.0)
"""Of large type, so much is kept where what a choice means is said beside it."""
NARROWEST = 60
"""Pixels in which an explanation is set, if only to find out that it has no room."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Who may take a seat, of what temper and how strong: the values of a setting, as `rebel.strong`."""

    values: tuple[str, ...]
    default: str

    @classmethod
    def of(cls, setting: Setting) -> Opponents:
        return cls(tuple(str(value) for value in setting.values), str(setting.default))

    @property
    def usual(self) -> str:
        return self.default.partition(".")[0]

    @property
    def usual_level(self) -> str:
        return self.default.partition(".")[2]

    def choices(self) -> list[tuple[str, str, str]]:
        names = dict.fromkeys(value.partition(".")[0] for value in self.values)
        return [(name, tr(f"setup.who.{name}"), tr(f"setup.who.{name}.hint")) for name in names]

    def level_choices(self) -> list[tuple[str, str, str]]:
        return [(level, tr(f"setup.level.{level}"), tr("setup.level.hint")) for level in self.levels]

    @property
    def levels(self) -> list[str]:
        """The weakest comes first."""
        return list(dict.fromkeys(level for value in self.values if (level := value.partition(".")[2])))

    def has_levels(self, name: str) -> bool:
        return name not in self.values

    def value(self, name: str, level: str) -> str:
        return f"{name}.{level}" if self.has_levels(name) else name


class SetupScene(SheetScene):
    heading_key = "setup.title"
    widest = 1560
    tallest = 860

    def __init__(self, app: App, kit: Kit, scenario: str | None = None, seed: int | None = None) -> None:
        super().__init__(app)
        self.kit = kit
        self._opponents = {s.key: Opponents.of(s) for s in kit.game.settings if s.key in kit.seats}
        """For the seats of which the rules know several: who may sit there if no person does."""
        self._switches = [setting for setting in kit.game.settings if setting.key not in self._opponents]
        self._strengths = tuple(STRENGTHS) if has_mind(kit.game) else ()
        """The machines that may take any seat."""
        self.chosen = {
            "scenario": scenario or kit.game.scenarios[0],
            **{seat: HUMAN if seat == kit.usual_seat else self._usual(seat) for seat in kit.seats},
            **{f"{seat}.level": opponents.usual_level for seat, opponents in self._opponents.items()},
            **{f"{seat}.temper": EVEN for seat in kit.seats},
            **{setting.key: _key(setting.default) for setting in self._switches},
        }
        self.names = dict.fromkeys(kit.seats, "")
        """The people at this screen have these names."""
        self._recall(scenario)
        if self.chosen["scenario"] not in kit.game.scenarios:
            app.tell(tr("setup.bad_scenario", name=scenario))
            self.chosen["scenario"] = kit.game.scenarios[0]
        self.seed = str(new_seed() if seed is None else seed)
        self._rows: dict[str, pygame.Rect] = {}

    def build(self) -> None:
        super().build()
        scenarios = [(key, tr(f"scenario.{key}"), tr(f"scenario.{key}.long")) for key in self.kit.game.scenarios]
        players = [
            (HUMAN, tr("setup.human"), tr("setup.human.hint")),
            (BOT, tr("setup.bot"), tr("setup.bot.hint")),
        ]
        self.groups: dict[str, Choice] = {}
        if len(scenarios) > 1:
            self.groups["scenario"] = self._group("scenario", scenarios)
        self.levels: dict[str, Pick] = {}
        self.tempers: dict[str, Pick] = {}
        machines = [(key, tr(f"machine.{key}"), tr(f"machine.{key}.hint")) for key in self._strengths]
        tempers = [(key, tr(f"temper.{key}"), tr(f"temper.{key}.hint")) for key in TEMPERS]
        for seat in self.kit.seats:
            opponents = self._opponents.get(seat)
            by_rules = [players[0], *opponents.choices()] if opponents else players
            self.groups[seat] = self._pick(seat, [*by_rules, *machines])
            if machines:
                self.tempers[seat] = self._pick(f"{seat}.temper", tempers)
            if opponents:
                self.levels[seat] = self._pick(f"{seat}.level", opponents.level_choices())
        for setting in self._switches:
            self.groups[setting.key] = self._group(setting.key, _choices(setting))
        self.random = Button.of("setup.random", self._roll, style="paper")
        self.start = Button.of("setup.start", self._start, style="gold", shortcut="Enter")
        self.line = Entry(self.seed, longest=12, on_change=self._typed, on_enter=self._start)
        self.presets = [
            Button(tr(f"setup.preset.{key}"), partial(self._lay, key), style="paper", tooltip=tr("setup.preset.hint"))
            for key in PRESETS
        ]
        self.name_lines = {
            seat: Entry(
                self.names[seat],
                placeholder=tr("setup.name"),
                longest=LONGEST_NAME,
                on_change=partial(self._named, seat),
            )
            for seat in self.kit.seats
        }
        self.add(*self.presets)
        self.yours = Button(tr("setup.preset.yours"), self._lay_yours, style="paper", tooltip=tr("sides.yours.hint"))
        self.yours.visible = PlayerOnLadder.may_be_shown(self.app, self.kit)
        self.add(self.yours)
        self._yours: dict[str, str] | None = None
        """The table that was proposed last, once somebody has asked for one."""
        for key, group in self.groups.items():
            beside = (self.levels.get(key), self.tempers.get(key), self.name_lines.get(key))
            self.add(group, *(widget for widget in beside if widget is not None))
        self.add(self.line, self.random, self.start)

    def _group(self, key: str, choices: list[tuple[str, str, str]]) -> ToggleGroup:
        return ToggleGroup(choices, self.chosen[key], partial(self._take, key))

    def _pick(self, key: str, choices: list[tuple[str, str, str]]) -> Pick:
        return Pick(choices, self.chosen[key], partial(self._take, key))

    def _take(self, key: str, value: str) -> None:
        self.chosen[key] = value
        self._show_settings()

    def _named(self, seat: str, name: str) -> None:
        self.names[seat] = name

    # Whole tables, and the last one

    def _lay(self, preset: str) -> None:
        """Everybody anew; who sits at this screen stays there, unless all seats are for people."""
        everybody = len(self._people) == len(self.kit.seats)
        for seat in self.kit.seats:
            if preset == PEOPLE:
                self.groups[seat].choose(HUMAN)
            elif self.chosen[seat] != HUMAN or (everybody and seat != self.kit.usual_seat):
                self._seat_opponent(seat, preset)

    def _seat_opponent(self, seat: str, preset: str) -> None:
        who, level = self._opponent(seat, preset)
        self.groups[seat].choose(who)
        if level:
            self.levels[seat].choose(level)

    def _lay_yours(self) -> None:
        """Opponents against whom the only person wins about every second game; if there are several, the first."""
        player = PlayerOnLadder.of(self.app, self.kit)
        if player is None:
            return
        seat = next(iter(self._people), self.kit.usual_seat)
        proposal = player.proposal(seat)
        self._yours = proposal.others
        self.groups[seat].choose(HUMAN)
        for other, kind in proposal.others.items():
            who, _, level = kind.partition(".")
            self.groups[other].choose(who)
            if level:
                self.levels[other].choose(level)
            if other in self.tempers:
                self.tempers[other].choose(EVEN)
        points, likely = round(proposal.rating.points), per_cent(proposal.chance)
        self.app.tell(tr("setup.preset.yours.hint", chance=likely, points=points, faction=tr(f"faction.{seat}")))
        self._show_settings()

    def _kind(self, seat: str) -> str:
        """Who sits there, as the ladder calls them."""
        opponents, who = self._opponents.get(seat), self.chosen[seat]
        if opponents is None or who in (HUMAN, *self._strengths):
            return who
        return opponents.value(who, self.chosen[f"{seat}.level"])

    def _opponent(self, seat: str, preset: str) -> tuple[str, str]:
        """Whom the table of this name seats there, and how strong; a temper that was chosen stays."""
        opponents = self._opponents.get(seat)
        if opponents is None:
            machines = {EASY: self._strengths[:1], HARD: self._strengths[-1:]}.get(preset)
            return machines[0] if machines else BOT, ""
        who = self.chosen[seat]
        if not opponents.has_levels(who) or who in (HUMAN, *self._strengths):
            who = opponents.usual
        return who, {EASY: opponents.levels[0], USUAL: opponents.usual_level, HARD: opponents.levels[-1]}[preset]

    def _lies(self, preset: str) -> bool:
        """Whether the table is laid as this preset would lay it."""
        if preset == PEOPLE or len(self._people) == len(self.kit.seats):
            return preset == PEOPLE and len(self._people) == len(self.kit.seats)
        others = (seat for seat in self.kit.seats if self.chosen[seat] != HUMAN)
        return all(self._sits(seat) == self._opponent(seat, preset) for seat in others)

    def _sits(self, seat: str) -> tuple[str, str]:
        return self.chosen[seat], self.chosen.get(f"{seat}.level", "")

    def _recall(self, scenario: str | None) -> None:
        """As it was the last time, but for what was asked for now and for what is not on offer any more."""
        allowed: dict[str, Collection[str]] = {"scenario": () if scenario else self.kit.game.scenarios}
        for seat in self.kit.seats:
            opponents = self._opponents.get(seat)
            who = [key for key, _, _ in opponents.choices()] if opponents else [BOT]
            allowed[seat] = (HUMAN, *who, *self._strengths)
            allowed[f"{seat}.level"] = opponents.levels if opponents else ()
            allowed[f"{seat}.temper"] = TEMPERS
        allowed |= {setting.key: [_key(value) for value in setting.values] for setting in self._switches}
        for word in self.app.settings.last_tables:
            game, _, choice = word.partition("/")
            key, _, value = choice.partition("=")
            if game != self.kit.game.key:
                continue
            if value in allowed.get(key, ()):
                self.chosen[key] = value
            elif key.removeprefix("name.") in self.names:
                self.names[key.removeprefix("name.")] = value[:LONGEST_NAME]

    def _remember(self) -> None:
        chosen = self.chosen | {f"name.{seat}": name for seat, name in self.names.items() if name.isprintable()}
        others = [word for word in self.app.settings.last_tables if not word.startswith(f"{self.kit.game.key}/")]
        mine = (f"{self.kit.game.key}/{key}={value}" for key, value in chosen.items())
        self.app.remember(last_tables=(*others, *mine))

    # The screen

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look = self.look
        keys = ["presets", *self.groups, "seed"]
        pitch = min(round(look.text(20) * 3), self.content.height // len(keys))
        tall = min(round(look.text(20) * 2.1), pitch - look.px(6))
        left = self.content.x + self._names_width
        for number, key in enumerate(keys):
            row = pygame.Rect(self.content.x, self.content.y + number * pitch, self.content.width, tall)
            self._rows[key] = row
            if key in self.groups:
                group = self.groups[key]
                width = min(row.right - left, max(look.wide(420), group.natural_width(look)))
                group.place(pygame.Rect(left, row.y, width, tall), look)
        self._place_levels(left, tall)
        row = self._rows["presets"]
        room = pygame.Rect(left, row.y, row.right - left, tall)
        laying = [*self.presets, self.yours] if self.yours.visible else self.presets
        fits = (less for less in self._looks() if row_width(laying, less, least=0) <= room.width)
        place_row(laying, room, next(fits, look), least=0)
        row = self._rows["seed"]
        wide = self.random.natural_width(look)
        line = pygame.Rect(left, row.y, look.wide(420) - wide - look.px(14), tall)
        self.random.place(pygame.Rect(line.right + look.px(14), row.y, wide, tall), look)
        self.line.place(line, look)
        self.place_at_foot(self.start)
        self._pitch = pitch
        self._show_settings()

    def _place_levels(self, left: int, tall: int) -> None:
        """A table: who sits there, and beside that how strong, of what temper, or by what name."""
        look, gap = self.look, self.look.px(14)
        seats = [self.groups[seat] for seat in self.kit.seats]
        beside = (*self.levels.values(), *self.tempers.values())
        wide = max(group.natural_width(look) for group in seats)
        second = max((group.natural_width(look) for group in beside), default=0)
        second = max(second, look.wide(170))
        for seat in self.kit.seats:
            row = self._rows[seat]
            self.groups[seat].place(pygame.Rect(left, row.y, wide, tall), look)
            box = pygame.Rect(left + wide + gap, row.y, second, tall)
            for widget in (self.levels.get(seat), self.tempers.get(seat), self.name_lines[seat]):
                if widget is not None:
                    widget.place(box, look)

    def _looks(self) -> list[Look]:
        """The look of the window, then those in which large type has grown less."""
        less = [growth for growth in GROWTHS if growth < self.look.text_scale]
        return [self.look, *(replace(self.look, text_scale=growth) for growth in less)]

    @property
    def _names_width(self) -> int:
        """Of the column in which the rows are named; where machines may be chosen, no wider than the names are."""
        if not self._strengths:
            return round(self.content.width * 0.27)
        face = font("text", self.look.text(22), bold=True)
        named = max(width_of(face, self._name_of(key)) for key in ("presets", *self.groups, "seed"))
        return min(round(self.content.width * 0.2), named + self.look.px(24))

    def _name_of(self, key: str) -> str:
        return tr(f"faction.{key}") if key in self.kit.seats else tr(f"setup.{key}")

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look = self.look
        for key, row in self._rows.items():
            words = self._name_of(key)
            box = pygame.Rect(row.x, row.y, self._names_width - look.px(14), row.height)
            draw_fitted(surface, words, box, "text", look.text(22), colours.INK)
        for text, place in self.explanations():
            text.draw(surface, place)
        self._draw_foot(surface)
        for setting in self._switches:
            if self.groups[setting.key].visible:
                continue
            row, words = self._rows[setting.key], tr(f"setup.{setting.key}.only")
            box = pygame.Rect(row.x + self._names_width, row.y, row.width - self._names_width, row.height)
            draw_fitted(surface, words, box, "text", look.text(20), colours.GREY_ON_PAPER, bold=False)
        for widget in self._open_lists():
            widget.draw(surface)

    def _open_lists(self) -> list[Widget]:
        """They lie over the words beside them."""
        return [widget for widget in self.widgets if widget.on_top]

    def _draw_foot(self, surface: pygame.Surface) -> None:
        """Whether one person plays or several, who then share this screen."""
        look, people = self.look, self._people
        left = self.start.rect.right + look.px(24)
        room = pygame.Rect(left, self.foot.y, self.back_button.rect.left - look.px(24) - left, self.foot.height)
        words = tr("setup.people", count=len(people)) if len(people) > 1 else ""
        text = RichText(words, room.width, TextStyle(look.text(18), colours.INK, leading=1.2))
        text.draw(surface, (room.x, room.centery - text.height // 2))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self._open_lists():
            for text, (x, y) in self.explanations():
                if section := text.link_at((event.pos[0] - x, event.pos[1] - y)):
                    self.app.push(HelpScene(self.app, section))
                    return True
        return super().handle(event)

    def explanations(self) -> Iterator[tuple[RichText, tuple[int, int]]]:
        """What the choice in each row means, and where that stands: all in type for which each has room.

        What has no room in the smallest is left out.
        """
        said = {key: group.meaning for key, group in self.groups.items() if group.visible}
        said["seed"] = tr("setup.random.hint")
        for look in self._looks():
            style = TextStyle(look.text(18), colours.GREY_ON_PAPER, leading=1.2)
            texts = {
                key: RichText(words, max(NARROWEST, self.content.right - self._left_of_words(key)), style)
                for key, words in said.items()
            }
            if all(text.height <= self._pitch for text in texts.values()):
                break
        for key, text in texts.items():
            if text.height <= self._pitch:
                yield text, (self._left_of_words(key), self._rows[key].centery - text.height // 2)

    def _left_of_words(self, key: str) -> int:
        return self._right_of(key) + self.look.px(24)

    def _right_of(self, key: str) -> int:
        """Of all rows, or where some are longer because of levels, of those like this one."""
        alike = [group for row, group in self.groups.items() if (row in self.kit.seats) == (key in self.kit.seats)]
        longer = list(self.name_lines.values()) if key in self.name_lines else []
        rights = (int(group.rect.right) for group in (*alike, *longer))
        return max(rights, default=int(self.random.rect.right))

    @property
    def humans(self) -> set[str]:
        """To the rules, machines are humans."""
        return {seat for seat in self.kit.seats if self.chosen[seat] in (HUMAN, *self._strengths)}

    @property
    def _people(self) -> list[str]:
        return [seat for seat in self.kit.seats if self.chosen[seat] == HUMAN]

    @property
    def players(self) -> dict[str, str]:
        """These seats are played by machines of that kind."""
        return {
            seat: self.chosen[seat]
            if (temper := self.chosen[f"{seat}.temper"]) == EVEN
            else f"{self.chosen[seat]}:{temper}"
            for seat in self.kit.seats
            if self.chosen[seat] in self._strengths
        }

    @property
    def _agreed(self) -> dict[str, Any]:
        """The value of every setting, as the rules know it."""
        agreed = {s.key: next(value for value in s.values if _key(value) == self.chosen[s.key]) for s in self._switches}
        for seat, opponents in self._opponents.items():
            if seat not in self.humans:
                agreed[seat] = opponents.value(self.chosen[seat], self.chosen[f"{seat}.level"])
        return agreed

    def _usual(self, seat: str) -> str:
        return self._opponents[seat].usual if seat in self._opponents else BOT

    def _show_settings(self) -> None:
        for setting in self._switches:
            offered = self.kit.set_up.offers_setting(setting.key, self.humans, self._agreed)
            self.groups[setting.key].visible = offered
        for seat, group in self.levels.items():
            group.visible = seat not in self.humans and self._opponents[seat].has_levels(self.chosen[seat])
        for seat, group in self.tempers.items():
            group.visible = self.chosen[seat] in self._strengths
        for seat, line in self.name_lines.items():
            line.visible = self.chosen[seat] == HUMAN
        for preset, button in zip(PRESETS, self.presets, strict=True):
            button.select(self._lies(preset))
        self.yours.select(self._yours is not None and all(self._kind(seat) == k for seat, k in self._yours.items()))
        self.invalidate()

    def _typed(self, text: str) -> None:
        self.seed = text

    def _roll(self) -> None:
        self.seed = str(new_seed())
        self.line.write(self.seed)

    def _start(self) -> None:
        text = self.seed.strip()
        if not (text.isascii() and text.isdigit() and int(text) <= MAX_SEED):
            self.app.tell(tr("setup.bad_seed", most=MAX_SEED))
            return
        agreed = {key: value for key, value in self._agreed.items() if self.groups[key].visible}
        if objection := self.kit.set_up.objection(self.humans, agreed):
            self.app.tell(objection)
            return
        session = self.kit.new_session(self.chosen["scenario"], self.humans, int(text), self.players, **agreed)
        session.names = {seat: name for seat in self._people if (name := self.names[seat].strip())}
        self._remember()
        begin_game(self.app, self.kit, session)


def _key(value: Any) -> str:
    """The words of a setting's value have this key."""
    return (ON if value else OFF) if isinstance(value, bool) else str(value)


def _choices(setting: Setting) -> list[tuple[str, str, str]]:
    """A switch is on or off; any other setting has words for each of its values."""
    hint = tr(f"setup.{setting.key}.hint")
    if set(setting.values) == {False, True}:
        return [(ON, tr("setup.on"), hint), (OFF, tr("setup.off"), hint)]
    return [(_key(value), tr(f"setup.{setting.key}.{value}"), hint) for value in setting.values]
