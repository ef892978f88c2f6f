"""8.5.5: Events in the hands of non-players: whether one is Effective, and the one column that it uses."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import Faction
from engine.people_power.bonifacio.answers import answer, column_for, leftmost
from engine.people_power.events.effective import effective
from engine.people_power.state import State


def is_effective(state: State, faction: Faction, card: int, side: str) -> bool:
    """8.5.5: executed as the tables say, it does something useful for the faction."""
    return effective(state, faction, card, side, answer)


def answering(state: State, steps: Steps[None]) -> Steps[None]:
    """Answer the prompts of non-players; those of players go on to the session."""
    columns: set[str] = set()
    chosen: Option | None = None
    while True:
        try:
            prompt = next(steps) if chosen is None else steps.send(chosen)
        except StopIteration:
            return
        chosen = (yield prompt) if state.is_player(prompt.faction) else _answer(state, prompt, columns)


def _answer(state: State, prompt: Prompt, columns: set[str]) -> Option:
    columns.add(column_for(prompt))
    return answer(state, prompt, leftmost(prompt.faction, columns - {""}) if prompt.ask.startswith("event.") else "")
