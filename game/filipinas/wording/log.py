"""What has happened, as telegrams."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.filipinas import effects as told
from engine.filipinas.board import CEMETERY, HOME, MAP, SPAIN
from engine.filipinas.counters import COUNTERS, LEADERS, SIDE_OF
from engine.filipinas.deck import CARDS
from game.filipinas.wording.names import (
    brief_name,
    capital,
    card_title,
    counter_name,
    listed,
    modifiers_text,
    place_name,
    stack_name,
)
from game.shell.text import tr, words
from game.table.telling.log_entry import Lines, LogEntry

Naming = Callable[[str], str]

EITHER_WAY = ("committee", "powers", "disperse", "fever")
"""Dice that decide which of two things happens: neither is a failure."""


def told_of(key: str, side: str, **values: str) -> LogEntry:
    """What a side does: Spain is one, the Filipinos are many."""
    text = tr(key, side=tr(f"nation.{side}"), count=1 if side == SPAIN else 2, **values)
    return LogEntry(capital(text), faction=side)


def _placed(effect: told.Placed) -> LogEntry:
    text = tr("log.placed", counter=counter_name(effect.counter), place=place_name(effect.place))
    return LogEntry(capital(text), part=effect.place)


def _removed(effect: told.Removed, name: Naming = counter_name) -> LogEntry | None:
    if effect.origin not in MAP:
        return None
    buried = "dead" if effect.counter in LEADERS else "cemetery"
    where = {CEMETERY: buried, HOME: "home"}.get(effect.to, "box")
    text = tr(f"log.removed.{where}", counter=name(effect.counter))
    return LogEntry(capital(text), part=effect.origin, indent=1, suffered_by=SIDE_OF[effect.counter])


def _moved(effect: told.Moved) -> LogEntry:
    text = tr(
        "log.moved",
        stack=stack_name(effect.counters),
        origin=place_name(effect.origin),
        place=place_name(effect.place),
    )
    return LogEntry(capital(text), part=effect.place)


def _stacked(effect: told.Stacked) -> LogEntry:
    text = tr("log.stacked", stack=stack_name(effect.stack), place=place_name(effect.place))
    return LogEntry(capital(text), part=effect.place)


def _unstacked(effect: told.Unstacked) -> LogEntry:
    text = tr("log.unstacked", stack=stack_name(effect.counters), place=place_name(effect.place))
    return LogEntry(capital(text), part=effect.place, indent=1)


def _step_lost(effect: told.StepLost, name: Naming = counter_name) -> LogEntry:
    text = tr("log.step_lost", unit=name(effect.unit))
    return LogEntry(capital(text), part=effect.place, indent=1, suffered_by=SIDE_OF[effect.unit])


def _step_gained(effect: told.StepGained, name: Naming = counter_name) -> LogEntry:
    return LogEntry(capital(tr("log.step_gained", unit=name(effect.unit))), part=effect.place, indent=1)


def _marker_placed(effect: told.MarkerPlaced, name: Naming = counter_name) -> LogEntry:
    return _marker(f"log.marker.{effect.marker}", effect.on, name)


def _marker_removed(effect: told.MarkerRemoved) -> LogEntry | None:
    key = f"log.unmarker.{effect.marker}"
    return _marker(key, effect.on) if words().has(key) else None


def _marker(key: str, on: str, name: Naming = counter_name) -> LogEntry:
    named = name(on) if on in COUNTERS else place_name(on) if on else ""
    return LogEntry(capital(tr(key, on=named)), part=on if on in MAP else "", indent=1)


def _city(effect: told.CityTaken) -> LogEntry:
    text = tr("log.city", city=place_name(effect.city), nation=tr(f"nation.{effect.nation}"))
    return LogEntry(f"**{capital(text)}**", part=effect.city)


def _track(effect: told.TrackMoved) -> LogEntry:
    track, _, side = effect.track.partition(":")
    return LogEntry(tr(f"log.{track}", before=effect.before, after=effect.after), faction=side, indent=1)


def _government(effect: told.GovernmentChanged) -> LogEntry:
    return LogEntry(tr("log.government", after=tr(f"government.{effect.after}")))


def _rolled(effect: told.Rolled) -> LogEntry:
    thrown = tr(
        "log.rolled", name=tr(f"roll.{effect.name}"), die=effect.die, modifiers=modifiers_text(effect.modifiers)
    )
    if effect.name in EITHER_WAY:
        return LogEntry(thrown)
    result = tr("log.success" if effect.success else "log.failure")
    return LogEntry(f"{capital(result)}: {thrown[:1].lower()}{thrown[1:]}")


def _searched(effect: told.Searched) -> LogEntry:
    text = tr(
        "log.searched",
        searcher=stack_name(effect.searcher),
        target=stack_name(effect.target),
        place=place_name(effect.place),
        dice=", ".join(map(str, effect.dice)),
        count=len(effect.dice),
        modifiers=modifiers_text(effect.modifiers),
        result=tr("log.found" if effect.found else "log.not_found"),
    )
    return LogEntry(capital(text), part=effect.place, rule="6.6")


def _fought(effect: told.Fought) -> LogEntry:
    text = tr(
        f"log.fought.{effect.kind}",
        attackers=stack_name(effect.attackers),
        target=stack_name(effect.target),
        place=place_name(effect.place),
        die=effect.die,
        modifiers=modifiers_text(effect.modifiers),
        result=tr("log.hit" if effect.hit else "log.miss"),
    )
    return LogEntry(capital(text), part=effect.place, rule="6.8" if effect.kind == "siege" else "6.7")


def _turn(effect: told.GameTurnBegan) -> LogEntry:
    season = tr("season.wet" if effect.wet else "season.dry")
    return LogEntry(f"**{tr('log.turn', turn=effect.turn, months=tr(f'months.{effect.turn}'), season=season)}**")


def _earned(effect: told.Earned) -> LogEntry:
    text = tr("log.earned", side=tr(f"faction.{effect.side}"), points=effect.points)
    return LogEntry(text, faction=effect.side)


def _drawn(effect: told.CardsDrawn) -> LogEntry | None:
    if not effect.cards:
        return None
    cards = ", ".join(card_title(card) for card in effect.cards)
    return told_of("log.drawn", effect.side, cards=cards)


def _dealt(effect: told.CardsDealt) -> LogEntry | None:
    if not effect.count:
        return None
    text = tr("log.dealt", side=tr(f"faction.{effect.side}"), count=effect.count)
    return LogEntry(text, faction=effect.side)


def _redrawn(effect: told.HandRedrawn) -> LogEntry:
    return replace(told_of("log.redrawn", effect.side, cards=str(effect.count)), indent=1)


def _decided(effect: told.Decided) -> LogEntry:
    return LogEntry(tr("log.decided", rule=effect.rule, line=line_name(effect.line)), faction=effect.side)


def _skipped(effect: told.Skipped) -> LogEntry:
    text = tr("log.skipped", rule=effect.rule, line=line_name(effect.line), reason=tr(f"why.{effect.reason}"))
    return LogEntry(text, faction=effect.side, indent=2)


def _preferred(effect: told.Preferred) -> LogEntry:
    tests = f" ({', '.join(tr(f'test.{test}') for test in effect.tests)})" if effect.tests else ""
    if effect.left > 1:
        tests += f" {tr('log.preferred.lot', count=effect.left)}"
    text = tr("log.preferred", what=tr(f"what.{effect.what}"), chosen=thing_name(effect.chosen), tests=tests)
    return LogEntry(capital(text), faction=effect.side, indent=2)


def _lot(effect: told.Lot) -> LogEntry:
    result = tr("log.yes" if effect.yes else "log.no")
    return LogEntry(tr("log.lot", what=line_name(effect.what), result=result), faction=effect.side, indent=2)


def line_name(line: str) -> str:
    """A line of a non-player's list, or a card that it plays."""
    kind, _, card = line.partition(":")
    return tr("line.card", card=card_title(card)) if card else tr(f"line.{kind}")


def thing_name(key: str) -> str:
    if key in CARDS:
        return card_title(key)
    return counter_name(key) if key in COUNTERS else place_name(key)


LINES: Lines = {
    told.Placed: _placed,
    told.Removed: _removed,
    told.Moved: _moved,
    told.Stacked: _stacked,
    told.Unstacked: _unstacked,
    told.StepLost: _step_lost,
    told.StepGained: _step_gained,
    told.MarkerPlaced: _marker_placed,
    told.MarkerRemoved: _marker_removed,
    told.CityTaken: _city,
    told.TrackMoved: _track,
    told.GovernmentChanged: _government,
    told.Rolled: _rolled,
    told.Searched: _searched,
    told.Fought: _fought,
    told.GameTurnBegan: _turn,
    told.Earned: _earned,
    told.PlayBegan: lambda effect: None,
    told.Passed: lambda effect: told_of("log.passed", effect.side),
    told.ActionBegan: lambda effect: LogEntry(f"**{tr(f'action.{effect.action}')}**", faction=effect.side),
    told.Coordinated: lambda effect: LogEntry(tr("log.coordinated"), faction=effect.side),
    told.NothingDone: lambda effect: LogEntry(tr("log.nothing"), faction=effect.side, indent=1),
    told.AmericaEntered: lambda effect: LogEntry(f"**{tr('log.america')}**"),
    told.GameTurnEnded: lambda effect: LogEntry(
        tr("log.turn_ended", turn=effect.turn, morale=effect.morale, us=effect.us)
    ),
    told.GameEnded: lambda effect: LogEntry(f"**{tr(f'log.ended.{effect.reason}')}**"),
    told.CardsDrawn: _drawn,
    told.CardsDealt: _dealt,
    told.CardPlayed: lambda effect: told_of("log.played", effect.side, card=f"**{card_title(effect.card)}**"),
    told.CardCancelled: lambda effect: LogEntry(
        tr("log.cancelled", by=card_title(effect.by), card=card_title(effect.card))
    ),
    told.CardsTraded: lambda effect: LogEntry(
        tr("log.traded", cards=listed([card_title(card) for card in effect.cards])), faction=effect.side
    ),
    told.CardDiscarded: lambda effect: told_of("log.discarded", effect.side, card=card_title(effect.card)),
    told.HandSeen: lambda effect: LogEntry(
        tr("log.seen", cards=", ".join(card_title(card) for card in effect.cards)), faction=effect.side
    ),
    told.Decided: _decided,
    told.Skipped: _skipped,
    told.Preferred: _preferred,
    told.Lot: _lot,
    told.HandRedrawn: _redrawn,
}
"""How each kind of Effect is told."""
BRIEFLY: Lines = {
    told.Removed: partial(_removed, name=brief_name),
    told.StepLost: partial(_step_lost, name=brief_name),
    told.StepGained: partial(_step_gained, name=brief_name),
    told.MarkerPlaced: partial(_marker_placed, name=brief_name),
}
"""Those that are told shorter in the sentence of a play."""
