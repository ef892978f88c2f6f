"""What a player cannot know, and how much of it the rules give away: the decks (2.1, 8.5.3) and hidden Acts (6.5.2)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENT_NUMBERS
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.set_up import BOTTOM_OF_PILE, PILE
from engine.people_power.state import State

WITH_ELECTION = PILE + 1
"""2.1: a pile has its Election card besides."""
FIRST_PLACE = PILE - BOTTOM_OF_PILE
LAST_PLACE = PILE
"""2.1: where in its pile the Election card can lie, counted from 0."""


def imagine(state: State, seat: str, luck: Chance) -> None:
    """Decks and hidden Acts drawn anew, so that all the seat knows stays true."""
    state.deck = imagined_deck(state, luck)
    state.bonifacio_deck = tuple(luck.shuffled("bonifacio", sorted(state.bonifacio_deck)))
    if state.acts and state.open_acts is not state.acts:
        state.acts = {
            faction: act if faction == seat else luck.pick("act", ACTS_OF[faction])
            for faction, act in state.acts.items()
        }


def imagined_deck(state: State, luck: Chance) -> tuple[int, ...]:
    """2.1: any Events that have not been seen, and each Election somewhere in the bottom of its pile."""
    events = luck.shuffled("deck", [event for event in EVENT_NUMBERS if event not in state.played])
    if not _built_by_the_rules(state):
        return tuple(card if card in ELECTIONS else events.pop() for card in state.deck)
    deck: list[int] = []
    piles = SCENARIOS[state.scenario].piles
    pile, place = divmod(len(state.played), WITH_ELECTION)
    for election in piles[pile:]:
        rest = [events.pop() for _ in range(PILE - place + (election in state.played))]
        if election not in state.played:
            first = max(FIRST_PLACE, place)
            there = first + luck.roll("election", LAST_PLACE - first + 1) - 1
            rest.insert(there - place, election)
        deck += rest
        place = 0
    return tuple(deck)


def cards_until_election(state: State) -> int:
    """Twice the Event cards that are still to be expected before the next Election; 0 if there is none."""
    piles = SCENARIOS[state.scenario].piles
    pile, place = divmod(len(state.played), WITH_ELECTION)
    if pile == len(piles) or not state.deck:
        return 0
    if piles[pile] not in state.played:
        return max(FIRST_PLACE, place) + LAST_PLACE - 2 * place
    if pile + 1 == len(piles):
        return 0
    return 2 * (WITH_ELECTION - place) + FIRST_PLACE + LAST_PLACE


def next_election(state: State) -> int:
    """The Election that everybody knows to come next; 0 if there is none."""
    left = [election for election in SCENARIOS[state.scenario].piles if election not in state.played]
    return left[0] if left else 0


def election_odds(state: State) -> int:
    """2.1: one in how many the next card is the Election, by what everybody may count; 0 if it cannot be."""
    piles = SCENARIOS[state.scenario].piles
    pile, place = divmod(len(state.played), WITH_ELECTION)
    if pile == len(piles) or piles[pile] in state.played or place < FIRST_PLACE:
        return 0
    return LAST_PLACE - place + 1


def _built_by_the_rules(state: State) -> bool:
    """False for a deck that somebody stacked, for a puzzle or a test."""
    piles = SCENARIOS[state.scenario].piles
    drawn = len(state.played)
    if drawn + len(state.deck) != len(piles) * WITH_ELECTION:
        return False
    pile = drawn // WITH_ELECTION
    return set(piles[:pile]) <= {card for card in state.played if card in ELECTIONS} <= set(piles[: pile + 1])
