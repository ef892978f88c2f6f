"""A board becomes a plain dict, and the dict becomes a board."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.described import known, of_kind
from engine.core.errors import GameError, ImpossibleState
from engine.core.fields import settings_declared, settings_kept
from engine.core.rules import read_settings
from engine.filipinas import stages
from engine.filipinas.board import (
    CEMETERY,
    CITIES,
    FILIPINOS,
    HOME,
    HONG_KONG,
    LAND,
    LINES,
    MAP,
    NATIONS,
    PROVINCES,
    SIDES,
    Place,
    Side,
)
from engine.filipinas.checking import broken_rule, stage_fits
from engine.filipinas.counters import (
    BRIGADES,
    CORPS,
    COUNTERS,
    FILIPINO_LEADERS,
    LAND_UNITS,
    UNITS,
    Stack,
    in_order,
    units_of,
)
from engine.filipinas.deck import AMERICAN_DECK, CARDS, CARDS_OF, MAIN_DECK
from engine.filipinas.scenarios import SCENARIOS
from engine.filipinas.set_up import empty_board
from engine.filipinas.state import (
    CANOVAS,
    CONCENTRATED,
    PROTECTING,
    RESULTS,
    SAGASTA,
    SEARCHING,
    State,
    control,
    off_map,
    place_of,
)
from engine.filipinas.tables import START_MORALE, START_US, WAR
from engine.filipinas.verbs import place, remove

SETTINGS = tuple(told.key for told in settings_declared(State).values())
FLAGS = (
    "reconcentration",
    "zapote",
    "canovas_dead",
    "government_changed",
    "exiled",
    "guns_lost",
    "reinforced",
    "reinforced_before",
)
GONE = (CEMETERY, HOME)
DERIVED = ("control",)


def summary(state: State) -> dict[str, Any]:
    """Tracks, every stack on the map, what lies on them, and the hands."""
    return {
        "scenario": state.scenario,
        "turn": state.turn,
        "stage": state.stage,
        "to_play": state.to_play,
        "passes": state.passes,
        "result": state.result,
        "points": dict(state.points),
        "morale": state.morale,
        "us": state.us,
        "at_war": state.at_war,
        "government": state.government,
        **settings_kept(state),
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
        "hid": [counter for counter in COUNTERS if counter in state.hid],
        "hand": {side: list(state.hand[side]) for side in SIDES},
        "played": list(state.played),
        "lasting": [card for side in SIDES for card in CARDS_OF[side] if card in state.lasting],
    }


def from_summary(
    board: Mapping[str, Any], humans: Collection[Side] | None = None, chance: Chance | None = None
) -> State:
    """A state with that board; raises ImpossibleState with a sentence if there can be no such board.

    What is not named is as at the start of a game without forces: no stacks, points or hands, Morale 10, Cánovas.
    """
    state = empty_board(chance or Chance(0))
    _refuse_strange_names(board, humans or ())
    read_settings(state, {key: board[key] for key in SETTINGS if key in board})
    _read(state, board)
    if wrong := broken_rule(state) or _beyond(state):
        raise ImpossibleState(f"This board cannot be: {wrong}.")
    state.humans = frozenset(side for side in SIDES if humans is None or side in humans)
    state.effects.clear()
    return state


# What a board may name

NAMES: dict[str, tuple[str, ...]] = {
    "points": SIDES,
    "cities": CITIES,
    "places": MAP,
    "strength": UNITS,
    "posture": BRIGADES,
    "hand": SIDES,
}
"""The keys of each part that is a dict."""
LISTS: dict[str, tuple[str, ...]] = {
    "lines": LINES,
    "looted": LAND,
    "targets": (*CORPS, *FILIPINO_LEADERS),
    "trenches": LAND_UNITS,
    "hid": (*CORPS, *FILIPINO_LEADERS),
    "played": tuple(CARDS),
    "lasting": tuple(CARDS),
    **dict.fromkeys(GONE, COUNTERS),
}
"""What may stand in each part that is a list."""
WORDS: dict[str, tuple[str, ...]] = {
    "scenario": tuple(SCENARIOS),
    "stage": stages.STAGES,
    "to_play": SIDES,
    "government": (CANOVAS, SAGASTA),
    "result": RESULTS,
}
NUMBERS = ("turn", "passes", "morale", "us")
TRUTHS = ("at_war", *FLAGS)
PARTS = (*NAMES, *LISTS, *WORDS, *NUMBERS, *SETTINGS, *TRUTHS, *DERIVED)


def _refuse_strange_names(board: Mapping[str, Any], humans: Collection[Side]) -> None:
    """Whatever the board names must exist, and be of its kind."""
    for side in humans:
        known("side", side, SIDES)
    for part in of_kind(Mapping, "The board", board):
        known("part of a board", part, PARTS)
    for part, names in NAMES.items():
        for name, value in of_kind(Mapping, part, board.get(part, {})).items():
            known(f"name in {part}", name, names)
            _check_value(part, name, value)
    for part, names in LISTS.items():
        for name in of_kind((list, tuple), part, board.get(part, ())):
            known(f"name in {part}", name, names)
    for part, names in WORDS.items():
        if part in board:
            known(part, board[part], names)
    for part in NUMBERS:
        of_kind(int, part, board.get(part, 0))
    for part in TRUTHS:
        of_kind(bool, part, board.get(part, False))


def _check_value(part: str, name: str, value: Any) -> None:
    if part in ("points", "strength"):
        of_kind(int, f"{part} of {name}", value)
    elif part == "cities":
        known(f"holder of {name}", value, NATIONS)
    elif part == "posture":
        known(f"posture of {name}", value, (CONCENTRATED, PROTECTING, SEARCHING))
    elif part == "hand":
        for card in of_kind((list, tuple), f"The hand of {name}", value):
            known("card", card, tuple(CARDS))
    else:
        for stack in of_kind((list, tuple), f"What stands in {name}", value):
            for counter in of_kind((list, tuple), f"A stack in {name}", stack):
                known("counter", counter, COUNTERS)


# How it is laid out


def _read(state: State, board: Mapping[str, Any]) -> None:
    state.scenario = board.get("scenario", state.scenario)
    state.turn = board.get("turn", 1)
    state.stage = board.get("stage", stages.ACTION)
    state.to_play = board.get("to_play", FILIPINOS)
    state.passes = board.get("passes", 0)
    state.result = board.get("result", "")
    state.points.update(board.get("points", {}))
    state.morale = board.get("morale", START_MORALE)
    state.at_war = board.get("at_war", False)
    state.us = board.get("us", WAR if state.at_war else START_US)
    state.government = board.get("government", CANOVAS)
    for flag in FLAGS:
        setattr(state, flag, board.get(flag, getattr(state, flag)))
    state.city.update(board.get("cities", {}))
    state.lines = frozenset(board.get("lines", ()))
    state.looted = frozenset(board.get("looted", ()))
    for where, stacks in board.get("places", {}).items():
        for stack in stacks:
            _stand(state, where, in_order(stack))
    for where in GONE:
        for counter in board.get(where, ()):
            if place_of(state, counter) in MAP:
                raise ImpossibleState(f"This board cannot be: {counter} is on the map and in {where}.")
            remove(state, counter, where)
    state.exiled = board.get("exiled", any(place_of(state, leader) == HONG_KONG for leader in FILIPINO_LEADERS))
    state.strength.update(board.get("strength", {}))
    state.posture.update(board.get("posture", {}))
    state.targets = frozenset(board.get("targets", ()))
    state.trenches = frozenset(board.get("trenches", ()))
    state.hid = frozenset(board.get("hid", ()))
    _deal(state, board)


def _stand(state: State, where: Place, stack: Stack) -> None:
    into: Stack = ()
    for counter in stack:
        if place_of(state, counter) in MAP:
            raise ImpossibleState(f"This board cannot be: {counter} is there twice.")
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
        within = stage_fits(State.unpack(state.pack()))
    except GameError:
        within = False
    return "" if within else "a value is beyond its limits, or the stage does not fit the rest"


def _units_at(state: State, where: Place) -> Stack:
    return tuple(unit for stack in state.stacks[where] for unit in units_of(stack))
