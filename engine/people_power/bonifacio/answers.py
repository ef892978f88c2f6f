"""8.5.5, 8.6: how a non-player answers what the rules ask a player: Events, Acts, Personalities, Foundation."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt
from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, Faction
from engine.people_power.bonifacio.newsmakers import choose_act, choose_personality
from engine.people_power.bonifacio.pieces import enemy_first
from engine.people_power.bonifacio.priorities import COLUMNS, select
from engine.people_power.events.effective import first_option
from engine.people_power.state import State

COLUMN: dict[str, dict[Faction, str]] = {
    "event.shift": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "event.set": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "event.place": {GOVERNMENT: "C", REFORMERS: "A", NPA: "G"},
    "event.base": {GOVERNMENT: "C", REFORMERS: "B", NPA: "B"},
    "event.terror": {GOVERNMENT: "T", REFORMERS: "R", NPA: "T"},
    "event.protest": {GOVERNMENT: "R", REFORMERS: "P", NPA: "R"},
    "event.strike": {GOVERNMENT: "R", REFORMERS: "R", NPA: "S"},
    "event.move_from": {GOVERNMENT: "D", REFORMERS: "D", NPA: "M"},
    "event.move_to": {GOVERNMENT: "D", REFORMERS: "D", NPA: "M"},
    "act.neutral": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "act.terror": {NPA: "T"},
    "foundation.space": {REFORMERS: "B"},
}
"""8.5.6: the column of the space selection table that fits what is asked."""

REMOVE_OR_REPLACE = "R"
"""8.5.6: the column for all else."""


def answer(state: State, prompt: Prompt, column: str = "") -> Option:
    """The option that the tables lead to; `column` overrides the one that fits the question (8.5.5)."""
    if prompt.ask == "personality.choose":
        return Option(f"card:{choose_personality(state, prompt.faction)}")
    if prompt.ask == "act.choose":
        return Option(f"card:{choose_act(state, prompt.faction)}")
    kind = prompt.options[0].kind
    if kind == "space":
        return _space(state, prompt, column or column_for(prompt))
    if kind == "piece":
        return _piece(state, prompt)
    # 8.9: reading from top to bottom.
    return first_option(state, prompt)


def column_for(prompt: Prompt) -> str:
    """8.5.6: the column that fits what the prompt asks."""
    return COLUMN.get(prompt.ask, {}).get(prompt.faction, REMOVE_OR_REPLACE)


def leftmost(faction: Faction, columns: set[str]) -> str:
    """8.5.5: the leftmost of the columns in the faction's table."""
    return min(columns, key=COLUMNS[faction].index) if columns else ""


def _space(state: State, prompt: Prompt, column: str) -> Option:
    """8.5.6: the space that the column prefers. No Event that a non-player executes asks for own pieces to remove."""
    spaces = [option.value for option in prompt.options if option.kind == "space"]
    purpose = prompt.ask.removesuffix(".space").rpartition(".")[2]
    return Option(f"space:{select(state, prompt.faction, column, spaces, purpose)}")


def _piece(state: State, prompt: Prompt) -> Option:
    """8.5.8: the enemy piece that the table prefers."""
    pieces = [option.value for option in prompt.options if option.kind == "piece"]
    enemies = enemy_first(state, prompt.faction, pieces)
    return Option(f"piece:{enemies[0]}") if enemies else first_option(state, prompt)
