"""4.3 Reformer Special Activities."""

from __future__ import annotations

from engine.core.prompts import Option, Steps
from engine.people_power.asking import ask, ask_space
from engine.people_power.board import (
    ACTIVIST,
    GOV_BASE,
    OPPOSITION,
    POLICE,
    PROTEST,
    REF_BASE,
    REFORMERS,
    SPACES,
    TERROR,
    TROOPS,
    Space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.momentum import rules
from engine.people_power.placing import take_off_map
from engine.people_power.state import State, cubes
from engine.people_power.turn import SPECIALS, Special, Turn, somewhere
from engine.people_power.verbs import change_patronage, change_resources, place, remove, set_alignment, take_marker

CONVERT_SPACES = 2
CONVERT_REMOVES = 2
PATRONAGE_PER_CUBES = 1
PATRONAGE_PER_BASE = 2


# 4.3.1 Appeal


def can_appeal(state: State, space: Space) -> bool:
    """4.3.1: Activists, and no Protest."""
    return state.activists[space] > 0 and state.marker[space] != PROTEST


def appeal_in(state: State, space: Space) -> None:
    """4.3.1: one Activist leaves to raise funds."""
    remove(state, space, ACTIVIST)
    change_resources(state, REFORMERS, rules(state).appeal_resources)


def play_appeal(turn: Turn) -> Steps[None]:
    """4.3.1: any number of Activists, one by one."""
    state = turn.state
    while True:
        open_spaces = [space for space in SPACES if can_appeal(state, space)]
        space = yield from ask_space(REFORMERS, "appeal.space", open_spaces, may_stop=bool(turn.special_spaces))
        if not space:
            return
        if space not in turn.special_spaces:
            turn.special_spaces.append(space)
            state.report(SpaceSelected(REFORMERS, "appeal", space))
        appeal_in(state, space)


# 4.3.2 Convert


def can_convert(state: State, space: Space) -> bool:
    """4.3.2: Active Activists and Government pieces."""
    there = cubes(state, space) or state.gov_bases[space]
    return there > 0 and state.activists[space] > 0 and state.marker[space] == PROTEST


def convert_removing(state: State, space: Space) -> None:
    """4.3.2: two cubes go, Police before Troops."""
    police = remove(state, space, POLICE, CONVERT_REMOVES)
    remove(state, space, TROOPS, CONVERT_REMOVES - police)
    change_patronage(state, -PATRONAGE_PER_CUBES)


def convert_replacing(state: State, space: Space, count: int) -> None:
    """4.3.2: cubes become Activists, Police before Troops; those that no Activist can replace are removed (1.5.1)."""
    police = remove(state, space, POLICE, count)
    place(state, space, ACTIVIST, police + remove(state, space, TROOPS, count - police))
    change_patronage(state, -PATRONAGE_PER_CUBES)


def convert_base(state: State, space: Space) -> None:
    """4.3.2: a Government Base without cubes becomes a Reformer Base."""
    remove(state, space, GOV_BASE)
    place(state, space, REF_BASE)
    change_patronage(state, -PATRONAGE_PER_BASE)


def ways_to_convert(state: State, space: Space) -> list[str]:
    """4.3.2: what may be done in the space."""
    there = cubes(state, space)
    if not there:
        return ["base"]
    replacing = [f"replace{count}" for count in range(1, min(there, rules(state).convert_replaces) + 1)]
    return ["remove", *replacing] if there >= CONVERT_REMOVES else replacing


def play_convert(turn: Turn) -> Steps[None]:
    """4.3.2"""
    state = turn.state
    while space := (yield from turn.pick_special_space(can_convert, CONVERT_SPACES)):
        state.report(SpaceSelected(REFORMERS, "convert", space))
        yield from _convert_in(state, space)


def _convert_in(state: State, space: Space) -> Steps[None]:
    ways = [Option(f"convert:{way}") for way in ways_to_convert(state, space)]
    chosen = yield from ask(REFORMERS, "convert.way", ways, {"space": space})
    if chosen.value == "remove":
        convert_removing(state, space)
        return
    piece = REF_BASE if chosen.value == "base" else ACTIVIST
    wanted = 1 if piece == REF_BASE else int(chosen.value.removeprefix("replace"))
    # 1.5.1: what is not Available may be brought from elsewhere on the map; otherwise the replaced piece just goes.
    for _ in range(wanted - state.available[piece]):
        if not (yield from take_off_map(state, REFORMERS, piece, space, may_stop=True)):
            break
    if piece == REF_BASE:
        convert_base(state, space)
    else:
        convert_replacing(state, space, wanted)


# 4.3.3 Canvass


def can_canvass(state: State, space: Space) -> bool:
    """4.3.3: Activists and Terror."""
    return state.activists[space] > 0 and state.marker[space] == TERROR


def canvass_in(state: State, space: Space) -> None:
    """4.3.3: to Opposition, Terror lifted."""
    state.report(SpaceSelected(REFORMERS, "canvass", space))
    set_alignment(state, space, OPPOSITION)
    take_marker(state, space)


def play_canvass(turn: Turn) -> Steps[None]:
    """4.3.3"""
    space = yield from turn.pick_special_space(can_canvass)
    canvass_in(turn.state, space)


for _special in (
    Special("appeal", REFORMERS, "4.3.1", somewhere(can_appeal), play_appeal, earns=True),
    Special("convert", REFORMERS, "4.3.2", somewhere(can_convert), play_convert),
    Special("canvass", REFORMERS, "4.3.3", somewhere(can_canvass), play_canvass),
):
    SPECIALS[_special.key] = _special
