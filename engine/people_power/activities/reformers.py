"""4.3: the Reformers have three Special Activities: Appeal, Convert and Canvass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.people_power import questions
from engine.people_power.actions import Special, nowhere, unless_stranding, would_pay
from engine.people_power.asking import SPACE, ask, at_once, refused_spaces
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
    as_space,
)
from engine.people_power.effects import SpaceSelected
from engine.people_power.in_force import rules
from engine.people_power.placing import take_off_map
from engine.people_power.state import State, cubes, government_pieces
from engine.people_power.verbs import change_patronage, change_resources, place, remove, set_alignment, take_marker

if TYPE_CHECKING:
    from engine.people_power.turn import Turn

CONVERT_SPACES = 2
CONVERT_REMOVES = 2
PATRONAGE_PER_CUBES = 1
PATRONAGE_PER_BASE = 2


# 4.3.1 Appeal


def no_appeal(state: State, space: Space) -> str:
    """4.3.1: Appeal needs Activists, and no Protest."""
    if not state.activists[space]:
        return "activists"
    return PROTEST if state.marker[space] == PROTEST else ""


def can_appeal(state: State, space: Space) -> bool:
    return not no_appeal(state, space)


def appeal_in(state: State, space: Space, count: int = 1) -> None:
    """4.3.1: an Activist leaves to raise funds, or several do."""
    removed = remove(state, space, ACTIVIST, count)
    change_resources(state, REFORMERS, rules(state).appeal_resources * removed)


refuses_appeal = unless_stranding(no_appeal, appeal_in)


def play_appeal(turn: Turn) -> Steps[None]:
    """4.3.1: any number of Activists may Appeal, one by one or several at once."""
    state = turn.state

    def refused() -> list[Refusal]:
        return refused_spaces(lambda space: refuses_appeal(turn, space), "4.3.1")

    while True:
        options = [SPACE[space] for space in SPACES if not refuses_appeal(turn, space)]
        if turn.special_spaces:
            options += [*_appeals_at_once(turn), DONE]
        elif len(options) > 1:
            options += _appeals_at_once(turn)
        chosen = yield from ask(REFORMERS, questions.APPEAL_SPACE, options, refused=refused)
        if chosen is DONE:
            return
        named, _, number = chosen.value.partition(":")
        space = as_space(named)
        if space not in turn.special_spaces:
            turn.special_spaces.append(space)
            state.report(SpaceSelected(REFORMERS, "appeal", space))
        appeal_in(state, space, int(number or 1))


def _appeals_at_once(turn: Turn) -> list[Option]:
    def strands(space: Space, number: int) -> bool:
        return turn.strands(lambda state: appeal_in(state, space, number), space)

    return [
        Option(f"appeals:{space}:{number}")
        for space in SPACES
        if can_appeal(turn.state, space)
        for number in at_once(turn.state.activists[space])
        if not strands(space, number)
    ]


# 4.3.2 Convert


def no_convert(state: State, space: Space) -> str:
    """4.3.2: Convert needs Active Activists and Government pieces."""
    if not state.activists[space]:
        return "activists"
    if state.marker[space] != PROTEST:
        return "inactive"
    return "" if government_pieces(state, space) else "government_pieces"


def can_convert(state: State, space: Space) -> bool:
    return not no_convert(state, space)


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


refuses_convert = unless_stranding(no_convert)


def play_convert(turn: Turn) -> Steps[None]:
    """4.3.2"""
    while space := (yield from turn.pick_special_space(lambda s: refuses_convert(turn, s), CONVERT_SPACES)):
        turn.state.report(SpaceSelected(REFORMERS, "convert", space))
        yield from _convert_in(turn, space)


def _convert_in(turn: Turn, space: Space) -> Steps[None]:
    state = turn.state
    ways = [Option(f"convert:{way}") for way in ways_to_convert(state, space)]

    def refused() -> list[Refusal]:
        return [Refusal(Option("convert:base"), "cubes_there", "4.3.2")] if state.gov_bases[space] else []

    chosen = yield from ask(REFORMERS, questions.CONVERT_WAY, ways, {"space": space}, refused)
    if chosen.value == "remove":
        convert_removing(state, space)
        return
    piece = REF_BASE if chosen.value == "base" else ACTIVIST
    wanted = 1 if piece == REF_BASE else int(chosen.value.removeprefix("replace"))

    def refuses(origin: Space) -> str:
        return "strands" if turn.strands(lambda state: remove(state, origin, piece), origin) else ""

    # 1.5.1: what is not Available may be brought from elsewhere on the map; otherwise the replaced piece just goes.
    for _ in range(wanted - state.available[piece]):
        if not (yield from take_off_map(state, REFORMERS, piece, space, True, refuses)):
            break
    if piece == REF_BASE:
        convert_base(state, space)
    else:
        convert_replacing(state, space, wanted)


# 4.3.3 Canvass


def no_canvass(state: State, space: Space) -> str:
    """4.3.3: Canvass needs Activists and Terror."""
    if not state.activists[space]:
        return "activists"
    return "" if state.marker[space] == TERROR else "no_terror"


def can_canvass(state: State, space: Space) -> bool:
    return not no_canvass(state, space)


def canvass_in(state: State, space: Space) -> None:
    """4.3.3: the space goes to Opposition, and Terror is lifted."""
    state.report(SpaceSelected(REFORMERS, "canvass", space))
    set_alignment(state, space, OPPOSITION)
    take_marker(state, space)


refuses_canvass = unless_stranding(no_canvass)


def play_canvass(turn: Turn) -> Steps[None]:
    """4.3.3"""
    space = yield from turn.pick_special_space(lambda space: refuses_canvass(turn, space))
    canvass_in(turn.state, space)


SPECIALS: tuple[Special, ...] = (
    Special("appeal", REFORMERS, "4.3.1", nowhere(refuses_appeal), play_appeal, would_pay),
    Special("convert", REFORMERS, "4.3.2", nowhere(refuses_convert), play_convert),
    Special("canvass", REFORMERS, "4.3.3", nowhere(refuses_canvass), play_canvass),
)
