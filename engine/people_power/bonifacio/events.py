"""8.5.5: Events in the hands of non-players: whether one is Effective, and the one column that it uses."""

from __future__ import annotations

from engine.core.players import answering
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import Faction
from engine.people_power.bonifacio.answers import answer
from engine.people_power.bonifacio.columns import columns_of
from engine.people_power.bonifacio.priorities import COLUMNS
from engine.people_power.events import play_event
from engine.people_power.events.effective import first_option, of_use, try_out
from engine.people_power.state import State

BY_QUESTION = ""
"""No column serves for the whole Event: each question has its own."""


def rehearse(state: State, faction: Faction, card: int, side: str) -> tuple[bool, str]:
    """8.5.5: whether the Event is Effective, and the leftmost column that fits an action by which it is."""
    for column in COLUMNS[faction]:
        trial = _rehearsed(state, faction, card, side, column)
        if column in columns_of(faction, trial.effects):
            return True, column
    return of_use(state, _rehearsed(state, faction, card, side, BY_QUESTION), faction), BY_QUESTION


def _rehearsed(state: State, faction: Faction, card: int, side: str, column: str) -> State:
    def answer_for_all(trial: State, prompt: Prompt) -> Option:
        if state.is_player(prompt.faction):
            return first_option(trial, prompt)
        return answer(trial, prompt, column if prompt.faction == faction else BY_QUESTION)

    return try_out(state, faction, card, side, answer_for_all)


def play_non_player_event(state: State, faction: Faction, card: int, side: str) -> Steps[None]:
    """8.5.5, 8.9: all its spaces are selected by one column."""
    _, column = rehearse(state, faction, card, side)
    yield from answering_non_players(state, play_event(state, faction, card, side), faction, column)


def answering_non_players(
    state: State, steps: Steps[None], faction: Faction = "", column: str = BY_QUESTION
) -> Steps[None]:
    """8.5.5: non-players answer by their tables; `column` is the one that the faction uses throughout."""

    def by_the_tables(prompt: Prompt) -> Option:
        return answer(state, prompt, column if prompt.faction == faction else BY_QUESTION)

    return answering(steps, state.is_player, by_the_tables)
