"""6.2: Spain calls for brigades and sends them home."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_counter, ask_where, ask_yes
from engine.filipinas.board import CEMETERY, LAND, MAP, SPAIN, SPANISH_TROOPS, Place
from engine.filipinas.counters import Counter, Stack, leaders_of
from engine.filipinas.in_force import rules
from engine.filipinas.leaders import leaders_left, magdiwan_apart, may_form_stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, blockaded, brigades_in, cities_of, find
from engine.filipinas.tables import BRIGADE_FROM_SPAIN, LEAST_MORALE
from engine.filipinas.verbs import change_morale, place, remove

MOST_BRIGADES = 2
"""6.2: so many arrive in one round."""


def waiting_brigades(state: State) -> Stack:
    return brigades_in(state, SPANISH_TROOPS)


def cannot_arrive(state: State) -> str:
    """6.2: why no brigade can come, by action or by card."""
    if not waiting_brigades(state):
        return "no_brigade_left"
    if blockaded(state):
        return "blockade"
    return "" if rules(state).reinforcements else "cable_cut"


def cannot_call(play: Play) -> str:
    """6.2: two brigades come in one play at most, also in a coordinated action."""
    return "two_called" if play.called >= MOST_BRIGADES else cannot_reinforce(play.state)


def cannot_reinforce(state: State) -> str:
    """6.2: Spain sends nobody while its Morale is at 1."""
    return "morale" if state.morale <= LEAST_MORALE else cannot_arrive(state)


def arrive(state: State, where: Place, into: Stack = ()) -> Counter:
    """6.2: the next brigade of the box, at full strength; returns it."""
    brigade = waiting_brigades(state)[0]
    place(state, brigade, where, into)
    state.reinforced = True
    return brigade


def ask_arrival(state: State) -> Steps[tuple[Place, Stack]]:
    """6.2: they arrive in any province or box, or a Spanish city, by themselves or stacked."""
    places = [*LAND, *cities_of(state, SPAIN)]
    brigade, apart = waiting_brigades(state)[0], magdiwan_apart(state)
    joinable = {
        stack[0]: (where, stack)
        for where in places
        for stack in state.stacks[where].armies[SPAIN]
        if may_form_stack((brigade, *stack), apart)
    }
    return (yield from ask_where(SPAIN, questions.REINFORCE_PLACE, places, joinable))


def reinforce(state: State, where: Place, into: Stack = ()) -> None:
    """6.2: a brigade from Spain costs Morale."""
    arrive(state, where, into)
    change_morale(state, -BRIGADE_FROM_SPAIN)


def cannot_repatriate(state: State) -> str:
    """6.2: nobody goes home in the last turn, or through a blockade."""
    if state.turn == state.last_turn:
        return "last_turn"
    if blockaded(state):
        return "blockade"
    for _ in _brigades_on_map(state):
        return ""
    return "no_brigade"


def _brigades_on_map(state: State) -> Iterator[Counter]:
    for where in MAP:
        yield from state.stacks[where].land_units[SPAIN]


def repatriate(state: State, brigade: Counter) -> Steps[None]:
    """6.2: home, never to return, and Morale rises."""
    where, stack = find(state, brigade)
    remove(state, brigade, CEMETERY)
    change_morale(state, BRIGADE_FROM_SPAIN)
    yield from leaders_left(state, where, leaders_of(stack))


def _perform_reinforce(play: Play) -> Steps[None]:
    state = play.state
    play.begin("reinforce", 0)
    more = True
    while more:
        where, into = yield from ask_arrival(state)
        play.pay(1)
        play.called += 1
        reinforce(state, where, into)
        more = yield from _one_more(play)


def _one_more(play: Play) -> Steps[bool]:
    if not play.points or cannot_call(play):
        return False
    return (yield from ask_yes(SPAIN, questions.REINFORCE_MORE))


def _perform_repatriate(play: Play) -> Steps[None]:
    state, first = play.state, True
    play.begin("repatriate", 0)
    while play.points:
        brigade = yield from ask_counter(
            SPAIN, questions.REPATRIATE_BRIGADE, _brigades_on_map(state), may_stop=not first
        )
        if not brigade:
            return
        play.pay(1)
        yield from repatriate(state, brigade)
        first = False


REINFORCE = Action("reinforce", "6.2", cannot_call, _perform_reinforce, (SPAIN,))
REPATRIATE = Action("repatriate", "6.2", lambda play: cannot_repatriate(play.state), _perform_repatriate, (SPAIN,))
