"""5.1: the Administration Phase: points, control, cards, markers."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import stages
from engine.filipinas.american_entry import enter_war, is_due, trim_hand
from engine.filipinas.board import FILIPINOS, HONG_KONG, MAP, PROVINCES, SIDES, VALUE, Place, Side
from engine.filipinas.counters import FILIPINO_LEADERS, LEADER, leaders_of
from engine.filipinas.effects import Earned, GameTurnBegan
from engine.filipinas.state import State, control
from engine.filipinas.tables import CARDS_DRAWN, LEAST_POINTS, LEAST_POINTS_IN_EXILE
from engine.filipinas.verbs import change_points, clear_markers, draw


def administration_phase(state: State) -> Steps[None]:
    """5.1: in this order; an American entry that waited comes first."""
    state.turn += 1
    state.report(GameTurnBegan(state.turn, state.wet))
    if is_due(state):
        yield from enter_war(state, points=False)
    for side in SIDES:
        earn(state, side)
    for side in SIDES:
        draw(state, side, CARDS_DRAWN[state.points[side]])
        yield from trim_hand(state, side)
    clear_markers(state)
    state.to_play = FILIPINOS
    state.passes = 0
    state.stage = stages.ACTION


def earn(state: State, side: Side) -> None:
    """5.1.1: halves are kept until the end, what was saved is added, and then the minimum holds."""
    halves = income(state, side)
    received = sum(amount for _, amount in halves) // 2
    least = LEAST_POINTS_IN_EXILE if state.exiled else LEAST_POINTS
    change_points(state, side, max(received, least - state.points[side]))
    state.report(Earned(side, halves, state.points[side]))


def income(state: State, side: Side) -> tuple[tuple[str, int], ...]:
    """5.1.1, 4.2.3.5, 4.2.3.10: what each province and leader gives, in half points."""
    parts = [(province, province_income(state, side, province)) for province in PROVINCES]
    parts += [(leader, 2 * LEADER[leader].logistics) for leader in serving_leaders(state, side)]
    if state.wet:
        parts.append(("wet", -2))
    if state.reconcentration:
        parts.append(("reconcentration", -2))
    return tuple([part for part in parts if part[1]])


def province_income(state: State, side: Side, province: Place) -> int:
    """5.1.1: in halves: the value, half of it where control is shared or the province looted, and so on."""
    holder = control(state, province)
    if holder and holder != side:
        return 0
    halves = 2 * VALUE[province]
    if not holder:
        halves //= 2
    return halves // 2 if province in state.looted else halves


def serving_leaders(state: State, side: Side) -> list[str]:
    """5.1.1, 6.13.4: leaders on the map count; Americans in Hong Kong do too, but exiles do not."""
    return [
        leader
        for place in MAP
        for stack in state.stacks[place].of[side]
        for leader in leaders_of(stack)
        if not (place == HONG_KONG and leader in FILIPINO_LEADERS)
    ]
