"""8.10.5: which Personality and which Act of Desperation a non-player chooses."""

from __future__ import annotations

from collections.abc import Callable

from engine.people_power.board import (
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
from engine.people_power.cards import PARLIAMENTARY_ELECTION_1984
from engine.people_power.state import (
    State,
    government_controls,
    npa_pieces,
    population_aligned,
    population_controlled,
    reformer_pieces,
)
from engine.people_power.verbs import roll

ENRILE, IMELDA, VER, RAMOS = 41, 42, 43, 44
AQUINO, SIN, LAUREL, HONASAN = 45, 46, 47, 48
SISON, SALAS, KINTANAR, ALEJANDRO = 49, 50, 51, 52
SANCTUARY, INAUGURATED, COMELEC = 53, 54, 55
DEFECT, PEOPLE_POWER, BOYCOTT_IGNORED = 56, 57, 58
BOYCOTT, NATIONAL_STRIKE, VIOLENCE = 59, 60, 61

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
    return roll(state, "personality.46") <= state.available["activists"]


def _activists_available(state: State) -> bool:
    return roll(state, "personality.45", 2) <= state.available["activists"]


def _bases_available(state: State) -> bool:
    return roll(state, "personality.49") <= state.available[NPA_BASE]


def _much_control(state: State) -> bool:
    return roll(state, "personality.50", 3) <= population_controlled(state, GOVERNMENT)


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
        (lambda state: not state.is_player(NPA), COMELEC),
        (lambda state: population_aligned(state, SUPPORT) > population_aligned(state, OPPOSITION), INAUGURATED),
        (_always, SANCTUARY),
    ),
    REFORMERS: (
        (lambda state: not state.is_player(NPA), PEOPLE_POWER),
        (lambda state: not state.is_player(GOVERNMENT), BOYCOTT_IGNORED),
        (_always, DEFECT),
    ),
    NPA: (
        (lambda state: not state.is_player(REFORMERS), NATIONAL_STRIKE),
        (lambda state: not state.is_player(GOVERNMENT), BOYCOTT),
        (_always, VIOLENCE),
    ),
}


def choose_personality(state: State, faction: Faction) -> int:
    """8.10.5: the list from the top, again if need be, skipping those already played."""
    foretold = state.chance.foretold(f"personality.{faction}")
    if foretold:
        return int(foretold)
    unplayed = [(wanted, card) for wanted, card in PERSONALITIES[faction] if card not in state.personalities_played]
    for _ in range(READINGS):
        for wanted, card in unplayed:
            if wanted(state):
                return card
    # No roll may ever satisfy what is left (1d3 against 0 or 3 spaces): if in doubt, chance (8.2.1).
    return state.chance.pick("personality", [card for _, card in unplayed])


def choose_act(state: State, faction: Faction) -> int:
    """8.10.5"""
    foretold = state.chance.foretold(f"act.{faction}")
    if foretold:
        return int(foretold)
    return next(card for wanted, card in ACTS[faction] if wanted(state))
