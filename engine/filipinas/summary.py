"""The board as a plain dict, and back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.filipinas import stages
from engine.filipinas.board import CEMETERY, FILIPINOS, HOME, LINES, MAP, PROVINCES, SIDES, Place, Side
from engine.filipinas.checking import broken_rule
from engine.filipinas.counters import COUNTERS, Stack, in_order, units_of
from engine.filipinas.deck import AMERICAN_DECK, CARDS_OF, MAIN_DECK
from engine.filipinas.set_up import empty_board
from engine.filipinas.state import CANOVAS, State, control, off_map, place_of
from engine.filipinas.tables import START_MORALE, START_US, WAR
from engine.filipinas.verbs import place, remove

FLAGS = ("reconcentration", "zapote", "canovas_dead", "government_changed", "exiled", "reinforced", "american_cards")
GONE = (CEMETERY, HOME)


def summary(state: State) -> dict[str, Any]:
    """Tracks, every stack on the map, what lies on them, and the hands."""
    return {
        "scenario": state.scenario,
        "turn": state.turn,
        "stage": state.stage,
        "to_play": state.to_play,
        "points": dict(state.points),
        "morale": state.morale,
        "us": state.us,
        "at_war": state.at_war,
        "government": state.government,
        **{flag: getattr(state, flag) for flag in FLAGS},
        "cities": dict(state.city),
        "lines": [line for line in LINES if line in state.lines],
        "looted": [where for where in MAP if where in state.looted],
        "control": {province: control(state, province) for province in PROVINCES},
        "places": {where: [list(stack) for stack in state.stacks[where]] for where in MAP if state.stacks[where]},
        **{where: off_map(state, where) for where in GONE},
        "strength": {unit: state.strength[unit] for where in MAP for unit in _units_at(state, where)},
        "posture": {brigade: posture for brigade, posture in state.posture.items() if posture},
        "targets": [counter for counter in COUNTERS if counter in state.targets],
        "trenches": [counter for counter in COUNTERS if counter in state.trenches],
        "hand": {side: list(state.hand[side]) for side in SIDES},
        "played": list(state.played),
        "lasting": [card for side in SIDES for card in CARDS_OF[side] if card in state.lasting],
    }


def from_summary(
    board: Mapping[str, Any], humans: Collection[Side] | None = None, chance: Chance | None = None
) -> State:
    """A state with that board: what is not named is as in an empty one; raises GameError if it cannot be."""
    state = empty_board(chance or Chance(0))
    try:
        _read(state, board)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise GameError(f"This is no board of the game: {wrong}.") from wrong
    if wrong_rule := broken_rule(state) or _beyond(state):
        raise GameError(f"This board cannot be: {wrong_rule}.")
    state.humans = frozenset(side for side in SIDES if humans is None or side in humans)
    state.effects.clear()
    return state


def _read(state: State, board: Mapping[str, Any]) -> None:
    state.scenario = board.get("scenario", state.scenario)
    state.turn = board.get("turn", 1)
    state.stage = board.get("stage", stages.ACTION)
    state.to_play = board.get("to_play", FILIPINOS)
    state.points.update(board.get("points", {}))
    state.morale = board.get("morale", START_MORALE)
    state.at_war = board.get("at_war", False)
    state.us = board.get("us", WAR if state.at_war else START_US)
    state.government = board.get("government", CANOVAS)
    for flag in FLAGS:
        setattr(state, flag, bool(board.get(flag, getattr(state, flag))))
    state.city.update(board.get("cities", {}))
    state.lines = frozenset(board.get("lines", ()))
    state.looted = frozenset(board.get("looted", ()))
    for where, stacks in board.get("places", {}).items():
        for stack in stacks:
            _stand(state, where, in_order(stack))
    for where in GONE:
        for counter in board.get(where, ()):
            remove(state, counter, where)
    state.strength.update(board.get("strength", {}))
    state.posture.update(board.get("posture", {}))
    state.targets = frozenset(board.get("targets", ()))
    state.trenches = frozenset(board.get("trenches", ()))
    _deal(state, board)


def _stand(state: State, where: Place, stack: Stack) -> None:
    into: Stack = ()
    for counter in stack:
        if place_of(state, counter) in MAP:
            raise ValueError(f"{counter} is there twice")
        into = place(state, counter, where, into)


def _deal(state: State, board: Mapping[str, Any]) -> None:
    """What is neither in a hand nor out of the game lies in the decks."""
    hands = board.get("hand", {})
    state.played = tuple(board.get("played", ()))
    state.lasting = frozenset(board.get("lasting", ()))
    for side in SIDES:
        state.hand[side] = tuple(hands.get(side, ()))
        mixed = state.at_war and state.american_cards
        cards = CARDS_OF[side] if mixed else MAIN_DECK[side]
        out = {*state.hand[side], *state.played}
        state.aside[side] = () if mixed else tuple(card for card in AMERICAN_DECK[side] if card not in out)
        state.deck[side] = tuple(state.chance.shuffled("deck", [card for card in cards if card not in out]))


def _beyond(state: State) -> str:
    """What the checks of a board after a choice take for granted."""
    try:
        State.unpack(state.pack())
    except GameError:
        return "a value is beyond its limits"
    return ""


def _units_at(state: State, where: Place) -> Stack:
    return tuple(unit for stack in state.stacks[where] for unit in units_of(stack))
