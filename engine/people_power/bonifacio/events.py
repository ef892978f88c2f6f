"""8.5.5: Events in the hands of non-players: whether one is Effective, and the one column that it uses."""

from __future__ import annotations

from engine.core.players import answering
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import Faction
from engine.people_power.bonifacio.answers import answer, column_for, leftmost
from engine.people_power.events import play_event
from engine.people_power.events.effective import effective, first_option
from engine.people_power.state import State


def rehearse(state: State, faction: Faction, card: int, side: str) -> tuple[bool, str]:
    """8.5.5: whether the Event is Effective, and the leftmost column that fits what it asks."""
    columns: set[str] = set()

    def note_and_answer(trial: State, prompt: Prompt) -> Option:
        if state.is_player(prompt.faction):
            return first_option(trial, prompt)
        if prompt.faction == faction and prompt.options[0].kind == "space":
            columns.add(column_for(prompt))
        return answer(trial, prompt)

    useful = effective(state, faction, card, side, note_and_answer)
    return useful, leftmost(faction, columns)


def play_non_player_event(state: State, faction: Faction, card: int, side: str) -> Steps[None]:
    """8.5.5, 8.9: all its spaces are selected by one column."""
    _, column = rehearse(state, faction, card, side)
    yield from answering_non_players(state, play_event(state, faction, card, side), faction, column)


def answering_non_players(state: State, steps: Steps[None], faction: Faction = "", column: str = "") -> Steps[None]:
    """8.5.5: non-players answer by their tables; `column` is the one that the faction uses throughout."""
    return answering(
        steps, state.is_player, lambda prompt: answer(state, prompt, column if prompt.faction == faction else "")
    )
