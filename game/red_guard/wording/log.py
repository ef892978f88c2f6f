"""How each Effect is told in the log."""

from __future__ import annotations

from collections.abc import Callable

from engine.red_guard import effects as told
from engine.red_guard.components import AGAINST, COLOUR, FACTIONS, GONE, NOWHERE, POOL, TYPE
from game.red_guard.wall.odds_rows import LABELS, shift_words
from game.red_guard.wording.names import (
    counted,
    counted_units,
    event_title,
    faction_name,
    leader_name,
    place_name,
    short_tile,
    tile_name,
    unit_name,
)
from game.shell.text import tr
from game.table.telling.log_entry import Lines, LogEntry
from game.table.telling.numbers import signed

_GROUPS = frozenset(AGAINST.values())


def log_line(effect: told.Effect) -> LogEntry | None:
    return _LINES[type(effect)](effect)


def death_check(effect: told.DeathChecked) -> str:
    """8.3.3"""
    return tr("log.death.died" if effect.died else "log.death.lives", die=effect.die)


def actor(effect: told.Effect) -> str | None:
    """The faction that acts from this Effect on, empty if none does; None if it goes on as before."""
    if isinstance(effect, told.PlayerTurnBegan):
        return effect.faction
    return "" if isinstance(effect, told.GameTurnBegan | told.PhaseBegan) else None


def _moved(effect: told.UnitsMoved) -> LogEntry | None:
    """What goes to a group is told with the group, and what comes back from one is no news."""
    if effect.place in _GROUPS or (effect.origin in _GROUPS and effect.place.startswith("attack.")):
        return None
    units, owner = counted(effect.count, TYPE[effect.unit]), COLOUR[effect.unit]
    kind = effect.place.partition(".")[0]
    if kind == "neutralized":
        text = tr("log.neutralized", units=units, faction=faction_name(owner))
    elif effect.place == GONE:
        text = tr("log.gone", units=units, faction=faction_name(owner))
    elif effect.place == POOL:
        text = tr("log.to_pool", units=units, faction=faction_name(owner))
    elif effect.origin in _GROUPS:
        text = tr("log.stays", units=units, place=place_name(effect.place))
    else:
        text = tr("log.moved", units=units, origin=place_name(effect.origin), place=place_name(effect.place))
    suffers = kind == "neutralized" or effect.place in (GONE, POOL)
    part = effect.place if "." not in effect.place else effect.origin if "." not in effect.origin else ""
    return LogEntry(text, "" if suffers else owner, part=part, indent=2, suffered_by=owner if suffers else "")


def _leader_moved(effect: told.LeaderMoved) -> LogEntry | None:
    if effect.place in (NOWHERE, effect.origin):
        return None
    place = place_name(effect.place)
    return LogEntry(tr("log.leader", leader=leader_name(effect.faction), place=place), effect.faction, indent=2)


def _chaos(effect: told.ChaosMoved) -> LogEntry | None:
    by = signed(effect.after - effect.before)
    return LogEntry(tr("log.chaos", by=by, after=effect.after), indent=2, rule="8.1")


def _rolled(effect: told.Rolled) -> LogEntry:
    return LogEntry(
        tr(f"log.rolled.{effect.name}", dice=" + ".join(map(str, effect.dice)), total=effect.total), indent=2
    )


def _dealt(effect: told.TilesDealt) -> LogEntry:
    tiles = ", ".join(short_tile(tile) for tile in effect.tiles)
    return LogEntry(tr("log.dealt", faction=faction_name(effect.faction), tiles=tiles), effect.faction, indent=2)


def _mustered(effect: told.Mustered) -> LogEntry:
    text = tr("log.mustered", faction=faction_name(effect.faction), units=counted_units(effect.units))
    return LogEntry(text, effect.faction, rule="2.2", indent=2)


def _chit_drawn(effect: told.ChitDrawn) -> LogEntry:
    text = tr("log.chit_drawn", faction=faction_name(effect.faction), chit=tr(f"chit.{effect.chit}"))
    return LogEntry(text, effect.faction, rule="10.2")


def _turn(effect: told.PlayerTurnBegan) -> LogEntry:
    name = faction_name(effect.faction)
    if effect.seat == effect.faction:
        return LogEntry(f"**{tr('log.turn', faction=name)}**", effect.faction, rule="3.1")
    return LogEntry(
        f"**{tr('log.turn.held', faction=name, seat=faction_name(effect.seat))}**", effect.faction, rule="3.3"
    )


def _drawn(effect: told.UnitDrawn) -> LogEntry:
    colour = COLOUR[effect.unit]
    return LogEntry(tr("log.drawn", faction=faction_name(colour), unit=unit_name(effect.unit)), colour, indent=2)


def _event(effect: told.EventRolled) -> LogEntry:
    return LogEntry(f"**{tr('log.event', number=effect.event, title=event_title(effect.event))}**", rule="4.0")


def _group(effect: told.GroupFormed) -> LogEntry:
    text = tr("log.group", tile=tile_name(effect.tile), units=counted_units(effect.units))
    return LogEntry(text, effect.faction, part=effect.tile, rule="5.0", indent=1)


def _attacked(effect: told.Attacked) -> LogEntry:
    text = tr(
        "log.counter" if effect.counter else "log.attacked",
        tile=short_tile(effect.tile),
        attackers=counted_units(effect.attackers),
        defenders=counted_units(effect.defenders),
        kind=tr(f"combat.{effect.kind}"),
        by=signed(effect.differential),
        shifts=shift_words(effect.shifts),
        column=LABELS[effect.column],
    )
    owner = COLOUR[effect.attackers[0]]
    return LogEntry(text, owner, part=effect.tile, rule="6.1", indent=1, suffered_by=COLOUR[effect.defenders[0]])


def _combat_rolled(effect: told.CombatRolled) -> LogEntry:
    return LogEntry(
        tr("log.combat_rolled", die=effect.die, result=tr(f"result.{effect.result}.long")), rule="6.1", indent=2
    )


def _captured(effect: told.TileCaptured) -> LogEntry:
    text = tr(
        "log.captured",
        tile=tile_name(effect.tile),
        before=faction_name(effect.before),
        after=faction_name(effect.after),
    )
    return LogEntry(f"**{text}**", effect.after, part=effect.tile, rule="6.3", suffered_by=effect.before)


def _control(effect: told.ControlPassed) -> LogEntry:
    name = faction_name(effect.faction)
    if not effect.after:
        return LogEntry(tr("log.neutral", faction=name), effect.faction, rule="3.3.2")
    return LogEntry(tr("log.control", faction=name, seat=faction_name(effect.after)), effect.faction, rule="3.3.1")


def _chairman_seated(effect: told.ChairmanSeated) -> LogEntry:
    text = tr("log.chairman.seated", faction=faction_name(effect.holder), tile=tile_name(effect.tile))
    return LogEntry(text, effect.holder, part=effect.tile, rule="8.3.1")


def _chairman_passed(effect: told.ChairmanPassed) -> LogEntry:
    if not effect.after:
        return LogEntry(tr("log.chairman.away"), rule="8.3.1")
    return LogEntry(tr("log.chairman.passed", faction=faction_name(effect.after)), effect.after, rule="8.3.1")


def _death(effect: told.DeathChecked) -> LogEntry:
    return LogEntry(f"**{death_check(effect)}**", rule="8.3.3")


def _tested(effect: told.SeizureTested) -> LogEntry:
    return LogEntry(tr("log.seizure.tested", own=effect.own, all=effect.all), effect.faction, rule="10.1")


def _ended(effect: told.GameEnded) -> LogEntry:
    winners = ", ".join(faction_name(faction) for faction in effect.winners) or tr("log.nobody")
    return LogEntry(f"**{tr('log.ended', reason=tr(f'ending.{effect.reason}'), winners=winners)}**", rule="9.1")


def _explained(effect: told.Explained) -> LogEntry:
    values = {key: _value(key, value) for key, value in effect.values}
    sentence = tr(f"why.{effect.decision}.{effect.reason}", **values)
    return LogEntry(tr("log.why", faction=faction_name(effect.faction), sentence=sentence), effect.faction, indent=1)


def _value(key: str, value: str | int) -> str:
    if key == "tile":
        return short_tile(str(value))
    return faction_name(value) if isinstance(value, str) and value in FACTIONS else str(value)


def _said(key: str, rule: str = "") -> Callable[[object], LogEntry]:
    """A sentence that needs no values."""
    return lambda effect: LogEntry(tr(key), rule=rule)


_LINES: Lines = {
    told.UnitsMoved: _moved,
    told.LeaderMoved: _leader_moved,
    told.ChaosMoved: _chaos,
    told.ChairmanSeated: _chairman_seated,
    told.ChairmanPassed: _chairman_passed,
    told.Rolled: _rolled,
    told.TilesDealt: _dealt,
    told.Mustered: _mustered,
    told.ChitDrawn: _chit_drawn,
    told.GameTurnBegan: lambda effect: LogEntry(f"**{tr('log.game_turn', turn=effect.turn)}**", rule="3.0"),
    told.PhaseBegan: lambda effect: LogEntry(tr(f"phase.{effect.phase}"), rule="3.1"),
    told.UnitDrawn: _drawn,
    told.MarkerDrawn: lambda effect: LogEntry(tr("log.marker", count=effect.left), rule="8.3.3"),
    told.FirstActive: lambda effect: LogEntry(
        tr("log.first", faction=faction_name(effect.faction)), effect.faction, rule="3.1.2"
    ),
    told.EventRolled: _event,
    told.NothingDone: lambda effect: LogEntry(
        tr("log.nothing.chairman" if effect.part == "chairman" else "log.nothing"), rule="4.0", indent=2
    ),
    told.PlayerTurnBegan: _turn,
    told.GroupFormed: _group,
    told.Attacked: _attacked,
    told.CombatRolled: _combat_rolled,
    told.Contacted: lambda effect: LogEntry(
        tr("log.contact", faction=faction_name(effect.faction)), effect.faction, rule="6.1.1", indent=2
    ),
    told.BrokenOff: lambda effect: LogEntry(
        tr("log.broken_off", tile=short_tile(effect.tile)), effect.faction, part=effect.tile, indent=1
    ),
    told.TileCaptured: _captured,
    told.ControlPassed: _control,
    told.ForcedOut: lambda effect: LogEntry(
        f"**{tr('log.forced_out', faction=faction_name(effect.faction))}**", effect.faction, rule="9.1"
    ),
    told.DeathChecked: _death,
    told.CommitteesFormed: _said("log.committees", "6.1"),
    told.Voted: lambda effect: LogEntry(
        tr("log.voted.yes" if effect.ends else "log.voted.no", faction=faction_name(effect.seat)),
        effect.seat,
        rule="9.1",
    ),
    told.SeizureDeclared: lambda effect: LogEntry(
        f"**{tr('log.seizure', faction=faction_name(effect.faction))}**", effect.faction, rule="10.1"
    ),
    told.SeizureTested: _tested,
    told.ChitPlayed: lambda effect: LogEntry(
        f"**{tr('log.chit_played', faction=faction_name(effect.faction), chit=tr(f'chit.{effect.chit}'))}**",
        effect.faction,
        rule="10.2",
    ),
    told.GameEnded: _ended,
    told.Explained: _explained,
}
