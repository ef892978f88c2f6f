"""8.5.5: Events in the hands of non-players: whether one is Effective, and the one column that it uses."""

from __future__ import annotations

from engine.core.players import answering
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import Faction
from engine.people_power.bonifacio.answers import answer
from engine.people_power.bonifacio.columns import FITTING, columns_of
from engine.people_power.events import play_event
from engine.people_power.events.effective import first_option, of_use, try_out
from engine.people_power.state import State

BY_QUESTION = ""
"""No column serves for the whole Event: each question has its own."""


def rehearse(state: State, faction: Faction, card: int, side: str) -> tuple[bool, str]:
    """8.5.5: whether the Event is Effective, and the leftmost column that fits an action by which it is."""
    for column in FITTING[faction]:
        trial, selected = _rehearsed(state, faction, card, side, column)
        fitting = columns_of(faction, trial.effects)
        if not selected:
            # No space was selected by a column, so all of them lead to this.
            leftmost = next((each for each in FITTING[faction] if each in fitting), BY_QUESTION)
            return bool(leftmost) or of_use(state, trial, faction), leftmost
        if column in fitting:
            return True, column
    trial, _ = _rehearsed(state, faction, card, side, BY_QUESTION)
    return of_use(state, trial, faction), BY_QUESTION


def _rehearsed(state: State, faction: Faction, card: int, side: str, column: str) -> tuple[State, bool]:
    """The game after the Event by that column, and whether the faction had a space to select."""
    selected = False

    def answer_for_all(trial: State, prompt: Prompt) -> Option:
        nonlocal selected
        if state.is_player(prompt.faction):
            return first_option(trial, prompt)
        if prompt.faction != faction:
            return answer(trial, prompt, BY_QUESTION)
        selected = selected or prompt.options[0].kind == "space"
        return answer(trial, prompt, column)

    return try_out(state, faction, card, side, answer_for_all), selected


def play_non_player_event(state: State, faction: Faction, card: int, side: str, column: str) -> Steps[None]:
    """8.5.5, 8.9: all its spaces are selected by one column, the one of the rehearsal."""
    yield from answering_non_players(state, play_event(state, faction, card, side), faction, column)


def answering_non_players(
    state: State, steps: Steps[None], faction: Faction = "", column: str = BY_QUESTION
) -> Steps[None]:
    """8.5.5: non-players answer by their tables; `column` is the one that the faction uses throughout."""

    def by_the_tables(prompt: Prompt) -> Option:
        return answer(state, prompt, column if prompt.faction == faction else BY_QUESTION)

    return answering(steps, state.is_player, by_the_tables)
