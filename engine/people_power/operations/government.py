"""3.2: the Government has four Operations: Train, Sweep, Roundup and Assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.people_power import questions
from engine.people_power.actions import Operation, anywhere
from engine.people_power.asking import ask, ask_count, move_option, move_options, moved_by, piece_option
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
    TROOPS,
    Piece,
    Space,
    as_piece,
    as_space,
)
from engine.people_power.in_force import rules
from engine.people_power.placing import can_place, place_one
from engine.people_power.state import State, bases, cubes, government_controls, guerrillas, unmoved
from engine.people_power.verbs import activate, change_aid, change_resources, move, place, remove, shift, take_marker

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

TRAIN_CUBES = 4
CUBES_PER_BASE = 3
CIVIC_ACTION_COST = 2
CIVIC_ACTION_SHIFTS = 2
AID_PER_NPA_BASE = 5

PAY = Option("pay")


def firepower(state: State, space: Space) -> int:
    """3.2.2, 3.2.4: Troops count in Countryside, all cubes in a City."""
    return cubes(state, space) if IS_CITY[space] else state.troops[space]


# 3.2.1 Train


def no_train(state: State, space: Space) -> str:
    """3.2.1: Train needs a City, Government Control or a Government Base."""
    if IS_CITY[space] or state.gov_bases[space] or government_controls(state, space):
        return ""
    return "train"


def train_places_cubes(state: State, space: Space) -> bool:
    """3.2.1: cubes come to Cities, and to Countryside with a Government Base."""
    return IS_CITY[space] or state.gov_bases[space] > 0


def no_train_base(state: State, space: Space) -> str:
    """3.2.1: a Base for three cubes where the Government has Control."""
    if cubes(state, space) < CUBES_PER_BASE:
        return "three_cubes"
    if bases(state, space) >= MAX_BASES:
        return "two_bases"
    if not can_place(state, GOV_BASE, space):
        return "no_base_left"
    return "" if government_controls(state, space) else "government_control"


def can_train_base(state: State, space: Space) -> bool:
    return not no_train_base(state, space)


def no_train_civic_action(state: State, space: Space) -> str:
    """3.2.1: Control, Troops and Police, no Protest or Strike, and something to do."""
    if not (state.troops[space] and state.police[space]):
        return "troops_and_police"
    marker = state.marker[space]
    if marker in (PROTEST, STRIKE):
        return marker
    if marker is None and state.alignment[space] == SUPPORT:
        return "support"
    return "" if government_controls(state, space) else "government_control"


def can_train_civic_action(state: State, space: Space) -> bool:
    return not no_train_civic_action(state, space)


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
    state = turn.state
    if not train_places_cubes(state, space):
        return
    left = TRAIN_CUBES

    def refused() -> list[Refusal]:
        missing = [cube for cube in CUBES if not can_place(state, cube, space)]
        return [Refusal(piece_option(cube), "none_left", "1.5.1") for cube in missing]

    while left:
        kinds = [piece_option(cube) for cube in CUBES if can_place(state, cube, space)]
        several = [
            Option(f"pieces:{cube}:{number}")
            for cube in CUBES
            for number in range(2, min(left, state.available[cube]) + 1)
        ]
        context = {"space": space, "left": left, "of": TRAIN_CUBES}
        chosen = yield from ask(GOVERNMENT, questions.TRAIN_CUBES, [*kinds, *several, DONE], context, refused)
        if chosen is DONE:
            return
        if chosen.kind == "pieces":
            named, _, number = chosen.value.partition(":")
            left -= place(state, space, as_piece(named), int(number))
        else:
            yield from place_one(state, GOVERNMENT, space, as_piece(chosen.value))
            left -= 1


def _train_further(turn: Turn) -> Steps[None]:
    """3.2.1: then one of the selected spaces may get a Base or a Civic Action."""
    state = turn.state

    def options() -> list[Option]:
        return [*(option for option, reason in _further(turn) if not reason), DONE]

    def refused() -> list[Refusal]:
        return [Refusal(option, reason, "3.2.1") for option, reason in _further(turn) if reason]

    def short() -> bool:
        able = any(can_train_civic_action(state, space) for space in turn.selected)
        return able and not _can_pay_civic_action(state)

    chosen = yield from turn.choose(questions.TRAIN_FURTHER, options, refused=refused, short=short)
    if chosen.kind == "base":
        yield from _train_base(state, as_space(chosen.value))
    elif chosen.kind == "civic_action":
        yield from _train_civic_action(turn, as_space(chosen.value))


def _further(turn: Turn) -> list[tuple[Option, str]]:
    """What may follow in the selected spaces, each with the reason why not."""
    state = turn.state
    unpaid = "" if _can_pay_civic_action(state) else "resources"
    built = [(Option(f"base:{space}"), no_train_base(state, space)) for space in turn.selected]
    return built + [
        (Option(f"civic_action:{space}"), no_train_civic_action(state, space) or unpaid) for space in turn.selected
    ]


def _train_base(state: State, space: Space) -> Steps[None]:
    lowest = max(0, CUBES_PER_BASE - state.police[space])
    highest = min(CUBES_PER_BASE, state.troops[space])
    troops = yield from ask_count(GOVERNMENT, questions.TRAIN_BASE, lowest, highest, {"space": space, "piece": TROOPS})
    remove(state, space, TROOPS, troops)
    remove(state, space, POLICE, CUBES_PER_BASE - troops)
    yield from place_one(state, GOVERNMENT, space, GOV_BASE)


def _train_civic_action(turn: Turn, space: Space) -> Steps[None]:
    """3.2.1: step after step is paid for: Terror goes first, then there are up to two shifts."""
    state = turn.state
    shifts = 0

    def options() -> list[Option]:
        return [PAY, DONE] if _can_pay_civic_action(state) else [DONE]

    def refused() -> list[Refusal]:
        return [] if _can_pay_civic_action(state) else [Refusal(PAY, "resources", "3.2.1")]

    def short() -> bool:
        return not _can_pay_civic_action(state)

    while True:
        shifts += state.marker[space] is None
        change_resources(state, GOVERNMENT, -CIVIC_ACTION_COST)
        civic_action_step(state, space)
        if shifts == CIVIC_ACTION_SHIFTS or not can_train_civic_action(state, space):
            return
        chosen = yield from turn.choose(
            questions.CIVIC_ACTION_MORE, options, lambda: {"space": space}, refused, short, in_space=True
        )
        if chosen is DONE:
            return


def _can_pay_civic_action(state: State) -> bool:
    return state.resources[GOVERNMENT] >= CIVIC_ACTION_COST


# 3.2.2 Sweep


def can_sweep_out(state: State, space: Space) -> bool:
    """3.2.2: cubes never leave Protest or Strike spaces."""
    return state.marker[space] not in (PROTEST, STRIKE)


def sweep_would_find(state: State, space: Space) -> int:
    """3.2.2: every two Troops, or in a City every two cubes, find one Underground Guerrilla."""
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


def no_sweep(state: State, origin: Space, space: Space, cube: Piece) -> str:
    """3.1.2, 3.2.2: why no such cube can move from one space to the other."""
    if origin == space:
        return "same_space"
    if not state.pieces[cube][origin]:
        return "none_there"
    if not can_sweep_out(state, origin):
        return state.marker[origin] or ""
    return "" if unmoved(state, origin, cube) else "moved"


def _sweep_into(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state

    def refused() -> list[Refusal]:
        reasons = [(origin, cube, no_sweep(state, origin, space, cube)) for origin in SPACES for cube in CUBES]
        return [Refusal(move_option(origin, cube), reason, "3.2.2") for origin, cube, reason in reasons if reason]

    while True:
        origins = [origin for origin in SPACES if origin != space and can_sweep_out(state, origin)]
        moves = move_options({(origin, cube): unmoved(state, origin, cube) for origin in origins for cube in CUBES})
        chosen = yield from ask(GOVERNMENT, questions.SWEEP_MOVE, [*moves, DONE], {"space": space}, refused)
        if chosen is DONE:
            return
        origin, cube, count = moved_by(chosen)
        move(state, origin, space, cube, count)


# 3.2.3 Roundup


def roundup_strength(state: State, space: Space) -> int:
    """3.2.3: as many as there are Police."""
    return cubes(state, space) if rules(state).troops_round_up else state.police[space]


def no_roundup(state: State, space: Space) -> str:
    """3.2.3: Police and Active Reformer pieces; Bases are always Active."""
    if not state.police[space] and not roundup_strength(state, space):
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


OPERATIONS: tuple[Operation, ...] = (
    Operation("train", GOVERNMENT, "3.2.1", 2, ("enrich", "charm", "crony"), no_train, play_train),
    Operation("sweep", GOVERNMENT, "3.2.2", 2, ("enrich", "charm", "crony"), anywhere, play_sweep),
    Operation("roundup", GOVERNMENT, "3.2.3", 2, ("enrich", "reprisal", "crony"), no_roundup, play_roundup),
    Operation("assault", GOVERNMENT, "3.2.4", 2, ("enrich", "reprisal", "crony"), no_assault, play_assault),
)
