"""The Election Round as front pages, phase by phase, with the sums shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.cards import ELECTIONS
from engine.people_power.effects import Effect
from engine.people_power.victory import THRESHOLD
from game.people_power.newspaper import Block, Column, PageScene
from game.people_power.palette import Palette
from game.people_power.scenes import card_text
from game.people_power.wording import card_title, faction_name, log_line
from game.people_power.wording.names import faction_names, signed
from game.shell import colours
from game.shell.text import tr
from game.shell.widgets.button import Button

if TYPE_CHECKING:
    from game.shell.app import App

MOST_LINES = 24
_REVEALS: dict[type[Effect], str] = {told.PersonalitiesRevealed: "personalities", told.ActsChosen: "desperation"}
_DECISIONS = ("civic_action", "agitation", "foundation", "redeploy", "personalities", "desperation")


@dataclass(slots=True)
class Phase:
    """One page: the phase and what happened in it. The Election card itself is the phase "card"."""

    name: str
    effects: list[Effect] = field(default_factory=list)


def phases_of(effects: Iterable[Effect]) -> list[Phase]:
    """Effects cut into pages where a phase begins; what comes before and after the Election Round is left out."""
    phases: list[Phase] = []
    for effect in effects:
        if isinstance(effect, told.ElectionBegan):
            phases.append(Phase("card", [effect]))
        elif isinstance(effect, told.PhaseBegan):
            phases.append(Phase(effect.phase))
        elif isinstance(effect, tuple(_REVEALS)) and not (phases and phases[-1].name == _REVEALS[type(effect)]):
            # The choice was made in secret, and this is what came of it.
            phases.append(Phase(_REVEALS[type(effect)], [effect]))
        elif isinstance(effect, told.CardRevealed | told.TurnBegan):
            if phases:
                break
        elif phases:
            phases[-1].effects.append(effect)
    return phases


class ElectionScene(PageScene):
    """Shows the pages of these Effects one after the other, then goes and calls `then`.

    Over the board: where a phase waits for a decision, show the Effects until then, and a new scene after it. `card` is
    the Election that is held, for the date.
    """

    widest = 1380
    tallest = 940

    def __init__(
        self,
        app: App,
        effects: Iterable[Effect],
        then: Callable[[], None] | None = None,
        card: int | None = None,
    ) -> None:
        super().__init__(app)
        self.phases = phases_of(effects)
        self.number = 0
        self._then = then
        self._election = card if card in ELECTIONS else None

    @property
    def phase(self) -> Phase:
        return self.phases[self.number]

    def build(self) -> None:
        self.head = Column()
        self.body = [Column() for _ in FACTIONS]
        self.go_on = Button(tr("paper.continue"), self._continue, style="gold", shortcut="Enter")
        self.skip = Button(tr("paper.skip"), self._finish, style="paper", shortcut="Esc")
        self.add(self.head, *self.body, self.go_on, self.skip)

    def enter(self) -> None:
        if not self.phases:
            self._finish()

    def date_line(self) -> str:
        return tr(f"election.date.{self._election}") if self._election else ""

    def edition_line(self) -> str:
        page = tr("election.page", page=self.number + 1, pages=len(self.phases))
        return f"{tr('election.special')} · {page}"

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        self.shorten(self.content.height - max((self._needs(phase) for phase in self.phases), default=0))
        self.place_at_foot(self.go_on, right=True)
        self.place_at_foot(self.skip)
        self.skip.visible = len(self.phases) > 1
        if self.phases:
            self._show()

    def back(self) -> None:
        self._finish()

    def draw_under(self, surface: pygame.Surface) -> None:
        shown = [column.rect for column in self.body if column.visible]
        for left, right in pairwise(shown):
            x = (left.right + right.left) // 2
            pygame.draw.line(surface, colours.PAPER_EDGE, (x, left.top), (x, self.content.bottom))

    def _needs(self, phase: Phase) -> int:
        """The height in which the page of a phase would stand without scrolling."""
        look, width = self.look, self.content.width
        columns = self._report(phase)
        each = (width - look.px(44) * (len(columns) - 1)) // len(columns)
        tallest = max(Column(column).natural_height(each, look) for column in columns)
        return Column(headline(phase)).natural_height(width, look) + look.px(14) + tallest + look.px(8)

    def _report(self, phase: Phase) -> list[list[Block]]:
        """A phase that has only just begun waits for a decision."""
        if phase is self.phases[-1] and not phase.effects and phase.name in _DECISIONS:
            return [[Block("lead", tr("election.decide"))]]
        return report(phase, self.palette)

    def _show(self) -> None:
        look, content = self.look, self.content
        columns = self._report(self.phase)
        gap, space = look.px(44), look.px(14)
        width = (content.width - gap * (len(columns) - 1)) // len(columns)
        needed = max(Column(column).natural_height(width, look) for column in columns)
        self.head.blocks = tuple(headline(self.phase))
        room = max(content.height - space - needed, content.height // 2)
        tall = min(self.head.natural_height(content.width, look), room)
        self.head.place(pygame.Rect(content.x, content.y, content.width, tall), look)
        top = self.head.rect.bottom + space
        for number, column in enumerate(self.body):
            column.visible = number < len(columns)
            if column.visible:
                column.bar.offset = 0
                column.blocks = tuple(columns[number])
                x = content.x + number * (width + gap)
                column.place(pygame.Rect(x, top, width, content.bottom - top), look)
        self.invalidate()

    def _continue(self) -> None:
        if self.number + 1 < len(self.phases):
            self.number += 1
            self._show()
        else:
            self._finish()

    def _finish(self) -> None:
        self.app.pop()
        if self._then is not None:
            self._then()


def headline(phase: Phase) -> list[Block]:
    if phase.name == "card":
        return card_text.heading(_card(phase))
    if phase.name == "victory":
        checked = [effect for effect in phase.effects if isinstance(effect, told.VictoryChecked)]
        winner = checked[0].winners[0] if checked and checked[0].winners else "none"
        title = tr(f"election.headline.victory.{winner}")
    else:
        title = tr(f"election.headline.{phase.name}")
    return [
        Block("label", tr(f"phase.{phase.name}").upper()),
        Block("headline", title),
        Block("kicker", tr(f"election.standfirst.{phase.name}")),
        Block("rule"),
    ]


def report(phase: Phase, palette: Palette) -> list[list[Block]]:
    """The columns under the headline."""
    if phase.name == "card":
        return [card_text.rules_text(_card(phase)), card_text.history(_card(phase))[1:]]
    if phase.name == "victory":
        return [_victory(phase)]
    if phase.name == "resources":
        return _resources(phase)
    chosen = [cards for effect in phase.effects if (cards := getattr(effect, "cards", ()))]
    if chosen:
        return [_newsmaker(faction, card, palette) for faction, card in chosen[-1]]
    blocks = _lines(phase.effects)
    if len(blocks) > MOST_LINES // 2:
        half = (len(blocks) + 1) // 2
        return [blocks[:half], blocks[half:]]
    return [blocks]


def _card(phase: Phase) -> int:
    began = phase.effects[0]
    assert isinstance(began, told.ElectionBegan)
    return began.card


def _newsmaker(faction: Faction, card: int, palette: Palette) -> list[Block]:
    """6.5: who or what a faction chose."""
    return [
        card_text.picture(card, palette, 200),
        Block("label", faction_name(faction).upper()),
        Block("subtitle", card_title(card)),
        Block("body", tr(f"card.{card}.effect")),
    ]


def _victory(phase: Phase) -> list[Block]:
    """6.1: what the Strikes cost and the Acts did, then the count."""
    blocks: list[Block] = []
    resolving = False
    for effect in phase.effects:
        resolving = resolving or isinstance(effect, told.ActResolved)
        if isinstance(effect, told.VictoryChecked):
            blocks += _count(effect)
        elif isinstance(effect, told.TrackMoved) and effect.track == "patronage" and not resolving:
            blocks.append(Block("body", tr("election.strikes", before=effect.before, after=effect.after)))
        elif not isinstance(effect, told.GameEnded):
            blocks += _lines([effect])
    return blocks


def _count(checked: told.VictoryChecked) -> list[Block]:
    """7.1, 7.2: totals against thresholds."""
    factions = [faction for faction, _ in checked.margins]
    if checked.winners:
        verdict = tr("log.victory.winners", factions=faction_names(checked.winners))
    else:
        verdict = tr("log.victory.none")
    return [
        Block("cells", "", tuple(faction_name(faction) for faction in factions)),
        Block("cells", tr("election.made_of"), tuple(tr(f"victory.{faction}") for faction in factions)),
        Block("cells", tr("election.total"), tuple(str(margin + THRESHOLD[f]) for f, margin in checked.margins)),
        Block("cells", tr("election.threshold"), tuple(str(THRESHOLD[faction]) for faction in factions)),
        Block("rule"),
        Block("cells", tr("election.margin"), tuple(signed(margin) for _, margin in checked.margins)),
        Block("lead", verdict),
    ]


def _resources(phase: Phase) -> list[list[Block]]:
    """6.2: the earnings, part by part, a column for each faction that has a player."""
    columns: list[list[Block]] = []
    for effect in phase.effects:
        if isinstance(effect, told.Earned):
            earned = [Block("row", tr(f"election.earn.{name}"), (str(amount),)) for name, amount in effect.parts]
            total = Block("total", tr("election.total"), (signed(sum(amount for _, amount in effect.parts)),))
            columns.append([Block("subtitle", faction_name(effect.faction)), *earned, total])
            continue
        if not columns:
            columns.append([])
        if isinstance(effect, told.TrackMoved):
            key = "election.new_resources" if effect.track.startswith("resources:") else "election.aid"
            columns[-1].append(Block("small", tr(key, before=effect.before, after=effect.after)))
        else:
            columns[-1] += _lines([effect])
    return columns or [[Block("body", tr("election.nothing"))]]


def _lines(effects: Iterable[Effect]) -> list[Block]:
    """As in the log."""
    lines = []
    for effect in effects:
        entry = log_line(effect)
        if entry is not None and not isinstance(effect, told.GameEnded):
            lines.append(entry.text)
    if not lines:
        return [Block("body", tr("election.nothing"))]
    blocks = [Block("note", text) for text in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        blocks.append(Block("small", tr("election.more", count=len(lines) - MOST_LINES)))
    return blocks
