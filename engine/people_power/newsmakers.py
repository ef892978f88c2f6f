"""6.5: Personalities and Acts of Desperation are chosen secretly and revealed together."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt, Steps
from engine.core.questions import Ask
from engine.people_power import questions
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.cards import ACTS_OF, PERSONALITIES_OF
from engine.people_power.effects import ActsChosen, PersonalitiesRevealed
from engine.people_power.state import State


def choose_personalities(state: State) -> Steps[None]:
    """6.5.1: the old ones leave the game, each faction picks one it has not played."""
    state.personalities = {}
    chosen = yield from _choose_in_secret(
        state, questions.PERSONALITY_CHOOSE, {f: unplayed(state, f) for f in FACTIONS}
    )
    state.personalities = chosen
    state.personalities_played |= set(chosen.values())
    state.report(PersonalitiesRevealed(tuple(chosen.items())))


def unplayed(state: State, faction: Faction) -> list[int]:
    return [card for card in PERSONALITIES_OF[faction] if card not in state.personalities_played]


def choose_acts(state: State) -> Steps[None]:
    """6.5.2: Acts of Desperation are revealed at once unless all agreed to keep them hidden."""
    state.acts = yield from _choose_in_secret(state, questions.ACT_CHOOSE, {f: list(ACTS_OF[f]) for f in FACTIONS})
    state.report(ActsChosen(tuple(state.open_acts.items())))


def _choose_in_secret(state: State, question: Ask, hands: dict[Faction, list[int]]) -> Steps[dict[Faction, int]]:
    """Players first, then Non-players (8.6.1); nothing is shown before all have chosen."""
    chosen: dict[Faction, int] = {}
    for faction in sorted(FACTIONS, key=lambda faction: faction not in state.humans):
        options = tuple(Option(f"card:{card}") for card in hands[faction])
        answer = yield Prompt(faction, question, options)
        chosen[faction] = int(answer.value)
    return {faction: chosen[faction] for faction in FACTIONS}
