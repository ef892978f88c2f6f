"""3.2 Government Operations."""

from __future__ import annotations

from engine.core.prompts import DONE, Option, Steps
from engine.people_power.asking import ask, ask_count, piece_option
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    CUBES,
    GOV_BASE,
    GOVERNMENT,
    IS_CITY,
    MAX_BASES,
    NPA_BASE,
    POLICE,
    PROTEST,
    REF_BASE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    TROOPS,
    Space,
)
from engine.people_power.momentum import rules
from engine.people_power.placing import can_place, place_one
from engine.people_power.state import State, bases, cubes, government_controls, guerrillas
from engine.people_power.turn import OPERATIONS, Operation, Turn, anywhere
from engine.people_power.verbs import activate, change_aid, change_resources, move, remove, shift, take_marker

TRAIN_CUBES = 4
CUBES_PER_BASE = 3
CIVIC_ACTION_COST = 2
CIVIC_ACTION_SHIFTS = 2
AID_PER_NPA_BASE = 5


def firepower(state: State, space: Space) -> int:
    """3.2.2, 3.2.4: Troops in Countryside, all cubes in a City."""
    return cubes(state, space) if IS_CITY[space] else state.troops[space]


# 3.2.1 Train


def no_train(state: State, space: Space) -> str:
    """3.2.1: Cities, and Countryside with Government Control or a Government Base."""
    if IS_CITY[space] or state.gov_bases[space] or government_controls(state, space):
        return ""
    return "train"


def train_places_cubes(state: State, space: Space) -> bool:
    """3.2.1: cubes come to Cities, and to Countryside with a Government Base."""
    return IS_CITY[space] or state.gov_bases[space] > 0


def can_train_base(state: State, space: Space) -> bool:
    """3.2.1: a Base for three cubes where the Government has Control."""
    return (
        cubes(state, space) >= CUBES_PER_BASE
        and bases(state, space) < MAX_BASES
        and can_place(state, GOV_BASE, space)
        and government_controls(state, space)
    )


def can_train_civic_action(state: State, space: Space) -> bool:
    """3.2.1: Control, Troops and Police, no Protest or Strike, and something to do."""
    return (
        state.troops[space] > 0
        and state.police[space] > 0
        and state.marker[space] not in (PROTEST, STRIKE)
        and (state.marker[space] == TERROR or state.alignment[space] != SUPPORT)
        and government_controls(state, space)
    )


def civic_action_step(state: State, space: Space) -> None:
    """3.2.1, 6.3.1: take off a marker, or where there is none shift once towards Support."""
    if not take_marker(state, space):
        shift(state, space, SUPPORT)


def play_train(turn: Turn) -> Steps[None]:
    """3.2.1"""
    yield from turn.select_spaces(lambda space: _train_cubes(turn, space))
    yield from _train_further(turn)
    yield from turn.finish()


def _train_cubes(turn: Turn, space: Space) -> Steps[None]:
    if not train_places_cubes(turn.state, space):
        return
    for left in range(TRAIN_CUBES, 0, -1):
        kinds = [piece_option(cube) for cube in CUBES if can_place(turn.state, cube, space)]
        chosen = yield from ask(GOVERNMENT, "train.cubes", [*kinds, DONE], {"space": space, "left": left})
        if chosen is DONE:
            return
        yield from place_one(turn.state, GOVERNMENT, space, chosen.value)


def _train_further(turn: Turn) -> Steps[None]:
    """3.2.1: then a Base or a Civic Action in one of the selected spaces."""
    chosen = yield from turn.choose("train.further", lambda: [*_further_options(turn), DONE])
    space = chosen.value
    if chosen.kind == "base":
        yield from _train_base(turn.state, space)
    elif chosen.kind == "civic_action":
        yield from _train_civic_action(turn.state, space)


def _further_options(turn: Turn) -> list[Option]:
    state = turn.state
    built = [Option(f"base:{space}") for space in turn.selected if can_train_base(state, space)]
    if not _can_pay_civic_action(state):
        return built
    return built + [Option(f"civic_action:{space}") for space in turn.selected if can_train_civic_action(state, space)]


def _train_base(state: State, space: Space) -> Steps[None]:
    lowest = max(0, CUBES_PER_BASE - state.police[space])
    highest = min(CUBES_PER_BASE, state.troops[space])
    troops = yield from ask_count(GOVERNMENT, "train.base", lowest, highest, {"space": space, "piece": TROOPS})
    remove(state, space, TROOPS, troops)
    remove(state, space, POLICE, CUBES_PER_BASE - troops)
    yield from place_one(state, GOVERNMENT, space, GOV_BASE)


def _train_civic_action(state: State, space: Space) -> Steps[None]:
    """3.2.1: step after step, each paid for: Terror first, then up to two shifts."""
    shifts = 0
    while True:
        shifts += state.marker[space] is None
        change_resources(state, GOVERNMENT, -CIVIC_ACTION_COST)
        civic_action_step(state, space)
        if shifts == CIVIC_ACTION_SHIFTS or not (can_train_civic_action(state, space) and _can_pay_civic_action(state)):
            return
        chosen = yield from ask(GOVERNMENT, "civic_action.more", [Option("pay"), DONE], {"space": space})
        if chosen is DONE:
            return


def _can_pay_civic_action(state: State) -> bool:
    return state.resources[GOVERNMENT] >= CIVIC_ACTION_COST


# 3.2.2 Sweep


def can_sweep_out(state: State, space: Space) -> bool:
    """3.2.2: cubes never leave Protest or Strike spaces."""
    return state.marker[space] not in (PROTEST, STRIKE)


def sweep_would_find(state: State, space: Space) -> int:
    """3.2.2: one Underground Guerrilla per two Troops, in a City per two cubes."""
    return min(firepower(state, space) // 2, state.underground[space])


def sweep_activates(state: State, space: Space) -> int:
    """3.2.2: as many as are found; returns how many."""
    return activate(state, space, sweep_would_find(state, space))


def play_sweep(turn: Turn) -> Steps[None]:
    """3.2.2: all move first, then all Guerrillas are Activated."""
    yield from turn.select_spaces(lambda space: _sweep_into(turn, space))
    for space in turn.selected:
        sweep_activates(turn.state, space)
    yield from turn.finish()


def _sweep_into(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state
    while True:
        moves = [
            Option(f"move:{origin}:{cube}")
            for origin in SPACES
            if origin != space and can_sweep_out(state, origin)
            for cube in CUBES
            if state.pieces[cube][origin] > turn.arrived[origin, cube]
        ]
        chosen = yield from ask(GOVERNMENT, "sweep.move", [*moves, DONE], {"space": space})
        if chosen is DONE:
            return
        origin, _, cube = chosen.value.partition(":")
        move(state, origin, space, cube)
        turn.arrived[space, cube] += 1


# 3.2.3 Roundup


def roundup_strength(state: State, space: Space) -> int:
    """3.2.3: as many as there are Police."""
    return cubes(state, space) if rules(state).troops_round_up else state.police[space]


def no_roundup(state: State, space: Space) -> str:
    """3.2.3: Police and Active Reformer pieces; Bases are always Active."""
    if not roundup_strength(state, space):
        return "police"
    if state.ref_bases[space] or (state.activists[space] and state.marker[space] == PROTEST):
        return ""
    return "active_reformers"


def roundup_would_remove(state: State, space: Space) -> int:
    """3.2.3: Active Activists first, Bases only when no Activist is left."""
    strength = roundup_strength(state, space)
    exposed = state.activists[space] if state.marker[space] == PROTEST else 0
    if strength <= exposed or exposed < state.activists[space]:
        return min(strength, exposed)
    return min(strength, exposed + state.ref_bases[space])


def roundup_in(state: State, space: Space) -> int:
    """3.2.3 in one space; returns how many pieces were removed."""
    count = roundup_would_remove(state, space)
    activists = remove(state, space, ACTIVIST, count) if state.marker[space] == PROTEST else 0
    if count > activists:
        remove(state, space, REF_BASE, count - activists)
    if rules(state).roundup_costs_troop:
        remove(state, space, TROOPS)
    return count


def roundup_angers_donors(state: State, removed: int) -> None:
    """3.2.3: Aid falls by one per two pieces of the whole Operation."""
    change_aid(state, -(removed // 2))


def play_roundup(turn: Turn) -> Steps[None]:
    """3.2.3"""

    def in_each(space: Space) -> Steps[None]:
        turn.removed += roundup_in(turn.state, space)
        yield from ()

    yield from turn.select_spaces(in_each)
    roundup_angers_donors(turn.state, turn.removed)
    yield from turn.finish()


# 3.2.4 Assault


def no_assault(state: State, space: Space) -> str:
    """3.2.4: cubes and Active NPA pieces; Bases are always Active."""
    if not cubes(state, space):
        return "cubes"
    return "" if state.active[space] or state.npa_bases[space] else "active_npa"


def assault_would_remove(state: State, space: Space) -> int:
    """3.2.4: Active Guerrillas first, Bases only when no Guerrilla is left."""
    strength = firepower(state, space)
    exposed = state.active[space]
    if strength <= exposed or state.underground[space]:
        return min(strength, exposed)
    return min(strength, exposed + state.npa_bases[space])


def assault_in(state: State, space: Space) -> int:
    """3.2.4 in one space; returns how many pieces were removed."""
    count = assault_would_remove(state, space)
    removed = remove(state, space, ACTIVE, count)
    if count > removed and not guerrillas(state, space):
        change_aid(state, AID_PER_NPA_BASE * remove(state, space, NPA_BASE, count - removed))
    return count


def play_assault(turn: Turn) -> Steps[None]:
    """3.2.4"""

    def in_each(space: Space) -> Steps[None]:
        assault_in(turn.state, space)
        yield from ()

    yield from turn.select_spaces(in_each)
    yield from turn.finish()


for _operation in (
    Operation("train", GOVERNMENT, "3.2.1", 2, ("enrich", "charm", "crony"), no_train, play_train),
    Operation("sweep", GOVERNMENT, "3.2.2", 2, ("enrich", "charm", "crony"), anywhere, play_sweep),
    Operation("roundup", GOVERNMENT, "3.2.3", 2, ("enrich", "reprisal", "crony"), no_roundup, play_roundup),
    Operation("assault", GOVERNMENT, "3.2.4", 2, ("enrich", "reprisal", "crony"), no_assault, play_assault),
):
    OPERATIONS[_operation.key] = _operation
