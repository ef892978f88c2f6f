"""5.3: in the End of Turn Phase the government has its price, victory is judged, and fleets go home."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions, stages
from engine.filipinas.asking import ask_place
from engine.filipinas.board import CEMETERY, FILIPINOS, HONG_KONG, SEA, SPAIN
from engine.filipinas.counters import fleets_of, leaders_of
from engine.filipinas.effects import GameEnded, GameTurnEnded
from engine.filipinas.leaders import leaders_left
from engine.filipinas.state import SAGASTA, State, cities_of, stacks_at
from engine.filipinas.tables import RECONCENTRATION_US, SAGASTA_TIRES, US_PER_TURN
from engine.filipinas.verbs import change_morale, change_us, move, remove
from engine.filipinas.victory import WINNERS, result


def end_of_turn_phase(state: State) -> Steps[None]:
    """5.3: America that comes to 10 now is not at war before the next turn (7)."""
    govern(state)
    state.report(GameTurnEnded(state.turn, state.morale, state.us))
    state.result = result(state)
    if state.result:
        state.stage = stages.OVER
        state.report(GameEnded(state.result, WINNERS[state.result]))
        return
    yield from return_to_base(state)
    state.lasting = frozenset()
    state.hid = frozenset()
    state.reinforced_before, state.reinforced = state.reinforced, False
    state.stage = stages.ADMINISTRATION


def govern(state: State) -> None:
    """4.2.3.7, 6.13.1: Cánovas and Sagasta have their effects, and so has the Reconcentration."""
    if state.government == SAGASTA:
        change_morale(state, -SAGASTA_TIRES)
    change_us(state, US_PER_TURN[state.government] + RECONCENTRATION_US * state.reconcentration)


def return_to_base(state: State) -> Steps[None]:
    """6.3.3: fleets go to a friendly port or leave the game without loss of Morale; Americans go to Hong Kong."""
    for stack in stacks_at(state, SEA, FILIPINOS):
        move(state, SEA, stack, HONG_KONG)
    spaniards = stacks_at(state, SEA, SPAIN)
    for stack in spaniards if cities_of(state, SPAIN) else ():
        port = yield from ask_place(SPAIN, questions.FLEET_PORT, cities_of(state, SPAIN), context={"stack": stack})
        move(state, SEA, stack, port)
    if not cities_of(state, SPAIN):
        for fleet in (fleet for stack in spaniards for fleet in fleets_of(stack)):
            remove(state, fleet, CEMETERY)
        for stack in spaniards:
            yield from leaders_left(state, SEA, leaders_of(stack))
