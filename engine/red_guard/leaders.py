"""7.0: where leaders go, and whom they bring back."""

from __future__ import annotations

from engine.core.prompts import Option, Refusal, Steps
from engine.core.questions import Ask
from engine.red_guard import questions
from engine.red_guard.asking import (
    TILE,
    TO_ATTACK,
    TO_PILE,
    ask,
    ask_unit,
)
from engine.red_guard.components import (
    IN_ATTACK,
    NOWHERE,
    PILE,
    TILES,
    Faction,
    Tile,
)
from engine.red_guard.groups import groups
from engine.red_guard.recovery import arrive
from engine.red_guard.state import State, pile_of, tiles_of
from engine.red_guard.verbs import move_leader, roll


def send_leader(state: State, faction: Faction, frozen: Tile) -> Steps[None]:
    """5.0, 7.0: a leader goes to an own tile, a tile under attack, the neutralized units, or just with the Attack."""
    leader = state.leader[faction]
    if leader == NOWHERE or (leader != IN_ATTACK and leader == frozen):
        return
    options = [TO_ATTACK, *(TILE[tile] for tile in groups(state)), TO_PILE]
    options += [TILE[tile] for tile in tiles_of(state, faction)]
    chosen = yield from ask(state, faction, questions.LEADER_TO, options, {}, lambda: _no_leader(options))
    move_leader(state, faction, chosen.value)


def leave_leader(state: State, faction: Faction, question: Ask) -> Steps[None]:
    """2.2, 7.2: it goes to Attack or an own tile."""
    options = [TO_ATTACK, *(TILE[tile] for tile in tiles_of(state, faction))]
    chosen = yield from ask(state, faction, question, options)
    move_leader(state, faction, chosen.value)


def _no_leader(options: list[Option]) -> list[Refusal]:
    return [Refusal(TILE[tile], "no_group", "5.0") for tile in TILES if TILE[tile] not in options]


def recover_with_leader(state: State, faction: Faction) -> Steps[None]:
    """7.2: as many as a die says, and they and he join Attack or Defence; for nobody no die is thrown."""
    left = roll(state, "leader") if pile_of(state, faction) else 0
    while left and (pile := pile_of(state, faction)):
        unit = yield from ask_unit(
            state, faction, questions.LEADER_RECOVERS, pile, may_stop=True, context={"left": left}
        )
        if not unit:
            break
        most = min(left, pile.count(unit))
        came = yield from arrive(state, faction, unit, most, PILE[faction], "leader.recover", may_stay=True)
        left -= came
        if not came:
            break
    yield from leave_leader(state, faction, questions.LEADER_AFTER)
