"""10: what the lines of the non-players mean by their terms."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.filipinas.actions.sieges import city_strength
from engine.filipinas.board import (
    CITIES,
    CITY_IN,
    FILIPINOS,
    LAND,
    LINE_BORDERS,
    LINES,
    MAP,
    PROVINCES,
    SPAIN,
    VALUE,
    Place,
)
from engine.filipinas.counters import Counter, Stack, Stacks, units_of
from engine.filipinas.state import (
    SEARCHING,
    State,
    brigades_in,
    corps_in,
    factors,
    is_hidden,
    is_marked,
    land_armies_at,
    on_map,
    stacks_at,
    units_in,
)


def hidden_in(state: State, place: Place) -> list[Stack]:
    """A guerrilla, or a leader by himself, whom Spain must locate."""
    if place not in LAND:
        return []
    return [stack for stack in stacks_at(state, place, FILIPINOS) if is_hidden(state, place, stack)]


def guerrillas_in(state: State, place: Place) -> list[Stack]:
    """Guerrillas alone: a leader by himself is none."""
    return [stack for stack in hidden_in(state, place) if units_of(stack)]


def guerrilla_places(state: State) -> list[Place]:
    return [place for place in LAND if hidden_in(state, place)]


def available_in(state: State, place: Place) -> list[Counter]:
    return [brigade for brigade in brigades_in(state, place) if not state.posture[brigade]]


def dispersed_in(state: State, place: Place, posture: str = "") -> list[Counter]:
    return [
        brigade
        for brigade in brigades_in(state, place)
        if state.posture[brigade] and posture in ("", state.posture[brigade])
    ]


def columns(state: State) -> Iterator[tuple[Place, Counter]]:
    """Every province that brigades in columns can search, with the brigade: their own, or both sides of their line."""
    for place in (*LAND, *LINES):
        for brigade in dispersed_in(state, place, SEARCHING):
            for field in LINE_BORDERS.get(place, (place,)):
                yield field, brigade


def all_brigades(state: State) -> list[Counter]:
    return [brigade for place in MAP for brigade in brigades_in(state, place)]


def enemy_units(state: State) -> list[Counter]:
    """Return the Filipino and American combat units, fleets too."""
    return [unit for _, stack in on_map(state, FILIPINOS) for unit in units_of(stack)]


def regulars_in(state: State, place: Place) -> list[Stack]:
    """Return Filipino or American units and stacks of strength 2 or more."""
    if place not in LAND:
        return []
    return [stack for stack in land_armies_at(state, place, FILIPINOS) if factors(state, stack) >= 2]


def forces_in(state: State, place: Place) -> list[Stack]:
    """10.3.6, 10.3.7: Filipino or American units and stacks outside a city that need not be located."""
    return [stack for stack in land_armies_at(state, place, FILIPINOS) if not is_hidden(state, place, stack)]


def opposing(state: State, place: Place) -> int:
    """10.3.6: the strength of the strongest force there; a stack in the city counts with its walls, nobody for 0."""
    city = CITY_IN.get(place)
    inside = city_strength(state, city) if city and land_armies_at(state, city, FILIPINOS) else 0
    return max(strongest(state, forces_in(state, place)), inside)


def strongest(state: State, stacks: Collection[Stack]) -> int:
    return max((factors(state, stack) for stack in stacks), default=0)


def spanish_in(state: State, place: Place) -> Stacks:
    return land_armies_at(state, place, SPAIN)


def filipino_factors(state: State) -> int:
    return sum(state.strength[unit] for place in (*PROVINCES, *CITIES) for unit in corps_in(state, place))


def any_marked(state: State, place: Place) -> bool:
    return any(is_marked(state, stack) for stack in hidden_in(state, place))


def richest(place: Place) -> int:
    return VALUE.get(place, 0)


def filipinos_near(state: State, place: Place) -> bool:
    """True if Filipino or American units are in the province or its city."""
    return bool(units_in(state, place, FILIPINOS)) or (
        place in CITY_IN and bool(units_in(state, CITY_IN[place], FILIPINOS))
    )


def brigade_stack(state: State, place: Place, brigade: Counter) -> Stack:
    return next(stack for stack in state.stacks[place] if brigade in stack)
