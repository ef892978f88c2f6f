"""What stands on each page of the Election Round: a headline, and under it the sums and the news in columns."""

from __future__ import annotations

import math
from collections.abc import Iterable

from engine.people_power import effects as told
from engine.people_power import stages
from engine.people_power.board import GOVERNMENT, Faction, as_faction
from engine.people_power.effects import Effect
from engine.people_power.victory import THRESHOLD
from game.people_power.palette import Palette
from game.people_power.scenes import card_text
from game.people_power.scenes.election_pages import CARD, ElectionPage, Phase
from game.people_power.wording.log import log_line
from game.people_power.wording.log.election import decision, verdict
from game.people_power.wording.names import card_title, faction_name
from game.shell.text import tr
from game.table.press.blocks import (
    Block,
    Body,
    Headline,
    Kicker,
    Label,
    Lead,
    Note,
    Rule,
    Small,
    Subtitle,
    SumRow,
    TableHead,
    TableRow,
    ValueRow,
)
from game.table.telling.numbers import signed

SHORT = 4
"""So many lines stand in one column; more are spread over several."""
MOST_COLUMNS = 3
PHOTOGRAPHS = {
    stages.VICTORY: "victory",
    stages.RESOURCES: "resources",
    "support": "support",
    stages.CIVIC_ACTION: "support",
    stages.AGITATION: "support",
    stages.FOUNDATION: "support",
    stages.REDEPLOY: "redeploy",
    stages.DESPERATION: "desperation",
    stages.RESET: "reset",
}
"""Each phase has a picture, by name."""


def headline(page: ElectionPage) -> list[Block]:
    if page.name == CARD:
        return card_text.heading(_card(page.phases[0]))
    return [
        Label(tr(f"phase.{page.name}")),
        Headline(tr(f"election.headline.{_outcome(page)}")),
        Kicker(tr(f"election.standfirst.{page.name}")),
        Rule(),
    ]


def photograph(page: ElectionPage) -> str:
    """What is printed under the news of a phase; newsmakers who show themselves bring their own pictures."""
    return "" if _shows_cards(page) else PHOTOGRAPHS.get(page.name, "")


def _shows_cards(page: ElectionPage) -> bool:
    shown = told.PersonalitiesRevealed, told.ActsChosen
    return any(isinstance(effect, shown) and effect.cards for phase in page.phases for effect in phase.effects)


def report(page: ElectionPage, palette: Palette) -> list[list[Block]]:
    """These columns stand under the headline."""
    if len(page.phases) > 1:
        return [_part(phase) for phase in page.phases]
    phase = page.phases[0]
    if phase.name == CARD:
        card = _card(phase)
        picture = card_text.picture(card, palette, card_text.LARGE)
        return [[picture], [*card_text.rules_text(card), Rule(), *card_text.history(card)]]
    if phase.name == stages.VICTORY:
        return [_victory(phase)]
    if phase.name == stages.RESOURCES:
        return _resources(phase)
    for effect in phase.effects:
        if isinstance(effect, told.PersonalitiesRevealed | told.ActsChosen) and effect.cards:
            return [_newsmaker(faction, card, palette) for faction, card in effect.cards]
    return _spread(_lines(phase.effects))


def _card(phase: Phase) -> int:
    began = phase.effects[0]
    assert isinstance(began, told.ElectionBegan)
    return began.card


def _outcome(page: ElectionPage) -> str:
    """The headline of the count depends on who has won."""
    if page.name != stages.VICTORY:
        return page.name
    ended = _end_of_game(page.phases[0])
    return f"victory.{ended.ranking[0] if ended else 'none'}"


def _end_of_game(phase: Phase) -> told.GameEnded | None:
    """Of the count with which the game ends."""
    return next((effect for effect in phase.effects if isinstance(effect, told.GameEnded)), None)


def _part(phase: Phase) -> list[Block]:
    """6.3: what one faction did in the Support Phase."""
    return [
        Label(tr(f"phase.{phase.name}")),
        Subtitle(tr(f"election.headline.{phase.name}")),
        *(_lines(phase.effects) or [Note(tr("election.nothing"))]),
    ]


def _newsmaker(faction: Faction, card: int, palette: Palette) -> list[Block]:
    """6.5: who or what a faction chose."""
    return [
        card_text.picture(card, palette, card_text.SMALL),
        Label(faction_name(faction)),
        Subtitle(card_title(card)),
        Body(tr(f"card.{card}.effect")),
    ]


def _victory(phase: Phase) -> list[Block]:
    """6.1: what the Strikes cost and the Acts did, then the count."""
    blocks: list[Block] = []
    resolving = False
    for effect in phase.effects:
        resolving = resolving or isinstance(effect, told.ActResolved)
        if isinstance(effect, told.VictoryChecked):
            ended = _end_of_game(phase)
            blocks += [*_count(effect), Lead(decision(ended) if ended else verdict(effect))]
        elif isinstance(effect, told.TrackMoved) and effect.track == "patronage" and not resolving:
            blocks.append(Body(tr("election.strikes", before=effect.before, after=effect.after)))
        else:
            blocks += _lines([effect])
    return blocks


def _count(checked: told.VictoryChecked) -> list[Block]:
    """7.1, 7.2: totals are set against thresholds."""
    factions = [faction for faction, _ in checked.margins]
    return [
        TableHead(tuple(faction_name(faction) for faction in factions)),
        TableRow(tr("election.made_of"), tuple(tr(f"victory.{faction}") for faction in factions)),
        TableRow(tr("election.total"), tuple(str(margin + THRESHOLD[f]) for f, margin in checked.margins)),
        TableRow(tr("election.threshold"), tuple(str(THRESHOLD[faction]) for faction in factions)),
        Rule(),
        TableRow(tr("election.margin"), tuple(signed(margin) for _, margin in checked.margins)),
    ]


def _resources(phase: Phase) -> list[list[Block]]:
    """6.2: the earnings, part by part, a column for each faction that has a player; Aid is the Government's."""
    columns: dict[Faction, list[Block]] = {}
    for effect in phase.effects:
        if isinstance(effect, told.Earned):
            column = _column_of(effect.faction, columns)
            column += [ValueRow(tr(f"election.earn.{name}"), str(amount)) for name, amount in effect.parts]
            column.append(SumRow(tr("election.total"), signed(sum(amount for _, amount in effect.parts))))
        elif isinstance(effect, told.TrackMoved):
            _, _, faction = effect.track.partition(":")
            key = "election.new_resources" if faction else "election.aid"
            column = _column_of(as_faction(faction) or GOVERNMENT, columns)
            column.append(Small(tr(key, before=effect.before, after=effect.after)))
    return list(columns.values())


def _column_of(faction: Faction, columns: dict[Faction, list[Block]]) -> list[Block]:
    return columns.setdefault(faction, [Subtitle(faction_name(faction))])


def _lines(effects: Iterable[Effect]) -> list[Block]:
    """As in the log, but without the reasons of a non-player; and the end of the game has a page of its own."""
    entries = [log_line(effect) for effect in effects if not isinstance(effect, told.Preferred | told.GameEnded)]
    return [Note(entry.text) for entry in entries if entry is not None]


def _spread(lines: list[Block]) -> list[list[Block]]:
    """Over as many columns as they fill."""
    columns = max(1, min(MOST_COLUMNS, math.ceil(len(lines) / SHORT)))
    each = math.ceil(len(lines) / columns)
    return [lines[number * each : (number + 1) * each] for number in range(columns)]
