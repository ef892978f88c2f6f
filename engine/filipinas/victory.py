"""5.3: who has won, and when."""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.filipinas.board import CITIES, FILIPINOS, MAP, SIDES, SPAIN, USA
from engine.filipinas.state import State, corps_in
from engine.filipinas.tables import CONFIDENT, LEAST_MORALE

CITIES_TAKEN = "cities"
MORALE_BROKEN = "morale"
OCCUPIED = "occupied"
TIME = "time"
NO_UNITS = "no_units"

WINNERS = {
    CITIES_TAKEN: (FILIPINOS,),
    MORALE_BROKEN: (FILIPINOS,),
    OCCUPIED: (),
    TIME: (SPAIN,),
    NO_UNITS: (SPAIN,),
}


def cities_needed(state: State) -> int:
    """5.3.1: both while Morale is 6 or more, one from 5 to 2, none at 1."""
    if state.morale >= CONFIDENT:
        return 2
    return 1 if state.morale > LEAST_MORALE else 0


def result(state: State) -> str:
    """5.3.1 to 5.3.3: by which rule the game ends now; empty if it goes on."""
    lost = [city for city in CITIES if state.city[city] != SPAIN]
    if len(lost) >= cities_needed(state):
        if state.at_war and any(state.city[city] == USA for city in lost):
            return OCCUPIED
        return CITIES_TAKEN if cities_needed(state) else MORALE_BROKEN
    if not state.exiled and not state.at_war and not any(corps_in(state, place) for place in MAP):
        return NO_UNITS
    return TIME if state.turn >= state.last_turn else ""


def outcome(state: State) -> Outcome:
    """5.3: a country that the Americans occupy is lost for both."""
    winners = WINNERS[state.result]
    return Outcome(winners + tuple(side for side in SIDES if side not in winners), winners, state.result)
