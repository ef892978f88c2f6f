"""8.5.3: the questions that the Bonifacio cards ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.people_power.board import (
    ACTIVIST,
    ADJACENT,
    CITIES,
    GUERRILLA,
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
from engine.people_power.bonifacio.terms import (
    room_for_base,
    vulnerable_government_base,
    vulnerable_npa_pieces,
    vulnerable_reformer_pieces,
)
from engine.people_power.operations.government import (
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
class BoardQuestion:
    """A question that the board answers: whether something holds in any of these spaces."""

    name: str
    where: tuple[Space, ...]
    holds: Callable[[State, Space], bool]
    needs_special: bool = False
    """And a Special Activity must be allowed this turn."""


@dataclass(frozen=True, slots=True)
class DiceQuestion:
    """A question that dice answer: whether they stay within a number on the board."""

    name: str
    dice: int
    against: Callable[[State], int]
    over: bool = False
    """The dice must exceed the number instead."""


Question: TypeAlias = BoardQuestion | DiceQuestion


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
    """8.7.2: no Opposition yet, and a Protest comes or is there."""
    if no_protest(state, space) or state.alignment[space] == OPPOSITION:
        return False
    return state.marker[space] == PROTEST or markers_left(state) > 0


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

CUBES = DiceQuestion("cubes", 1, lambda state: state.available[TROOPS] + state.available[POLICE])
ROUNDUP_REMOVES_TWO = BoardQuestion(
    "roundup_removes_two", SPACES, lambda state, space: roundup_would_remove(state, space) >= 2
)
LACKS_CONTROL_OF_TWO = BoardQuestion(
    "lacks_control_of_two", POPULOUS, lambda state, space: not government_controls(state, space)
)
VULNERABLE_REFORMERS = BoardQuestion(
    "vulnerable_reformers",
    SPACES,
    lambda state, space: roundup_strength(state, space) > 0 and vulnerable_reformer_pieces(state, space) > 0,
)
VULNERABLE_NPA = BoardQuestion(
    "vulnerable_npa",
    SPACES,
    lambda state, space: state.troops[space] > 0 and vulnerable_npa_pieces(state, space) > 0,
)
SWEEP_COULD_ADD_CONTROL = BoardQuestion("sweep_could_add_control", POPULOUS, _could_sweep_into)

# NPA

GUERRILLAS = DiceQuestion("guerrillas", 1, lambda state: state.available[GUERRILLA])
NPA_BEHIND = DiceQuestion("npa_behind", 3, lambda state: victory_total(state, NPA), over=True)
GOVERNMENT_CONTROLS_TWO = BoardQuestion("government_controls_two", POPULOUS, government_controls)
NOT_RESISTANCE_IN_TWO = BoardQuestion(
    "not_resistance_in_two", POPULOUS, lambda state, space: state.alignment[space] != RESISTANCE
)
UNDERGROUND_COULD_AMBUSH = BoardQuestion(
    "underground_could_ambush",
    SPACES,
    lambda state, space: state.underground[space] > 0 and _target_for_guerrillas(state, space),
    needs_special=True,
)
FOUR_GUERRILLAS_COULD_ATTACK = BoardQuestion(
    "four_guerrillas_could_attack",
    SPACES,
    lambda state, space: guerrillas(state, space) >= 4 and _target_for_guerrillas(state, space),
)
UNDERGROUND_AGAINST_SUPPORT = BoardQuestion("underground_against_support", POPULOUS, _against_support)
COULD_STRIKE = BoardQuestion("could_strike", CITIES, _could_strike, needs_special=True)
GUERRILLAS_COULD_BUILD = BoardQuestion(
    "guerrillas_could_build",
    SPACES,
    lambda state, space: guerrillas(state, space) >= 2 and room_for_base(state, space, NPA),
)
UNDERGROUND_IN_TWO = BoardQuestion(
    "underground_in_two",
    POPULOUS,
    lambda state, space: state.underground[space] > 0 and state.alignment[space] != RESISTANCE,
)

# Reformers

ACTIVISTS = DiceQuestion("activists", 2, lambda state: state.available[ACTIVIST])
REFORMERS_BEHIND = DiceQuestion("reformers_behind", 3, lambda state: victory_total(state, REFORMERS), over=True)
NOT_OPPOSITION_IN_TWO = BoardQuestion(
    "not_opposition_in_two", POPULOUS, lambda state, space: state.alignment[space] != OPPOSITION
)
AVAILABLE_PROTEST_AGAINST_CONTROL = BoardQuestion(
    "protest_against_control",
    SPACES,
    lambda state, space: markers_left(state) > 0 and _protest_against_control(state, space),
)
ACTIVISTS_COULD_BUILD = BoardQuestion(
    "activists_could_build",
    SPACES,
    lambda state, space: state.activists[space] >= 2 and room_for_base(state, space, REFORMERS),
)
ACTIVISTS_COULD_PROTEST = BoardQuestion(
    "activists_could_protest",
    POPULOUS,
    protest_has_effect,
)
ACTIVISTS_COULD_PERSUADE = BoardQuestion(
    "activists_could_persuade",
    SPACES,
    lambda state, space: (
        state.activists[space] >= 3 and (state.underground[space] > 0 or state.marker[space] == STRIKE)
    ),
)
ACTIVISTS_COULD_PERSUADE_NPA = BoardQuestion(
    "activists_could_persuade_npa",
    SPACES,
    lambda state, space: (
        state.activists[space] >= 3
        and guerrillas(state, space) > 0
        and (state.is_player(NPA) or control(state, space) == NPA)
    ),
)
ACTIVISTS_COULD_CANVASS = BoardQuestion(
    "activists_could_canvass",
    POPULOUS,
    lambda state, space: (
        state.activists[space] > 0 and state.marker[space] == TERROR and state.alignment[space] != OPPOSITION
    ),
    needs_special=True,
)
ACTIVISTS_WITHOUT_OPPOSITION = BoardQuestion(
    "activists_without_opposition",
    SPACES,
    lambda state, space: (
        state.activists[space] > 0
        and state.marker[space] not in (TERROR, STRIKE)
        and state.alignment[space] != OPPOSITION
    ),
)
