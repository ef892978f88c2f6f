"""Who sat in a seat that no person had, in words."""

from __future__ import annotations

from engine.core.thinking.strengths import STRENGTHS
from game.shell.text import tr
from game.table.library.record import BOT
from game.table.library.statistics import PERSON
from game.table.telling.sitters import machine_name


def opponent_name(kind: str) -> str:
    """A machine by its strength and temper, the rules' own players as they are called before a game."""
    if kind == BOT:
        return tr("setup.bot")
    if kind == PERSON:
        return tr("setup.human")
    if kind.partition(":")[0] in STRENGTHS:
        return machine_name(kind)
    who, _, level = kind.partition(".")
    name = tr(f"setup.who.{who}")
    return tr("archive.levelled", name=name, level=tr(f"setup.level.{level}").lower()) if level else name
