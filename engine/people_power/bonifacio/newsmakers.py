"""8.10.5: which Personality and which Act of Desperation a non-player chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.people_power.board import (
    ACTIVIST,
    CITIES,
    GOVERNMENT,
    NPA,
    NPA_BASE,
    OPPOSITION,
    POPULATION,
    REFORMERS,
    RESISTANCE,
    SPACES,
    SUPPORT,
    Faction,
)
from engine.people_power.cards import (
    ALEJANDRO,
    AQUINO,
    BOYCOTT_ELECTION,
    COMELEC_HIDES_TAMPERING,
    ELECTION_BOYCOTT_IGNORED,
    ENRILE,
    ENRILE_AND_RAMOS_DEFECT,
    HONASAN,
    KINTANAR,
    MARCOS_INAUGURATED,
    NATIONAL_STRIKE,
    PARLIAMENTARY_ELECTION_1984,
    PEOPLE_POWER,
    RAMOS,
    REAGAN_OFFERS_SANCTUARY,
    SALAS,
    SIN,
    SISON,
    VER,
    VIOLENCE_DISRUPTS_ELECTION,
)
from engine.people_power.state import (
    State,
    government_controls,
    npa_pieces,
    population_aligned,
    population_controlled,
    reformer_pieces,
)
from engine.people_power.verbs import roll


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A line of a Personality list: the card, and the dice that must stay within a number on the board."""

    card: int
    against: Callable[[State], int] | None = None
    """No dice are rolled without it: the line always holds."""
    dice: int = 1
    sides: int = 6
    over: bool = False
    """The dice must exceed the number instead."""
    before: int = 0
    """8.10.5: the line counts only in the Election Round of that card."""

    def counts(self, state: State) -> bool:
        return self.before in (0, state.card)

    def holds(self, state: State) -> bool:
        if self.against is None:
            return True
        rolled = roll(state, f"personality.{self.card}", self.dice, self.sides)
        return rolled > self.against(state) if self.over else rolled <= self.against(state)

    def can_hold(self, state: State) -> bool:
        """Whether any roll could satisfy it."""
        if self.against is None:
            return True
        return self.dice * self.sides > self.against(state) if self.over else self.dice <= self.against(state)


def _rich_friends(state: State) -> int:
    return sum(
        POPULATION[space] == 2 and state.alignment[space] == SUPPORT and government_controls(state, space)
        for space in SPACES
    )


def _enemies_within_reach(state: State) -> int:
    return sum(
        state.alignment[space] != SUPPORT
        and npa_pieces(state, space) + reformer_pieces(state, space) > 0
        and government_controls(state, space)
        for space in SPACES
    )


def _activists_available(state: State) -> int:
    return state.available[ACTIVIST]


def _cities_to_win(state: State) -> int:
    return sum(state.alignment[city] != RESISTANCE for city in CITIES)


PERSONALITIES: dict[Faction, tuple[ListedCard, ...]] = {
    GOVERNMENT: (
        ListedCard(ENRILE, _rich_friends, sides=3, over=True),
        ListedCard(VER, _enemies_within_reach, sides=3),
        ListedCard(RAMOS),
    ),
    REFORMERS: (
        ListedCard(SIN, _activists_available, before=PARLIAMENTARY_ELECTION_1984),
        ListedCard(AQUINO, _activists_available, dice=2),
        ListedCard(HONASAN),
        ListedCard(SIN),
    ),
    NPA: (
        ListedCard(SISON, lambda state: state.available[NPA_BASE]),
        ListedCard(SALAS, population_controlled, dice=3),
        ListedCard(ALEJANDRO, _cities_to_win, sides=3),
        ListedCard(KINTANAR),
    ),
}

ACTS: dict[Faction, tuple[tuple[Callable[[State], bool], int], ...]] = {
    GOVERNMENT: (
        (lambda state: not state.is_player(NPA), COMELEC_HIDES_TAMPERING),
        (lambda state: population_aligned(state, SUPPORT) > population_aligned(state, OPPOSITION), MARCOS_INAUGURATED),
        (lambda state: True, REAGAN_OFFERS_SANCTUARY),
    ),
    REFORMERS: (
        (lambda state: not state.is_player(NPA), PEOPLE_POWER),
        (lambda state: not state.is_player(GOVERNMENT), ELECTION_BOYCOTT_IGNORED),
        (lambda state: True, ENRILE_AND_RAMOS_DEFECT),
    ),
    NPA: (
        (lambda state: not state.is_player(REFORMERS), NATIONAL_STRIKE),
        (lambda state: not state.is_player(GOVERNMENT), BOYCOTT_ELECTION),
        (lambda state: True, VIOLENCE_DISRUPTS_ELECTION),
    ),
}


def choose_personality(state: State, faction: Faction) -> int:
    """8.10.5: the list from the top, as often as need be, skipping those already played."""
    unplayed = [
        choice
        for choice in PERSONALITIES[faction]
        if choice.card not in state.personalities_played and choice.counts(state)
    ]
    if not any(choice.can_hold(state) for choice in unplayed):
        # No roll will ever satisfy what is left (1d3 against 0 or 3 spaces): if in doubt, chance (8.2.1).
        return state.chance.pick("personality", [choice.card for choice in unplayed])
    while True:
        for choice in unplayed:
            if choice.holds(state):
                return choice.card


def choose_act(state: State, faction: Faction) -> int:
    """8.10.5"""
    return next(card for wanted, card in ACTS[faction] if wanted(state))
