"""3.0: a Game-Turn has these phases, and one player turn after the other in the Cycle."""

from __future__ import annotations

from collections import Counter

from engine.core.prompts import Steps
from engine.red_guard import endings, stages
from engine.red_guard.chairman import place_chairman, receive_chairman
from engine.red_guard.chits import offer_chit
from engine.red_guard.combat import fight_for_a_tile
from engine.red_guard.components import (
    CIVIL_SUPPORT,
    COLOUR,
    CYCLE_FROM,
    MARKERS,
    ON_PILE,
    POOL,
    Faction,
    Unit,
)
from engine.red_guard.deployment import Deployment
from engine.red_guard.effects import (
    FirstActive,
    GameTurnBegan,
    MarkerDrawn,
    PhaseBegan,
    PlayerTurnBegan,
    UnitDrawn,
)
from engine.red_guard.events import random_event
from engine.red_guard.groups import call_back, form_groups, groups
from engine.red_guard.leaders import recover_with_leader, send_leader
from engine.red_guard.moving import move_units
from engine.red_guard.non_players import awaken_attacked, next_seat
from engine.red_guard.placing import place_unplaced
from engine.red_guard.recovery import arrive
from engine.red_guard.seizure import offer_seizure
from engine.red_guard.set_up import PROLOGUE_ENDS
from engine.red_guard.state import MOST_TURNS, NOBODY, State, is_active, seat_of, seats_left
from engine.red_guard.verbs import check_death, end, lower_chaos, pass_chairman

CIVIL_SUPPORT_LOWERS = 3
DRAWN = 6
LAST_YEAR = 11
"""The Game-Turn of 1976, if it was agreed that the game ends then."""
MARKER = "marker"


# 3.1.1


def civil_support_phase(state: State) -> Steps[None]:
    """3.1.1, 8.2: a new Game-Turn begins; each PLA unit in the box lowers chaos by three."""
    state.turn = min(state.turn + 1, MOST_TURNS)
    state.report(GameTurnBegan(state.turn))
    state.in_force = frozenset()
    state.criticized = NOBODY
    if state.use_prologue and state.turn == PROLOGUE_ENDS:
        state.markers = MARKERS
    if army := state.units[CIVIL_SUPPORT]:
        state.report(PhaseBegan(stages.CIVIL_SUPPORT))
        lower_chaos(state, CIVIL_SUPPORT_LOWERS * len(army))
    state.stage = stages.RECOVERY
    yield from ()


# 3.1.2


def reinforcement_phase(state: State) -> Steps[None]:
    """3.1.2: six units from the Pool; the colour of the first says who begins."""
    state.report(PhaseBegan(stages.REINFORCEMENT))
    drawn = draw(state)
    state.first = first_active(state, drawn)
    state.waiting = CYCLE_FROM[state.first]
    state.report(FirstActive(state.first))
    for faction in state.waiting:
        if is_active(state, faction):
            for unit, count in Counter(unit for unit in drawn if COLOUR[unit] == faction).items():
                yield from arrive(state, faction, unit, count, POOL, "reinforce")
    state.stage = stages.EVENT


def draw(state: State) -> list[Unit]:
    """3.1.2, 8.3.3: six units at random; the Chairman's markers come besides and may be his death.

    A Pool with fewer units is emptied, markers and all.
    """
    drawn: list[Unit] = []
    left = list(state.units[POOL])
    while (left or state.markers) and len(drawn) < DRAWN:
        found = state.chance.pick("draw", (*left, *(MARKER,) * state.markers))
        if found == MARKER:
            state.markers -= 1
            state.report(MarkerDrawn(state.markers))
            check_death(state)
        else:
            left.remove(found)
            drawn.append(found)
            state.report(UnitDrawn(found))
    return drawn


def first_active(state: State, drawn: list[Unit]) -> Faction:
    """3.1.2: the colour of the first unit, or the next seat if it is neutral; without a draw, after who began last."""
    if not drawn:
        return next_seat(state, state.first or seats_left(state)[-1])
    faction = COLOUR[drawn[0]]
    return faction if is_active(state, faction) else next_seat(state, faction)


# 3.1.3


def event_phase(state: State) -> Steps[None]:
    """3.1.3, 4.0"""
    state.report(PhaseBegan(stages.EVENT))
    if state.alive and state.holder == NOBODY:
        pass_chairman(state, state.chance.pick("chairman", seats_left(state)))
    yield from random_event(state)
    begin_player_turn(state)


# 3.1.4


def deployment_phase(state: State) -> Steps[None]:
    """3.1.4, 5.0: units move, the Chairman too, groups are formed, the leader is sent."""
    faction = state.waiting[0]
    state.report(PlayerTurnBegan(faction, seat_of(state, faction)))
    call_back(state)
    receive_chairman(state, faction)
    yield from offer_seizure(state, faction)
    yield from place_unplaced(state, faction)
    phase = Deployment(state, (faction,), frozen=state.seated)
    yield from move_units(phase)
    yield from place_chairman(state, faction)
    yield from form_groups(phase)
    yield from send_leader(state, faction, phase.frozen)
    yield from awaken_attacked(state, faction, groups(state))
    state.stage = stages.COMBAT


# 3.1.5


def combat_phase(state: State) -> Steps[None]:
    """3.1.5, 6.0: they fight for tile after tile."""
    if groups(state):
        yield from fight_for_a_tile(state)
        return
    call_back(state)
    if not state.alive:
        # 8.3.3: the last Game-Turn has no End Phase.
        finish_player_turn(state)
    else:
        state.stage = stages.END


# 3.1.6


def end_phase(state: State) -> Steps[None]:
    """3.1.6, 7.2: the leader brings neutralized units back; an End-Game chit may be played."""
    faction = state.waiting[0]
    if faction in seats_left(state):
        if state.leader[faction] == ON_PILE:
            yield from recover_with_leader(state, faction)
        yield from offer_chit(state, faction)
    finish_player_turn(state)


def finish_player_turn(state: State) -> None:
    """3.1.6: on to a Seizure of Power that was declared, or to the next in the Cycle."""
    if state.seizing:
        state.stage = stages.SECOND_DEPLOYMENT
        return
    state.waiting = state.waiting[1:]
    begin_player_turn(state)


def begin_player_turn(state: State) -> None:
    """3.2, 3.3.1: the next faction that is active; after the last one the Game-Turn is over."""
    while state.waiting and not is_active(state, state.waiting[0]):
        state.waiting = state.waiting[1:]
    if state.waiting:
        state.stage = stages.DEPLOYMENT
    elif not state.alive:
        end(state, endings.DEATH)
    elif state.use_1976 and state.turn >= LAST_YEAR:
        end(state, endings.YEAR_1976)
    else:
        state.stage = stages.CIVIL_SUPPORT
