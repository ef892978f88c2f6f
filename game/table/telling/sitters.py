"""Who sits in a seat, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.thinking.strengths import kind_of
from game.shell.drawable import drawable
from game.shell.text import tr
from game.table.telling.snapshots import State

NAMELESS: Mapping[str, str] = {}


def machine_name(kind: str) -> str:
    """It is named so: Strategist, bold."""
    player = kind_of(kind)
    name = tr(f"machine.{player.strength}")
    return (
        tr("machine.tempered", name=name, temper=tr(f"temper.{player.temperament}").lower())
        if player.temperament
        else name
    )


def sitter(seat: str, state: State, players: Mapping[str, str], names: Mapping[str, str] = NAMELESS) -> str:
    """Who plays a seat; a person by the name that was given."""
    if seat in players:
        return machine_name(players[seat])
    if seat not in state.humans:
        return tr("table.bot")
    if name := drawable(names.get(seat, "")):
        return name
    return tr("table.human" if len(state.humans - players.keys()) == 1 else "table.player")


def called(names: Mapping[str, str], seat: str) -> str:
    """People are called so: Ana (Pink); by the seat alone where nobody gave a name."""
    faction, name = tr(f"faction.{seat}"), drawable(names.get(seat, ""))
    return tr("hand_over.named", name=name, faction=faction) if name else faction


def opponents(players: Mapping[str, str]) -> list[str]:
    """Which machine plays which seat, for headers and lists."""
    return [
        tr("machine.seat", seat=tr(f"faction.{seat}"), machine=machine_name(kind)) for seat, kind in players.items()
    ]
