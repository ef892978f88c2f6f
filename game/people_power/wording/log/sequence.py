"""The log tells the sequence of play, and the Operations, Special Activities and Events in it."""

from __future__ import annotations

from engine.people_power import effects as told
from engine.people_power.cards import faction_order
from game.people_power.wording.names import action_name, card_title, faction_name, faction_names, space_name
from game.shell.text import tr
from game.table.telling.log_entry import Lines, LogEntry


def _card_revealed(effect: told.CardRevealed) -> LogEntry:
    order = faction_names(faction_order(effect.card))
    return LogEntry(tr("log.card", number=effect.card, title=card_title(effect.card), order=order))


def _turn_began(effect: told.TurnBegan) -> LogEntry:
    position = tr(f"position.{effect.position}")
    return LogEntry(tr("log.turn", faction=faction_name(effect.faction), position=position), effect.faction)


def _operation_began(effect: told.OperationBegan) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "operation": tr(f"operation.{effect.operation}")}
    rule = tr(f"operation.{effect.operation}.rule")
    return LogEntry(tr(f"log.operation.{effect.kind}", **names), effect.faction, rule=rule, indent=1)


def _special_began(effect: told.SpecialBegan) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "special": tr(f"special.{effect.special}")}
    rule = tr(f"special.{effect.special}.rule")
    return LogEntry(tr("log.special", **names), effect.faction, rule=rule, indent=1)


def _space_selected(effect: told.SpaceSelected) -> LogEntry:
    text = tr("log.space", action=action_name(effect.action), space=space_name(effect.space))
    return LogEntry(text, effect.faction, effect.space, indent=2)


def _event_began(effect: told.EventBegan) -> LogEntry:
    side = tr(f"card.{effect.card}.{effect.side}.title")
    text = tr("log.event", faction=faction_name(effect.faction), card=card_title(effect.card), side=side)
    return LogEntry(text, effect.faction, rule="5.1", indent=1)


def _nothing_done(effect: told.NothingDone) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "action": action_name(effect.action)}
    return LogEntry(tr("log.nothing", **names), effect.faction, rule="5.1.2", indent=2)


def _turn_ended(effect: told.TurnEnded) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "box": tr(f"box.{effect.box}")}
    return LogEntry(tr("log.ended", **names), effect.faction, rule="2.3.3", indent=1)


def _eligibility(effect: told.EligibilityAdjusted) -> LogEntry:
    if not effect.ineligible:
        return LogEntry(tr("log.eligibility.none"), rule="2.3.6")
    return LogEntry(tr("log.eligibility", factions=faction_names(effect.ineligible)), rule="2.3.6")


def _transferred(effect: told.Transferred) -> LogEntry:
    names = {"giver": faction_name(effect.giver), "receiver": faction_name(effect.receiver)}
    return LogEntry(tr("log.transferred", count=effect.amount, **names), effect.giver, rule="1.4.1", indent=1)


LINES: Lines = {
    told.CardRevealed: _card_revealed,
    told.TurnBegan: _turn_began,
    told.OperationBegan: _operation_began,
    told.SpecialBegan: _special_began,
    told.SpaceSelected: _space_selected,
    told.EventBegan: _event_began,
    told.NothingDone: _nothing_done,
    told.TurnEnded: _turn_ended,
    told.EligibilityAdjusted: _eligibility,
    told.Transferred: _transferred,
}
