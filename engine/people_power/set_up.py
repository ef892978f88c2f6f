"""2.1: the board is laid out and the Event deck is built before the first card."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.people_power import stages
from engine.people_power.board import PROTEST, SUPPORT
from engine.people_power.bonifacio.deck import shuffle_deck
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.scenarios import SCENARIOS, Scenario
from engine.people_power.state import State
from engine.people_power.verbs import place, put_marker, set_alignment

PILE = 10
BOTTOM_OF_PILE = 4


def set_up(state: State) -> None:
    """2.1: the board is laid out as it is before the first card."""
    scenario = SCENARIOS[state.scenario]
    state.election = scenario.election
    state.aid = scenario.aid
    state.patronage = scenario.patronage
    for faction in state.humans:
        state.resources[faction] = scenario.resources[faction]
    for space, forces in scenario.forces.items():
        for piece, count in forces.items():
            place(state, space, piece, count)
    for space in scenario.support:
        set_alignment(state, space, SUPPORT)
    for space in scenario.protests:
        put_marker(state, space, PROTEST)
    state.deck = build_deck(scenario, state.chance)
    shuffle_deck(state)
    state.stage = stages.PERSONALITIES if state.use_personalities and scenario.personalities_at_start else stages.CARD


def build_deck(scenario: Scenario, chance: Chance) -> tuple[int, ...]:
    """2.1: each pile has ten Events, and its Election card is shuffled into the bottom four."""
    events = chance.shuffled("deck", EVENT_NUMBERS)
    deck: list[int] = []
    for number, election in enumerate(scenario.piles):
        pile = events[number * PILE : (number + 1) * PILE]
        deck += pile[:-BOTTOM_OF_PILE] + chance.shuffled("deck", [*pile[-BOTTOM_OF_PILE:], election])
    return tuple(deck)
