"""8.5.3: the questions that the Bonifacio cards ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.people_power.board import (
    ADJACENT,
    CITIES,
    NPA,
    OPPOSITION,
    POLICE,
    POPULATION,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    TROOPS,
    Space,
)
from engine.people_power.bonifacio.moving import cubes_free_to_leave
from engine.people_power.bonifacio.vulnerable import (
    room_for_base,
    vulnerable_government_base,
    vulnerable_npa_pieces,
    vulnerable_reformer_pieces,
)
from engine.people_power.operations.government import (
    assault_would_remove,
    can_sweep_out,
    roundup_strength,
    roundup_would_remove,
)
from engine.people_power.operations.reformers import no_protest
from engine.people_power.state import State, control, government_controls, guerrillas
from engine.people_power.verbs import markers_left
from engine.people_power.victory import victory_total

POPULOUS = tuple(space for space in SPACES if POPULATION[space] >= 2)


@dataclass(frozen=True, slots=True)
class Question:
    """Either looked up on the board, or dice against a number on it."""

    name: str
    holds: Callable[[State], bool] | None = None
    dice: int = 0
    against: Callable[[State], int] | None = None
    over: bool = False
    """The dice must exceed the number instead of staying within it."""
    needs_special: bool = False
    """And a Special Activity must be allowed this turn."""


def _any(where: tuple[Space, ...], holds: Callable[[State, Space], bool]) -> Callable[[State], bool]:
    return lambda state: any(holds(state, space) for space in where)


def _target_for_guerrillas(state: State, space: Space) -> bool:
    return vulnerable_government_base(state, space) or government_controls(state, space)


def _against_support(state: State, space: Space) -> bool:
    hostile = (SUPPORT, OPPOSITION) if state.is_player(REFORMERS) else (SUPPORT,)
    return state.underground[space] > 0 and state.alignment[space] in hostile


def _could_strike(state: State, city: Space) -> bool:
    if state.marker[city] == TERROR or state.alignment[city] in (RESISTANCE, SUPPORT):
        return False
    return any(state.underground[space] for space in (city, *ADJACENT[city]))


def _protest_against_control(state: State, space: Space) -> bool:
    return (
        state.activists[space] > 0
        and state.marker[space] not in (PROTEST, TERROR, STRIKE)
        and government_controls(state, space)
    )


def protest_has_effect(state: State, space: Space) -> bool:
    """8.7.2: a Protest comes, or one that is there shifts the space."""
    if no_protest(state, space):
        return False
    if state.marker[space] == PROTEST:
        return state.alignment[space] != OPPOSITION
    return markers_left(state) > 0


def _could_sweep_into(state: State, space: Space) -> bool:
    """Whether all cubes that may leave elsewhere would give Control here."""
    if government_controls(state, space):
        return False
    trial = state.copy()
    for origin in SPACES:
        if origin != space and can_sweep_out(state, origin):
            troops, police = cubes_free_to_leave(state, origin)
            trial.troops[space] += troops
            trial.police[space] += police
    return government_controls(trial, space)


# Government

CUBES = Question("cubes", dice=1, against=lambda state: state.available[TROOPS] + state.available[POLICE])
ROUNDUP_REMOVES_TWO = Question("roundup_removes_two", _any(SPACES, lambda s, x: roundup_would_remove(s, x) >= 2))
ASSAULT_REMOVES_TWO = Question("assault_removes_two", _any(SPACES, lambda s, x: assault_would_remove(s, x) >= 2))
LACKS_CONTROL_OF_TWO = Question("lacks_control_of_two", _any(POPULOUS, lambda s, x: not government_controls(s, x)))
VULNERABLE_REFORMERS = Question(
    "vulnerable_reformers",
    _any(SPACES, lambda s, x: roundup_strength(s, x) > 0 and vulnerable_reformer_pieces(s, x) > 0),
)
VULNERABLE_NPA = Question(
    "vulnerable_npa", _any(SPACES, lambda s, x: s.troops[x] > 0 and vulnerable_npa_pieces(s, x) > 0)
)
SWEEP_COULD_ADD_CONTROL = Question("sweep_could_add_control", _any(POPULOUS, _could_sweep_into))

# NPA

GUERRILLAS = Question("guerrillas", dice=1, against=lambda state: state.available["guerrillas"])
NPA_BEHIND = Question("npa_behind", dice=3, against=lambda state: victory_total(state, NPA), over=True)
GOVERNMENT_CONTROLS_TWO = Question("government_controls_two", _any(POPULOUS, government_controls))
NOT_RESISTANCE_IN_TWO = Question("not_resistance_in_two", _any(POPULOUS, lambda s, x: s.alignment[x] != RESISTANCE))
UNDERGROUND_COULD_AMBUSH = Question(
    "underground_could_ambush",
    _any(SPACES, lambda s, x: s.underground[x] > 0 and _target_for_guerrillas(s, x)),
    needs_special=True,
)
FOUR_GUERRILLAS_COULD_ATTACK = Question(
    "four_guerrillas_could_attack",
    _any(SPACES, lambda s, x: guerrillas(s, x) >= 4 and _target_for_guerrillas(s, x)),
)
UNDERGROUND_AGAINST_SUPPORT = Question("underground_against_support", _any(POPULOUS, _against_support))
COULD_STRIKE = Question("could_strike", _any(CITIES, _could_strike), needs_special=True)
GUERRILLAS_COULD_BUILD = Question(
    "guerrillas_could_build", _any(SPACES, lambda s, x: guerrillas(s, x) >= 2 and room_for_base(s, x, NPA))
)
UNDERGROUND_IN_TWO = Question(
    "underground_in_two", _any(POPULOUS, lambda s, x: s.underground[x] > 0 and s.alignment[x] != RESISTANCE)
)

# Reformers

ACTIVISTS = Question("activists", dice=2, against=lambda state: state.available["activists"])
REFORMERS_BEHIND = Question(
    "reformers_behind", dice=3, against=lambda state: victory_total(state, REFORMERS), over=True
)
NOT_OPPOSITION_IN_TWO = Question("not_opposition_in_two", _any(POPULOUS, lambda s, x: s.alignment[x] != OPPOSITION))
AVAILABLE_PROTEST_AGAINST_CONTROL = Question(
    "protest_against_control",
    lambda state: markers_left(state) > 0 and any(_protest_against_control(state, space) for space in SPACES),
)
ACTIVISTS_COULD_BUILD = Question(
    "activists_could_build", _any(SPACES, lambda s, x: s.activists[x] >= 2 and room_for_base(s, x, REFORMERS))
)
ACTIVISTS_COULD_PROTEST = Question(
    "activists_could_protest",
    _any(POPULOUS, lambda s, x: s.alignment[x] != OPPOSITION and protest_has_effect(s, x)),
)
ACTIVISTS_COULD_PERSUADE = Question(
    "activists_could_persuade",
    _any(SPACES, lambda s, x: s.activists[x] >= 3 and (s.underground[x] > 0 or s.marker[x] == STRIKE)),
)
ACTIVISTS_COULD_PERSUADE_NPA = Question(
    "activists_could_persuade_npa",
    _any(
        SPACES,
        lambda s, x: s.activists[x] >= 3 and guerrillas(s, x) > 0 and (s.is_player(NPA) or control(s, x) == NPA),
    ),
)
ACTIVISTS_COULD_CANVASS = Question(
    "activists_could_canvass",
    _any(POPULOUS, lambda s, x: s.activists[x] > 0 and s.marker[x] == TERROR and s.alignment[x] != OPPOSITION),
    needs_special=True,
)
ACTIVISTS_WITHOUT_OPPOSITION = Question(
    "activists_without_opposition",
    _any(
        SPACES,
        lambda s, x: s.activists[x] > 0 and s.marker[x] not in (TERROR, STRIKE) and s.alignment[x] != OPPOSITION,
    ),
)
