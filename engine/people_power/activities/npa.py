"""4.4: the NPA has three Special Activities: Extort, Strike and Ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.prompts import Steps
from engine.people_power import questions
from engine.people_power.actions import Special, nowhere, unless_stranding, would_pay
from engine.people_power.asking import ask_piece
from engine.people_power.board import (
    ACTIVIST,
    GOVERNMENT,
    IS_CITY,
    NEUTRAL,
    NPA,
    PROTEST,
    RESISTANCE,
    STRIKE,
    TERROR,
    UNDERGROUND,
    Space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.in_force import rules
from engine.people_power.operations.npa import attack_losses
from engine.people_power.placing import place_up_to
from engine.people_power.state import State, control, government_pieces
from engine.people_power.verbs import (
    activate,
    change_resources,
    put_marker,
    remove,
    set_alignment,
    shift,
    turn_marker,
)

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

STRIKE_SPACES = 2


# 4.4.1 Extort


def no_extort(state: State, space: Space) -> str:
    """4.4.1: Extort needs an Underground Guerrilla, and no Government Control."""
    if not state.underground[space]:
        return "underground"
    return "controlled" if control(state, space) == GOVERNMENT else ""


def can_extort(state: State, space: Space) -> bool:
    return not no_extort(state, space)


def extort_in(state: State, space: Space) -> None:
    """4.4.1: one Guerrilla is seen, one Resource gained."""
    state.report(SpaceSelected(NPA, "extort", space))
    activate(state, space)
    change_resources(state, NPA, 1)


refuses_extort = unless_stranding(no_extort, extort_in)


def play_extort(turn: Turn) -> Steps[None]:
    """4.4.1: the NPA may Extort in any number of spaces."""
    while space := (yield from turn.pick_special_space(lambda space: refuses_extort(turn, space))):
        extort_in(turn.state, space)


# 4.4.2 Strike


def no_strike(state: State, space: Space) -> str:
    """4.4.2: Strike needs a City with an Underground Guerrilla and no Terror."""
    if not IS_CITY[space]:
        return "city"
    if not state.underground[space]:
        return "underground"
    return TERROR if state.marker[space] == TERROR else ""


def can_strike(state: State, space: Space) -> bool:
    return not no_strike(state, space)


def strike_in(state: State, space: Space, remove_activist: bool, sets: bool) -> None:
    """4.4.2: in one City; `sets` takes it straight to Resistance instead of shifting it."""
    state.report(SpaceSelected(NPA, "strike", space))
    activate(state, space)
    if remove_activist:
        remove(state, space, ACTIVIST)
    if state.marker[space] == PROTEST:
        turn_marker(state, space, STRIKE)
    else:
        put_marker(state, space, STRIKE)
    if state.marker[space] == STRIKE:
        if sets:
            set_alignment(state, space, RESISTANCE)
        else:
            shift(state, space, RESISTANCE)


def strike_can_set(state: State, space: Space) -> bool:
    """Whether a Strike that may set one City straight to Resistance gains by it here."""
    return rules(state).strike_sets and state.alignment[space] not in (NEUTRAL, RESISTANCE)


refuses_strike = unless_stranding(no_strike)


def play_strike(turn: Turn) -> Steps[None]:
    """4.4.2"""
    state = turn.state
    has_set = False
    while space := (yield from turn.pick_special_space(lambda s: refuses_strike(turn, s), STRIKE_SPACES)):
        victims = [ACTIVIST] if state.activists[space] else []
        victim = yield from ask_piece(NPA, questions.STRIKE_REMOVE, victims, True, {"space": space})
        sets = strike_can_set(state, space) and not has_set
        strike_in(state, space, remove_activist=bool(victim), sets=sets)
        has_set = has_set or (sets and state.alignment[space] == RESISTANCE)


# 4.4.3 Ambush


def no_ambush(turn: Turn, space: Space) -> str:
    """4.4.3: an Underground Guerrilla who just marched, or is about to attack, among Government pieces."""
    state = turn.state
    if not state.underground[space]:
        return "underground"
    if not government_pieces(state, space):
        return "government_pieces"
    if turn.operation == "march":
        return "" if state.moved.get((space, UNDERGROUND)) else "not_marched"
    return turn.forbids(space)


def can_ambush(turn: Turn, space: Space) -> bool:
    return not no_ambush(turn, space)


def ambush_in(turn: Turn, space: Space) -> Steps[None]:
    """4.4.3: one is seen, two Government pieces go, a new Guerrilla comes."""
    state = turn.state
    state.report(SpaceSelected(NPA, "ambush", space))
    activate(state, space)
    yield from attack_losses(state, space)
    yield from place_up_to(state, NPA, space, UNDERGROUND, 1, questions.RALLY_COUNT)


def play_ambush(turn: Turn) -> Steps[None]:
    """4.4.3"""
    limit = rules(turn.state).ambush_spaces
    while space := (yield from turn.pick_special_space(lambda space: no_ambush(turn, space), limit)):
        if turn.operation == "attack":
            turn.select(space)
        yield from ambush_in(turn, space)


SPECIALS: tuple[Special, ...] = (
    Special("extort", NPA, "4.4.1", nowhere(refuses_extort), play_extort, would_pay),
    Special("strike", NPA, "4.4.2", nowhere(refuses_strike), play_strike),
    Special("ambush", NPA, "4.4.3", nowhere(no_ambush), play_ambush),
)
