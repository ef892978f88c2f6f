"""What the sheets beside the chart say of a state."""

from __future__ import annotations

from collections.abc import Mapping

from engine.filipinas.board import FILIPINO_TROOPS, FILIPINOS, MAP, SIDES, SPAIN, SPANISH_TROOPS, Side
from engine.filipinas.counters import BRIGADES, CORPS, SIDE_OF, units_of
from engine.filipinas.deck import HIDDEN, CardKey
from engine.filipinas.state import State, off_map
from game.filipinas.panels.side_panel import SideStanding
from game.shell.text import tr
from game.table.telling.sitters import NAMELESS, sitter

RESERVE = {SPAIN: (SPANISH_TROOPS, BRIGADES), FILIPINOS: (FILIPINO_TROOPS, CORPS)}


def standing(
    state: State, side: Side, acting: bool, players: Mapping[str, str], names: Mapping[str, str] = NAMELESS
) -> SideStanding:
    box, units = RESERVE[side]
    waiting = sum(unit in units for unit in off_map(state, box))
    on_map = sum(len(units_of(stack)) for place in MAP for stack in state.stacks[place] if SIDE_OF[stack[0]] == side)
    rows = (
        (tr("panel.hand"), len(state.hand[side])),
        (tr(f"panel.reserve.{side}"), waiting),
        (tr("panel.on_map"), on_map),
    )
    return SideStanding(side, sitter(side, state, players, names), acting, state.points[side], rows)


def open_hand(state: State, acting: Side) -> tuple[CardKey, ...]:
    """The hand that may be seen: a single person's own, or else that of who acts; none while both are hidden."""
    if len(state.humans) == 1:
        return state.hand[next(iter(state.humans))]
    seen = [side for side in SIDES if HIDDEN not in state.hand[side]]
    if not seen:
        return ()
    return state.hand[acting if acting in seen else seen[0]]
