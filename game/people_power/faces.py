"""What stands on the card in play."""

from __future__ import annotations

from engine.people_power.cards import EVENT_NUMBERS, faction_order
from engine.people_power.events import SIDES
from game.people_power.palette import EVENT_PAPER
from game.shell.text import tr
from game.table.panels.card_setting import Face, FaceSide


def face(card: int) -> Face:
    """An Event with both its sides, or an Election with what it does; before the first card, none."""
    if not card:
        return Face("", tr("table.no_card"), tr("table.no_card.kicker"))
    is_event = card in EVENT_NUMBERS
    return Face(
        str(card),
        tr(f"card.{card}.title"),
        tr(f"card.{card}.kicker"),
        body="" if is_event else tr(f"card.{card}.effect"),
        sides=tuple(_side(card, side) for side in SIDES) if is_event else (),
        number=tr("table.number", number=card),
        factions=tuple(faction_order(card)) if is_event else (),
    )


def _side(card: int, side: str) -> FaceSide:
    return FaceSide(side, tr(f"card.{card}.{side}.title"), tr(f"card.{card}.{side}"), EVENT_PAPER[side])
