"""3.1.5, 5.1.5: free Operations and Special Activities that an Event grants; a faction may decline them."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power import questions
from engine.people_power.activities.government import can_charm, charm_up_to
from engine.people_power.activities.npa import can_ambush
from engine.people_power.asking import ask_space
from engine.people_power.board import GOVERNMENT, NPA, SPACES, Faction, Space
from engine.people_power.effects import Effect, NothingDone, OperationBegan
from engine.people_power.operations import OPERATIONS
from engine.people_power.state import State
from engine.people_power.turn import FREE, Turn, impossible


def can_operate(state: State, faction: Faction, operation: str, spaces_allowed: int) -> bool:
    """Whether there is any space for it; a Non-player selects only those where it has an effect (8.7)."""
    if impossible(_free_turn(state, faction, operation, spaces_allowed, SPACES)):
        return False
    if state.is_player(faction):
        return True
    return any(isinstance(effect, OperationBegan) for effect in _rehearsed(state, faction, operation, spaces_allowed))


def free_operation(
    state: State, faction: Faction, operation: str, spaces_allowed: int, within: tuple[Space, ...] = SPACES
) -> Steps[list[Space]]:
    """3.1.5: the faction executes it at no cost, in so many of these spaces; returns the spaces it selected."""
    state.moved = {}
    turn = _free_turn(state, faction, operation, spaces_allowed, within)
    if impossible(turn):
        state.report(NothingDone(faction, operation))
        return []
    if not state.is_player(faction):
        return (yield from _non_player_operation(state, faction, operation, spaces_allowed, within))
    turn.begin()
    yield from OPERATIONS[operation].play(turn)
    return turn.selected


def free_ambush(state: State, within: tuple[Space, ...]) -> Steps[None]:
    """4.4.3, 5.1.5: as if an Attack took place, in one of these spaces."""
    turn = _free_turn(state, NPA, "attack", 1, within)
    spaces = [space for space in within if can_ambush(turn, space)]
    if not spaces:
        state.report(NothingDone(NPA, "ambush"))
    elif not state.is_player(NPA):
        yield from _non_player_special(state, NPA, "ambush", 1, within)
    elif space := (yield from ask_space(NPA, questions.AMBUSH_SPACE, spaces, may_stop=True)):
        turn.within = (space,)
        yield from turn.play_special("ambush")


def free_charm(state: State, spaces_allowed: int) -> Steps[None]:
    """4.2.3, 5.1.5: Patronage is still paid."""
    if not any(can_charm(state, space) for space in SPACES):
        state.report(NothingDone(GOVERNMENT, "charm"))
        return
    if not state.is_player(GOVERNMENT):
        yield from _non_player_special(state, GOVERNMENT, "charm", spaces_allowed, SPACES)
        return
    turn = Turn(state, GOVERNMENT, kind=FREE)
    turn.begin_special("charm")
    yield from charm_up_to(turn, spaces_allowed, may_decline=True)


def _free_turn(state: State, faction: Faction, operation: str, spaces_allowed: int, within: tuple[Space, ...]) -> Turn:
    return Turn(state, faction, operation, FREE, spaces_allowed=spaces_allowed, within=within)


# Bonifacio executes Events, and Events call on Bonifacio: these imports wait until both are there.


def _rehearsed(state: State, faction: Faction, operation: str, spaces_allowed: int) -> list[Effect]:
    trial = state.copy()
    for _ in _non_player_operation(trial, faction, operation, spaces_allowed, SPACES):
        pass
    return trial.effects


def _non_player_operation(
    state: State, faction: Faction, operation: str, spaces_allowed: int, within: tuple[Space, ...]
) -> Steps[list[Space]]:
    from engine.people_power.bonifacio.free import play_free_operation

    return (yield from play_free_operation(state, faction, operation, spaces_allowed, within))


def _non_player_special(
    state: State, faction: Faction, special: str, spaces_allowed: int, within: tuple[Space, ...]
) -> Steps[None]:
    from engine.people_power.bonifacio.free import play_free_special

    yield from play_free_special(state, faction, special, spaces_allowed, within)
