"""6.9, 6.10: dispersing brigades to protect the fields or to search and destroy, and regrouping them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.actions.locating import ask_leaders, form_columns, leave_to_disperse
from engine.filipinas.asking import ask_counter, ask_way
from engine.filipinas.board import LAND, OUTSIDE_CITIES, SPAIN
from engine.filipinas.counters import BRIGADES, Counter, Stack
from engine.filipinas.play import Play
from engine.filipinas.state import PROTECTING, SEARCHING, State, find, is_protected
from engine.filipinas.verbs import set_posture


def may_protect(state: State, brigade: Counter) -> bool:
    """6.9.1: a concentrated brigade may, in a province or box where no other protects the fields."""
    place = find(state, brigade)[0]
    return place in LAND and not state.posture[brigade] and not is_protected(state, place)


def protect(state: State, brigade: Counter, leaders: Stack = ()) -> None:
    """6.9.1: the brigade leaves its stack and spreads over the province."""
    leave_to_disperse(state, brigade, leaders)
    set_posture(state, brigade, PROTECTING)


def concentrated(state: State) -> Iterator[Counter]:
    """6.9: who can be dispersed: not garrisons, and not who is dispersed already."""
    for place in OUTSIDE_CITIES:
        for brigade in state.stacks[place].land_units[SPAIN]:
            if not state.posture[brigade]:
                yield brigade


def dispersed(state: State) -> list[Counter]:
    return [brigade for brigade in BRIGADES if state.posture[brigade]]


def _nobody_to_disperse(play: Play) -> str:
    for _ in concentrated(play.state):
        return ""
    return "nobody_to_disperse"


def _perform_disperse(play: Play) -> Steps[None]:
    state = play.state
    brigade = yield from ask_counter(SPAIN, questions.DISPERSE_BRIGADE, concentrated(state))
    ways = [SEARCHING, PROTECTING] if may_protect(state, brigade) else [SEARCHING]
    way = yield from ask_way(SPAIN, questions.DISPERSE_WAY, ways, {"brigade": brigade})
    leaders = yield from ask_leaders(state, brigade)
    play.begin("disperse")
    if way == PROTECTING:
        protect(state, brigade, leaders)
    else:
        form_columns(play, brigade, leaders)


def _perform_regroup(play: Play) -> Steps[None]:
    brigade = yield from ask_counter(SPAIN, questions.REGROUP_BRIGADE, dispersed(play.state))
    play.begin("regroup")
    set_posture(play.state, brigade, "")


DISPERSE = Action("disperse", "6.9", _nobody_to_disperse, _perform_disperse, (SPAIN,))
REGROUP = Action(
    "regroup",
    "6.10",
    lambda play: "" if any(play.state.posture.values()) else "nobody_dispersed",
    _perform_regroup,
    (SPAIN,),
)
