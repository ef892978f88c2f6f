"""8.10.5: which Personality and which Act of Desperation a non-player chooses."""

from __future__ import annotations

from collections.abc import Callable

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

READINGS = 6
"""How often the list is read again before chance decides."""

Choice = tuple[Callable[[State], bool], int]


def _always(state: State) -> bool:
    return True


def _few_rich_friends(state: State) -> bool:
    rich = [s for s in SPACES if POPULATION[s] == 2 and state.alignment[s] == SUPPORT and government_controls(state, s)]
    return roll(state, "personality.41", sides=3) > len(rich)


def _enemies_within_reach(state: State) -> bool:
    spaces = [
        s
        for s in SPACES
        if state.alignment[s] != SUPPORT
        and npa_pieces(state, s) + reformer_pieces(state, s)
        and government_controls(state, s)
    ]
    return roll(state, "personality.43", sides=3) <= len(spaces)


def _last_campaign_is_next(state: State) -> bool:
    if state.card != PARLIAMENTARY_ELECTION_1984:
        return False
    return roll(state, "personality.46") <= state.available[ACTIVIST]


def _activists_available(state: State) -> bool:
    return roll(state, "personality.45", 2) <= state.available[ACTIVIST]


def _bases_available(state: State) -> bool:
    return roll(state, "personality.49") <= state.available[NPA_BASE]


def _much_control(state: State) -> bool:
    return roll(state, "personality.50", 3) <= population_controlled(state)


def _cities_to_win(state: State) -> bool:
    return roll(state, "personality.52", sides=3) <= sum(state.alignment[city] != RESISTANCE for city in CITIES)


PERSONALITIES: dict[Faction, tuple[Choice, ...]] = {
    GOVERNMENT: ((_few_rich_friends, ENRILE), (_enemies_within_reach, VER), (_always, RAMOS)),
    REFORMERS: (
        (_last_campaign_is_next, SIN),
        (_activists_available, AQUINO),
        (_always, HONASAN),
        (_always, SIN),
    ),
    NPA: ((_bases_available, SISON), (_much_control, SALAS), (_cities_to_win, ALEJANDRO), (_always, KINTANAR)),
}

ACTS: dict[Faction, tuple[Choice, ...]] = {
    GOVERNMENT: (
        (lambda state: not state.is_player(NPA), COMELEC_HIDES_TAMPERING),
        (lambda state: population_aligned(state, SUPPORT) > population_aligned(state, OPPOSITION), MARCOS_INAUGURATED),
        (_always, REAGAN_OFFERS_SANCTUARY),
    ),
    REFORMERS: (
        (lambda state: not state.is_player(NPA), PEOPLE_POWER),
        (lambda state: not state.is_player(GOVERNMENT), ELECTION_BOYCOTT_IGNORED),
        (_always, ENRILE_AND_RAMOS_DEFECT),
    ),
    NPA: (
        (lambda state: not state.is_player(REFORMERS), NATIONAL_STRIKE),
        (lambda state: not state.is_player(GOVERNMENT), BOYCOTT_ELECTION),
        (_always, VIOLENCE_DISRUPTS_ELECTION),
    ),
}


def choose_personality(state: State, faction: Faction) -> int:
    """8.10.5: the list from the top, again if need be, skipping those already played."""
    unplayed = [(wanted, card) for wanted, card in PERSONALITIES[faction] if card not in state.personalities_played]
    for _ in range(READINGS):
        for wanted, card in unplayed:
            if wanted(state):
                return card
    # No roll may ever satisfy what is left (1d3 against 0 or 3 spaces): if in doubt, chance (8.2.1).
    return state.chance.pick("personality", [card for _, card in unplayed])


def choose_act(state: State, faction: Faction) -> int:
    """8.10.5"""
    return next(card for wanted, card in ACTS[faction] if wanted(state))
