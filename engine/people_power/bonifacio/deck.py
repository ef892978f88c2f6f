"""8.5.3: non-players draw from one Bonifacio deck."""

from __future__ import annotations

from engine.people_power.board import FACTIONS, Faction
from engine.people_power.bonifacio.cards import CARDS, BonifacioCard, letters_of
from engine.people_power.effects import Drew
from engine.people_power.state import State


def shuffle_deck(state: State) -> None:
    """8.5.3, 8.10.6: all cards of the non-players are shuffled together, face up."""
    letters = [letter for faction in FACTIONS if not state.is_player(faction) for letter in letters_of(faction)]
    state.bonifacio_deck = tuple(state.chance.shuffled("bonifacio", letters))


def draw(state: State, faction: Faction) -> BonifacioCard:
    """8.5.3: the top card goes under, and so on until an own card is on top."""
    deck = state.bonifacio_deck
    deck = (*deck[1:], deck[0])
    while CARDS[deck[0]].faction != faction:
        deck = (*deck[1:], deck[0])
    state.bonifacio_deck = deck
    state.report(Drew(faction, deck[0]))
    return CARDS[deck[0]]
