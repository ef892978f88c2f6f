"""4.4 NPA Special Activities."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.asking import ask_piece
from engine.people_power.board import (
    ACTIVIST,
    GOVERNMENT,
    IS_CITY,
    NEUTRAL,
    NPA,
    PROTEST,
    RESISTANCE,
    SPACES,
    STRIKE,
    TERROR,
    UNDERGROUND,
    Space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.momentum import rules
from engine.people_power.operations.npa import attack_losses
from engine.people_power.placing import place_up_to
from engine.people_power.state import State, control, government_pieces
from engine.people_power.turn import SPECIALS, Special, Turn, somewhere
from engine.people_power.verbs import (
    activate,
    change_resources,
    put_marker,
    remove,
    set_alignment,
    shift,
    turn_marker,
)

STRIKE_SPACES = 2


# 4.4.1 Extort


def can_extort(state: State, space: Space) -> bool:
    """4.4.1: an Underground Guerrilla, and no Government Control."""
    return state.underground[space] > 0 and control(state, space) != GOVERNMENT


def extort_in(state: State, space: Space) -> None:
    """4.4.1: one Guerrilla is seen, one Resource gained."""
    state.report(SpaceSelected(NPA, "extort", space))
    activate(state, space)
    change_resources(state, NPA, 1)


def play_extort(turn: Turn) -> Steps[None]:
    """4.4.1: any number of spaces."""
    while space := (yield from turn.pick_special_space(can_extort)):
        extort_in(turn.state, space)


# 4.4.2 Strike


def can_strike(state: State, space: Space) -> bool:
    """4.4.2: a City with an Underground Guerrilla and no Terror."""
    return IS_CITY[space] and state.underground[space] > 0 and state.marker[space] != TERROR


def strike_in(state: State, space: Space, remove_activist: bool, sets: bool) -> None:
    """4.4.2 in one City; `sets` straight to Resistance instead of shifting."""
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


def play_strike(turn: Turn) -> Steps[None]:
    """4.4.2"""
    state = turn.state
    has_set = False
    while space := (yield from turn.pick_special_space(can_strike, STRIKE_SPACES)):
        victims = [ACTIVIST] if state.activists[space] else []
        victim = yield from ask_piece(NPA, "strike.remove", victims, True, {"space": space})
        sets = strike_can_set(state, space) and not has_set
        strike_in(state, space, remove_activist=bool(victim), sets=sets)
        has_set = has_set or (sets and state.alignment[space] == RESISTANCE)


# 4.4.3 Ambush


def can_ambush(turn: Turn, space: Space) -> bool:
    """4.4.3: an Underground Guerrilla who just marched, or is about to attack, among Government pieces."""
    state = turn.state
    if not state.underground[space] or not government_pieces(state, space):
        return False
    if turn.operation == "march":
        return turn.arrived[space, UNDERGROUND] > 0
    return not turn.forbids(space)


def ambush_in(turn: Turn, space: Space) -> Steps[None]:
    """4.4.3: one is seen, two Government pieces go, a new Guerrilla comes."""
    state = turn.state
    state.report(SpaceSelected(NPA, "ambush", space))
    activate(state, space)
    yield from attack_losses(state, space)
    yield from place_up_to(state, NPA, space, UNDERGROUND, 1, "rally.count")


def play_ambush(turn: Turn) -> Steps[None]:
    """4.4.3"""
    limit = rules(turn.state).ambush_spaces
    while space := (yield from turn.pick_special_space(lambda _, space: can_ambush(turn, space), limit)):
        if turn.operation == "attack":
            turn.select(space)
        yield from ambush_in(turn, space)


for _special in (
    Special("extort", NPA, "4.4.1", somewhere(can_extort), play_extort, earns=True),
    Special("strike", NPA, "4.4.2", somewhere(can_strike), play_strike),
    Special("ambush", NPA, "4.4.3", lambda turn: any(can_ambush(turn, s) for s in SPACES), play_ambush),
):
    SPECIALS[_special.key] = _special
