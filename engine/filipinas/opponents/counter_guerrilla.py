"""10.3.3, 10.3.4, 10.4.6, 10.4.7: the Spanish non-player against guerrillas: who protects the fields, who searches."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.dispersing import may_protect, protect
from engine.filipinas.actions.locating import form_columns, search_and_attack, search_cost
from engine.filipinas.board import SPAIN, Place
from engine.filipinas.cards import play_card
from engine.filipinas.counters import Counter, Stack, leaders_of
from engine.filipinas.deck import CardKey
from engine.filipinas.effects import Rolled
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.opponents.playing import Attempt
from engine.filipinas.opponents.terms import (
    any_marked,
    available_in,
    brigade_stack,
    columns,
    dispersed_in,
    guerrilla_places,
    guerrillas_in,
    hidden_in,
)
from engine.filipinas.play import Play
from engine.filipinas.state import PROTECTING, SEARCHING, State, find, is_marked

PROTECT_UP_TO = 2
"""10.3.3: the die that sends a brigade to protect the fields."""
TRACKERS: CardKey = "S14"


def disperse(play: Play) -> Attempt:
    """10.3.3: a guerrilla and an available brigade, and none dispersed yet; a leader alone is searched for like one."""
    state = play.state
    places = [
        place for place in guerrilla_places(state) if available_in(state, place) and not dispersed_in(state, place)
    ]
    return _disperse_in(play, places) if places else "no_guerrilla_with_brigade"


def _disperse_in(play: Play, places: list[Place]) -> Steps[None]:
    state = play.state
    place = prefer(state, SPAIN, "province", places, ("marked", lambda place: any_marked(state, place)))
    brigade = _brigade(state, available_in(state, place))
    if place not in state.looted and guerrillas_in(state, place):
        die = state.chance.roll("disperse")
        to_protect = die <= PROTECT_UP_TO
        state.report(Rolled("disperse", die, (), to_protect))
        if to_protect:
            yield from _protect(play, brigade)
            return
    yield from _search_with(play, place, brigade)


def second_brigade(play: Play) -> Attempt:
    """10.3.4: one brigade dispersed and a second available: the kind that is missing; a leader alone loots nothing."""
    state = play.state
    places = [
        place
        for place in guerrilla_places(state)
        if available_in(state, place) and len({state.posture[brigade] for brigade in dispersed_in(state, place)}) == 1
    ]
    return _disperse_second(play, places) if places else "no_second_brigade"


def _disperse_second(play: Play, places: list[Place]) -> Steps[None]:
    state = play.state
    place = prefer(state, SPAIN, "province", places, ("marked", lambda place: any_marked(state, place)))
    brigade = _brigade(state, available_in(state, place))
    if dispersed_in(state, place, PROTECTING) or not guerrillas_in(state, place):
        yield from _search_with(play, place, brigade)
    else:
        yield from _protect(play, brigade)


def search_again(play: Play) -> Attempt:
    """10.3.4b: columns that are out already search again; the text forgets them."""
    state = play.state
    able = [(place, brigade) for place, brigade in columns(state) if hidden_in(state, place)]
    return _search_in(play, able) if able else "no_column"


def _search_in(play: Play, able: list[tuple[Place, Counter]]) -> Steps[None]:
    state = play.state
    place, brigade = prefer(
        state,
        SPAIN,
        "column",
        able,
        ("marked", lambda found: any_marked(state, found[0])),
        ("two columns", lambda found: state.strength[found[1]]),
    )
    yield from _search_with(play, place, brigade)


def _protect(play: Play, brigade: Counter) -> Steps[None]:
    play.begin("disperse")
    if may_protect(play.state, brigade):
        protect(play.state, brigade)
    yield from ()


def _search_with(play: Play, place: Place, brigade: Counter) -> Steps[None]:
    """6.9.2: columns are formed if need be; who is seen is looked for first, then who has a leader."""
    state = play.state
    target = _quarry(state, place)
    if TRACKERS in state.hand[SPAIN]:
        yield from play_card(play, TRACKERS)
        play.keen = brigade if play.keen else ""
    where = find(state, brigade)[0]
    party = brigade_stack(state, where, brigade)
    if state.posture[brigade] == SEARCHING:
        play.begin("search", search_cost(play, party))
    else:
        play.begin("search")
        party = form_columns(play, brigade)
    yield from search_and_attack(play, place, target, [party])


def search_together(play: Play, place: Place, brigades: list[Counter]) -> Steps[None]:
    """S12, S22: as many as the points allow."""
    state = play.state
    target = _quarry(state, place)
    parties = []
    play.begin("search", 0)
    for brigade in brigades[: min(play.points, play.may_search_together)]:
        play.pay(1)
        party = brigade_stack(state, place, brigade)
        parties.append(party if state.posture[brigade] == SEARCHING else form_columns(play, brigade))
    yield from search_and_attack(play, place, target, parties)


def _quarry(state: State, place: Place) -> Stack:
    return prefer(
        state,
        SPAIN,
        "target",
        hidden_in(state, place),
        ("marked", lambda stack: is_marked(state, stack)),
        ("with a leader", lambda stack: bool(leaders_of(stack))),
    )


def _brigade(state: State, brigades: list[Counter]) -> Counter:
    return prefer(
        state,
        SPAIN,
        "brigade",
        brigades,
        ("with a leader", lambda unit: bool(leaders_of(brigade_stack(state, find(state, unit)[0], unit)))),
        ("full strength", lambda unit: state.strength[unit]),
    )
