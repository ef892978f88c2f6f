"""Who sits in a seat, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.thinking.strengths import kind_of
from game.shell.text import tr
from game.table.telling.snapshots import State


def machine_name(kind: str) -> str:
    """It is named so: Strategist, bold."""
    player = kind_of(kind)
    name = tr(f"machine.{player.strength}")
    return (
        tr("machine.tempered", name=name, temper=tr(f"temper.{player.temperament}").lower())
        if player.temperament
        else name
    )


def sitter(seat: str, state: State, players: Mapping[str, str]) -> str:
    """Who plays a seat."""
    if seat in players:
        return machine_name(players[seat])
    if seat not in state.humans:
        return tr("table.bot")
    return tr("table.human" if len(state.humans - players.keys()) == 1 else "table.player")


def opponents(players: Mapping[str, str]) -> list[str]:
    """Which machine plays which seat, for headers and lists."""
    return [
        tr("machine.seat", seat=tr(f"faction.{seat}"), machine=machine_name(kind)) for seat, kind in players.items()
    ]
