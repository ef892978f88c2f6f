"""6.1: both sides recruit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_counter, ask_place
from engine.filipinas.board import (
    BISAYAS,
    CAVITE,
    CITY_IN,
    FILIPINO_TROOPS,
    FILIPINOS,
    LAND,
    MAP,
    MINDANAO,
    PROVINCES,
    SPAIN,
    Place,
    Side,
)
from engine.filipinas.counters import (
    BRIGADES,
    FILIPINO_LEADERS,
    FLAG_CORPS,
    MAGDIWAN,
    MOROS,
    MOST_STEPS,
    OUTER_CORPS,
    VISAYANS,
    Counter,
    Stack,
)
from engine.filipinas.effects import Modifiers
from engine.filipinas.leaders import magdiwan_apart
from engine.filipinas.play import Play
from engine.filipinas.state import State, brigades_in, corps_in
from engine.filipinas.tables import CONFIDENT, GOOD_LUCK
from engine.filipinas.verbs import gain_step, mark, place, roll

OUTER_HOME = {MINDANAO: MOROS, BISAYAS: VISAYANS}
"""4.2.1, 6.1: each is raised in its own box only."""
REDUCED = 1
"""The strength of a brigade that has lost a step."""
_strengths: Callable[[dict[Counter, int]], tuple[int, ...]] = itemgetter(*BRIGADES)
"""It gives the strengths of all brigades."""
KEPT_APART = (*OUTER_CORPS, MAGDIWAN)


def recruits(state: State, side: Side, where: Place) -> list[Counter]:
    """6.1: Spain restores reduced brigades; the Filipinos turn corps over or raise new ones."""
    if side == SPAIN:
        return [unit for unit in _with_city(state, where, brigades_in) if state.strength[unit] < MOST_STEPS[unit]]
    if where in OUTER_HOME:
        return [unit for unit in corps_in(state, FILIPINO_TROOPS) if unit == OUTER_HOME[where]]
    return [*(unit for unit in _with_city(state, where, corps_in) if is_flippable(state, unit)), *new_corps(state)]


def new_corps(state: State) -> Stack:
    """6.1: the corps of Luzon that wait to be raised; the Magdiwan only once it is like the others."""
    return _to_be_raised(corps_in(state, FILIPINO_TROOPS), magdiwan_apart(state))


@lru_cache(maxsize=5_000)
def _to_be_raised(waiting: Stack, apart: bool) -> Stack:
    kept = KEPT_APART if apart else OUTER_CORPS
    return tuple(unit for unit in waiting if unit not in kept)


def is_flippable(state: State, unit: Counter) -> bool:
    return unit in FLAG_CORPS and state.strength[unit] == 1


def recruiting_modifiers(state: State, side: Side, where: Place) -> Modifiers:
    """6.1: all of them add up."""
    if side == SPAIN:
        return (("morale", 1),) if state.morale >= CONFIDENT else ()
    modifiers = []
    if state.morale < CONFIDENT:
        modifiers.append(("morale", 1))
    if state.at_war:
        modifiers.append(("war", 1))
    if where == CAVITE:
        modifiers.append(("cavite", 1))
    if where in PROVINCES and has_filipino_leader(state, where):
        modifiers.append(("leader", 1))
    return tuple(modifiers)


def has_filipino_leader(state: State, where: Place) -> bool:
    """6.1: True if a Filipino leader stands in the province or its city."""
    return any(
        leader in FILIPINO_LEADERS
        for there in (where, CITY_IN.get(where, where))
        for stack in state.stacks[there]
        for leader in stack
    )


def recruit(state: State, side: Side, where: Place, extra: Modifiers = ()) -> Steps[bool]:
    """6.1: a 5 raises or restores a unit; a new guerrilla is a target. Returns whether it succeeded."""
    modifiers = recruiting_modifiers(state, side, where) + extra
    if not roll(state, "recruit", GOOD_LUCK, modifiers):
        return False
    unit = yield from ask_counter(side, questions.RECRUIT_UNIT, recruits(state, side, where), context={"place": where})
    if unit:
        raise_unit(state, unit, where)
    return bool(unit)


def raise_unit(state: State, unit: Counter, where: Place) -> None:
    """6.1: the corps comes from the box, or is turned over."""
    if (unit,) in state.stacks[FILIPINO_TROOPS]:
        mark(state, where, place(state, unit, where))
    else:
        gain_step(state, unit)


def recruiting_places(state: State, side: Side) -> list[Place]:
    """6.1: new corps can be raised in any province."""
    everywhere = PROVINCES if side == FILIPINOS and new_corps(state) else ()
    return [where for where in LAND if where in everywhere or recruits(state, side, where)]


def reduced_brigades(state: State, places: Iterable[Place] = MAP) -> list[Counter]:
    """The brigades there that are not at full strength."""
    return [unit for where in places for unit in brigades_in(state, where) if state.strength[unit] < MOST_STEPS[unit]]


def _why_not(play: Play) -> str:
    state, side = play.state, play.side
    if side == FILIPINOS and new_corps(state):
        return ""
    if side == SPAIN and REDUCED not in _strengths(state.strength):
        return "nobody_to_recruit"
    return "" if any(recruits(state, side, where) for where in LAND) else "nobody_to_recruit"


def _perform(play: Play) -> Steps[None]:
    where = yield from ask_place(play.side, questions.RECRUIT_PLACE, recruiting_places(play.state, play.side))
    play.begin("recruit")
    yield from recruit(play.state, play.side, where)


def _with_city(state: State, where: Place, units: Callable[[State, Place], Stack]) -> Stack:
    city = CITY_IN.get(where)
    return units(state, where) + (units(state, city) if city else ())


RECRUIT = Action("recruit", "6.1", _why_not, _perform)
